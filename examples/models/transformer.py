"""One block of a transformer over the rows of a picture: attention, then two dense layers."""

from __future__ import annotations

import time

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, HEADS, INNER = 64, 4, 256


def norm(x, scale, shift):
    """Layer norm over the last axis."""
    mean = jnp.mean(x, -1, keepdims=True)
    var = jnp.mean((x - mean) ** 2, -1, keepdims=True)
    return (x - mean) / jnp.sqrt(var + 1e-5) * scale + shift


def attend(p, x):
    """Attention of all rows to all rows."""
    batch, rows, _ = x.shape

    def heads(w):
        return (x @ w).reshape(batch, rows, HEADS, WIDTH // HEADS)

    q, k, v = heads(p["q"]), heads(p["k"]), heads(p["v"])
    scores = jnp.einsum("bihd,bjhd->bhij", q, k) / np.sqrt(WIDTH // HEADS)
    mixed = jnp.einsum("bhij,bjhd->bihd", jax.nn.softmax(scores), v)
    return mixed.reshape(batch, rows, WIDTH) @ p["o"]


def predict(p, x):
    """Scores of each class, from pictures whose rows follow each other."""
    side = round(x.shape[-1] ** 0.5)
    with jax.named_scope("embed"):
        x = x.reshape(len(x), side, side) @ p["embed"] + p["place"]
    with jax.named_scope("attention"):
        x = x + attend(p, norm(x, p["scale1"], p["shift1"]))
    with jax.named_scope("dense"):
        y = jax.nn.gelu(norm(x, p["scale2"], p["shift2"]) @ p["w1"] + p["b1"])
        x = x + y @ p["w2"] + p["b2"]
    with jax.named_scope("head"):
        return jnp.mean(norm(x, p["scale3"], p["shift3"]), 1) @ p["head"] + p["bias"]


def init(rng: np.random.Generator, side: int, classes: int):
    """Weights before training."""

    def weight(*shape):
        return (rng.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32)

    p = {name: weight(WIDTH, WIDTH) for name in "qkvo"}
    p |= {f"scale{n}": np.ones(WIDTH, "f") for n in (1, 2, 3)}
    p |= {f"shift{n}": np.zeros(WIDTH, "f") for n in (1, 2, 3)}
    return p | {
        "embed": weight(side, WIDTH), "place": 0.02 * weight(side, WIDTH),
        "w1": weight(WIDTH, INNER), "b1": np.zeros(INNER, "f"),
        "w2": weight(INNER, WIDTH), "b2": np.zeros(WIDTH, "f"),
        "head": weight(WIDTH, classes), "bias": np.zeros(classes, "f"),
    }  # fmt: skip


def train(x, y, *, classes=10, epochs=12, seed=0, batch=50, rate=2e-3, say=print):
    """Adam, its rate falling to nothing."""
    rng = np.random.default_rng(seed)
    p = init(rng, round(x.shape[-1] ** 0.5), classes)
    one = two = jax.tree.map(np.zeros_like, p)

    @jax.jit
    def step(p, one, two, x, y, rate, count):
        def loss(p):
            logs = jax.nn.log_softmax(predict(p, x))
            return -jnp.mean(jnp.take_along_axis(logs, y[:, None], 1))

        value, slope = jax.value_and_grad(loss)(p)
        one = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, one, slope)
        two = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, two, slope)
        a, b = 1 - 0.9**count, 1 - 0.999**count
        p = jax.tree.map(lambda w, m, v: w - rate * m / a / (jnp.sqrt(v / b) + 1e-8), p, one, two)
        return p, one, two, value

    total, done, began = epochs * (len(x) // batch), 0, time.monotonic()
    for epoch in range(epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(x) - batch + 1, batch):
            rows = order[start : start + batch]
            done += 1
            p, one, two, value = step(
                p, one, two, x[rows], y[rows], rate * (1 - done / total), done
            )
        say(f"epoch {epoch + 1}: loss {float(value):.3f}, {time.monotonic() - began:.0f} s")
    return jax.tree.map(np.asarray, p)
