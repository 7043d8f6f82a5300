"""A noisy image with an edge, smoothed for a few steps; two kernels a step."""

import numpy as np

from perfdojo.evolve import Task, launch, out


def inputs(rng, rows, columns, steps):
    shape = (rows, columns)
    image = np.where(np.arange(columns) < columns // 2, 0.2, 0.8) + 0.05 * rng.random(shape)
    parts = {name: out(shape, np.float32) for name in ("north", "south", "west", "east")}
    return {
        "rows": rows, "columns": columns, "steps": steps, "start": image.astype(np.float32),
        "kappa": 0.1, "rate": 0.2, **parts,
        "odd": out(shape, np.float32), "even": out(shape, np.float32),
    }  # fmt: skip


def launches(rows, columns, steps):
    grid, block = (-(-columns // 32), -(-rows // 8)), (32, 8)
    arrays = ["start", *(("odd", "even") * steps)[:steps]]
    found = []
    for n in range(steps):
        found.append(launch("conduct", grid, block, image=arrays[n]))
        found.append(launch("exchange", grid, block, image=arrays[n], result=arrays[n + 1]))
    return found


def reference(rows, columns, steps, start, kappa, rate):
    """In float64; the last two images. What flows is scratch, and not compared."""
    states = [start.astype(np.float64)]
    for _ in range(steps):
        u = states[-1]
        p = np.pad(u, 1, mode="edge")
        sides = (p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:])
        states.append(u + rate * sum((s - u) / (1 + ((s - u) / kappa) ** 2) for s in sides))
    last = steps % 2
    return {"odd": states[-1] if last else states[-2], "even": states[-2] if last else states[-1]}


task = Task(
    source="diffusion.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[{"rows": 256, "columns": 256, "steps": 4}, {"rows": 33, "columns": 70, "steps": 3}],
    validation=[
        {"rows": 301, "columns": 219, "steps": 5},
        {"rows": 7, "columns": 65, "steps": 2},
    ],
    sealed=[{"rows": 130, "columns": 251, "steps": 6}, {"rows": 9, "columns": 3, "steps": 3}],
)
