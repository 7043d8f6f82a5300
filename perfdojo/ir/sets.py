"""Which instances of a statement run, on which elements, in which order? Integer sets.

A `Spot` is a statement with its loops and guards; a `Touch` is one access of it, with the extra
conditions under which it happens. Both can be written as constraints for isl, which decides
exactly whether a set of integers is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

import islpy as isl

from perfdojo.errors import Undecided
from perfdojo.ir.affine import (
    Access,
    Affine,
    Atom,
    FloorDiv,
    Interval,
    Mod,
    constant,
    gathers,
    interval,
)
from perfdojo.ir.nodes import (
    RELATIONS,
    UNORDERED_KINDS,
    Assign,
    Buffer,
    Call,
    Condition,
    Const,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    statements,
)

_ISL_RELATION = {"==": "=", "!=": "!="}
_NEGATED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


@dataclass(frozen=True, slots=True)
class Spot:
    """A statement and what surrounds it; `order` counts statements in the order of the text."""

    order: int
    statement: Assign
    loops: tuple[Loop, ...]
    conditions: tuple[Condition, ...]

    def common(self, other: Spot) -> int:
        """How many outer loops both share."""
        count = 0
        for mine, theirs in zip(self.loops, other.loops, strict=False):
            if mine.name != theirs.name:
                break
            count += 1
        return count


@dataclass(frozen=True, slots=True)
class Touch:
    """One access of a statement, and the conditions inside the expression that lead to it."""

    spot: Spot
    access: Access
    writes: bool
    conditions: tuple[Condition, ...] = ()

    @property
    def guards(self) -> tuple[Condition, ...]:
        """All conditions under which the access happens."""
        return (*self.spot.conditions, *self.conditions)


def find_spots(kernel: Kernel) -> tuple[Spot, ...]:
    """Every statement with its surroundings, in the order of the text."""
    found: list[Spot] = []

    def visit(
        nodes: tuple[Node, ...], loops: tuple[Loop, ...], guards: tuple[Condition, ...]
    ) -> None:
        for node in nodes:
            match node:
                case Assign():
                    found.append(Spot(len(found), node, loops, guards))
                case Loop():
                    visit(node.body, (*loops, node), guards)
                case If():
                    visit(node.body, loops, (*guards, *node.conditions))

    visit(kernel.body, (), ())
    return tuple(found)


def find_touches(spot: Spot) -> Iterator[Touch]:
    """Every access of a statement: what it reads, first; then the place it writes."""
    yield from _reads(spot, spot.statement.value, ())
    target, prefetch = spot.statement.target, spot.statement.prefetch
    for index in (*target.indices, *(prefetch.indices if prefetch else ())):
        yield from (Touch(spot, gather, False) for gather in gathers(index))
    if spot.statement.op != "=":
        yield Touch(spot, target, False)
    yield Touch(spot, target, True)


def find_control_touches(kernel: Kernel) -> Iterator[Touch]:
    """Every gather in an extent or a guard, which is read whether or not a statement runs."""

    def visit(
        nodes: tuple[Node, ...], loops: tuple[Loop, ...], guards: tuple[Condition, ...]
    ) -> Iterator[Touch]:
        for node in nodes:
            match node:
                case Loop():
                    values, inner = [node.extent], ((*loops, node), guards)
                case If():
                    values = [side for c in node.conditions for side in (c.left, c.right)]
                    inner = (loops, (*guards, *node.conditions))
                case _:
                    continue
            first = next(statements(node.body))
            spot = Spot(0, first, loops, guards)
            yield from (Touch(spot, gather, False) for value in values for gather in gathers(value))
            yield from visit(node.body, *inner)

    return visit(kernel.body, (), ())


def _reads(spot: Spot, expr: Expr, under: tuple[Condition, ...]) -> Iterator[Touch]:
    match expr:
        case Access():
            for index in expr.indices:
                yield from (Touch(spot, gather, False, under) for gather in gathers(index))
            yield Touch(spot, expr, False, under)
        case Index():
            yield from (Touch(spot, gather, False, under) for gather in gathers(expr.value))
        case Call(name="if", args=(test, then, other)):
            yield from _reads(spot, test, under)
            yield from _reads(spot, then, (*under, *_implied(test, True)))
            yield from _reads(spot, other, (*under, *_implied(test, False)))
        case Call():
            for arg in expr.args:
                yield from _reads(spot, arg, under)


def _implied(test: Expr, outcome: bool) -> tuple[Condition, ...]:
    """Comparisons of indices that surely hold when `test` came out as `outcome`."""
    if not isinstance(test, Call):
        return ()
    if test.name == "not":
        return _implied(test.args[0], not outcome)
    if test.name == ("and" if outcome else "or"):
        return tuple(c for arg in test.args for c in _implied(arg, outcome))
    if test.name in RELATIONS:
        left, right = (as_index(arg) for arg in test.args)
        if left is not None and right is not None:
            return (Condition(left, test.name if outcome else _NEGATED[test.name], right),)
    return ()


def as_index(expr: Expr) -> Affine | None:
    """`expr` as an index expression, if it is one."""
    match expr:
        case Index():
            return expr.value
        case Const(value=value) if type(value) is int:
            return constant(value)
    return None


def loop_ranges(spot: Spot, buffers: Mapping[str, Buffer]) -> dict[Atom, Interval]:
    """Bounds of every loop around a statement (and of the gathers anywhere), guards ignored."""
    ranges: dict[Atom, Interval] = GatherRanges(buffers)
    for loop in spot.loops:
        ranges[loop.name] = (0, interval(loop.extent, ranges)[1] - 1)
    return ranges


class GatherRanges(dict[Atom, Interval]):
    """Ranges in which a gather's bounds are looked up from the declared range of its array."""

    def __init__(self, buffers: Mapping[str, Buffer]) -> None:
        super().__init__()
        self.buffers = buffers

    def __missing__(self, atom: Atom) -> Interval:
        assert isinstance(atom, Access)
        return gather_range(self.buffers[atom.buffer])


