"""push: move a guard into the loop that it guards.

    if i < n: for k in N: S(k)   ->   for k in N: if i < n: S(k)

Always legal, since a guard compares indices, which no statement changes; the extent of the loop
must be known without the guard. The inverse of lift; it makes nests perfect.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import If, Kernel, loops
from perfdojo.ir.affine import gathers
from perfdojo.ir.rewrite import find_loop, parent, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_on_device
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Push(Move):
    """Put the guard around `loop` inside it."""

    name: ClassVar[str] = "push"
    loop: str  # the loop, alone under its guard

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop alone under a guard."""
        moves = (cls(loop.name) for loop in loops(kernel.body))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A loop alone under a guard, whose extent reads no array."""
        loop = find_loop(kernel, self.loop)
        guard = parent(kernel, loop)
        if not isinstance(guard, If) or len(guard.body) != 1:
            raise self.refuse(f"expected loop '{loop.name}' alone under a guard")
        if any(True for _ in gathers(loop.extent)):
            message = f"the extent of loop '{loop.name}', {loop.extent}, reads an array"
            raise self.refuse(f"{message} that the guard may protect")
        check_on_device(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The guard inside the loop."""
        loop = find_loop(kernel, self.loop)
        guard = parent(kernel, loop)
        assert isinstance(guard, If)
        pushed = replace(loop, body=(replace(guard, body=loop.body),))
        return replace_node(kernel, guard, pushed)
