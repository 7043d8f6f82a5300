"""Where would the time go? A rough count of cycles on a plain machine with vectors.

Nothing is decided by it: a program that is wrongly thought slow is measured all the same. But what
makes one program ten times faster than another shows in it (vectors, sums that wait for
themselves, scattered loads, threads started again and again), so that a model of times has little
left to learn.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise

from perfdojo.ir import Access, Buffer, Call, Expr, Index, Kernel, Loop, loads, size_of
from perfdojo.ir.affine import Affine, Atom, Interval, gathers, interval, loop_names
from perfdojo.ir.device import DEVICE_KINDS
from perfdojo.ir.sets import Spot, find_spots, loop_ranges
from perfdojo.ir.types import FUNCTIONS

_VECTOR = 64  # bytes of a vector
_THREADS = 4
_DEVICE_THREADS = 4096  # that a GPU runs at a time
_ISSUE = 0.5  # cycles an instruction takes where nothing waits for it
_LATENCY = {"register": 4.0, "stack": 6.0}  # of a sum that waits for itself, by where it is kept
_MEMORY = 9.0  # the same for any other place
_OVERLAP = 16  # iterations of one sum that must end before the next one can hide them
_SLOW = {"/": 8.0, "sqrt": 8.0, "rsqrt": 10.0, "pow": 40.0}  # cycles an instruction
_FUNCTION = 12.0  # of exp, log, ...: a polynomial
_PLAIN = frozenset({"abs", "min", "max", "fma", "floor", "square"})  # functions of one instruction
_LOOKED = 3  # neighbouring iterations that tell how far apart addresses are
_START = 4000.0  # cycles until threads run
_WRITTEN_OUT = frozenset({*DEVICE_KINDS, "vector", "unroll"})  # take no time of their own


@dataclass(frozen=True, slots=True)
class Estimate:
    """Cycles, by what they are spent on; `total` is what one call takes with threads."""

    vector: float = 0.0  # instructions in vector loops
    scalar: float = 0.0  # instructions elsewhere
    function: float = 0.0  # of both, those of exp, divisions, ...
    scattered: float = 0.0  # and of loads and stores in vector loops that are not neighbours
    waiting: float = 0.0  # sums that wait for themselves, beyond their instructions
    turns: float = 0.0  # iterations of loops that are not written out
    starts: float = 0.0  # of threads
    serial: float = 0.0  # the part of `total` that one thread runs
    total: float = 0.0


PARTS = tuple(field.name for field in fields(Estimate))


def estimate(kernel: Kernel) -> Estimate:
    """What one call of `kernel` would take."""
    buffers = kernel.buffers
    sums = dict.fromkeys(PARTS, 0.0)
    seen: set[str] = set()
    for spot in find_spots(kernel):
        extents = _extents(spot, buffers)
        found = _statement(spot, extents, buffers)
        for name, cycles in found.items():
            sums[name] += cycles
        _share(sums, found["vector"] + found["scalar"] + found["waiting"], spot.loops, extents)
        for depth, loop in enumerate(spot.loops, 1):
            if loop.name not in seen and loop.kind not in _WRITTEN_OUT:
                seen.add(loop.name)
                _turn(sums, spot.loops[:depth], extents[:depth])
    sums["total"] += sums["starts"]
    return Estimate(**sums)


def _turn(sums: dict[str, float], loops: Sequence[Loop], extents: Sequence[int]) -> None:
    """Add what the last loop itself takes: its iterations, or threads to be started."""
    turns = float(math.prod(extents))
    sums["turns"] += turns
    _share(sums, turns, loops, extents)
    if loops[-1].kind == "parallel":
        sums["starts"] += _START * math.prod(extents[:-1])


def _share(
    sums: dict[str, float], cycles: float, loops: Sequence[Loop], extents: Sequence[int]
) -> None:
    """Add cycles to what a call takes: divided by the threads that share them."""
    kinds = [(loop.kind, extent) for loop, extent in zip(loops, extents, strict=True)]
    cores = max((min(extent, _THREADS) for kind, extent in kinds if kind == "parallel"), default=1)
    device = math.prod(extent for kind, extent in kinds if kind in DEVICE_KINDS)
    threads = cores * min(device, _DEVICE_THREADS)
    sums["total"] += cycles / threads
    if threads == 1:
        sums["serial"] += cycles


def _statement(
    spot: Spot, extents: Sequence[int], buffers: Mapping[str, Buffer]
) -> dict[str, float]:
    """The cycles of all runs of one statement, by part."""
    statement, runs = spot.statement, float(math.prod(extents))
    is_vector = bool(spot.loops) and spot.loops[-1].kind == "vector"
    lanes = _VECTOR // size_of(buffers[statement.target.buffer].dtype)
    if is_vector:
        runs = runs / extents[-1] * math.ceil(extents[-1] / lanes)
    apart = {access: _apart(access, buffers, spot.loops, extents)
             for access in (statement.target, *loads(statement.value))}  # fmt: skip
    plain, slow, _ = _work(statement.value, apart, spot.loops[-1].name if spot.loops else "")
    moved = [distance for distance in apart.values() if distance]
    far = sum(distance != 1 for distance in moved) if is_vector else 0
    scattered = _ISSUE * far * (min(extents[-1], lanes) - 1) if far else 0.0
    plain += _ISSUE * (len(moved) + (statement.op != "=") + len(spot.conditions))
    each = plain + slow + scattered
    return {
        "vector": runs * each * is_vector,
        "scalar": runs * each * (not is_vector),
        "function": runs * slow,
        "scattered": runs * scattered,
        "waiting": max(0.0, _chain(spot, extents, buffers) - runs * each),
    }


def _work(expr: Expr, apart: Mapping[Access, int], loop: str) -> tuple[float, float, bool]:
    """Cycles of plain instructions and of slow ones, and whether the value changes in `loop`.

    What does not change is computed once, in front of it.
    """
    match expr:
        case Access():
            return 0.0, 0.0, apart[expr] != 0
        case Index():
            return 0.0, 0.0, loop in loop_names(expr.value)
        case Call():
            parts = [_work(arg, apart, loop) for arg in expr.args]
            if not any(changes for _, _, changes in parts):
                return 0.0, 0.0, False
            plain, slow = (sum(part[kind] for part in parts) for kind in (0, 1))
            own = _cycles(expr.name)
            return (plain + own, slow, True) if own == _ISSUE else (plain, slow + own, True)
    return 0.0, 0.0, False


def _cycles(name: str) -> float:
    """Of an operator or a function of that name."""
    if name in _SLOW:
        return _SLOW[name]
    return _FUNCTION if name in FUNCTIONS and name not in _PLAIN else _ISSUE


def _chain(spot: Spot, extents: Sequence[int], buffers: Mapping[str, Buffer]) -> float:
    """Cycles that a sum waits for its own last value, in all its runs."""
    target = spot.statement.target
    if spot.statement.op == "=" and target.buffer not in {
        a.buffer for a in loads(spot.statement.value)
    }:
        return 0.0
    latency = _LATENCY.get(buffers[target.buffer].storage, _MEMORY)
    for place in range(len(extents) - 1, -1, -1):
        if extents[place] > 1 and _apart(target, buffers, spot.loops, extents, place) == 0:
            hidden = min(1.0, extents[place] / _OVERLAP)
            return latency * hidden * math.prod(extents[: place + 1])
    return 0.0


def _apart(
    access: Access,
    buffers: Mapping[str, Buffer],
    loops: Sequence[Loop],
    extents: Sequence[int],
    place: int = -1,
) -> int:
    """By how many elements neighbouring iterations of one loop are apart; -1 if that differs.

    All other loops stand at their first iteration; the loop is the innermost if none is named.
    """
    if not loops:
        return 0
    if any(True for index in access.indices for _ in gathers(index)):
        return -1
    ranges: dict[Atom, Interval] = {loop.name: (0, 0) for loop in loops}
    places = []
    for step in range(min(_LOOKED, extents[place])):
        ranges[loops[place].name] = (step, step)
        places.append(_address(access.indices, buffers[access.buffer], ranges))
    steps = {after - before for before, after in pairwise(places)}
    return steps.pop() if len(steps) == 1 else -1 if steps else 0


def _address(indices: Sequence[Affine], buffer: Buffer, ranges: Mapping[Atom, Interval]) -> int:
    """The place in memory, in elements."""
    place = 0
    for index, dim in zip(indices, buffer.dims, strict=True):
        if dim.materialised:
            place = place * dim.stored + interval(index, ranges)[0]
    return place


def _extents(spot: Spot, buffers: Mapping[str, Buffer]) -> list[int]:
    ranges = loop_ranges(spot, buffers)
    return [max(1, ranges[loop.name][1] + 1) for loop in spot.loops]
