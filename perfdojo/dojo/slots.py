"""What does the number of an action mean in a state? A move, by a hash of its text."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

STOP = 0  # the action that ends an episode


class Slots(NamedTuple):
    """What each action means in one state: its text, "" where there is none, and the mask."""

    texts: tuple[str, ...]
    mask: npt.NDArray[np.int8]
    left_out: int


@lru_cache(maxsize=1 << 14)
def assign_slots(moves: tuple[str, ...], count: int) -> Slots:
    """Give each move an action of its own; the same text gets the same one wherever it can.

    That is a hash of the text, or the next free action. An agent that knows actions only by
    their number can so learn what a number means.
    """
    texts = ["stop", *[""] * (count - 1)]
    offered = offer(moves, count - 1)
    for move in offered:
        place = zlib.crc32(move.encode()) % (count - 1)
        while texts[1 + place]:
            place = (place + 1) % (count - 1)
        texts[1 + place] = move
    mask = np.array([bool(text) for text in texts], dtype=np.int8)
    mask.setflags(write=False)
    return Slots(tuple(texts), mask, len(moves) - len(offered))


def offer(moves: tuple[str, ...], slots: int) -> tuple[str, ...]:
    """At most `slots` of the moves, in their order; which ones follows from their texts alone."""
    if len(moves) <= slots:
        return moves
    rng = np.random.default_rng(zlib.crc32("\n".join(moves).encode()))
    chosen = rng.choice(len(moves), slots, replace=False)
    return tuple(moves[number] for number in sorted(chosen.tolist()))
