"""decide: replace a choice whose test always comes out the same by what it chooses.

    for i in N: y[i] = a if i + 1 > 0 else b   ->   for i in N: y[i] = a

Legal when the loops and guards around the statement imply the test, or rule it out, for every
iteration. What unguard is to guards; use it after peel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import Undecided
from perfdojo.ir import Assign, Call, Condition, Expr, Kernel
from perfdojo.ir.nodes import RELATIONS
from perfdojo.ir.rewrite import find_statement, labels, loops_around, replace_node
from perfdojo.ir.sets import Frame, Spot, as_index, make_set
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.always import guards_around
from perfdojo.moves.proofs.settle import settle_value
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Decide(Move):
    """Drop the choices in `statement` that are none."""

    name: ClassVar[str] = "decide"
    statement: str  # its label

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every statement with a choice that is none."""
        yield from (move for move in map(cls, labels(kernel)) if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """There is a choice to drop."""
        statement = find_statement(kernel, self.statement)
        if _decided(kernel, statement) == statement:
            message = f"'{self.statement}' holds no choice that is the same in every iteration"
            raise self.refuse(f"{message}; peel a loop first")

    def apply(self, kernel: Kernel) -> Kernel:
        """The statement without these choices."""
        statement = find_statement(kernel, self.statement)
        return replace_node(kernel, statement, _decided(kernel, statement))


def _decided(kernel: Kernel, statement: Assign) -> Assign:
    guards = guards_around(kernel, statement)
    spot = Spot(0, statement, loops_around(kernel, statement), guards)

    def outcome(test: Expr) -> bool | None:
        frame = Frame("i", spot, kernel.buffers)
        holds = _as_constraint(test, frame)
        if holds is None:
            return None
        runs = frame.runs(guards)
        variables = frame.variables
        try:
            domain, true = make_set(variables, runs), make_set(variables, holds)
            if domain.is_within(true):
                return True
            return False if domain.both(true).is_empty() else None
        except Undecided:
            return None

    value = settle_value(statement.value, kernel.buffers, outcome)
    return replace(statement, value=value)


def _as_constraint(test: Expr, frame: Frame) -> str | None:
    """The test in isl's notation, if it compares indices only."""
    if not isinstance(test, Call):
        return None
    if test.name in RELATIONS:
        left, right = (as_index(arg) for arg in test.args)
        if left is None or right is None:
            return None
        return frame.holds(Condition(left, test.name, right))
    parts = [_as_constraint(arg, frame) for arg in test.args]
    if test.name not in ("and", "or", "not") or None in parts:
        return None
    if test.name == "not":
        return f"not ({parts[0]})"
    return f" {test.name} ".join(f"({part})" for part in parts)
