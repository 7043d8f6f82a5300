"""sink: take a statement whose last run alone counts out of its loop, behind it.

    for i in N: A(i); S   ->   for i in N: A(i)   S

Legal when the loop surely runs, nothing in it reads what S writes, and nothing behind S writes what
S reads or writes. The mirror image of hoist.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.ir import Kernel, Loop, print_statement
from perfdojo.ir.rewrite import find_statement, labels, parent
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.invariant import find_invariant, find_meetings, move_out
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Sink(Move):
    """Move `statement` out of its loop, to behind it."""

    name: ClassVar[str] = "sink"
    statement: str  # a label, as `y:0`

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every statement that may go."""
        yield from (move for move in map(cls, labels(kernel)) if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A statement of which only the last run can be seen."""
        statement, loop = find_invariant(self, kernel, self.statement, ("", "unroll"))
        for mine, other in find_meetings(kernel, statement, loop):
            text = f"'{print_statement(other.spot.statement)}'"
            what = f"what '{self.statement}' {'writes' if mine.writes else 'reads'}"
            if other.spot.order == mine.spot.order:
                raise self.refuse(f"'{self.statement}' reads what it writes, {mine.access}")
            if not other.writes:
                raise self.refuse(f"{text} in the same loop reads {what}, {other.access}")
            if other.spot.order > mine.spot.order:
                raise self.refuse(f"{text} behind it writes {what}, {other.access}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The statement right behind the loop."""
        statement = find_statement(kernel, self.statement)
        loop = parent(kernel, statement)
        assert isinstance(loop, Loop)
        return move_out(kernel, statement, loop, before=False)
