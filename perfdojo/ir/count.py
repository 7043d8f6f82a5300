"""What do small nests of loops touch, and when? Every instance in turn.

isl reasons about sets of any size, but `//` and `%` under each other can outgrow it; a nest of a
few thousand instances is decided by running its subscripts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import Undecided
from perfdojo.ir.affine import Access, Affine, FloorDiv, Mod
from perfdojo.ir.nodes import COMPARE, UNORDERED_KINDS, Condition, Loop
from perfdojo.ir.sets import CURE, Spot, Touch

Values = NDArray[np.int64]
Point = tuple[int, ...]


def find_gap(shape: tuple[int, ...], writes: Iterable[Touch], limit: int) -> Point | None:
    """An element of an array of `shape` that no write reaches. Raises Undecided."""
    written = np.zeros(shape, np.bool_)
    for write in writes:
        places, _, count = _run(write, limit)
        inside = np.ones(count, np.bool_)
        for place, extent in zip(places, shape, strict=True):
            inside &= (place >= 0) & (place < extent)
        if inside.any():
            written[tuple(place[inside] for place in places)] = True
    gaps = np.argwhere(~written)
    return tuple(int(n) for n in gaps[0]) if len(gaps) else None


def find_unwritten(
    read: Touch, writes: Sequence[Touch], scope: Sequence[Loop], limit: int
) -> dict[str, int] | None:
    """The loops of an instance of `read` before which no write to its element runs.

    Only writes in the same iteration of the loops in `scope` count. Raises Undecided.
    """
    kept = [loop.name for loop in scope]
    earlier: dict[Point, list[tuple[Spot, dict[str, int]]]] = defaultdict(list)
    for write in writes:
        for element, at in _instances(write, limit):
            earlier[(*element, *(at[name] for name in kept))].append((write.spot, at))
    for element, at in _instances(read, limit):
        candidates = earlier[(*element, *(at[name] for name in kept))]
        # the first of them is mostly before all reads
        if not any(_is_before(spot, then, read.spot, at) for spot, then in candidates):
            return at
    return None


def _is_before(one: Spot, then: Mapping[str, int], other: Spot, now: Mapping[str, int]) -> bool:
    """Whether an instance of `one` runs before one of `other`, as `sets.runs_before` has it."""
    for loop in one.loops[: one.common(other)]:
        if then[loop.name] != now[loop.name]:
            return loop.kind not in UNORDERED_KINDS and then[loop.name] < now[loop.name]
    return one.order < other.order


def _instances(touch: Touch, limit: int) -> Iterable[tuple[Point, dict[str, int]]]:
    """Each element that is touched, with the loops of the instance, in the order of the text."""
    places, loops, count = _run(touch, limit)
    subscripts = [place.tolist() for place in places]
    values = {name: column.tolist() for name, column in loops.items()}
    for n in range(count):
        at = {name: column[n] for name, column in values.items()}
        yield tuple(subscript[n] for subscript in subscripts), at


def _run(touch: Touch, limit: int) -> tuple[list[Values], dict[str, Values], int]:
    """The subscripts of each instance of an access that runs, its loops, and how many there are."""
    loops: dict[str, Values] = {}
    count = 1
    for loop in touch.spot.loops:
        extents = np.broadcast_to(np.maximum(_value(loop.extent, loops), 0), (count,))
        count = int(extents.sum())
        if count > limit:
            raise Undecided(f"there are more than {limit} instances to count; {CURE}")
        loops = _extended(loops, loop.name, extents)
    runs = np.ones(count, np.bool_)
    for condition in touch.guards:
        runs &= _holds(condition, loops)
    subscripts = [_value(index, loops) for index in touch.access.indices]
    return (
        [np.broadcast_to(one, (count,))[runs] for one in subscripts],
        {name: column[runs] for name, column in loops.items()},
        int(runs.sum()),
    )


def _extended(loops: Mapping[str, Values], name: str, extents: Values) -> dict[str, Values]:
    """Every instance so far, once for each iteration of one more loop."""
    ends = np.cumsum(extents)
    total = int(ends[-1]) if ends.size else 0
    steps = np.arange(total, dtype=np.int64) - np.repeat(ends - extents, extents)
    return {**{n: np.repeat(v, extents) for n, v in loops.items()}, name: steps}


def _holds(condition: Condition, loops: Mapping[str, Values]) -> NDArray[np.bool_]:
    left, right = _value(condition.left, loops), _value(condition.right, loops)
    return np.asarray(COMPARE[condition.relation](left, right))


def _value(value: Affine, loops: Mapping[str, Values]) -> Values:
    result = np.asarray(value.const, np.int64)
    for atom, coefficient in value.terms:
        match atom:
            case str():
                part = loops[atom]
            case FloorDiv():
                part = _value(atom.value, loops) // atom.divisor
            case Mod():
                part = _value(atom.value, loops) % atom.divisor
            case Access():
                raise Undecided(f"'{atom}' depends on data, which cannot be counted")
        result = result + coefficient * part
    return result
