"""Which thread owns which element of a register or stack buffer, on a GPU?

A buffer that outlives a block or warp loop is *spread*: subscripts that name thread loops, where
it is written, say whose an element is; the others say which of the owner's places it has. What a
whole block (or warp) writes alike, each of its threads has. In the same way a buffer that outlives
a team loop is spread over the blocks of a team. `ir/registers.py` checks the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from perfdojo.ir.affine import Access, Affine, constant, gathers, loop_names
from perfdojo.ir.device import THREAD_LIMIT, WARP_SIZE
from perfdojo.ir.facts import Facts
from perfdojo.ir.nodes import Assign, Buffer, Loop
from perfdojo.ir.private import private_scope
from perfdojo.ir.sets import Frame, Points, Touch, make_set, same_place
from perfdojo.ir.threads import Level, Runner, find_runner

OWN_STORAGES = ("register", "stack")
# What a block counts in the numbers of a team's threads, of its warps and of its blocks.
TEAM_WEIGHTS: dict[Level, int] = {
    "thread": THREAD_LIMIT,
    "warp": THREAD_LIMIT // WARP_SIZE,
    "block": 1,
}


Code = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Holding:
    """A register or stack buffer: who writes it, and how it is divided among threads."""

    buffer: Buffer
    touches: tuple[Touch, ...]
    writes: tuple[Touch, ...]  # the touches that write
    scope: tuple[Loop, ...]  # it ends with an iteration of these
    spread: tuple[int, ...]  # dimensions that say whose an element is
    own: tuple[int, ...]  # dimensions in which a thread's own part is stored
    levels: Mapping[Level, Touch]  # who writes it, each with one such write; the rules allow one

    @property
    def level(self) -> Level:
        """Who writes it."""
        return next(iter(self.levels), "block")

    @property
    def is_over_team(self) -> bool:
        """Whether blocks of a team have different parts of it."""
        ours = {loop.name for loop in self.scope}
        return any(
            loop.kind == "team" and loop.name not in ours
            for write in self.writes
            for loop in write.spot.loops
        )

    @property
    def is_private(self) -> bool:
        """Whether only one thread ever sees a copy."""
        ours = {loop.name for loop in self.scope}
        return all(
            runner(touch).level == "thread" and _thread_loops(touch) <= ours
            for touch in self.touches
        )


def find_holdings(facts: Facts) -> tuple[Holding, ...]:
    """Every register and stack buffer that is touched."""
    return tuple(
        _hold(buffer, facts.by_buffer[buffer.name])
        for buffer in facts.kernel.temporaries
        if buffer.storage in OWN_STORAGES and buffer.name in facts.by_buffer
    )


def _hold(buffer: Buffer, touches: tuple[Touch, ...]) -> Holding:
    scope = private_scope(buffer, touches)
    ours = {loop.name for loop in scope}
    stored = [d for d, dim in enumerate(buffer.dims) if dim.materialised]
    writes = tuple(touch for touch in touches if touch.writes)
    spread = tuple(d for d in stored if any(_names_thread(write, d, ours) for write in writes))
    fixed = {d for d in stored if _is_fixed([t.access.indices[d] for t in touches], ours)}
    own = tuple(d for d in stored if d not in spread and d not in fixed)
    levels = {runner(write).level: write for write in reversed(writes)}
    return Holding(buffer, touches, writes, scope, spread, own, levels)


def _names_thread(touch: Touch, d: int, scope: set[str]) -> bool:
    """Whether subscript `d` tells threads apart that see one copy of the buffer."""
    return bool(set(loop_names(touch.access.indices[d])) & (_thread_loops(touch) - scope))


def _thread_loops(touch: Touch) -> set[str]:
    return {loop.name for loop in touch.spot.loops if loop.kind in ("team", "block", "warp")}


def _is_fixed(indices: Sequence[Affine], scope: set[str]) -> bool:
    """Whether a subscript has one value as long as the buffer lives."""
    first = indices[0]
    alike = all(index == first for index in indices)
    return alike and set(loop_names(first)) <= scope and not any(True for _ in gathers(first))


def runner(touch: Touch) -> Runner:
    """Who touches."""
    return find_runner(touch.spot.loops)


# -- who meets whom -------------------------------------------------------------------------


def find_stranger(
    facts: Facts, holding: Holding, level: Level, write: Touch, touch: Touch
) -> tuple[int, int] | None:
    """Two threads (warps, blocks; by `level`) of which one writes what the other touches."""
    a, b = Frame("a", write.spot, facts.buffers), Frame("b", touch.spot, facts.buffers)
    dims = [d for d, dim in enumerate(holding.buffer.dims) if dim.materialised]
    same = same_place(a, write.access, b, touch.access, dims)
    mine, theirs = a.text(who(holding, write, level)), b.text(who(holding, touch, level))
    extra = f"m = {mine} and n = {theirs} and m != n and {same}"
    points, variables = _pairs(holding, (a, write), (b, touch), extra, ["m", "n"])
    point = points.sample(variables)
    return None if point is None else (point["m"], point["n"])


def share_a_place(facts: Facts, holding: Holding, one: Touch, two: Touch) -> bool:
    """Whether two writes can put different elements into one place of one thread."""
    a, b = Frame("a", one.spot, facts.buffers), Frame("b", two.spot, facts.buffers)
    pairs = [(a.text(one.access.indices[d]), b.text(two.access.indices[d])) for d in holding.spread]
    if not pairs:
        return False
    differ = " or ".join(f"{mine} != {theirs}" for mine, theirs in pairs)
    mine, theirs = who(holding, one, holding.level), who(holding, two, holding.level)
    same = f"{a.text(mine)} = {b.text(theirs)}"
    slot = same_place(a, one.access, b, two.access, holding.own)
    points, _ = _pairs(holding, (a, one), (b, two), f"{same} and {slot} and ({differ})", [])
    return not points.is_empty()


def who(holding: Holding, touch: Touch, level: Level) -> Affine:
    """The number of the thread, warp or block that touches: in its block, or in its team if that
    is who shares the buffer."""
    found = runner(touch)
    number = {"block": constant(0), "warp": found.warp, "thread": found.thread}[level]
    if not holding.is_over_team or found.rank is None:
        return number
    return found.rank * TEAM_WEIGHTS[level] + number


def _pairs(
    holding: Holding,
    one: tuple[Frame, Touch],
    two: tuple[Frame, Touch],
    extra: str,
    names: list[str],
) -> tuple[Points, list[str]]:
    """Pairs of instances in one life of the buffer, for which `extra` holds."""
    (a, first), (b, second) = one, two
    parts = [f"{a.names[loop.name]} = {b.names[loop.name]}" for loop in holding.scope]
    parts += [f"({a.runs(first.guards)})", f"({b.runs(second.guards)})", extra]
    variables = [*names, *a.variables, *b.variables]
    return make_set(variables, " and ".join(parts)), variables


# -- a cheap sufficient test ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark:
    """Subscripts that are, wherever a buffer is written, one and the same code of the writer.

    Then whoever touches an element by that code is the thread (or warp, by `level`) that writes
    it. If `dims` are all that say whose an element is, a thread has one element in each place.
    """

    level: Level
    dims: tuple[int, ...]
    code: Code

    def is_on(self, holding: Holding, touch: Touch) -> bool:
        """Whether `touch` names its own number."""
        return _code(holding, self.level, self.dims, touch) == self.code


def find_mark(holding: Holding, level: Level) -> Mark | None:
    """The mark that all writes bear, if they bear one."""
    dims = tuple(d for d in holding.spread if _tells_only(holding, level, d))
    first, *others = {_code(holding, level, dims, write) for write in holding.writes}
    return None if others or first is None else Mark(level, dims, first)


def _tells_only(holding: Holding, level: Level, d: int) -> bool:
    """Whether subscript `d` of each write names nothing but digits of the writer's number."""
    ours = {loop.name for loop in holding.scope}
    return all(
        atom in ours or any(atom == digit for digit, _ in who(holding, write, level).terms)
        for write in holding.writes
        for atom, _ in write.access.indices[d].terms
    )


