"""Global alignment of two related sequences: the whole matrix, one launch a diagonal of tiles."""

import numpy as np

from perfdojo.evolve import Task, launch

TILE = 16


def inputs(rng, n, m):
    a = rng.integers(0, 4, n, np.int8)
    b = np.resize(np.delete(a, rng.integers(0, n, n // 10)), m)
    b = np.where(rng.random(m) < 0.1, rng.integers(0, 4, m, np.int8), b).astype(np.int8)
    gap = 2
    h = np.zeros((n + 1, m + 1), np.int32)
    h[0], h[:, 0] = -gap * np.arange(m + 1), -gap * np.arange(n + 1)
    return {"n": n, "m": m, "a": a, "b": b, "match": 3, "mismatch": 2, "gap": gap, "h": h}


def launches(n, m):
    rows, columns = -(-n // TILE), -(-m // TILE)
    found = []
    for diagonal in range(rows + columns - 1):
        first, last = max(0, diagonal - columns + 1), min(diagonal, rows - 1)
        found.append(launch("tiles", last - first + 1, TILE, diagonal=diagonal, first=first))
    return found


def reference(n, m, a, b, match, mismatch, gap, h):
    """By diagonals: no cell of one depends on another."""
    for d in range(2, n + m + 1):
        i = np.arange(max(1, d - m), min(n, d - 1) + 1)
        j = d - i
        diagonal = h[i - 1, j - 1] + np.where(a[i - 1] == b[j - 1], match, -mismatch)
        h[i, j] = np.maximum(diagonal, np.maximum(h[i, j - 1], h[i - 1, j]) - gap)
    return {"h": h}


task = Task(
    source="needleman_wunsch.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[{"n": 256, "m": 256}, {"n": 37, "m": 50}],
    validation=[{"n": 191, "m": 203}, {"n": 5, "m": 33}],
    sealed=[{"n": 225, "m": 130}, {"n": 17, "m": 1}],
)
