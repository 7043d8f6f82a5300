"""What touches which buffer of a kernel? Collected once, for all checks of `verify`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from perfdojo.ir.affine import Affine, interval
from perfdojo.ir.nodes import Buffer, Kernel
from perfdojo.ir.sets import Touch, find_spots, find_touches, loop_ranges


@dataclass(frozen=True, slots=True)
class Facts:
    """A kernel, its buffers by name, and every touch of each in the order of the text."""

    kernel: Kernel
    buffers: Mapping[str, Buffer]
    touches: tuple[Touch, ...]
    by_buffer: Mapping[str, tuple[Touch, ...]]

    def writes(self, name: str) -> list[Touch]:
        """The touches that write a buffer."""
        return [touch for touch in self.by_buffer.get(name, ()) if touch.writes]


def collect_facts(kernel: Kernel) -> Facts:
    """The facts of `kernel`, whose names and ranks are right."""
    touches = tuple(touch for spot in find_spots(kernel) for touch in find_touches(spot))
    by_buffer: dict[str, list[Touch]] = {}
    for touch in touches:
        by_buffer.setdefault(touch.access.buffer, []).append(touch)
    grouped = {name: tuple(group) for name, group in by_buffer.items()}
    return Facts(kernel, kernel.buffers, touches, grouped)


def surely_covers(write: Touch, read: Touch, buffers: Mapping[str, Buffer]) -> bool:
    """A cheap sufficient test: an earlier, unguarded nest fills a box that holds the read."""
    if write.guards or write.spot.order >= read.spot.order:
        return False
    shared = write.spot.common(read.spot)
    common = {loop.name for loop in write.spot.loops[:shared]}
    own = {loop.name: loop.extent for loop in write.spot.loops[shared:]}
    if not all(extent.is_constant and extent.const > 0 for extent in own.values()):
        return False
    ranges = loop_ranges(read.spot, buffers)
    used: set[str] = set()
    shape = buffers[read.access.buffer].shape
    for mine, theirs, extent in zip(write.access.indices, read.access.indices, shape, strict=True):
        names = {atom for atom, _ in mine.terms}
        if names <= common:
            if mine != theirs:
                return False
            continue
        if names & used or not names <= own.keys():
            return False
        used |= names  # type: ignore[arg-type]
        box = filled_range(mine, {n: own[n].const for n in names})  # type: ignore[index,misc]
        low, high = interval(theirs, ranges)
        # what runs is in bounds (that has a check of its own), whatever the guards around it say
        if box is None or max(low, 0) < box[0] or min(high, extent - 1) > box[1]:
            return False
    return True


def filled_range(index: Affine, extents: Mapping[str, int]) -> tuple[int, int] | None:
    """The range that `index` fills without gaps, as 8*a + b does when b runs over 8; else None."""
    low, width = index.const, 1
    for atom, coefficient in sorted(index.terms, key=lambda term: abs(term[1])):
        if not isinstance(atom, str) or abs(coefficient) > width:
            return None
        span = coefficient * (extents[atom] - 1)
        low, width = low + min(0, span), width + abs(span)
    return low, low + width - 1