def _code(holding: Holding, level: Level, dims: Sequence[int], touch: Touch) -> Code | None:
    """The subscripts as functions of the digits of the owner's number; None if not one to one.

    A digit is known by its weight in the number, whatever its loop is called.
    """
    ours = {loop.name for loop in holding.scope}
    number = who(holding, touch, level)
    weights = {str(atom): weight for atom, weight in number.terms}
    extents = {loop.name: loop.extent for loop in touch.spot.loops}
    if len(set(weights.values())) < len(weights) or not weights.keys() <= extents.keys():
        return None
    told = set(ours)
    code: list[object] = []
    for d in dims:
        index = touch.access.indices[d]
        reach = 0
        for atom, c in sorted(index.terms, key=lambda term: abs(term[1])):
            if atom in ours:
                continue
            if atom not in weights or abs(c) <= reach:
                return None
            reach += abs(c) * (extents[str(atom)].const - 1)
            told.add(str(atom))
        terms = [(c, atom if atom in ours else weights[str(atom)]) for atom, c in index.terms]
        code.append((*sorted(terms, key=str), index.const))
    return (*code, *sorted(weights.values())) if weights.keys() <= told else None


# -- reads of another lane's registers ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForeignRead:
    """A read of an element that lane `lane` of the reader's warp owns."""

    statement: Assign
    access: Access
    lane: Affine


