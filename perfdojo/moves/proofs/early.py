"""Where can a value be computed before it is needed? Loops it does not depend on, and a temporary.

A value may move in front of a loop if it names neither that loop nor one inside it, and nothing
in the loop writes an array it reads. It then runs where it may not have run before (the loop
could be empty, a guard could fail), so `verify` must agree that its loads are in bounds and see
values; arithmetic on them cannot fail, but casting a float to an integer can, so that stays put.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from perfdojo.ir import (
    Access,
    Assign,
    Buffer,
    Call,
    Dim,
    Expr,
    Index,
    Kernel,
    Loop,
    Node,
    affine,
    loads,
    statements,
)
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import map_expr, subexpressions
from perfdojo.ir.rewrite import fresh_name, loops_around, replace_node
from perfdojo.ir.types import DTYPES, FLOATS, INDEX, INTEGERS, WHOLE, type_of

NUMBERS = FLOATS | INTEGERS
_WHOLE = ("i64", "i32", "i8")
_SAFE = (*INTEGERS, "bool", WHOLE, INDEX)  # casting these to an integer cannot fail


def loops_in(expr: Expr) -> frozenset[str]:
    """The loops that `expr` names, gathers included."""
    found: set[str] = set()
    for part in subexpressions(expr):
        match part:
            case Access():
                found.update(name for index in part.indices for name in loop_names(index))
            case Index():
                found.update(loop_names(part.value))
    return frozenset(found)


def arrays_in(expr: Expr) -> frozenset[str]:
    """The arrays that `expr` reads, gathers included."""
    return frozenset(access.buffer for access in loads(expr))


def written_in(*nodes: Node) -> frozenset[str]:
    """The arrays that statements in `nodes` write."""
    return frozenset(statement.target.buffer for statement in statements(nodes))


def touched_in(*nodes: Node) -> frozenset[str]:
    """The arrays that statements in `nodes` read or write."""
    reads = (arrays_in(statement.value) for statement in statements(nodes))
    return written_in(*nodes).union(*reads)


def can_be_stored(expr: Expr, buffers: Mapping[str, Buffer]) -> bool:
    """Whether a temporary can hold `expr` unchanged: a number whose type needs no neighbour."""
    return type_of(expr, buffers) in NUMBERS and not any(
        isinstance(part, Call)
        and part.name in _WHOLE
        and type_of(part.args[0], buffers) not in _SAFE
        for part in subexpressions(expr)
    )


def does_work(expr: Expr) -> bool:
    """Whether computing `expr` costs more than loading it: some operation besides casts."""
    parts = subexpressions(expr)
    return any(isinstance(part, Call) and part.name not in (*DTYPES, "neg") for part in parts)


def find_free_loop(kernel: Kernel, statement: Assign, expr: Expr) -> Loop | None:
    """The outermost loop around `statement` in front of which `expr` has the value it needs."""
    names, arrays = loops_in(expr), arrays_in(expr)
    found = None
    for loop in reversed(loops_around(kernel, statement)):
        if loop.name in names or written_in(loop) & arrays:
            break
        found = loop
    return found


def invariants(kernel: Kernel, statement: Assign) -> Iterator[Expr]:
    """The largest parts of a statement that could be computed in front of a loop around it."""

    def visit(expr: Expr) -> Iterator[Expr]:
        if not isinstance(expr, Call):
            return
        if (
            does_work(expr)
            and can_be_stored(expr, kernel.buffers)
            and find_free_loop(kernel, statement, expr) is not None
        ):
            yield expr
            return
        for arg in expr.args:
            yield from visit(arg)

    return iter(dict.fromkeys(visit(statement.value)))


def replace_part(expr: Expr, old: Expr, new: Expr) -> Expr:
    """`expr` with every part equal to `old` replaced."""
    return map_expr(expr, lambda part: new if part == old else part)


def compute_before(
    kernel: Kernel, node: Node, name: str, value: Expr, lanes: Loop | None = None
) -> tuple[Kernel, Access]:
    """`kernel` with `name = value` right before `node`, and the place that holds the value.

    Inside a vector loop (`lanes`) the temporary has an element for each lane.
    """
    dtype = type_of(value, kernel.buffers)
    name = fresh_name(kernel, name)
    dims = (Dim(lanes.extent.const),) if lanes else ()
    place = Access(name, (affine(lanes.name),) if lanes else ())
    temporary = Buffer(name, dtype, dims, "register")
    kernel = replace(kernel, temporaries=(*kernel.temporaries, temporary))
    return replace_node(kernel, node, Assign(place, "=", value), node), place
