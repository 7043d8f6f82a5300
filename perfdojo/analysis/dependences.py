"""Which instance must run before which? Dependences between accesses, with their directions.

A dependence joins two accesses of one element, at least one a write, in the order they run now.
Its *directions* say, for each loop both statements share, how the two iterations can relate:
the source's iteration is earlier ("<"), the same ("=") or later (">"). They are kept as boxes,
one string of possible signs a loop; `("=", "<=>")` means the same i and any two j. A box only
stands for vectors in which the source runs first.

Statements that only accumulate into one buffer with one operator depend on each other just
through rounding (`commutes`): a re-ordering of those is legal where re-association is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from perfdojo.errors import Undecided
from perfdojo.ir import Access, Assign, Buffer, Const, Kernel, Loop, loads
from perfdojo.ir.affine import Affine
from perfdojo.ir.facts import filled_range
from perfdojo.ir.nodes import UNORDERED_KINDS
from perfdojo.ir.private import private_scope
from perfdojo.ir.sets import (
    Frame,
    Points,
    Spot,
    Touch,
    find_spots,
    find_touches,
    make_set,
    same_place,
)
from perfdojo.ir.types import FLOATS, widened

Box = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dependence:
    """`source` runs before `sink` on the same element."""

    source: Touch
    sink: Touch
    loops: tuple[Loop, ...]  # those around both, outermost first
    boxes: tuple[Box, ...]
    commutes: bool

    def carried_by(self, name: str) -> bool:
        """Whether an earlier iteration of this loop, all loops around it equal, is the source."""
        level = next((n for n, loop in enumerate(self.loops) if loop.name == name), None)
        if level is None:
            return False
        return any(
            all("=" in signs for signs in box[:level]) and "<" in box[level] for box in self.boxes
        )

    @property
    def is_loop_independent(self) -> bool:
        """Whether source and sink can run in the same iteration of every loop they share."""
        return self.source.spot.order < self.sink.spot.order and any(
            all("=" in signs for signs in box) for box in self.boxes
        )

    @property
    def kind(self) -> str:
        """What the dependence is called: flow, anti or output."""
        if self.source.writes:
            return "output" if self.sink.writes else "flow"
        return "anti"


@lru_cache(maxsize=2048)
def find_dependences(kernel: Kernel, inside: str = "", of: str = "") -> tuple[Dependence, ...]:
    """Every dependence of `kernel`, or only those inside one loop, or of one buffer."""
    web = _weave(kernel)
    return tuple(
        dependence
        for name, touches in web.touches.items()
        if of in ("", name)
        for places in [[n for n, touch in enumerate(touches) if _is_inside(touch, inside)]]
        for source in places
        for sink in places
        if touches[source].writes or touches[sink].writes
        for dependence in web.between(name, source, sink)
    )


def _is_inside(touch: Touch, loop: str) -> bool:
    return not loop or any(outer.name == loop for outer in touch.spot.loops)


@dataclass(frozen=True, slots=True)
class _Web:
    """The touches of each buffer that is written, and the dependences found among them so far.

    Moves of one loop ask for what is inside it, and other moves for the rest: no pair twice.
    """

    buffers: Mapping[str, Buffer]
    touches: Mapping[str, Sequence[Touch]]
    scopes: Mapping[str, int]  # in how many outermost loops a buffer is private
    known: dict[tuple[str, int, int], tuple[Dependence, ...]]

    def between(self, name: str, source: int, sink: int) -> tuple[Dependence, ...]:
        """The dependence of two touches of one buffer, known by their places, if there is one."""
        key = name, source, sink
        if key not in self.known:
            group = self.touches[name]
            found = _between(group[source], group[sink], self.buffers, self.scopes[name])
            self.known[key] = tuple(found)
        return self.known[key]


@lru_cache(maxsize=512)
def _weave(kernel: Kernel) -> _Web:
    buffers, spots = kernel.buffers, find_spots(kernel)
    written = {spot.statement.target.buffer for spot in spots}
    temporary = {buffer.name for buffer in kernel.temporaries}
    touches: dict[str, list[Touch]] = {}
    for spot in spots:
        for touch in dict.fromkeys(find_touches(spot)):
            # an accumulation reads what it writes: the write stands for both
            accumulates = not touch.writes and touch.access == spot.statement.target
            if touch.access.buffer in written and not (accumulates and spot.statement.op != "="):
                touches.setdefault(touch.access.buffer, []).append(touch)
    scopes = {
        name: len(private_scope(buffers[name], group)) if name in temporary else 0
        for name, group in touches.items()
    }
    return _Web(buffers, touches, scopes, {})


def _between(
    source: Touch, sink: Touch, buffers: Mapping[str, Buffer], scope: int
) -> Iterator[Dependence]:
    """The dependence, if there is one; within one iteration of the `scope` outermost loops."""
    shared = source.spot.loops[: source.spot.common(sink.spot)]
    if source.spot.order > sink.spot.order and not shared:
        return
    boxes = _quick_boxes(source, sink, shared, buffers, scope)
    if boxes is None:
        boxes = _exact_boxes(source, sink, shared, buffers, scope)
    if boxes:
        yield Dependence(source, sink, shared, boxes, _commute(source, sink, buffers))


def _commute(source: Touch, sink: Touch, buffers: Mapping[str, Buffer]) -> bool:
    one, two = source.spot.statement, sink.spot.statement
    if not (source.writes and sink.writes and one.op == two.op != "="):
        return False
    # `y += y * x` adds what it finds, so its order matters: this read has no touch of its own
    if any(st.target in loads(st.value) for st in (one, two)):
        return False
    # an i8 wraps at every store, which sums and products do not mind but extremes do
    return one.op in ("+=", "*=") or buffers[source.access.buffer].dtype != "i8"


def is_exact_reduction(op: str, dtype: str) -> bool:
    """Whether accumulating in another order gives the same bits."""
    return widened(dtype) not in FLOATS and widened(dtype) == dtype


# -- directions -----------------------------------------------------------------------------


def _quick_boxes(
    source: Touch,
    sink: Touch,
    shared: tuple[Loop, ...],
    buffers: Mapping[str, Buffer],
    scope: int,
) -> tuple[Box, ...] | None:
    """The directions if plain reasoning finds them exactly; None if it takes integer sets."""
    if source.guards or sink.guards:
        return None
    if not all(loop.extent.is_constant for t in (source, sink) for loop in t.spot.loops):
        return None
    names = [loop.name for loop in shared]
    signs = {
        loop.name: "=" if n < scope or loop.extent.const == 1 else "<=>"
        for n, loop in enumerate(shared)
    }
    tied: set[str] = set()
    for d, dim in enumerate(buffers[source.access.buffer].dims):
        if not dim.materialised:
            continue
        mine = _parts(source.access.indices[d], source.spot, names)
        theirs = _parts(sink.access.indices[d], sink.spot, names)
        if mine is None or theirs is None or mine.common != theirs.common:
            return None
        if (mine.own | theirs.own) & tied:
            return None  # a loop of one side alone in two dimensions ties them together
        tied |= mine.own | theirs.own
        if not _tells_apart(mine, theirs, shared):
            return None
        if max(mine.low, theirs.low) > min(mine.high, theirs.high):
            return ()
        signs |= {name: "=" for name, _ in mine.common}
    for n, loop in enumerate(shared):
        if loop.kind in UNORDERED_KINDS and signs[loop.name] != "=":
            if any(signs[outer] != "=" for outer in names[:n]):
                return None  # iterations meet, but only across those of a loop outside
            signs[loop.name] = "="
    box = tuple(signs[name] for name in names)
    return (box,) if _may_run_first(source, sink, shared, box) else ()


@dataclass(frozen=True, slots=True)
class _Parts:
    """A subscript in two parts: loops that both sides share, and a range that the rest fills."""

    common: tuple[tuple[str, int], ...]
    own: frozenset[str]
    low: int
    high: int


def _parts(index: Affine, spot: Spot, shared: Sequence[str]) -> _Parts | None:
    """The parts of `index`; None if it is not made of plain loops or its rest leaves gaps."""
    if not all(isinstance(atom, str) for atom, _ in index.terms):
        return None
    terms = [(str(atom), c) for atom, c in index.terms]
    common = tuple((name, c) for name, c in terms if name in shared)
    rest = Affine(tuple((name, c) for name, c in terms if name not in shared), index.const)
    filled = filled_range(rest, {loop.name: loop.extent.const for loop in spot.loops})
    if filled is None:
        return None
    return _Parts(common, frozenset(name for name, _ in terms if name not in shared), *filled)


def _tells_apart(mine: _Parts, theirs: _Parts, shared: tuple[Loop, ...]) -> bool:
    """Whether equal subscripts mean equal values of all loops in the common part."""
    extents = {loop.name: loop.extent.const for loop in shared}
    span = max(mine.high, theirs.high) - min(mine.low, theirs.low)
    for name, coefficient in sorted(mine.common, key=lambda term: abs(term[1])):
        if abs(coefficient) <= span:
            return False
        span += abs(coefficient) * (extents[name] - 1)
    return True


def _may_run_first(source: Touch, sink: Touch, shared: tuple[Loop, ...], box: Box) -> bool:
    """Whether the box holds a vector in which the source runs before the sink."""
    for signs in box:
        if "<" in signs:
            return True
        if "=" not in signs:
            return False
    return source.spot.order < sink.spot.order


def _exact_boxes(
    source: Touch,
    sink: Touch,
    shared: tuple[Loop, ...],
    buffers: Mapping[str, Buffer],
    scope: int,
) -> tuple[Box, ...]:
    """The directions, sign by sign, each decided by isl; a question left open counts as "yes"."""
    first = source.spot.order < sink.spot.order
    bounded = tuple(buffer for buffer in buffers.values() if buffer.low is not None)
    named = (*bounded, buffers[source.access.buffer])
    return _solve(_bare(source), _bare(sink), len(shared), first, named, scope)


_NOTHING = Assign(Access(""), "=", Const(0))


def _bare(touch: Touch) -> Touch:
    """What the question is about, and nothing else: moves elsewhere ask the same again."""
    around = tuple(replace(loop, body=()) for loop in touch.spot.loops)
    return replace(touch, spot=Spot(0, _NOTHING, around, touch.spot.conditions), writes=False)


@lru_cache(maxsize=16384)
def _solve(
    source: Touch, sink: Touch, common: int, first: bool, named: tuple[Buffer, ...], scope: int
) -> tuple[Box, ...]:
    shared = source.spot.loops[:common]
    buffers = {buffer.name: buffer for buffer in named}
    a, b = Frame("a", source.spot, buffers), Frame("b", sink.spot, buffers)
    dims = [d for d, dim in enumerate(buffers[source.access.buffer].dims) if dim.materialised]
    same = same_place(a, source.access, b, sink.access, dims)
    runs = f"({a.runs(source.guards)}) and ({b.runs(sink.guards)}) and {same}"
    variables = [*a.variables, *b.variables]
    found: list[Box] = []

    def refine(box: Box, points: Points, ordered: bool) -> None:
        if len(box) == common:
            if ordered or first:
                found.append(box)
            return
        loop = shared[len(box)]
        for sign in "<=>":
            if sign != "=" and (len(box) < scope or _is_apart(loop, ordered)):
                continue
            if sign == ">" and not ordered:
                continue  # the sink would run first
            relation = f"{a.names[loop.name]} {sign} {b.names[loop.name]}"
            part = points.both(make_set(variables, relation))
            if _may_hold(part):
                refine((*box, sign), part, ordered or sign == "<")

    pairs = make_set(variables, runs)
    if _may_hold(pairs):
        refine((), pairs, False)
    return tuple(found)


def _may_hold(points: Points) -> bool:
    try:
        return not points.is_empty()
    except Undecided:
        return True


def _is_apart(loop: Loop, ordered: bool) -> bool:
    """Whether two iterations of `loop` surely do not meet: unordered ones of one round of it."""
    return loop.kind in UNORDERED_KINDS and not ordered