def find_foreign_reads(facts: Facts) -> Iterator[ForeignRead]:
    """Every read that takes all lanes of a warp, in a kernel that keeps the rules."""
    for holding in find_holdings(facts):
        if holding.is_private or holding.level != "thread":
            continue
        place, mark = find_lane_place(facts, holding), find_mark(holding, "thread")
        for touch in holding.touches:
            if is_foreign(facts, holding, mark, touch):
                assert place is not None, "the rules refuse others"
                yield ForeignRead(touch.spot.statement, touch.access, place.lane(touch.access))


def is_foreign(facts: Facts, holding: Holding, mark: Mark | None, touch: Touch) -> bool:
    """Whether code of a warp reads what another lane may own; `mark` is that of the threads."""
    reader = runner(touch)
    if touch.writes or not reader.has_warps or holding.level != "thread":
        return False
    if reader.level == "warp":
        return True  # every lane wants the value that one of them has
    if mark is not None and mark.is_on(holding, touch):
        return False
    return any(
        find_stranger(facts, holding, "thread", write, touch) is not None
        for write in holding.writes
    )


@dataclass(frozen=True, slots=True)
class LanePlace:
    """The dimension whose subscript tells the owner's lane: that, or the thread, plus a number."""

    dim: int
    shift: int
    is_thread: bool = False

    def lane(self, access: Access) -> Affine:
        """The lane that owns an element of the reader's warp."""
        number = access.indices[self.dim] - self.shift
        return number % WARP_SIZE if self.is_thread else number


def find_lane_place(facts: Facts, holding: Holding) -> LanePlace | None:
    """Where the lane stands in all writes."""
    for d in holding.spread:
        lanes = {write.access.indices[d] - _lane(write) for write in holding.writes}
        threads = {write.access.indices[d] - runner(write).thread for write in holding.writes}
        for shifts, is_thread in ((lanes, False), (threads, True)):
            shift, *others = shifts
            if not others and shift.is_constant:
                return LanePlace(d, shift.const, is_thread)
        if all(_is_lane(facts.buffers, write, d) for write in holding.writes):
            return LanePlace(d, 0)
    return None


def _lane(touch: Touch) -> Affine:
    found = runner(touch)
    return (found.lane or constant(0)) if found.has_warps else found.thread % WARP_SIZE


def _is_lane(buffers: Mapping[str, Buffer], write: Touch, d: int) -> bool:
    frame = Frame("i", write.spot, buffers)
    other = f"{frame.text(write.access.indices[d])} != {frame.text(_lane(write))}"
    constraint = f"{other} and ({frame.runs(write.guards)})"
    return make_set(frame.variables, constraint).is_empty()
