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
_EPS = 1e-5
_KEEP = 0.9  # of the blocks that add, so many take part in a step: stochastic depth
_DECAY, _SMOOTH = 5e-4, 0.1  # of weights; of what is right, that is shared by all classes
_WARM = 0.1  # of all steps, in which the rate rises
_SLOW = 0.998  # the mean of weights over about so many steps, 1 / (1 - 0.998), is what is kept
_LIGHT, _HOLE = 0.2, 8  # by how much light changes; the hole is a quarter of a picture wide


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
    mean, var = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))  # of this batch
    means[name] = (mean, var)
    return (x - mean) * lax.rsqrt(var + _EPS) * layer["g"] + layer["b"]


def _forward(params, x, key):
    """Scores, and what each norm saw; without a key, nothing is left to chance."""
    means = {}
    x = jax.nn.relu(_norm(conv(x, params["stem"]["w"], 2), params["stem"], means, "stem"))
    for number, (channels, stride) in enumerate(BLOCKS):
        layer, name = params[f"block{number}"], f"block{number}"
        y = _shifted(x, layer["depth"]["w"], stride)
        y = jax.nn.relu(_norm(y, layer["depth"], means, name + "/depth"))
        y = jax.nn.relu(
            _norm(y @ layer["point"]["w"][0, 0], layer["point"], means, name + "/point")
        )
        if stride == 1 and x.shape[-1] == channels and key is None:
            x = x + y
        elif stride == 1 and x.shape[-1] == channels:
            key, now = jax.random.split(key)
            x = x + y * jax.random.bernoulli(now, _KEEP, (x.shape[0], 1, 1, 1)) / _KEEP
        else:
            x = y
    return jnp.mean(x, (1, 2)) @ params["head"]["w"] + params["head"]["b"], means


# -- pictures that vary ---------------------------------------------------------------------------


def _varied(key, x, shift, flip):
    """Each picture moved by a few pixels, mirrored or not, lighter or darker, with a hole."""
    count, size = x.shape[0], x.shape[1]
    keys = jax.random.split(key, 5)
    padded = jnp.pad(x, ((0, 0), (shift, shift), (shift, shift), (0, 0)))
    moved = jax.random.randint(keys[0], (count, 2), 0, 2 * shift + 1)
    shape = (size, size, x.shape[-1])
    x = jax.vmap(lambda p, at: lax.dynamic_slice(p, (at[0], at[1], 0), shape))(padded, moved)
    if flip:
        turned = jax.random.bernoulli(keys[1], 0.5, (count, 1, 1, 1))
        x = jnp.where(turned, x[:, :, ::-1], x)
    contrast, light = jax.random.uniform(
        keys[2], (2, count, 1, 1, 1), minval=-_LIGHT, maxval=_LIGHT
    )
    centre = jax.random.randint(keys[3], (count, 2), 0, size)
    away = jnp.abs(jnp.arange(size) - centre[..., None]) > size // _HOLE
    seen = away[:, 0, :, None] | away[:, 1, None, :]
    return (x * (1 + contrast) + light) * seen[..., None]


# -- one epoch, as one program --------------------------------------------------------------------


def _loss(params, x, y, key):
    scores, _ = _forward(params, x, key)
    aims = (1 - _SMOOTH) * jax.nn.one_hot(y, scores.shape[-1]) + _SMOOTH / scores.shape[-1]
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(scores) * aims, -1))


def _decayed(w):
    """Products of many weights are kept small; a depthwise filter, a norm or a bias is left."""
    return _DECAY * w if w.ndim > 1 and w.shape[-2] > 1 else 0 * w


@partial(jax.jit, static_argnames=("batch", "total", "rate", "shift", "flip"), donate_argnums=(0,))
def _epoch(state, x, y, key, done, *, batch, total, rate, shift, flip):
    """Every picture once, in random order: SGD with momentum, and a slow mean of the weights."""
    order_key, key = jax.random.split(key)
    steps = x.shape[0] // batch
    order = jax.random.permutation(order_key, x.shape[0])[: steps * batch].reshape(steps, batch)

    def step(state, given):
        params, speed, slow = state
        number, rows, key = given
        one, two = jax.random.split(key)
        seen = _varied(one, x[rows], shift, flip)
        value, slope = jax.value_and_grad(_loss)(params, seen, y[rows], two)
        warm = jnp.minimum(1.0, (number + 1) / (_WARM * total))
        now = rate * warm * (1 + jnp.cos(jnp.pi * number / total)) / 2
        slope = jax.tree.map(lambda g, p: g + _decayed(p), slope, params)
        speed = jax.tree.map(lambda s, g: 0.9 * s + g, speed, slope)
        params = jax.tree.map(lambda p, s, g: p - now * (0.9 * s + g), params, speed, slope)
        share = jnp.minimum(_SLOW, (1 + number) / (10 + number))
        slow = jax.tree.map(lambda m, p: share * m + (1 - share) * p, slow, params)
        return (params, speed, slow), value

    numbers = (done + jnp.arange(steps)).astype(jnp.float32)
    state, values = lax.scan(step, state, (numbers, order, jax.random.split(key, steps)))
    return state, jnp.mean(values)


@jax.jit
def _norms(params, x):
    return _forward(params, x, None)[1]


def measure_norms(params, x, batch):
    """Mean and variance before each norm, over all pictures as they are."""
    found = [_norms(params, x[i : i + batch]) for i in range(0, len(x) - batch + 1, batch)]
    return jax.tree.map(lambda *parts: np.mean([np.asarray(p) for p in parts], 0), *found)


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
    """Train on pictures in [-1, 1] (or so) on whatever device jax finds first."""
    first = jax.tree.map(jnp.asarray, init(np.random.default_rng(seed), x.shape[-1], classes))
    state = (first, jax.tree.map(jnp.zeros_like, first), jax.tree.map(jnp.array, first))
    x, y, key = jnp.asarray(x), jnp.asarray(y), jax.random.key(seed)
    steps, began = len(x) // batch, time.monotonic()
    how = {"batch": batch, "total": epochs * steps, "rate": rate, "shift": shift, "flip": flip}
    for epoch in range(epochs):
        state, loss = _epoch(state, x, y, jax.random.fold_in(key, epoch), epoch * steps, **how)
        loss, spent = float(loss), time.monotonic() - began
        left = spent / (epoch + 1) * (epochs - epoch - 1)
        say(f"epoch {epoch + 1} of {epochs}: loss {loss:.3f}, {spent:.0f} s, {left:.0f} s left")
    slow = state[2]
    return fold(jax.tree.map(np.asarray, slow), measure_norms(slow, x, batch))
