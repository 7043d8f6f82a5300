"""Heat on a chip: the temperature after a few steps."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, rows, cols, steps):
    return {
        "rows": rows,
        "cols": cols,
        "steps": steps,
        "t": 320 + 10 * rng.random((rows, cols)),
        "next": out((rows, cols)),
        "power": rng.random((rows, cols)),
        "k": np.array([0.05, 1.5, 1.25, 40.0, 300.0]),
    }


def reference(rows, cols, steps, t, power, k):
    """Whole arrays at a time; edges see their own temperature."""
    for _ in range(steps):
        around = np.pad(t, 1, mode="edge")
        rise = power + (around[:-2, 1:-1] + around[2:, 1:-1] - 2 * t) / k[1]
        rise += (around[1:-1, :-2] + around[1:-1, 2:] - 2 * t) / k[2] + (k[4] - t) / k[3]
        t = t + k[0] * rise
    return {"t": t}


task = Task(
    source="thermal.c",
    function="thermal",
    inputs=inputs,
    reference=reference,
    search=[{"rows": 48, "cols": 64, "steps": 4}],
    validation=[{"rows": 31, "cols": 45, "steps": 7}, {"rows": 1, "cols": 9, "steps": 2}],
    sealed=[{"rows": 64, "cols": 48, "steps": 5}, {"rows": 57, "cols": 2, "steps": 3}],
)
