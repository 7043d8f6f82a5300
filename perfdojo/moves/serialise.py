"""serialise: run a loop in order again.

    for i in N parallel: S(i)   ->   for i in N: S(i)

Legal for every kind: iterations without an order may have any. What each iteration of a parallel
loop kept for itself is shared from now on, one iteration after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Kernel, loops
from perfdojo.ir.rewrite import find_loop, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Serialise(Move):
    """Make `loop` sequential."""

    name: ClassVar[str] = "serialise"
    loop: str  # a loop of any kind

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop that has a kind."""
        moves = (cls(loop.name) for loop in loops(kernel.body) if loop.kind)
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A kind to take away, and a valid result."""
        loop = find_loop(kernel, self.loop)
        if not loop.kind:
            raise self.refuse(f"loop '{loop.name}' is sequential already")
        if loop.kind != "unroll":
            check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop without its kind."""
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, kind=""))
