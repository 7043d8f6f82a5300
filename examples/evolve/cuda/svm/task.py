"""Decision values and labels of samples; the number of support vectors is a multiple of 128."""

import numpy as np

from perfdojo.evolve import Task, launch, out

THREADS = 128


def inputs(rng, samples, vectors, features):
    return {
        "vectors": vectors * THREADS, "features": features,
        "sample": rng.standard_normal((samples, features)).astype(np.float32),
        "support": rng.standard_normal((vectors * THREADS, features)).astype(np.float32),
        "weight": rng.uniform(0.1, 1, vectors * THREADS).astype(np.float32),
        "gamma": 0.5 / features, "offset": -0.3 * vectors * THREADS,
        "decision": out(samples, np.float32), "label": out(samples, np.int32),
    }  # fmt: skip


def launches(samples):
    return [launch("predict", grid=samples, block=THREADS)]


def reference(sample, support, weight, gamma, offset):
    """In float64."""
    apart = sample[:, None, :].astype(np.float64) - support
    decision = np.exp(-gamma * (apart**2).sum(axis=2)) @ weight.astype(np.float64) + offset
    return {"decision": decision, "label": np.where(decision > 0, 1, -1)}


task = Task(
    source="svm.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[
        {"samples": 264, "vectors": 4, "features": 24},
        {"samples": 5, "vectors": 1, "features": 7},
    ],
    validation=[
        {"samples": 70, "vectors": 3, "features": 17},
        {"samples": 9, "vectors": 2, "features": 1},
    ],
    sealed=[
        {"samples": 101, "vectors": 5, "features": 13},
        {"samples": 1, "vectors": 1, "features": 30},
    ],
)
