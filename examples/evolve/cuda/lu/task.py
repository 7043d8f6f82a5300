"""LU decomposition of small matrices whose diagonal dominates."""

import numpy as np

from perfdojo.evolve import Task, launch


def inputs(rng, count, n):
    a = rng.uniform(-1, 1, (count, n, n)) + n * np.eye(n)
    return {"n": n, "a": a.astype(np.float32)}


def launches(count):
    return [launch("lu", grid=count, block=(32, 32))]


def reference(n, a):
    """In float64, all matrices at once."""
    found = a.astype(np.float64)
    for k in range(n - 1):
        found[:, k + 1 :, k] /= found[:, k, k, None]
        found[:, k + 1 :, k + 1 :] -= found[:, k + 1 :, k, None] * found[:, k, None, k + 1 :]
    return {"a": found}


task = Task(
    source="lu.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[{"count": 264, "n": 32}, {"count": 3, "n": 19}],
    validation=[{"count": 40, "n": 31}, {"count": 5, "n": 2}],
    sealed=[{"count": 33, "n": 27}, {"count": 2, "n": 1}],
)
