"""Global alignment: the whole table of scores, most of them negative."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, n, m):
    letters = 20
    similarity = rng.integers(-4, 3, (letters, letters), np.int32)
    return {
        "n": n, "m": m, "letters": letters,
        "a": rng.integers(0, letters, n, np.int32),
        "b": rng.integers(0, letters, m, np.int32),
        "similarity": (similarity + similarity.T).astype(np.int32),
        "penalty": 5,
        "reward": out((n, m), np.int32),
        "table": out((n + 1, m + 1), np.int32),
    }  # fmt: skip


def reference(n, m, a, b, similarity, penalty):
    """Cell by cell in Python."""
    rows = [[-j * penalty for j in range(m + 1)]]
    for i in range(1, n + 1):
        row = [-i * penalty]
        for j in range(1, m + 1):
            diagonal = rows[-1][j - 1] + int(similarity[a[i - 1], b[j - 1]])
            row.append(max(diagonal, row[-1] - penalty, rows[-1][j] - penalty))
        rows.append(row)
    return {"table": np.array(rows, np.int32)}


task = Task(
    source="needleman_wunsch.c",
    function="needleman_wunsch",
    inputs=inputs,
    reference=reference,
    search=[{"n": 80, "m": 96}],
    validation=[{"n": 57, "m": 71}, {"n": 1, "m": 4}],
    sealed=[{"n": 103, "m": 90}, {"n": 6, "m": 1}],
)
