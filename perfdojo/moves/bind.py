"""bind: give the iterations of a loop to the blocks, threads or lanes of a GPU.

    for i in N: S(i)   ->   for i in N grid: S(i)       # a block of threads each, or a team of them
                            for i in N team: S(i)       # a block each, which wait for each other
                            for i in N block: S(i)      # a thread each (a warp, around warp loops)
                            for i in N warp: S(i)       # a lane each

Legal when no iteration touches what another one writes, except in temporaries of which each
iteration has its own; when the loop stands where its kind may (see docs/gpu.md: grid around team
around block around warp); and when whoever reads a register is the thread that wrote it, or a lane
of its warp. `serialise` takes it back.
TVM: bind; Halide: gpu_blocks, gpu_threads; CUDA: blockIdx, threadIdx.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import did_you_mean
from perfdojo.ir import Kernel, Loop, find_violations, loops, statements
from perfdojo.ir.device import DEVICE_KINDS
from perfdojo.ir.rewrite import find_loop, loops_around, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_apart
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine
from perfdojo.targets.base import Gpu


@register
@dataclass(frozen=True, slots=True)
class Bind(Move):
    """Make `loop` a loop of `kind`."""

    name: ClassVar[str] = "bind"
    loop: str  # a sequential loop
    kind: str  # grid, team, block or warp

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """On a GPU: loops right inside grid loops as grid, what fits the device as team, a block as
        block, a warp as warp; none that runs once."""
        if machine.gpu is None:
            return
        for loop in loops(kernel.body):
            for kind in DEVICE_KINDS:
                move = cls(loop.name, kind)
                if _is_sensible(kernel, loop, kind, machine.gpu) and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A sequential loop whose iterations do not meet, in a place for its kind."""
        loop = find_loop(kernel, self.loop)
        if self.kind not in DEVICE_KINDS:
            known = did_you_mean(self.kind, DEVICE_KINDS)
            raise self.refuse(f"unknown kind '{self.kind}'{known}")
        if loop.kind:
            cure = "" if loop.kind == self.kind else f"; serialise({loop.name}) first"
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}{cure}")
        if not loop.extent.is_constant:
            raise self.refuse(f"the extent of loop '{loop.name}' varies: {loop.extent}")
        if find_violations(self.apply(kernel)):  # races among them, which dependences say better
            check_apart(self, kernel, loop, self.kind)
            check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with another kind."""
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, kind=self.kind))


def _is_sensible(kernel: Kernel, loop: Loop, kind: str, gpu: Gpu) -> bool:
    """Whether it is worth asking: the loop is long enough, short enough and in the right place."""
    extent = loop.extent.const if loop.extent.is_constant else 0
    around = {outer.kind for outer in loops_around(kernel, loop)}
    if loop.kind or extent < 2:
        return False
    if kind == "grid":
        return around <= {"grid"}
    if kind == "team":
        return around <= {"grid", ""} and _may_wait(kernel, loop, gpu)
    if kind == "block":
        return extent <= gpu.threads and "warp" not in around
    return extent <= gpu.warp and "block" in around


def _may_wait(kernel: Kernel, loop: Loop, gpu: Gpu) -> bool:
    """Whether blocks of a team would have something to wait for, and could all run at once."""
    around = loops_around(kernel, loop)
    grid = [outer.extent.const for outer in around if outer.kind == "grid"]
    is_alone = not grid or sum(1 for _ in statements((around[0],))) == sum(
        1 for _ in statements((loop,))
    )
    return not is_alone and loop.extent.const * math.prod(grid) <= gpu.multiprocessors
