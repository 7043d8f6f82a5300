"""Do registers on a GPU stay with their threads? The rules of docs/gpu.md, in words.

one owner:  whoever touches an element is the thread that writes it, in the same block of a team;
one place:  a thread has at most one element for each value of the subscripts that do not say
            whose it is;
exceptions: lanes of a warp, all together, may read what one of them owns.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from perfdojo.ir.affine import loop_names
from perfdojo.ir.device import has_device_loops
from perfdojo.ir.facts import Facts
from perfdojo.ir.owners import (
    TEAM_WEIGHTS,
    Holding,
    Mark,
    find_holdings,
    find_lane_place,
    find_mark,
    find_stranger,
    is_foreign,
    runner,
    share_a_place,
)
from perfdojo.ir.sets import Touch
from perfdojo.ir.text import print_statement
from perfdojo.ir.threads import Level
from perfdojo.ir.types import size_of

Marks = Mapping[Level, Mark | None]
OWN_LIMITS = {"register": 1 << 10, "stack": 1 << 18}  # bytes of one buffer in each thread
_WRITERS: dict[Level, str] = {
    "block": "by a whole block",
    "warp": "by whole warps",
    "thread": "by single threads",
}


def register_violations(facts: Facts) -> Iterator[str]:
    """Registers that would have two owners, and parts of a thread that are too large."""
    if not has_device_loops(facts.kernel):
        return
    for holding in find_holdings(facts):
        yield from _too_large(holding)
        if not holding.is_private:
            yield from _broken(facts, holding)


def _too_large(holding: Holding) -> Iterator[str]:
    buffer = holding.buffer
    taken = size_of(buffer.dtype) * math.prod(buffer.dims[d].stored for d in holding.own)
    limit = OWN_LIMITS[buffer.storage]
    if taken > limit:
        cure = {"register": "stack", "stack": "heap"}[buffer.storage]
        yield (
            f"'{buffer.name}' takes {taken} bytes of each thread, {buffer.storage} storage holds "
            f"{limit}; use {cure}"
        )


def _broken(facts: Facts, holding: Holding) -> Iterator[str]:
    if len(holding.levels) > 1:
        (first, one), (second, two) = list(holding.levels.items())[:2]
        yield (
            f"'{holding.buffer.name}' is written {_WRITERS[first]} in {_quote(one)} and "
            f"{_WRITERS[second]} in {_quote(two)}; use shared storage"
        )
        return
    for text in _by_all_blocks(holding):
        yield text
        return
    level = holding.level
    if level == "block" and not holding.is_over_team:
        return
    marks: Marks = {each: find_mark(holding, each) for each in ("block", "warp", "thread")}
    for touch in holding.touches:
        yield from _one_owner(facts, holding, marks, touch)
    mark = marks[level]
    if mark is not None and mark.dims == holding.spread:
        return
    for write in holding.writes:
        if any(share_a_place(facts, holding, write, other) for other in holding.writes):
            yield (
                f"one thread writes several elements of '{holding.buffer.name}' that differ only "
                f"in subscripts that name its loops, in {_quote(write)}; give it a dimension for "
                "them"
            )
            return


def _by_all_blocks(holding: Holding) -> Iterator[str]:
    for touch in holding.touches:
        if holding.is_over_team and runner(touch).rank is None:
            yield (
                f"all blocks of a team touch {touch.access} in {_quote(touch)}, but "
                f"'{holding.buffer.name}' is written by single blocks; use heap storage"
            )


def _one_owner(facts: Facts, holding: Holding, marks: Marks, touch: Touch) -> Iterator[str]:
    if runner(touch).level == "block" != holding.level:
        yield (
            f"a whole block reads {touch.access} in {_quote(touch)}, but '{holding.buffer.name}' "
            f"is written {_WRITERS[holding.level]}; use shared storage"
        )
    elif is_foreign(facts, holding, marks["thread"], touch):
        yield from _bad_exchange(facts, holding, marks["warp"], touch)
    else:
        yield from _strangers(facts, holding, holding.level, marks[holding.level], touch)


def _strangers(
    facts: Facts, holding: Holding, level: Level, mark: Mark | None, touch: Touch
) -> Iterator[str]:
    if mark is not None and mark.is_on(holding, touch):
        return
    for write in holding.writes:
        pair = find_stranger(facts, holding, level, write, touch)
        if pair is not None:
            one, two = (_say(holding, level, number) for number in pair)
            cure = "heap" if holding.is_over_team else "shared"
            yield (
                f"{one} writes {write.access} in {_quote(write)} and {two} touches the same "
                f"element in {_quote(touch)}, but '{holding.buffer.name}' is in "
                f"{holding.buffer.storage} storage, a thread's own; use {cure}"
            )
            return


def _say(holding: Holding, level: Level, number: int) -> str:
    """The name of a thread, warp or block by its number in a block, or in a team."""
    if not holding.is_over_team or level == "block":
        return f"{level} {number}"
    rank, number = divmod(number, TEAM_WEIGHTS[level])
    return f"{level} {number} of block {rank}"


def _bad_exchange(facts: Facts, holding: Holding, mark: Mark | None, touch: Touch) -> Iterator[str]:
    """What forbids lanes to read each other's registers."""
    yield from _strangers(facts, holding, "warp", mark, touch)
    what = f"lanes cannot read {touch.access} of each other in {_quote(touch)}"
    if find_lane_place(facts, holding) is None:
        yield (
            f"{what}: expected one subscript of '{holding.buffer.name}', where it is written, to "
            "be the lane"
        )
    lanes = {loop.name for loop in touch.spot.loops if loop.kind == "warp"}
    if any(lanes & set(loop_names(touch.access.indices[d])) for d in holding.own):
        yield f"{what}: it is in another register for each lane"
    for loop in touch.spot.loops:
        if lanes & set(loop_names(loop.extent)):
            yield f"{what}: loop '{loop.name}' runs more often for some lanes"


def _quote(touch: Touch) -> str:
    return f"'{print_statement(touch.spot.statement)}'"
