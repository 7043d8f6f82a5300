"""Temperatures of a chip after a few steps; two arrays take turns."""

import numpy as np

from perfdojo.evolve import Task, launch, out

TILE = 16


def inputs(rng, rows, columns, steps):
    shape = (rows, columns)
    return {
        "rows": rows, "columns": columns, "steps": steps,
        "power": rng.random(shape).astype(np.float32),
        "start": (80 + 5 * rng.random(shape)).astype(np.float32),
        "even": out(shape, np.float32), "odd": out(shape, np.float32),
        "step": 0.3, "capacity": 2.0, "rx": 1.3, "ry": 1.7, "rz": 9.0, "air": 80.0,
    }  # fmt: skip


def launches(rows, columns, steps):
    grid = (-(-columns // TILE), -(-rows // TILE))
    arrays = ["start", *(("odd", "even") * steps)[:steps]]
    return [
        launch("heat", grid, (TILE, TILE), before=arrays[n], after=arrays[n + 1])
        for n in range(steps)
    ]


def reference(rows, columns, steps, power, start, step, capacity, rx, ry, rz, air):
    """In float64; both arrays are outputs: the last two steps."""
    states = [start.astype(np.float64)]
    for _ in range(steps):
        t = states[-1]
        p = np.pad(t, 1, mode="edge")
        flow = power + (p[2:, 1:-1] + p[:-2, 1:-1] - 2 * t) / ry
        flow += (p[1:-1, 2:] + p[1:-1, :-2] - 2 * t) / rx + (air - t) / rz
        states.append(t + step / capacity * flow)
    last = steps % 2
    return {"odd": states[-1] if last else states[-2], "even": states[-2] if last else states[-1]}


task = Task(
    source="thermal.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[{"rows": 256, "columns": 256, "steps": 8}, {"rows": 35, "columns": 21, "steps": 3}],
    validation=[
        {"rows": 190, "columns": 131, "steps": 7},
        {"rows": 33, "columns": 100, "steps": 2},
    ],
    sealed=[{"rows": 129, "columns": 250, "steps": 9}, {"rows": 5, "columns": 19, "steps": 4}],
)
