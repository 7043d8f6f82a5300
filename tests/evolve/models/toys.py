"""A model task that is small enough for tests: three clouds of points, and a net."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

HEAD = dedent("""
    import jax.numpy as jnp
    import numpy as np
    from perfdojo.evolve.models import Data, Prediction, Training, make_data

    def cloud(count=600, seed=0, rare=1.0):
        rng = np.random.default_rng(seed)
        chances = np.array([1.0, 1.0, rare])
        y = rng.choice(3, count, p=chances / chances.sum()).astype(np.int32)
        angle = 2 * np.pi * y / 3
        centres = np.stack([np.cos(angle), np.sin(angle)] + [0 * angle] * 6, 1)
        return (centres + 0.35 * rng.normal(size=(count, 8))).astype(np.float32), y

    def predict(params, x):
        return jnp.tanh(x @ params["w"]) @ params["v"]

    rng = np.random.default_rng(1)
    angle = 2 * np.pi * np.arange(16) / 16
    W = np.zeros((8, 16), np.float32)
    W[0], W[1] = np.cos(angle), np.sin(angle)
    V = np.stack([np.cos(angle - 2 * np.pi * k / 3) for k in range(3)], 1).astype(np.float32)
    data = make_data(*cloud())
    """)

PREDICTION = HEAD + dedent("""
    task = Prediction(predict=predict, params={"w": W, "v": V}, data=data, batch=30)
    """)

TRAINING = HEAD + dedent("""
    def init(rng):
        return {"w": W, "v": -0.1 * V}

    def step(params, x, y):
        hidden = jnp.tanh(x @ params["w"])
        powers = jnp.exp(hidden @ params["v"])
        slope = powers / powers.sum(-1, keepdims=True) - (y[:, None] == jnp.arange(3))
        return {"w": params["w"], "v": params["v"] - 0.0003 * (hidden.T @ slope)}

    task = Training(step=step, predict=predict, init=init, data=data, batch=30, steps=12)
    """)


def write(folder: Path, text: str) -> Path:
    path = folder / "toy.py"
    path.write_text(text, encoding="utf-8")
    return path
