"""Local alignment of many pairs of sequences, unoptimised: the best score and where it ends."""

import numpy as np

from perfdojo.evolve import Task, launch, out


def inputs(rng, pairs, n, m):
    a = rng.integers(0, 4, (pairs, n), np.int8)
    b = np.empty((pairs, m), np.int8)
    for row, sequence in zip(b, a, strict=True):  # related, with gaps and noise
        kept = np.delete(sequence, rng.integers(0, n, n // 10))
        row[:] = np.resize(np.insert(kept, rng.integers(0, kept.size + 1), kept[: n // 8]), m)
    b = np.where(rng.random((pairs, m)) < 0.1, rng.integers(0, 4, (pairs, m), np.int8), b)
    return {
        "n": n, "m": m, "a": a, "b": b.astype(np.int8),
        "match": 3, "mismatch": 2, "open": 3, "extend": 1,
        "best": out(pairs, np.int32), "end": out((pairs, 2), np.int32),
    }  # fmt: skip


def launches(pairs, m):
    return [launch("align", grid=pairs, block=m, shared=9 * 4 * m)]


def reference(n, m, a, b, match, mismatch, open, extend):
    """All pairs at once, cell by cell."""
    pairs = len(a)
    low = -open - extend
    above, f = np.zeros((pairs, m + 1), int), np.full((pairs, m + 1), low)
    best, end = np.zeros(pairs, int), np.zeros((pairs, 2), int)
    for i in range(n):
        here, e = np.zeros((pairs, m + 1), int), np.full(pairs, low)
        for j in range(1, m + 1):
            e = np.maximum(e - extend, here[:, j - 1] + low)
            f[:, j] = np.maximum(f[:, j] - extend, above[:, j] + low)
            diagonal = above[:, j - 1] + np.where(a[:, i] == b[:, j - 1], match, -mismatch)
            here[:, j] = np.maximum.reduce([np.zeros(pairs, int), diagonal, e, f[:, j]])
            better = here[:, j] > best
            best = np.where(better, here[:, j], best)
            end[better] = (i + 1, j)
        above = here
    return {"best": best, "end": end}


task = Task(
    source="smith_waterman.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[{"pairs": 64, "n": 96, "m": 192}, {"pairs": 5, "n": 37, "m": 51}],
    validation=[{"pairs": 20, "n": 110, "m": 159}, {"pairs": 3, "n": 11, "m": 33}],
    sealed=[{"pairs": 17, "n": 61, "m": 223}, {"pairs": 7, "n": 1, "m": 9}],
)
