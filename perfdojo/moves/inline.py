"""inline: put the definition of a temporary where it is read, and do without it.

    t[i, j] = x[i, j] * 2.0
    y[k] = t[k, 0] + 1.0      ->   y[k] = x[k, 0] * 2.0 + 1.0

Legal when one statement writes the temporary, with `=`, under no guard, each subscript a loop of
its own, and what it computes is the same at every read: the loops it names are subscripts (or
loops around both that stand at the same iteration), and no array it reads has changed since.
The value is computed once for each read, and rounded or cast where storing it did so.
Halide: compute_inline; loopy: assignment_to_subst.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Call,
    Expr,
    Index,
    Kernel,
    loads,
    print_statement,
)
from perfdojo.ir.affine import substitute, substitute_access
from perfdojo.ir.nodes import index_value, map_expr, subexpressions
from perfdojo.ir.rewrite import map_nodes
from perfdojo.ir.sets import (
    Frame,
    Points,
    Touch,
    find_spots,
    find_touches,
    make_set,
    runs_before,
    same_place,
)
from perfdojo.ir.types import FLOATS, INDEX, INTEGERS, type_of, widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import loops_in
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import find_own, touches_of
from perfdojo.targets import Machine

COSTLY = frozenset({"erf", "exp", "log", "log1p", "pow", "rsqrt", "sigmoid", "sqrt", "tanh"})
_CHEAP = 4  # operations that may be done once for each of a few reads
_FEW = 4


@register
@dataclass(frozen=True, slots=True)
class Inline(Move):
    """Replace every read of `buffer` by what was written there."""

    name: ClassVar[str] = "inline"
    buffer: str  # the temporary that goes

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Temporaries that are read in one place, or cheap and read in a few."""
        for buffer in kernel.temporaries:
            touches = touches_of(kernel, buffer.name)
            writes = [touch for touch in touches if touch.writes]
            if len(writes) != 1:
                continue
            reads = len(touches) - 1
            cheap = reads <= _FEW and _is_cheap(writes[0].spot.statement.value)
            if (reads <= 1 or cheap) and (move := cls(buffer.name)).is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """One plain definition, whose value is the same wherever it is read."""
        find_own(self, kernel, self.buffer)
        definition = self._definition(kernel)
        statement = definition.spot.statement
        indices = _lone_loops(statement.target)
        if indices is None:
            raise self.refuse(
                f"expected the subscripts of '{print_statement(statement)}' to be different loops"
            )
        reads = [t for t in touches_of(kernel, self.buffer) if not t.writes]
        free = loops_in(statement.value) - set(indices)
        for read in reads:
            self._check_read(kernel, definition, read, free)
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The definition in place of every read; the statement and its empty loops are gone."""
        statement = self._definition(kernel).spot.statement
        names = _lone_loops(statement.target)
        assert names is not None, "check passed"
        value = _as_stored(kernel, statement)

        def definition_at(access: Access) -> Expr:
            places = dict(zip(names, access.indices, strict=True))
            return _substitute(value, places)

        def change(part: Expr) -> Expr:
            here = isinstance(part, Access) and part.buffer == self.buffer
            return definition_at(part) if here and isinstance(part, Access) else part

        def rewrite(node: Assign) -> tuple[Assign, ...]:
            if node.target.buffer == self.buffer:
                return ()
            hint = node.prefetch
            kept = None if hint and hint.buffer == self.buffer else hint
            changed = replace(node, value=map_expr(node.value, change), prefetch=kept)
            return (node,) if changed == node else (changed,)

        changed = map_nodes(kernel, lambda n: rewrite(n) if isinstance(n, Assign) else (n,))
        left = tuple(b for b in kernel.temporaries if b.name != self.buffer)
        return replace(changed, temporaries=left)

    def _definition(self, kernel: Kernel) -> Touch:
        writes = [t for t in touches_of(kernel, self.buffer) if t.writes]
        if len(writes) != 1:
            raise self.refuse(f"expected one statement to write '{self.buffer}', got {len(writes)}")
        spot = writes[0].spot
        text = print_statement(spot.statement)
        if spot.statement.op != "=":
            raise self.refuse(f"'{text}' accumulates; expected a statement with '='")
        if spot.conditions:
            raise self.refuse(f"'{text}' is under a guard; expected loops only")
        if any(access.buffer == self.buffer for access in loads(spot.statement.value)):
            raise self.refuse(f"'{text}' reads what it defines")
        return writes[0]

    def _check_read(
        self, kernel: Kernel, definition: Touch, read: Touch, free: frozenset[str]
    ) -> None:
        """The definition, computed at `read`, gives what was stored."""
        common = {loop.name for loop in definition.spot.loops[: definition.spot.common(read.spot)]}
        text = print_statement(definition.spot.statement)
        where = f"'{print_statement(read.spot.statement)}'"
        if _has_index_arithmetic(kernel, definition) and _has_number(read.access):
            raise self.refuse(
                f"{where} reads at a number, which would give index arithmetic in '{text}' "
                "another type; cast the index there first"
            )
        if free - common:
            name = sorted(free - common)[0]
            raise self.refuse(f"'{text}' names loop '{name}', which is not around {where}")
        inputs = {buffer.name for buffer in kernel.inputs}
        sources = [
            touch
            for touch in dict.fromkeys(find_touches(definition.spot))
            if not touch.writes and touch.access.buffer not in inputs
        ]
        if not free and not sources:
            return  # the same at any time
        last = _Last(kernel, definition, read)
        for name in sorted(free):
            if last.moves(name):
                raise self.refuse(f"{where} reads what '{text}' wrote at another '{name}'")
        for source in sources:
            write = last.find_change(source)
            if write is not None:
                raise self.refuse(
                    f"'{print_statement(write.spot.statement)}' changes {source.access.buffer} "
                    f"between '{text}' and {where}"
                )


class _Last:
    """Pairs (D, R) of a definition and a read of the element, with no other definition between."""

    def __init__(self, kernel: Kernel, definition: Touch, read: Touch) -> None:
        self.kernel, self.definition, self.read = kernel, definition, read
        self.d = Frame("d", definition.spot, kernel.buffers)
        self.r = Frame("r", read.spot, kernel.buffers)

    def moves(self, name: str) -> bool:
        """Whether loop `name` can stand elsewhere at the read than at the definition."""
        pairs = self._pairs(f"{self.d.names[name]} != {self.r.names[name]}", [])
        return not pairs.is_empty()

    def find_change(self, source: Touch) -> Touch | None:
        """A write between D and R to the place that D reads as `source`."""
        for spot in find_spots(self.kernel):
            for write in find_touches(spot):
                same_array = write.writes and write.access.buffer == source.access.buffer
                if same_array and self._is_between(source, write):
                    return write
        return None

    def _is_between(self, source: Touch, write: Touch) -> bool:
        w = Frame("w", write.spot, self.kernel.buffers)
        after, prior = runs_before(self.d, w), runs_before(w, self.r)
        if after is None or prior is None:
            return False
        same = same_place(w, write.access, self.d, source.access, range(len(write.access.indices)))
        parts = [same, f"({after})", f"({prior})", f"({w.runs(write.guards)})"]
        parts += [self.d.holds(condition) for condition in source.conditions]
        return not self._pairs(" and ".join(parts), w.variables).is_empty()

    def _pairs(self, constraint: str, others: Sequence[str]) -> Points:
        """Those that fulfil `constraint`, which may name the variables `others` too."""
        d, r, t = self.d, self.r, self.definition.access
        dims = range(len(t.indices))
        before = runs_before(d, r)
        same = same_place(d, t, r, self.read.access, dims)
        if before is None:
            before = "0 = 1"
        runs = f"({d.runs(self.definition.guards)}) and ({r.runs(self.read.guards)})"
        variables = [*d.variables, *r.variables, *others]
        pairs = make_set(variables, f"{runs} and {same} and ({before}) and {constraint}")
        later = Frame("l", self.definition.spot, self.kernel.buffers)
        after, prior = runs_before(d, later), runs_before(later, r)
        if after is None or prior is None:
            return pairs
        match = same_place(later, t, r, self.read.access, dims)
        newer = f"({later.runs(self.definition.guards)}) and {match} and ({after}) and ({prior})"
        newer += f" and {later.gathers_as(r)}"
        return pairs.minus(make_set(variables, newer, later.variables))


def _lone_loops(target: Access) -> tuple[str, ...] | None:
    """The loops that are the subscripts, if each is one loop and no two the same."""
    names: list[str] = []
    for index in target.indices:
        match index.terms:
            case ((str() as name, 1),) if not index.const and name not in names:
                names.append(name)
            case _:
                return None
    return tuple(names)


def _has_index_arithmetic(kernel: Kernel, definition: Touch) -> bool:
    """Whether some operation is done on indices alone; on numbers alone it takes any type."""
    parts = subexpressions(definition.spot.statement.value)
    return any(isinstance(p, Call) and type_of(p, kernel.buffers) == INDEX for p in parts)


def _has_number(access: Access) -> bool:
    return any(index.is_constant for index in access.indices)


def _as_stored(kernel: Kernel, statement: Assign) -> Expr:
    """The value with the type that a load would have: cast if storing rounds or decides it."""
    dtype = kernel.buffers[statement.target.buffer].dtype
    strong = type_of(statement.value, kernel.buffers) in (*FLOATS, *INTEGERS, "bool")
    if strong and widened(dtype) == dtype:
        return statement.value
    return Call(dtype, (statement.value,))


def _substitute(expr: Expr, places: dict[str, Affine]) -> Expr:
    def change(part: Expr) -> Expr:
        match part:
            case Access():
                return substitute_access(part, places.get)
            case Index():
                return index_value(substitute(part.value, places.get))
        return part

    return map_expr(expr, change)


def _is_cheap(expr: Expr) -> bool:
    calls = [part.name for part in subexpressions(expr) if isinstance(part, Call)]
    return len(calls) <= _CHEAP and not COSTLY.intersection(calls)
