"""Anisotropic diffusion of a noisy image."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, rows, cols, steps):
    image = np.where(np.arange(cols) < cols // 2, 40.0, 90.0) + 8 * rng.standard_normal(
        (rows, cols)
    )
    return {
        "rows": rows,
        "cols": cols,
        "steps": steps,
        "lambda": 0.2,
        "kappa": 12.0,
        "image": image,
        "next": out((rows, cols)),
    }


def reference(steps, image, **others):
    """Whole arrays at a time."""
    kappa, rate = others["kappa"], others["lambda"]
    for _ in range(steps):
        around = np.pad(image, 1, mode="edge")
        sides = (around[:-2, 1:-1], around[2:, 1:-1], around[1:-1, :-2], around[1:-1, 2:])
        slopes = [side - image for side in sides]
        image = image + rate * sum(slope / (1 + (slope / kappa) ** 2) for slope in slopes)
    return {"image": image}


task = Task(
    source="diffusion.c",
    function="diffusion",
    inputs=inputs,
    reference=reference,
    search=[{"rows": 40, "cols": 56, "steps": 2}],
    validation=[{"rows": 33, "cols": 47, "steps": 3}, {"rows": 1, "cols": 5, "steps": 1}],
    sealed=[{"rows": 56, "cols": 40, "steps": 4}, {"rows": 51, "cols": 3, "steps": 2}],
)