def gather_range(buffer: Buffer) -> Interval:
    """The declared range of an array that is used as a subscript."""
    assert buffer.low is not None, "verify refuses others first"
    assert buffer.high is not None, "verify refuses others first"
    return int(buffer.low), int(buffer.high) - 1


# -- isl ------------------------------------------------------------------------------------


class Frame:
    """The integer variables of one statement instance: its loops and gathers, under one prefix."""

    def __init__(self, prefix: str, spot: Spot, buffers: Mapping[str, Buffer]) -> None:
        self.prefix, self.spot, self.buffers = prefix, spot, buffers
        self.names: dict[Atom, str] = {
            loop.name: f"{prefix}{n}" for n, loop in enumerate(spot.loops)
        }
        self.gathered: dict[Access, str] = {}

    @property
    def variables(self) -> list[str]:
        """Every variable in use so far; ask last."""
        return [*self.names.values(), *self.gathered.values()]

    def text(self, value: Affine) -> str:
        """`value` in isl's notation."""
        parts = [f"{c}*{self._atom(atom)}" for atom, c in value.terms]
        return "(" + " + ".join([*parts, str(value.const)]) + ")"

    def _atom(self, atom: Atom) -> str:
        match atom:
            case str():
                return self.names[atom]
            case FloorDiv():
                return f"floor({self.text(atom.value)}/{atom.divisor})"
            case Mod():
                return f"({self.text(atom.value)} mod {atom.divisor})"
            case Access():
                for index in atom.indices:
                    self.text(index)  # gathers inside come first
                return self.gathered.setdefault(atom, f"{self.prefix}g{len(self.gathered)}")

    def holds(self, condition: Condition) -> str:
        """`condition` in isl's notation."""
        relation = _ISL_RELATION.get(condition.relation, condition.relation)
        return f"{self.text(condition.left)} {relation} {self.text(condition.right)}"

    def runs(self, conditions: Sequence[Condition]) -> str:
        """The constraints under which this instance exists."""
        parts = [
            f"0 <= {self.names[loop.name]} < {self.text(loop.extent)}" for loop in self.spot.loops
        ]
        parts += [self.holds(condition) for condition in conditions]
        for access, name in self.gathered.items():
            low, high = gather_range(self.buffers[access.buffer])
            parts.append(f"{low} <= {name} <= {high}")
        return " and ".join(parts) or "0 = 0"

    def gathers_as(self, other: Frame) -> str:
        """The constraint that whatever this instance gathers, `other` has gathered with that value.

        A write counts as done only then: what an array holds is not for the proof to choose.
        """
        parts = []
        for mine, value in self.gathered.items():
            dims = range(len(mine.indices))
            options = [
                f"({value} = {known} and {same_place(self, mine, other, theirs, dims)})"
                for theirs, known in other.gathered.items()
                if theirs.buffer == mine.buffer
            ]
            parts.append(f"({' or '.join(options) or '0 = 1'})")
        return " and ".join(parts) or "0 = 0"


