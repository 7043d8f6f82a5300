"""unguard: drop conditions that always hold.

    for i in N: if i < N: S(i)   ->   for i in N: S(i)

Legal when the loops and the other guards around imply the condition, for every iteration.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.ir import Condition, If, Kernel, walk
from perfdojo.ir.rewrite import find_node, name_of, replace_node
from perfdojo.ir.text import print_conditions
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.always import always_holds
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Unguard(Move):
    """Drop the conditions of `guard` that always hold."""

    name: ClassVar[str] = "unguard"
    guard: str  # named after what it holds first, as `if:y:0`

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every guard with a condition that always holds."""
        for guard in walk(kernel.body):
            if isinstance(guard, If):
                move = cls(name_of(kernel, guard))
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """There is a condition to drop."""
        guard = self._guard(kernel)
        if len(_needed(kernel, guard)) == len(guard.conditions):
            text = print_conditions(guard.conditions)
            raise self.refuse(f"no part of 'if {text}' holds in every iteration; peel a loop first")

    def apply(self, kernel: Kernel) -> Kernel:
        """The guard with fewer conditions, or its body alone."""
        guard = self._guard(kernel)
        needed = _needed(kernel, guard)
        new = (If(needed, guard.body),) if needed else guard.body
        return replace_node(kernel, guard, *new)

    def _guard(self, kernel: Kernel) -> If:
        guard = find_node(kernel, self.guard)
        if not isinstance(guard, If):
            raise self.refuse(f"expected a guard, as 'if:y:0', got '{self.guard}'")
        return guard


def _needed(kernel: Kernel, guard: If) -> tuple[Condition, ...]:
    """The conditions that the others do not imply, looked at one after the other."""
    needed = list(guard.conditions)
    for condition in guard.conditions:
        others = list(needed)
        others.remove(condition)
        if always_holds(kernel, guard, condition, others):
            needed = others
    return tuple(needed)
