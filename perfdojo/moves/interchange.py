"""interchange: swap a loop with the only loop inside it.

    for i in N: for j in M: S(i, j)   ->   for j in M: for i in N: S(i, j)

Legal when no dependence goes from an earlier i to a later i but from a later j to an earlier j;
among accumulations alone it only changes rounding. If one of the loops is unordered, the result
must also be free of races. Halide: reorder; loopy: prioritize_loops.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.analysis import Dependence, find_dependences
from perfdojo.ir import Kernel, Loop, loops
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import UNORDERED_KINDS
from perfdojo.ir.rewrite import find_loop, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_order, numerics_of_order
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Interchange(Move):
    """Swap `loop` with the loop directly inside it."""

    name: ClassVar[str] = "interchange"
    loop: str  # the outer of the two

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every perfectly nested pair that may be swapped."""
        moves = (cls(loop.name) for loop in loops(kernel.body) if _inner(loop) is not None)
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """Perfectly nested, independent extents, every dependence respected."""
        loop = find_loop(kernel, self.loop)
        inner = _inner(loop)
        if inner is None:
            raise self.refuse(f"expected loop '{loop.name}' to hold one loop and nothing else")
        if loop.name in loop_names(inner.extent):
            raise self.refuse(f"the extent of loop '{inner.name}' depends on '{loop.name}'")
        if inner.kind == "vector":
            raise self.refuse(f"loop '{inner.name}' is vector and must stay innermost")
        check_order(self, self._reversed(kernel, loop, inner))
        if {loop.kind, inner.kind} & UNORDERED_KINDS:
            check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact, unless accumulations change places."""
        loop = find_loop(kernel, self.loop)
        inner = _inner(loop)
        return numerics_of_order(kernel, self._reversed(kernel, loop, inner)) if inner else "exact"

    def apply(self, kernel: Kernel) -> Kernel:
        """The two loops swapped, kinds and all."""
        loop = find_loop(kernel, self.loop)
        inner = _inner(loop)
        assert inner is not None
        swapped = replace(inner, body=(replace(loop, body=inner.body),))
        return replace_node(kernel, loop, swapped)

    def _reversed(self, kernel: Kernel, loop: Loop, inner: Loop) -> Iterator[Dependence]:
        """Dependences that go forward in the outer loop and backward in the inner one."""
        for dependence in find_dependences(kernel, inner.name):
            names = [shared.name for shared in dependence.loops]
            if inner.name not in names:
                continue
            level = names.index(loop.name)
            for box in dependence.boxes:
                outside = all("=" in signs for signs in box[:level])
                if outside and "<" in box[level] and ">" in box[level + 1]:
                    yield dependence
                    break


def _inner(loop: Loop) -> Loop | None:
    only = loop.body[0] if len(loop.body) == 1 else None
    return only if isinstance(only, Loop) else None
