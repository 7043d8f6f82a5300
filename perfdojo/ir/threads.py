"""Which thread of which block runs a statement? Their numbers, in the loops around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from perfdojo.ir.affine import Affine, affine, constant
from perfdojo.ir.device import WARP_SIZE
from perfdojo.ir.nodes import Loop, loops

Level = Literal["block", "warp", "thread"]


@dataclass(frozen=True, slots=True)
class Runner:
    """Who runs what stands inside some loops: a thread, a whole warp, or the whole block.

    `number` counts the iterations of the block loops, `lane` those of the warp loops; each is None
    where there are none. `has_warps`: iterations of the block loops are warps. `thread` is the
    thread's number in its block, the first one's where several run it alike; `warp` that of its
    warp. `rank` is the number of its block in its team; None outside of team loops, where all
    blocks of a team run it alike.
    """

    number: Affine | None
    lane: Affine | None
    has_warps: bool
    thread: Affine
    warp: Affine
    rank: Affine | None = None

    @property
    def level(self) -> Level:
        """Who runs it: all threads of a block alike, all lanes of a warp alike, or one thread."""
        if self.number is None:
            return "block"
        return "warp" if self.has_warps and self.lane is None else "thread"


@lru_cache(maxsize=4096)  # the rules for registers ask again and again
def find_runner(around: tuple[Loop, ...]) -> Runner:
    """Who runs what stands inside these loops, outermost first."""
    blocks = [loop for loop in around if loop.kind == "block"]
    lanes = [loop for loop in around if loop.kind == "warp"]
    has_warps = any(loop.kind == "warp" for loop in loops(tuple(blocks[:1])))
    number, lane = _mixed_radix(blocks), _mixed_radix(lanes)
    thread = number * WARP_SIZE + lane if has_warps else number
    warp = number if has_warps else number // WARP_SIZE
    rank = next((affine(loop.name) for loop in around if loop.kind == "team"), None)
    return Runner(
        number if blocks else None, lane if lanes else None, has_warps, thread, warp, rank
    )


def _mixed_radix(digits: Sequence[Loop]) -> Affine:
    """The number of an iteration, the last loop the fastest."""
    number = constant(0)
    for loop in digits:
        number = number * loop.extent.const + affine(loop.name)
    return number
