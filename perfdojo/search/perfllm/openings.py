"""How did games like this one go best? Lists of moves that a policy remembers from its training.

A network learns what good programs have in common, and forgets how exactly they were made. So the
best lists of each training game are kept as they are. In a new game those of the most similar
kernels are played, as far as they are legal there; what comes out is judged and measured like any
other program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from perfdojo.search.perfllm.cache import Vector

KEPT = 4  # lists of a game
_GOOD = 0.05  # of reward: what is so much slower than the best (13 %) is not kept


@dataclass(frozen=True, slots=True)
class Opening:
    """A list of moves that led far, from the untouched kernel `start`."""

    start: str
    steps: tuple[str, ...]


def choose(vectors: Vector, rewards: Vector, count: int = KEPT) -> list[int]:
    """The places of the best program and of others as good, each as unlike those before as can be.

    Near-copies of the best would teach nothing new.
    """
    good = np.flatnonzero(rewards >= rewards.max() - _GOOD)
    rows = (vectors[good] - vectors[good].mean(0)) / vectors[good].std(0).clip(1e-3)
    chosen = [int(rewards[good].argmax())]
    apart = np.full(len(good), np.inf)
    while len(chosen) < min(count, len(good)):
        apart = np.minimum(apart, ((rows - rows[chosen[-1]]) ** 2).sum(1))
        if apart.max() == 0:
            break
        chosen.append(int(apart.argmax()))
    return [int(good[place]) for place in chosen]


def nearest(
    openings: Sequence[Opening],
    start: str,
    encode: Callable[[Sequence[str]], Vector],
    count: int,
) -> list[Opening]:
    """The `count` openings whose kernels are most like `start`, the nearest first."""
    starts = list(dict.fromkeys(opening.start for opening in openings))
    if not starts:
        return []
    *rows, here = encode([*starts, start])
    every = np.stack(rows)
    scale = every.std(0).clip(1e-3)
    apart = (((every - here) / scale) ** 2).sum(1)
    order = {starts[place]: rank for rank, place in enumerate(apart.argsort().tolist())}
    return sorted(openings, key=lambda opening: order[opening.start])[:count]
