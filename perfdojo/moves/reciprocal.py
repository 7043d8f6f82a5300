"""reciprocal: divide once, multiply often.

    for j in M: y[i, j] = e[i, j] / s[i]   ->   y_r = 1.0 / s[i]
                                                for j in M: y[i, j] = e[i, j] * y_r
    y[i] = m[i] / 512.0                    ->   y[i] = m[i] * 0.001953125

Legal when the divisor names none of these loops, nothing in them writes what it reads, and its
loads are in bounds and defined in front of them; or when it is a number whose reciprocal is an
ordinary one. Same reals, other rounding; a power of two keeps every bit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Call, Const, Expr, Kernel, print_statement
from perfdojo.ir.nodes import map_expr, subexpressions
from perfdojo.ir.rewrite import find_statement, labels, replace_node
from perfdojo.ir.types import type_of
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import can_be_stored, compute_before, find_free_loop
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine

_EXPONENT = {"f32": 126, "f64": 1022}  # powers of two up to here, and their reciprocals, are normal


@register
@dataclass(frozen=True, slots=True)
class Reciprocal(Move):
    """Replace the divisor `which` of `statement` by a factor."""

    name: ClassVar[str] = "reciprocal"
    numerics: ClassVar[str] = "reassociate"
    statement: str  # its label
    which: int = 0  # counts the divisors that can be replaced, in the order of the text

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every divisor that is a number, or the same for a whole loop."""
        for label, statement in labels(kernel).items():
            for which, _ in enumerate(_divisors(kernel, statement)):
                move = cls(label, which)
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """There is such a divisor, and its loads are safe where it goes."""
        statement = find_statement(kernel, self.statement)
        divisors = _divisors(kernel, statement)
        text = f"'{print_statement(statement)}'"
        if not divisors:
            raise self.refuse(
                f"expected a division by a number, or by what a loop leaves alone, in {text}"
            )
        if not 0 <= self.which < len(divisors):
            raise self.refuse(
                f"expected which to be from 0 to {len(divisors) - 1}, got {self.which}"
            )
        check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact, if the divisor is a power of two."""
        statement = find_statement(kernel, self.statement)
        divisor = _divisors(kernel, statement)[self.which]
        exact = isinstance(divisor, Const) and math.frexp(divisor.value)[0] in (0.5, -0.5)
        return "exact" if exact else "reassociate"

    def apply(self, kernel: Kernel) -> Kernel:
        """Every division by it becomes a product."""
        statement = find_statement(kernel, self.statement)
        divisor = _divisors(kernel, statement)[self.which]
        factor: Expr
        if isinstance(divisor, Const):
            factor = Const(1.0 / divisor.value)
        else:
            loop = find_free_loop(kernel, statement, divisor)
            assert loop is not None
            inverse = Call("/", (Const(1.0), divisor))
            name = f"{statement.target.buffer}_r"
            kernel, factor = compute_before(kernel, loop, name, inverse)

        def multiply(part: Expr) -> Expr:
            if _divisor(kernel, statement, part) != divisor or not isinstance(part, Call):
                return part
            left = part.args[0]
            return factor if left in (Const(1), Const(1.0)) else Call("*", (left, factor))

        value = map_expr(statement.value, multiply)
        return replace_node(kernel, statement, replace(statement, value=value))


def _divisors(kernel: Kernel, statement: Assign) -> tuple[Expr, ...]:
    """The divisors that can be replaced, each once."""
    parts = subexpressions(statement.value)
    found = dict.fromkeys(_divisor(kernel, statement, part) for part in parts)
    return tuple(divisor for divisor in found if divisor is not None)


def _divisor(kernel: Kernel, statement: Assign, part: Expr) -> Expr | None:
    """What `part` divides by, if that can become a factor."""
    if not (isinstance(part, Call) and part.name == "/"):
        return None
    divisor = part.args[1]
    if isinstance(divisor, Const):
        dtype = type_of(part, kernel.buffers)
        limit = 2.0 ** _EXPONENT.get(dtype, -1)  # a division of literals alone is left alone
        return divisor if 1 / limit <= abs(divisor.value) <= limit else None
    free = can_be_stored(divisor, kernel.buffers) and find_free_loop(kernel, statement, divisor)
    return divisor if free else None
