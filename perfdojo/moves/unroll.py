"""unroll: write the body of a loop out, once for each iteration.

    for i in N: S(i)   ->   for i in N unroll: S(i)        # S(0); S(1); ... S(N-1)

Always legal, since the order stays; the extent must be known, and copies are limited.
Halide: unroll; loopy: tag_inames with "unr".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Kernel, loops
from perfdojo.ir.rewrite import find_loop, replace_node
from perfdojo.ir.rules import rule_violations
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine

_SENSIBLE = 16  # copies that a search should try; a person may write out more


@register
@dataclass(frozen=True, slots=True)
class Unroll(Move):
    """Write `loop` out."""

    name: ClassVar[str] = "unroll"
    loop: str  # the loop to write out

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Short loops around straight code: statements, vectors and other unrolled loops."""
        for loop in loops(kernel.body):
            if loop.kind or not loop.extent.is_constant or not 1 < loop.extent.const <= _SENSIBLE:
                continue
            straight = all(inner.kind in ("unroll", "vector") for inner in loops(loop.body))
            if straight and cls(loop.name).is_legal(kernel):
                yield cls(loop.name)

    def check(self, kernel: Kernel) -> None:
        """A sequential loop of known extent, and not too many copies."""
        loop = find_loop(kernel, self.loop)
        if loop.kind:
            cure = "" if loop.kind == "unroll" else f"; serialise({loop.name}) first"
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}{cure}")
        for violation in rule_violations(self.apply(kernel)):
            cure = "; split it first" if loop.extent.is_constant else ""
            raise self.refuse(f"{violation}{cure}")

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with another kind."""
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, kind="unroll"))
