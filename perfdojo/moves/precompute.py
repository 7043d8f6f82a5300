"""precompute: compute a part of a statement in front of the loops it does not depend on.

    for j in M: y[i, j] = x[i, j] * rsqrt(v[i])   ->   y_c = rsqrt(v[i])
                                                       for j in M: y[i, j] = x[i, j] * y_c

Legal when the part names none of these loops, nothing in them writes what it reads, and its loads
are in bounds and defined in front of them. Also called loop-invariant code motion; Halide:
compute_at; loopy: precompute.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Expr, Kernel, print_statement
from perfdojo.ir.rewrite import find_statement, labels, loops_around, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import compute_before, find_free_loop, invariants, replace_part
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Precompute(Move):
    """Take the part `which`, of those that can leave a loop, out of `statement`."""

    name: ClassVar[str] = "precompute"
    statement: str  # its label
    which: int = 0  # counts the parts that can leave, in the order of the text

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every largest part that can leave a loop."""
        for label, statement in labels(kernel).items():
            for which, _ in enumerate(invariants(kernel, statement)):
                move = cls(label, which)
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """There is such a part, and its loads are safe where it goes."""
        statement = find_statement(kernel, self.statement)
        found = len(tuple(invariants(kernel, statement)))
        text = f"'{print_statement(statement)}'"
        if not loops_around(kernel, statement):
            raise self.refuse(f"{text} is in no loop, so it runs once already")
        if not found:
            raise self.refuse(
                f"no part of {text} can leave the loop around it: each names the loop, reads what "
                "the loop writes, or costs nothing"
            )
        if not 0 <= self.which < found:
            raise self.refuse(f"expected which to be from 0 to {found - 1}, got {self.which}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The part in a temporary, wherever it occurs in the statement."""
        statement, part = self._find(kernel)
        loop = find_free_loop(kernel, statement, part)
        assert loop is not None
        kernel, place = compute_before(kernel, loop, f"{statement.target.buffer}_c", part)
        value = replace_part(statement.value, part, place)
        return replace_node(kernel, statement, replace(statement, value=value))

    def _find(self, kernel: Kernel) -> tuple[Assign, Expr]:
        statement = find_statement(kernel, self.statement)
        return statement, tuple(invariants(kernel, statement))[self.which]
