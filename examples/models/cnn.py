"""A small MobileNet: a network of depthwise and pointwise convolutions, and how it is trained."""

from __future__ import annotations

import time
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

STEM = 32
# Channels and stride of each block; blocks that keep their shape add to what they get.
BLOCKS = ((64, 1), (64, 1), (128, 2), (128, 1), (128, 1), (256, 2), (256, 1))
_EPS, _MEMORY = 1e-5, 0.9
_KEEP = 0.85  # of the blocks that add, so many take part in a step: stochastic depth


def conv(x, w, stride=1, groups=1):
    """A convolution of pictures, NHWC."""
    return lax.conv_general_dilated(
        x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"),
        feature_group_count=groups,
    )  # fmt: skip


def predict(params, x):
    """Scores of each class; every batch norm is folded into the convolution before it."""
    with jax.named_scope("stem"):
        x = jax.nn.relu(conv(x, params["stem"]["w"], 2) + params["stem"]["b"])
    for number, (channels, stride) in enumerate(BLOCKS):
        layer = params[f"block{number}"]
        with jax.named_scope(f"block{number}"):
            y = conv(x, layer["depth"]["w"], stride, x.shape[-1])
            y = jax.nn.relu(y + layer["depth"]["b"])
            y = jax.nn.relu(conv(y, layer["point"]["w"]) + layer["point"]["b"])
            x = x + y if stride == 1 and x.shape[-1] == channels else y
    with jax.named_scope("head"):
        return jnp.mean(x, (1, 2)) @ params["head"]["w"] + params["head"]["b"]


# -- training -------------------------------------------------------------------------------------


def init(rng: np.random.Generator, inputs: int, classes: int):
    """Weights before training: by He."""

    def weight(*shape):
        scale = np.sqrt(2 / np.prod(shape[:-1]))
        return (rng.normal(size=shape) * scale).astype(np.float32)

    def layer(*shape):
        return {"w": weight(*shape), "g": np.ones(shape[-1], "f"), "b": np.zeros(shape[-1], "f")}

    params, last = {"stem": layer(3, 3, inputs, STEM)}, STEM
    for number, (channels, _) in enumerate(BLOCKS):
        params[f"block{number}"] = {
            "depth": layer(3, 3, 1, last),
            "point": layer(1, 1, last, channels),
        }
        last = channels
    head = (rng.normal(size=(last, classes)) * 0.01).astype(np.float32)
    return params | {"head": {"w": head, "b": np.zeros(classes, "f")}}


def _shifted(x, w, stride):
    """A depthwise convolution as a sum of shifted pictures: XLA differentiates it far faster."""
    size = x.shape[1]
    out = -(-size // stride)
    extra = max((out - 1) * stride + 3 - size, 0)
    low = extra // 2
    x = jnp.pad(x, ((0, 0), (low, extra - low), (low, extra - low), (0, 0)))
    ends = (out - 1) * stride + 1
    return sum(
        x[:, i : i + ends : stride, j : j + ends : stride] * w[i, j, 0]
        for i in range(3)
        for j in range(3)
    )


def _norm(x, layer, means, name):
    mean, var = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))
    means[name] = (mean, var)
    return (x - mean) * lax.rsqrt(var + _EPS) * layer["g"] + layer["b"]


def _forward(params, x, key):
    means = {}
    x = jax.nn.relu(_norm(conv(x, params["stem"]["w"], 2), params["stem"], means, "stem"))
    for number, (channels, stride) in enumerate(BLOCKS):
        layer, name = params[f"block{number}"], f"block{number}"
        y = _shifted(x, layer["depth"]["w"], stride)
        y = jax.nn.relu(_norm(y, layer["depth"], means, name + "/depth"))
        y = jax.nn.relu(
            _norm(y @ layer["point"]["w"][0, 0], layer["point"], means, name + "/point")
        )
        if stride == 1 and x.shape[-1] == channels:
            key, now = jax.random.split(key)
            x = x + y * jax.random.bernoulli(now, _KEEP, (x.shape[0], 1, 1, 1)) / _KEEP
        else:
            x = y
    return jnp.mean(x, (1, 2)) @ params["head"]["w"] + params["head"]["b"], means


@partial(jax.jit, donate_argnums=(0, 1))
def _step(params, speed, x, y, rate, key):
    def loss(params):
        scores, means = _forward(params, x, key)
        aims = 0.9 * jax.nn.one_hot(y, scores.shape[-1]) + 0.1 / scores.shape[-1]
        wrong = -jnp.mean(jnp.sum(jax.nn.log_softmax(scores) * aims, -1))
        weights = sum(jnp.sum(w * w) for w in jax.tree.leaves(params) if w.ndim > 1)
        return wrong + 2.5e-4 * weights, means

    (value, means), slope = jax.value_and_grad(loss, has_aux=True)(params)
    speed = jax.tree.map(lambda s, g: 0.9 * s + g, speed, slope)
    params = jax.tree.map(lambda p, s, g: p - rate * (0.9 * s + g), params, speed, slope)
    return params, speed, value, means


def _varied(rng, x, shift):
    """Pictures moved by a few pixels."""
    size = x.shape[1]
    padded = np.pad(x, ((0, 0), (shift, shift), (shift, shift), (0, 0)))
    moved = rng.integers(0, 2 * shift + 1, (len(x), 2))
    return np.stack(
        [p[a : a + size, b : b + size] for p, (a, b) in zip(padded, moved, strict=True)]
    )


def fold(params, means):
    """The network of `predict`: each norm, with its running mean, in the weights before it."""

    def folded(layer, name):
        mean, var = means[name]
        scale = layer["g"] / np.sqrt(var + _EPS)
        return {"w": layer["w"] * scale, "b": layer["b"] - mean * scale}

    found = {"stem": folded(params["stem"], "stem"), "head": params["head"]}
    for number in range(len(BLOCKS)):
        name = f"block{number}"
        found[name] = {
            part: folded(params[name][part], f"{name}/{part}") for part in ("depth", "point")
        }
    return jax.tree.map(lambda w: np.asarray(w, np.float32), found)


def train(
    x, y, *, classes: int, epochs: int, seed: int = 0, batch: int = 100, rate: float = 0.1,
    flip: bool = True, shift: int = 4, say=print,
):  # fmt: skip
    """Train on pictures in [-1, 1] (or so): SGD with momentum, its rate falling as a cosine."""
    rng = np.random.default_rng(seed)
    params = init(rng, x.shape[-1], classes)
    speed = jax.tree.map(np.zeros_like, params)
    means, total, done, began = None, epochs * (len(x) // batch), 0, time.monotonic()
    for epoch in range(epochs):
        order, loss = rng.permutation(len(x)), 0.0
        for start in range(0, len(x) - batch + 1, batch):
            rows = order[start : start + batch]
            seen = _varied(rng, x[rows], shift)
            if flip:
                turned = rng.random(batch) < 0.5
                seen[turned] = seen[turned, :, ::-1]
            now = rate * min(1, (done + 1) / (0.1 * total)) * (1 + np.cos(np.pi * done / total)) / 2
            key = jax.random.key(done + 10_000 * seed)
            params, speed, value, new = _step(params, speed, seen, y[rows], now, key)
            old = new if means is None else means
            means = jax.tree.map(lambda a, b: _MEMORY * a + (1 - _MEMORY) * b, old, new)
            loss, done = loss + float(value), done + 1
        say(
            f"epoch {epoch + 1}: loss {loss * batch / len(x):.3f}, {time.monotonic() - began:.0f} s"
        )
    return fold(jax.tree.map(np.asarray, params), jax.tree.map(np.asarray, means))
