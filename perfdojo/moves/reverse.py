"""reverse: run a loop backwards.

    for i in N: S(i)   ->   for i in N: S(N - 1 - i)

Legal when no iteration depends on an earlier one; among accumulations alone it only changes
rounding. It turns `x[N - 1 - i]` into `x[i]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.analysis import Dependence, find_dependences
from perfdojo.ir import Kernel, Loop, affine, loads, loops, statements
from perfdojo.ir.rewrite import find_loop, replace_node, with_index
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_order, numerics_of_order
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Reverse(Move):
    """Run `loop` from its end to its start."""

    name: ClassVar[str] = "reverse"
    loop: str  # the loop to turn round

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop that goes through some array backwards, and may be turned round."""
        for loop in loops(kernel.body):
            if _goes_backwards(loop) and cls(loop.name).is_legal(kernel):
                yield cls(loop.name)

    def check(self, kernel: Kernel) -> None:
        """A sequential loop, and no dependence that it carries."""
        loop = find_loop(kernel, self.loop)
        if loop.kind not in ("", "unroll"):
            message = f"loop '{loop.name}' is {loop.kind} and has no order to turn round"
            raise self.refuse(f"{message}; serialise({loop.name}) first")
        check_order(self, _carried(kernel, loop))
        if not loop.extent.is_constant:  # it may read an array, through which nothing is written
            check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact, unless accumulations change places."""
        return numerics_of_order(kernel, _carried(kernel, find_loop(kernel, self.loop)))

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with its index counted from the end."""
        loop = find_loop(kernel, self.loop)
        last = loop.extent - 1
        body = with_index(loop.body, loop.name, last - affine(loop.name))
        return replace_node(kernel, loop, replace(loop, body=body))


def _carried(kernel: Kernel, loop: Loop) -> Iterator[Dependence]:
    yield from (d for d in find_dependences(kernel, loop.name) if d.carried_by(loop.name))


def _goes_backwards(loop: Loop) -> bool:
    places = (a for st in statements(loop.body) for a in (st.target, *loads(st.value)))
    return any(index.coefficient(loop.name) < 0 for place in places for index in place.indices)
