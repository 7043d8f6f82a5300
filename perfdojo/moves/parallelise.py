"""parallelise: spread the iterations of a loop over threads.

    for i in N: S(i)   ->   for i in N parallel: S(i)

Legal when no iteration touches what another one writes, except in temporaries that only this loop
uses: each iteration gets its own, so it must write there whatever it reads.
Halide: parallel; TVM: parallel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Kernel, Loop, Node, loops
from perfdojo.ir.device import DEVICE_KINDS
from perfdojo.ir.rewrite import find_loop, loops_around, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_apart
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Parallelise(Move):
    """Run the iterations of `loop` on all threads."""

    name: ClassVar[str] = "parallelise"
    loop: str  # the loop to spread

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """In each nest the outermost loops that may be spread and run more than once."""
        if machine.gpu is None and machine.threads > 1:
            yield from cls._outermost(kernel, kernel.body)

    @classmethod
    def _outermost(cls, kernel: Kernel, nodes: tuple[Node, ...]) -> Iterator[Self]:
        for node in nodes:
            if isinstance(node, Assign):
                continue
            once = isinstance(node, Loop) and node.extent.is_constant and node.extent.const < 2
            if isinstance(node, Loop) and not once and cls(node.name).is_legal(kernel):
                yield cls(node.name)
            elif not (isinstance(node, Loop) and node.kind == "parallel"):
                yield from cls._outermost(kernel, node.body)

    def check(self, kernel: Kernel) -> None:
        """A sequential loop, no other parallel one in or around it, iterations that do not meet."""
        loop = find_loop(kernel, self.loop)
        if loop.kind:
            cure = "" if loop.kind == "parallel" else f"; serialise({loop.name}) first"
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}{cure}")
        for other in (*loops_around(kernel, loop), *loops(loop.body)):
            if other.kind == "parallel":
                message = f"loop '{other.name}' is parallel and only one level can be"
                raise self.refuse(f"{message}; serialise({other.name}) first")
            if other.kind in DEVICE_KINDS:
                raise self.refuse(f"loop '{other.name}' is {other.kind}, which belongs to a GPU")
        check_apart(self, kernel, loop, "parallel")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with another kind."""
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, kind="parallel"))
