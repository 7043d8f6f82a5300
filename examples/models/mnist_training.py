"""Train a two-layer net on MNIST (or, without data, on scikit-learn's digits): its step evolves.

Softmax, cross entropy and plain SGD are written out. The hyper-parameters are ordinary on purpose.
"""

import jax.numpy as jnp
import numpy as np

from perfdojo.evolve.models import Training, load_mnist

HIDDEN, CLASSES, RATE, BATCH = 128, 10, 0.03, 32
data = load_mnist()
INPUTS = data.search[0].shape[1]


def init(rng):
    def weight(rows, columns):
        return (rng.normal(size=(rows, columns)) * np.sqrt(2 / rows)).astype(np.float32)

    return {
        "w1": weight(INPUTS, HIDDEN), "b1": np.zeros(HIDDEN, np.float32),
        "w2": weight(HIDDEN, CLASSES), "b2": np.zeros(CLASSES, np.float32),
    }  # fmt: skip


def predict(params, x):
    hidden = jnp.maximum(x @ params["w1"] + params["b1"], 0)
    return hidden @ params["w2"] + params["b2"]


def step(params, x, y):
    before = x @ params["w1"] + params["b1"]
    hidden = jnp.maximum(before, 0)
    scores = hidden @ params["w2"] + params["b2"]
    powers = jnp.exp(scores - scores.max(-1, keepdims=True))
    chances = powers / powers.sum(-1, keepdims=True)
    aims = (y[:, None] == jnp.arange(CLASSES)).astype(jnp.float32)

    slope = (chances - aims) / BATCH
    back = jnp.where(before > 0, slope @ params["w2"].T, 0)
    return {
        "w1": params["w1"] - RATE * (x.T @ back),
        "b1": params["b1"] - RATE * back.sum(0),
        "w2": params["w2"] - RATE * (hidden.T @ slope),
        "b2": params["b2"] - RATE * slope.sum(0),
    }


task = Training(step=step, predict=predict, init=init, data=data, batch=BATCH, steps=200)
