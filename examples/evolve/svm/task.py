"""SVM prediction with an RBF kernel: decision values, and the classes that follow from them."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, samples, vectors, features):
    return {
        "samples": samples,
        "vectors": vectors,
        "features": features,
        "x": rng.standard_normal((samples, features), dtype=np.float32),
        "support": rng.standard_normal((vectors, features), dtype=np.float32),
        "weight": rng.standard_normal(vectors),
        "gamma": 1.0 / features,
        "bias": 0.1,
        "decision": out(samples),
        "label": out(samples, np.int32),
    }


def reference(x, support, weight, gamma, bias):
    """Differences are taken in float32, as the C does, then all is float64."""
    away = (x[:, None, :] - support[None, :, :]).astype(np.float64)
    decision = np.exp(-gamma * np.square(away).sum(axis=2)) @ weight - bias
    return {"decision": decision, "label": np.where(decision > 0, 1, -1).astype(np.int32)}


task = Task(
    source="svm.c",
    function="svm",
    inputs=inputs,
    reference=reference,
    search=[{"samples": 16, "vectors": 64, "features": 48}],
    validation=[
        {"samples": 9, "vectors": 33, "features": 37},
        {"samples": 3, "vectors": 1, "features": 1},
    ],
    sealed=[
        {"samples": 21, "vectors": 80, "features": 60},
        {"samples": 5, "vectors": 7, "features": 3},
    ],
)
