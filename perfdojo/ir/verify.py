"""Is a kernel well formed? Everything that must hold before a target may print it.

Names and types; every index in bounds; every value written before it is read; every output fully
written; unordered loops free of races; registers of a GPU with one owner; dropped dimensions dead
before their storage is reused. The last six are decided exactly with integer sets; cheap
sufficient tests come first, because almost every access of almost every kernel passes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TypeVar

from perfdojo.errors import KernelError, Undecided
from perfdojo.ir.affine import Access, Affine, FloorDiv, Mod, interval
from perfdojo.ir.count import find_gap, find_unwritten
from perfdojo.ir.facts import Facts, collect_facts, filled_range, surely_covers
from perfdojo.ir.nodes import UNORDERED_KINDS, Buffer, Kernel, Loop, loops
from perfdojo.ir.private import keeps_private, private_scope
from perfdojo.ir.registers import register_violations
from perfdojo.ir.reuse import find_reused_storage
from perfdojo.ir.rules import rule_violations
from perfdojo.ir.sets import (
    Frame,
    Spot,
    Touch,
    find_control_touches,
    loop_ranges,
    make_set,
    runs_before,
    same_place,
)
from perfdojo.ir.text import print_statement

Answer = TypeVar("Answer")
_FEW = 1 << 14  # instances that are counted sooner than isl can answer
_MANY = 1 << 20  # instances that are still counted where isl does not


def verify(kernel: Kernel) -> None:
    """Raise KernelError that names the first violation, and says how many more there are."""
    found = find_violations(kernel)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise KernelError(f"{kernel.name}: {found[0]}{more}")


@lru_cache(maxsize=1024)  # a move proves its result; the next one asks about the same kernel
def find_violations(kernel: Kernel) -> tuple[str, ...]:
    """Every violation, in words. Never raises."""
    broken = tuple(rule_violations(kernel))
    if broken:
        return broken  # the sets below only make sense if names and ranks do
    facts = collect_facts(kernel)
    checks: tuple[tuple[str, Callable[[Facts], Iterator[str]]], ...] = (
        ("every index is in bounds", _out_of_bounds),
        ("every value is written before it is read", _unwritten_reads),
        ("every output is fully written", _unwritten_outputs),
        ("no two iterations of an unordered loop meet", _races),
        ("every register belongs to one thread", register_violations),
        ("a dropped dimension is dead before its storage is used again", find_reused_storage),
    )
    return tuple(dict.fromkeys(found for aim, check in checks for found in _ask(check, facts, aim)))


def _ask(check: Callable[[Facts], Iterator[str]], facts: Facts, aim: str) -> Iterator[str]:
    """What `check` finds; what it cannot decide is a violation too."""
    try:
        yield from check(facts)
    except Undecided as error:
        yield f"cannot decide whether {aim}: {error}"


# -- bounds ---------------------------------------------------------------------------------


def _out_of_bounds(facts: Facts) -> Iterator[str]:
    for touch in (*facts.touches, *find_control_touches(facts.kernel)):
        ranges = loop_ranges(touch.spot, facts.buffers)
        shape = facts.buffers[touch.access.buffer].shape
        for d, (index, extent) in enumerate(zip(touch.access.indices, shape, strict=True)):
            low, high = interval(index, ranges)
            if low >= 0 and high < extent:
                continue
            yield from _escape(facts, touch, d, index, extent)


def _escape(facts: Facts, touch: Touch, d: int, index: Affine, extent: int) -> Iterator[str]:
    frame = Frame("i", touch.spot, facts.buffers)
    value = frame.text(index)
    outside = f"({frame.runs(touch.guards)}) and (e < 0 or e >= {extent}) and e = {value}"
    variables = ["e", *frame.variables]
    point = make_set(variables, outside).sample(variables)
    if point is not None:
        where = _where(frame, point)
        yield (
            f"index {d} of {touch.access} is {point['e']}{where}, expected 0 to {extent - 1}, "
            f"in '{print_statement(touch.spot.statement)}'"
        )


def _where(frame: Frame, point: Mapping[str, int]) -> str:
    values = {loop.name: point[frame.names[loop.name]] for loop in frame.spot.loops}
    values |= {str(access): point[name] for access, name in frame.gathered.items()}
    return _at(values) or ""


def _at(values: Mapping[str, int] | None) -> str | None:
    """Where an instance runs; None if there is none."""
    if values is None:
        return None
    places = [f"{name} = {value}" for name, value in values.items()]
    return " at " + ", ".join(places) if places else ""


# -- written before read --------------------------------------------------------------------


def _unwritten_reads(facts: Facts) -> Iterator[str]:
    inputs = {buffer.name for buffer in facts.kernel.inputs}
    for read in facts.touches:
        name = read.access.buffer
        if read.writes or name in inputs:
            continue
        writes = facts.writes(name)
        if any(surely_covers(write, read, facts.buffers) for write in writes):
            continue
        where = _find_unwritten(read, writes, facts.buffers, _scope(facts, name))
        if where is not None:
            yield (
                f"{read.access} is read before it is written{where}, "
                f"in '{print_statement(read.spot.statement)}'"
            )


def _scope(facts: Facts, name: str) -> tuple[Loop, ...]:
    """The loops whose iteration a buffer does not outlive; empty if the whole kernel shares it."""
    buffer = facts.buffers[name]
    temporary = buffer in facts.kernel.temporaries
    return private_scope(buffer, facts.by_buffer[name]) if temporary else ()


def _find_unwritten(
    read: Touch, writes: Sequence[Touch], buffers: Mapping[str, Buffer], scope: Sequence[Loop]
) -> str | None:
    """Where an instance of `read` runs that no earlier write in the same iteration of `scope`
    covers. Raises Undecided."""
    ways: list[Callable[[], str | None]] = [
        lambda: _find_unwritten_by_sets(read, writes, buffers, scope)
    ]
    if any(_divides(touch) for touch in (read, *writes)):  # isl would take long, if it answers
        ways.insert(0, lambda: _at(find_unwritten(read, writes, scope, _FEW)))
    return _first_decided(ways)


def _first_decided(ways: Sequence[Callable[[], Answer]]) -> Answer:
    """The answer of the first way that has one. Raises Undecided, as the last of them does."""
    *others, last = ways
    for way in others:
        with suppress(Undecided):
            return way()
    return last()


def _divides(touch: Touch) -> bool:
    """Whether a subscript or a guard holds `//` or `%`."""
    sides = [side for c in touch.guards for side in (c.left, c.right)]
    values = (*touch.access.indices, *sides)
    return any(isinstance(atom, FloorDiv | Mod) for value in values for atom, _ in value.terms)


def _find_unwritten_by_sets(
    read: Touch, writes: Sequence[Touch], buffers: Mapping[str, Buffer], scope: Sequence[Loop]
) -> str | None:
    frame = Frame("r", read.spot, buffers)
    dims = range(len(read.access.indices))
    for index in read.access.indices:
        frame.text(index)
    runs = frame.runs(read.guards)
    covers = []
    for write in writes:
        other = Frame("w", write.spot, buffers)
        before = runs_before(other, frame)
        if before is None:
            continue
        same = same_place(other, write.access, frame, read.access, dims)
        done = f"({other.runs(write.guards)}) and {other.gathers_as(frame)}"
        here = [f"{other.names[loop.name]} = {frame.names[loop.name]}" for loop in scope]
        covers.append((" and ".join([done, same, f"({before})", *here]), other.variables))
    variables = frame.variables
    missing = make_set(variables, runs)
    for constraint, exists in covers:
        missing = missing.minus(make_set(variables, constraint, exists))
    point = missing.sample(variables)
    return None if point is None else _where(frame, point)


# -- outputs --------------------------------------------------------------------------------


def _unwritten_outputs(facts: Facts) -> Iterator[str]:
    for output in facts.kernel.outputs:
        writes = facts.writes(output.name)
        if any(_fills(write, output) for write in writes):
            continue
        # what depends on the values of an input surely writes nothing
        sure = [write for write in writes if not _gathers(write, facts)]
        point = _find_gap(output, sure, facts)
        if point is not None:
            by_chance = len(sure) < len(writes)
            place = f"[{', '.join(map(str, point))}]" if point else ""
            what = f"nothing {'surely ' if by_chance else ''}writes {output.name}{place}"
            why = "; a guard depends on data" if by_chance else ""
            yield f"output '{output.name}' is not fully written: {what}{why}"


def _gathers(write: Touch, facts: Facts) -> bool:
    frame = Frame("w", write.spot, facts.buffers)
    for index in write.access.indices:
        frame.text(index)
    frame.runs(write.guards)
    return bool(frame.gathered)


def _find_gap(output: Buffer, writes: Sequence[Touch], facts: Facts) -> tuple[int, ...] | None:
    """An element that no write reaches. Raises Undecided."""
    return _first_decided(
        [
            lambda: find_gap(output.shape, writes, _FEW),
            lambda: _find_gap_by_sets(output, writes, facts),
            lambda: find_gap(output.shape, writes, _MANY),
        ]
    )


def _find_gap_by_sets(
    output: Buffer, writes: Sequence[Touch], facts: Facts
) -> tuple[int, ...] | None:
    variables = [f"e{d}" for d in range(len(output.dims))]
    box = [f"0 <= {v} < {n}" for v, n in zip(variables, output.shape, strict=True)]
    missing = make_set(variables, " and ".join(box) or "0 = 0")
    for write in writes:
        frame = Frame("w", write.spot, facts.buffers)
        subscripts = zip(variables, write.access.indices, strict=True)
        places = [f"{v} = {frame.text(index)}" for v, index in subscripts]
        constraint = " and ".join([f"({frame.runs(write.guards)})", *places])
        missing = missing.minus(make_set(variables, constraint, frame.variables))
    point = missing.sample(variables)
    return None if point is None else tuple(point.values())


def _fills(write: Touch, output: Buffer) -> bool:
    """A cheap sufficient test: one unguarded nest writes the whole box."""
    extents = {loop.name: loop.extent for loop in write.spot.loops}
    if write.guards or not all(e.is_constant and e.const > 0 for e in extents.values()):
        return False
    used: set[str] = set()
    for index, extent in zip(write.access.indices, output.shape, strict=True):
        names = {atom for atom, _ in index.terms if isinstance(atom, str)}
        if names & used or len(names) != len(index.terms):
            return False
        used |= names
        if filled_range(index, {n: extents[n].const for n in names}) != (0, extent - 1):
            return False
    return True


# -- races ----------------------------------------------------------------------------------


def _races(facts: Facts) -> Iterator[str]:
    unordered = [loop for loop in loops(facts.kernel.body) if loop.kind in UNORDERED_KINDS]
    around = {t.spot.order: {loop.name for loop in t.spot.loops} for t in facts.touches}
    for loop in unordered:
        inside = {order for order, names in around.items() if loop.name in names}
        yield from _races_in(facts, loop, inside)


def _races_in(facts: Facts, loop: Loop, orders: set[int]) -> Iterator[str]:
    """Races between iterations of `loop`, whose statements have these places in the text."""
    for name, touches in facts.by_buffer.items():
        inside = [touch for touch in touches if touch.spot.order in orders]
        writes = [touch for touch in inside if touch.writes]
        if not writes:
            continue
        buffer = facts.buffers[name]
        if is_private(facts.kernel, loop, name, len(inside) == len(touches)):
            continue
        if _surely_apart(buffer, loop, [touch.access for touch in inside], writes[0].spot):
            continue
        clash = next((c for w in writes for t in inside if (c := _clash(facts, loop, w, t))), None)
        if clash:
            yield clash


def is_private(kernel: Kernel, loop: Loop, name: str, only_inside: bool) -> bool:
    """Whether each iteration of `loop` has this buffer for itself."""
    return only_inside and any(
        buffer.name == name and keeps_private(loop.kind, buffer.storage)
        for buffer in kernel.temporaries
    )


def _surely_apart(buffer: Buffer, loop: Loop, places: Sequence[Access], spot: Spot) -> bool:
    """A cheap sufficient test: one stored subscript, alike everywhere, tells iterations apart."""
    level = next(n for n, outer in enumerate(spot.loops) if outer.name == loop.name)
    outside = {outer.name for outer in spot.loops[:level]}
    inner = {n.name: n.extent for n in loops(loop.body)}
    for d, dim in enumerate(buffer.dims):
        index = places[0].indices[d]
        step = abs(index.coefficient(loop.name))
        if not dim.materialised or not step or any(p.indices[d] != index for p in places):
            continue
        others = [(atom, c) for atom, c in index.terms if atom != loop.name and atom not in outside]
        spans = [
            abs(c) * (inner[atom].const - 1)
            for atom, c in others
            if isinstance(atom, str) and inner[atom].is_constant
        ]
        if len(spans) == len(others) and step > sum(spans):
            return True
    return False


def _clash(facts: Facts, loop: Loop, write: Touch, touch: Touch) -> str | None:
    one, two = Frame("a", write.spot, facts.buffers), Frame("b", touch.spot, facts.buffers)
    dims = [d for d, dim in enumerate(facts.buffers[write.access.buffer].dims) if dim.materialised]
    same = same_place(one, write.access, two, touch.access, dims)
    parts = [f"{one.names[loop.name]} != {two.names[loop.name]}", same]
    for outer in write.spot.loops:
        if outer.name == loop.name:
            break
        parts.append(f"{one.names[outer.name]} = {two.names[outer.name]}")
    constraint = " and ".join(
        [*parts, f"({one.runs(write.guards)})", f"({two.runs(touch.guards)})"]
    )
    variables = [*one.variables, *two.variables]
    point = make_set(variables, constraint).sample(variables)
    if point is None:
        return None
    first, second = point[one.names[loop.name]], point[two.names[loop.name]]
    what = "written" if touch.writes else "read"
    return (
        f"loop '{loop.name}' cannot be {loop.kind}: {write.access} is written at {loop.name} = "
        f"{first} and the same element is {what} at {loop.name} = {second}"
    )
