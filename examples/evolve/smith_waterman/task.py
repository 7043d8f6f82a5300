"""Local alignment of two related sequences: the best score, where it ends, and the matrices."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, n, m):
    a = rng.integers(0, 4, n, np.int8)
    b = np.resize(np.delete(a, rng.integers(0, n, n // 12)), m)  # related, with gaps
    noise = rng.random(m) < 0.15
    b = np.where(noise, rng.integers(0, 4, m, np.int8), b).astype(np.int8)
    table = out((n + 1, m + 1), np.int32)
    return {
        "n": n, "m": m, "a": a, "b": b,
        "match": 3, "mismatch": 2, "open": 3, "extend": 1,
        "h": table, "e": table, "f": table, "end": out(2, np.int32),
    }  # fmt: skip


def reference(n, m, a, b, match, mismatch, open, extend):  # as in the C
    """Cell by cell in Python; e and f are scratch, and not compared."""
    rows = [[0] * (m + 1) for _ in range(n + 1)]
    f = [-open - extend] * (m + 1)
    best, end = 0, (0, 0)
    for i in range(1, n + 1):
        e = -open - extend
        for j in range(1, m + 1):
            e = max(e - extend, rows[i][j - 1] - open - extend)
            f[j] = max(f[j] - extend, rows[i - 1][j] - open - extend)
            diagonal = rows[i - 1][j - 1] + (match if a[i - 1] == b[j - 1] else -mismatch)
            rows[i][j] = max(0, diagonal, e, f[j])
            if rows[i][j] > best:
                best, end = rows[i][j], (i, j)
    return {"h": np.array(rows, np.int32), "end": np.array(end, np.int32), "return": np.int32(best)}


task = Task(
    source="smith_waterman.c",
    function="smith_waterman",
    inputs=inputs,
    reference=reference,
    search=[{"n": 72, "m": 88}],
    validation=[{"n": 61, "m": 47}, {"n": 1, "m": 3}],
    sealed=[{"n": 90, "m": 101}, {"n": 13, "m": 2}],
)