def same_place(one: Frame, a: Access, two: Frame, b: Access, dims: Sequence[int]) -> str:
    """The constraint that both accesses agree in the given dimensions."""
    parts = [f"{one.text(a.indices[d])} = {two.text(b.indices[d])}" for d in dims]
    return " and ".join(parts) or "0 = 0"


def runs_before(first: Frame, second: Frame) -> str | None:
    """The constraint that one instance runs before the other; None if it never does.

    Iterations of unordered loops (parallel, vector, ...) are not before one another.
    """
    shared = first.spot.common(second.spot)
    equal: list[str] = []
    options: list[str] = []
    for loop in first.spot.loops[:shared]:
        mine, theirs = first.names[loop.name], second.names[loop.name]
        if loop.kind not in UNORDERED_KINDS:
            options.append(" and ".join([*equal, f"{mine} < {theirs}"]))
        equal.append(f"{mine} = {theirs}")
    if first.spot.order < second.spot.order:
        options.append(" and ".join(equal) or "0 = 0")
    return " or ".join(f"({option})" for option in options) if options else None


# No question about a kernel of the library takes a tenth of this; without a limit, a rare one
# (several `%` in one subscript) takes for ever.
_OPERATIONS = 30_000
CURE = "simpler subscripts (fewer % and //) help"
_CONTEXT = isl.Context()


class Points:
    """A set of integer points. Every question is answered exactly, or raises Undecided.

    Sets are kept by their text, and a sample with them: most questions come again.
    """

    def __init__(self, points: isl.Set) -> None:
        self._points = points
        self._sample: isl.Point | None = None

    def minus(self, other: Points) -> Points:
        """The points that `other` does not have."""
        return Points(_ask(lambda: self._points.subtract(other._points)))

    def both(self, other: Points) -> Points:
        """The points that `other` has too."""
        return Points(_ask(lambda: self._points.intersect(other._points)))

    def is_empty(self) -> bool:
        """Whether there is no point."""
        return bool(_ask(self._points.is_empty))

    def is_within(self, other: Points) -> bool:
        """Whether `other` has every point of this."""
        return bool(_ask(lambda: self._points.is_subset(other._points)))

    def sample(self, variables: Sequence[str]) -> dict[str, int] | None:
        """One point, by variable; None if there is none."""
        if self._sample is None:
            self._sample = _ask(self._points.sample_point)
        point = self._sample
        if point.is_void():
            return None
        return {
            name: point.get_coordinate_val(isl.dim_type.set, n).to_python()
            for n, name in enumerate(variables)
        }


def make_set(variables: Sequence[str], constraint: str, exists: Sequence[str] = ()) -> Points:
    """{ [variables] : exists ... constraint }."""
    inner = f"exists ({', '.join(exists)} : {constraint})" if exists else constraint
    return _read_set(f"{{ [{', '.join(variables)}] : {inner} }}")


@lru_cache(maxsize=4096)  # reading takes longer than most answers, and most questions come again
def _read_set(text: str) -> Points:
    return Points(isl.Set(text, context=_CONTEXT))


_Answer = TypeVar("_Answer")


def _ask(question: Callable[[], _Answer]) -> _Answer:
    """The answer of isl, if it comes within the limit."""
    _CONTEXT.reset_operations()
    _CONTEXT.set_max_operations(_OPERATIONS)
    try:
        return question()
    except isl.Error as error:
        if "number of operations" not in str(error):
            raise
        raise Undecided(f"the proof takes too long; {CURE}") from None
    finally:
        _CONTEXT.set_max_operations(0)  # reading a set has no limit
