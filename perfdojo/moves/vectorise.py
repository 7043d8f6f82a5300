"""vectorise: run all iterations of an innermost loop at once, each in a lane.

    for i in 8: S(i)   ->   for i in 8 vector: S(i)

Legal when no iteration touches what another one writes; sums count too, since lanes have no order.
The extent is 2, 4, 8, ... 64. Halide: vectorize; loopy: tag_inames with "vec".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Kernel, Loop, find_violations, loops, size_of, statements, widened
from perfdojo.ir.rewrite import find_loop, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_apart
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Vectorise(Move):
    """Make the iterations of `loop` lanes."""

    name: ClassVar[str] = "vectorise"
    loop: str  # an innermost loop

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Innermost loops that fill a vector of the machine with what one statement computes."""
        for loop in loops(kernel.body):
            if loop.extent.is_constant and loop.extent.const in _lanes(kernel, loop, machine):
                move = cls(loop.name)
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A sequential innermost loop whose iterations do not meet."""
        loop = find_loop(kernel, self.loop)
        if loop.kind:
            cure = "" if loop.kind == "vector" else f"; serialise({loop.name}) first"
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}{cure}")
        if not loop.extent.is_constant:
            raise self.refuse(f"the extent of loop '{loop.name}' varies: {loop.extent}")
        inner = next(loops(loop.body), None)
        if inner is not None:
            message = f"expected an innermost loop, but '{inner.name}' is inside '{loop.name}'"
            raise self.refuse(f"{message}; interchange or unroll first")
        if find_violations(self.apply(kernel)):  # races among them, which dependences say better
            check_apart(self, kernel, loop, "vector")
            check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with another kind."""
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, kind="vector"))


def _lanes(kernel: Kernel, loop: Loop, machine: Machine) -> set[int]:
    """How many values of the types in which the statements compute a vector holds."""
    types = {kernel.buffers[st.target.buffer].dtype for st in statements(loop.body)}
    return {machine.vector_bytes // size_of(widened(dtype)) for dtype in types}
