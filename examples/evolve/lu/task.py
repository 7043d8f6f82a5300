"""LU decomposition with pivoting: the factors multiplied must give the matrix back."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, n):
    return {"n": n, "a": rng.standard_normal((n, n)), "pivot": out(n, np.int32)}


def reference(n, a):
    """The same algorithm, a column at a time in NumPy, in extended precision."""
    a = a.astype(np.longdouble)
    pivot = np.zeros(n, np.int32)
    for k in range(n):
        pivot[k] = k + np.argmax(np.abs(a[k:, k]))
        a[[k, pivot[k]]] = a[[pivot[k], k]]
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return {"a": a.astype(np.float64), "pivot": pivot, "return": np.int32(0)}


task = Task(
    source="lu.c",
    function="lu",
    inputs=inputs,
    reference=reference,
    search=[{"n": 96}],
    validation=[{"n": 96}, {"n": 61}, {"n": 1}],
    sealed=[{"n": 117}, {"n": 64}, {"n": 2}],
)
