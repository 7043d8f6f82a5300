"""regroup: multiply first what stays the same in the innermost loop.

    y[i, j] = x[i, j] * r[i] * s[i]   ->   y[i, j] = x[i, j] * (r[i] * s[i])

`precompute` can then take the product out of the loop. Legal when the factors are floats and stand
next to each other: one that names the innermost loop around the statement, multiplied by two that
do not. Real numbers stay the same; roundings, and what overflows on the way, do not.
Also called re-association; LLVM: reassociate.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Call, Expr, Kernel, print_statement
from perfdojo.ir.nodes import make_call, subexpressions
from perfdojo.ir.rewrite import find_statement, labels, loops_around, replace_node
from perfdojo.ir.types import FLOATS, type_of
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import loops_in, replace_part
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Regroup(Move):
    """Multiply, in `statement`, two factors that a loop does not change before the one it does."""

    name: ClassVar[str] = "regroup"
    numerics: ClassVar[str] = "reassociate"
    statement: str  # its label

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every statement with such a product."""
        moves = (cls(label) for label in labels(kernel))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A product of three factors, of which only the first changes in the innermost loop."""
        statement = find_statement(kernel, self.statement)
        if self._find(kernel) is None:
            raise self.refuse(
                "expected a product of floats of which the innermost loop changes only the first, "
                f"got '{print_statement(statement)}'"
            )

    def apply(self, kernel: Kernel) -> Kernel:
        """The first such product in other brackets."""
        statement, found = find_statement(kernel, self.statement), self._find(kernel)
        assert found is not None
        old, new = found
        value = replace_part(statement.value, old, new)
        return replace_node(kernel, statement, replace(statement, value=value))

    def _find(self, kernel: Kernel) -> tuple[Expr, Expr] | None:
        """A product, and the same in other brackets."""
        statement = find_statement(kernel, self.statement)
        around = loops_around(kernel, statement)
        for part in subexpressions(statement.value) if around else ():
            match part:
                case Call(name="*", args=(Call(name="*", args=(first, second)), third)):
                    changes = [around[-1].name in loops_in(e) for e in (first, second, third)]
                    if changes == [True, False, False] and type_of(part, kernel.buffers) in FLOATS:
                        return part, make_call("*", first, make_call("*", second, third))
        return None
