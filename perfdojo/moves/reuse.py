"""reuse: compute an expression that occurs several times only once.

    y[i] = exp(x[i]) / (1.0 + exp(x[i]))   ->   y_e = exp(x[i])
                                                y[i] = y_e / (1.0 + y_e)

It may occur in the statement and in statements behind it in the same block, as long as nothing in
between writes what it reads. Legal when its loads are in bounds and defined wherever the
statement runs. Also called common subexpression elimination.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Call, Expr, Kernel, Node, print_statement
from perfdojo.ir.nodes import subexpressions
from perfdojo.ir.rewrite import find_statement, labels, loops_around, replace_nodes, siblings
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import (
    arrays_in,
    can_be_stored,
    compute_before,
    does_work,
    replace_part,
    written_in,
)
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine

_CHEAP = frozenset({"+", "-", "*", "neg", "abs", "square", "max", "min"})


@register
@dataclass(frozen=True, slots=True)
class Reuse(Move):
    """Give the repeated expression `which` of `statement` a temporary."""

    name: ClassVar[str] = "reuse"
    statement: str  # its label: the first that needs the value
    which: int = 0  # counts the repeated expressions, in the order of the text

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Repeated expressions of more than one cheap operation."""
        for label, statement in labels(kernel).items():
            for which, expr in enumerate(_repeated(kernel, statement)):
                move = cls(label, which)
                if _is_dear(expr) and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """There is such an expression, and its loads are safe before the statement."""
        statement = find_statement(kernel, self.statement)
        repeated = _repeated(kernel, statement)
        if not repeated:
            text = print_statement(statement)
            raise self.refuse(f"no expression of '{text}' occurs again, there or right behind")
        if not 0 <= self.which < len(repeated):
            last = len(repeated) - 1
            raise self.refuse(f"expected which to be from 0 to {last}, got {self.which}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The value in a temporary right before the statement, and used from there."""
        statement = find_statement(kernel, self.statement)
        expr = _repeated(kernel, statement)[self.which]
        users = tuple(_users(kernel, statement, expr))
        lanes = next((o for o in loops_around(kernel, statement) if o.kind == "vector"), None)
        name = f"{statement.target.buffer}_e"
        kernel, place = compute_before(kernel, statement, name, expr, lanes)
        changed: dict[int, tuple[Node, ...]] = {
            id(user): (replace(user, value=replace_part(user.value, expr, place)),)
            for user in users
        }
        return replace_nodes(kernel, changed)


def _users(kernel: Kernel, statement: Assign, expr: Expr) -> Iterator[Assign]:
    """The statement and those behind it in its block where `expr` still has the same value."""
    block = siblings(kernel, statement)
    place = next(n for n, node in enumerate(block) if node is statement)
    arrays = arrays_in(expr)
    for node in block[place:]:
        if isinstance(node, Assign):
            yield node
        if written_in(node) & arrays:
            return


def _repeated(kernel: Kernel, statement: Assign) -> tuple[Expr, ...]:
    """Expressions in the statement that occur at least twice, and not just inside larger ones."""
    found: dict[Expr, int] = {}
    for expr in dict.fromkeys(subexpressions(statement.value)):
        if does_work(expr) and can_be_stored(expr, kernel.buffers):
            users = _users(kernel, statement, expr)
            count = sum(part == expr for user in users for part in subexpressions(user.value))
            inside = any(count == found[outer] for outer in found if _contains(outer, expr))
            if count > 1 and not inside:
                found[expr] = count
    return tuple(found)


def _contains(outer: Expr, inner: Expr) -> bool:
    return any(part == inner for part in subexpressions(outer))


def _is_dear(expr: Expr) -> bool:
    operations = [part.name for part in subexpressions(expr) if isinstance(part, Call)]
    return len(operations) > 1 or any(name not in _CHEAP for name in operations)
