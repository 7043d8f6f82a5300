"""lift: take a guard that does not depend on a loop out of it.

    for k in N: if i < n: S(k)   ->   if i < n: for k in N: S(k)

Always legal, since a guard compares indices, which no statement changes; a gather in it must not
be read where the loop would not have run. The inverse of push. Also called loop unswitching.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Condition, If, Kernel, Loop, constant, loops
from perfdojo.ir.affine import gathers, loop_names
from perfdojo.ir.rewrite import find_loop, replace_node
from perfdojo.ir.text import print_conditions
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.always import always_holds
from perfdojo.moves.proofs.result import check_on_device
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Put the guard that is all `loop` holds around it, as far as it does not name it."""

    name: ClassVar[str] = "lift"
    loop: str  # the loop around the guard

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop that holds nothing but a guard on others."""
        moves = (cls(loop.name) for loop in loops(kernel.body))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A guard alone in the loop, with a condition that does not name it."""
        loop = find_loop(kernel, self.loop)
        guard = loop.body[0]
        if len(loop.body) != 1 or not isinstance(guard, If):
            raise self.refuse(f"expected loop '{loop.name}' to hold one guard and nothing else")
        lifted = _lifted(loop, guard)
        if not lifted:
            text = print_conditions(guard.conditions)
            raise self.refuse(f"every part of 'if {text}' depends on loop '{loop.name}'")
        runs = Condition(loop.extent, ">=", constant(1))
        if any(map(_gathers, lifted)) and not always_holds(kernel, loop, runs):
            text = print_conditions(lifted)
            raise self.refuse(f"'{text}' reads an array, and loop '{loop.name}' may not run at all")
        check_on_device(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The guard around the loop; what depends on the loop stays inside."""
        loop = find_loop(kernel, self.loop)
        guard = loop.body[0]
        assert isinstance(guard, If)
        lifted = _lifted(loop, guard)
        rest = tuple(c for c in guard.conditions if c not in lifted)
        body = (If(rest, guard.body),) if rest else guard.body
        return replace_node(kernel, loop, If(lifted, (replace(loop, body=body),)))


def _lifted(loop: Loop, guard: If) -> tuple[Condition, ...]:
    def names_loop(condition: Condition) -> bool:
        sides = (condition.left, condition.right)
        return any(loop.name in loop_names(side) for side in sides)

    return tuple(c for c in guard.conditions if not names_loop(c))


def _gathers(condition: Condition) -> bool:
    return any(True for side in (condition.left, condition.right) for _ in gathers(side))
