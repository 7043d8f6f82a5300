"""Is a value dead before its storage is used again? For temporaries with dropped dimensions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from perfdojo.ir.affine import loop_names
from perfdojo.ir.facts import Facts, surely_covers
from perfdojo.ir.nodes import Buffer, Loop
from perfdojo.ir.sets import Frame, Touch, make_set, runs_before, same_place
from perfdojo.ir.text import print_statement


def find_reused_storage(facts: Facts) -> Iterator[str]:
    for buffer in facts.kernel.temporaries:
        dropped = [d for d, dim in enumerate(buffer.dims) if not dim.materialised]
        touches = facts.by_buffer.get(buffer.name, ())
        if not dropped or not touches or _stay_near(touches, dropped, facts):
            continue
        reads = [touch for touch in touches if not touch.writes]
        found = (
            message
            for check in (_walked_over, _overwritten)
            for read in reads
            if (message := check(facts, buffer, read))
        )
        message = next(found, None)
        if message is not None:
            yield message


def _stay_near(touches: Sequence[Touch], dropped: Sequence[int], facts: Facts) -> bool:
    """A cheap sufficient test: see `_stay_inside`; or so in each of several nests, and no nest
    reads what another wrote."""
    if _stay_inside(touches, dropped):
        return True
    shared = min(touches[0].spot.common(touch.spot) for touch in touches)
    if any(len(touch.spot.loops) <= shared for touch in touches):
        return False
    nests: dict[str, list[Touch]] = {}
    for touch in touches:
        nests.setdefault(touch.spot.loops[shared].name, []).append(touch)
    return len(nests) > 1 and all(
        _stay_near(nest, dropped, facts) and _is_closed(nest, facts) for nest in nests.values()
    )


def _is_closed(nest: Sequence[Touch], facts: Facts) -> bool:
    writes = [touch for touch in nest if touch.writes]
    return all(
        touch.writes or any(surely_covers(write, touch, facts.buffers) for write in writes)
        for touch in nest
    )


def _stay_inside(touches: Sequence[Touch], dropped: Sequence[int]) -> bool:
    """A cheap sufficient test: each element is touched in one iteration of the loops around all.

    Every dropped subscript tells such loops apart, and every loop outside of them stands in some
    such subscript: a loop that no subscript names would come back to the element after others
    used its place.
    """
    around = touches[0].spot.loops[: min(touches[0].spot.common(t.spot) for t in touches)]
    names = [loop.name for loop in around]
    pinned = [_told_apart(touches, d, around) for d in range(len(touches[0].access.indices))]
    if not all(pinned[d] for d in dropped):
        return False
    deepest = max(names.index(name) for d in dropped for name in pinned[d])
    return set(names[: deepest + 1]) <= set().union(*pinned)


def _told_apart(touches: Sequence[Touch], d: int, around: Sequence[Loop]) -> set[str]:
    """The loops of which subscript `d`, alike in every access, has another value each iteration.

    4*i + j tells i and j apart if j runs over 4. Empty if it uses anything but loops `around`.
    """
    index = touches[0].access.indices[d]
    extents = {loop.name: loop.extent for loop in around}
    if any(touch.access.indices[d] != index for touch in touches):
        return set()
    reach = 0
    for atom, coefficient in sorted(index.terms, key=lambda term: abs(term[1])):
        extent = extents.get(atom) if isinstance(atom, str) else None
        if extent is None or not extent.is_constant or abs(coefficient) <= reach:
            return set()
        reach += abs(coefficient) * (extent.const - 1)
    return {str(atom) for atom, _ in index.terms}


def _overwritten(facts: Facts, buffer: Buffer, read: Touch) -> str | None:
    """A write to the storage that `read` needs, between the write of its value and the read."""
    dims = range(len(buffer.dims))
    stored = [d for d in dims if buffer.dims[d].materialised]
    dropped = [d for d in dims if not buffer.dims[d].materialised]
    writes = facts.writes(buffer.name)
    for intruder in writes:
        r, x = Frame("r", read.spot, facts.buffers), Frame("x", intruder.spot, facts.buffers)
        before = runs_before(x, r)
        if before is None:
            continue
        other = " or ".join(
            f"{x.text(intruder.access.indices[d])} != {r.text(read.access.indices[d])}"
            for d in dropped
        )
        same = same_place(x, intruder.access, r, read.access, stored)
        constraint = f"({r.runs(read.guards)}) and ({x.runs(intruder.guards)}) and {same} "
        variables = [*r.variables, *x.variables]
        bad = make_set(variables, f"{constraint} and ({other}) and ({before})")
        for write in writes:
            w = Frame("w", write.spot, facts.buffers)
            after, prior = runs_before(x, w), runs_before(w, r)
            if after is None or prior is None:
                continue
            match = same_place(w, write.access, r, read.access, dims)
            renewed = f"({w.runs(write.guards)}) and {match} and ({after}) and ({prior})"
            renewed += f" and {w.gathers_as(r)}"
            bad = bad.minus(make_set(variables, renewed, w.variables))
        if not bad.is_empty():
            return _say_reused(buffer, read, intruder)
    return None


def _say_reused(buffer: Buffer, read: Touch, intruder: Touch) -> str:
    return (
        f"'{buffer.name}' cannot drop a dimension: {read.access} in "
        f"'{print_statement(read.spot.statement)}' still needs a value whose storage "
        f"'{print_statement(intruder.spot.statement)}' has reused"
    )


def _walked_over(facts: Facts, buffer: Buffer, read: Touch) -> str | None:
    """A cheap sign that it fails: a loop reads several elements of one place, and writes none."""
    writes = facts.writes(buffer.name)
    around = read.spot.loops
    if read.guards or not writes or not all(_surely_runs(loop) for loop in around):
        return None
    inside = {loop.name for write in writes for loop in write.spot.loops}
    for loop in around:
        steps = [index.coefficient(loop.name) for index in read.access.indices]
        named = [loop.name in loop_names(index) for index in read.access.indices]
        moves = any(
            step and not dim.materialised for step, dim in zip(steps, buffer.dims, strict=True)
        )
        stays = not any(
            name and dim.materialised for name, dim in zip(named, buffer.dims, strict=True)
        )
        if loop.name not in inside and loop.extent.const > 1 and moves and stays:
            return _say_reused(buffer, read, writes[0])
    return None


def _surely_runs(loop: Loop) -> bool:
    return loop.extent.is_constant and loop.extent.const > 0
