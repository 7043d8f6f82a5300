"""Local alignment of many pairs of sequences, tuned: registers and shuffles, one warp a pair."""

import runpy
from pathlib import Path

import numpy as np

from perfdojo.evolve import Task, launch, out

WARPS = 4  # in a block
plain = runpy.run_path(str(Path(__file__).parent.parent / "smith_waterman/task.py"))


def inputs(rng, pairs, n, m):
    scratch = out((pairs, n), np.int32)
    same = plain["inputs"](rng, pairs, n, m)
    return same | {"pairs": pairs, "edge_h": scratch, "edge_e": scratch}


def launches(pairs):
    return [launch("align", grid=-(-pairs // WARPS), block=32 * WARPS)]


task = Task(
    source="smith_waterman_tuned.cu",
    inputs=inputs,
    launches=launches,
    reference=plain["reference"],
    search=[{"pairs": 528, "n": 64, "m": 96}, {"pairs": 6, "n": 37, "m": 51}],
    validation=[{"pairs": 41, "n": 80, "m": 63}, {"pairs": 3, "n": 11, "m": 33}],
    sealed=[{"pairs": 33, "n": 61, "m": 95}, {"pairs": 7, "n": 1, "m": 9}],
)
