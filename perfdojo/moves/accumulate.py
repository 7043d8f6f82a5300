"""accumulate: write an update of a place as an accumulation.

    y[i] = y[i] + e   ->   y[i] += e

Always legal: the same operation on the same values. Accumulations with one operator may change
their order (up to rounding), other statements may not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Call, Expr, Kernel, print_statement
from perfdojo.ir.rewrite import find_statement, labels, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine

_COMMUTATIVE = ("+", "*")
_EXTREMES = ("max", "min")  # of two equal operands the second is taken, so their order stays


@register
@dataclass(frozen=True, slots=True)
class Accumulate(Move):
    """Turn the update `statement` into an accumulation."""

    name: ClassVar[str] = "accumulate"
    statement: str  # its label

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every update."""
        yield from (cls(label) for label, st in labels(kernel).items() if _parts(st) is not None)

    def check(self, kernel: Kernel) -> None:
        """The value is the old value and something else, under one operator."""
        statement = find_statement(kernel, self.statement)
        if _parts(statement) is None:
            target, text = statement.target, print_statement(statement)
            raise self.refuse(f"expected '{target} = {target} + ...', got '{text}'")

    def apply(self, kernel: Kernel) -> Kernel:
        """`=` becomes `+=`, `*=`, `max=` or `min=`."""
        statement = find_statement(kernel, self.statement)
        parts = _parts(statement)
        assert parts is not None
        op, value = parts
        return replace_node(kernel, statement, replace(statement, op=op, value=value))


def _parts(statement: Assign) -> tuple[str, Expr] | None:
    """The operator and the other operand, if the statement updates its target."""
    if statement.op != "=":
        return None
    target = statement.target
    match statement.value:
        case Call(name=name, args=(left, right)) if name in _COMMUTATIVE + _EXTREMES:
            if left == target:
                return f"{name}=", right
            if right == target and name in _COMMUTATIVE:
                return f"{name}=", left
    return None
