"""split: cut one loop into an outer and an inner loop.

    for i in N: S(i)   ->   for i.o in N/f: for i.i in f: S(f*i.o + i.i)

Always legal when f divides N, since the order stays. Otherwise `tail` says what happens to the
rest: `loop` gives it a loop of its own behind (unless a parallel loop then shares what was private
to it), `guard` lets the inner loop run over and tests; then the factor may be larger than N too.
Halide: split; loopy: split_iname.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Condition, If, Kernel, Loop, affine, constant, loops
from perfdojo.ir.rewrite import copy_with_new_loops, find_loop, fresh_name, replace_node, with_index
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.narrow import divides, narrow_divisions
from perfdojo.moves.proofs.result import check_on_device, check_result, may_keep_private
from perfdojo.targets import Machine

FACTORS = (2, 4, 8, 16, 32, 64, 128, 256)
_KINDS = ("", "parallel", "grid", "team", "block", "warp")  # the outer loop keeps it


@register
@dataclass(frozen=True, slots=True)
class Split(Move):
    """Cut `loop` so that the inner loop runs `factor` times."""

    name: ClassVar[str] = "split"
    loop: str  # the loop to cut
    factor: int  # extent of the new inner loop
    tail: str = ""  # what to do with a remainder: loop or guard

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Powers of two that divide; with a tail, the width of a vector."""
        lanes = machine.vector_bytes // 4
        for loop in loops(kernel.body):
            if loop.kind not in _KINDS or not loop.extent.is_constant:
                continue
            extent = loop.extent.const
            even = (cls(loop.name, f) for f in FACTORS if f < extent and extent % f == 0)
            yield from (move for move in even if move.is_legal(kernel))
            if extent > lanes and extent % lanes:
                tails = (cls(loop.name, lanes, tail) for tail in ("loop", "guard"))
                yield from (move for move in tails if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """The extent is known, and what the factor leaves over is spoken for."""
        loop = find_loop(kernel, self.loop)
        if loop.kind not in _KINDS:
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}; split it before")
        if not loop.extent.is_constant:
            raise self.refuse(f"the extent of loop '{loop.name}' varies: {loop.extent}")
        extent = loop.extent.const
        if self.factor < 1 or (self.factor > extent and self.tail != "guard"):
            raise self.refuse(f"expected a factor from 1 to {extent}, got {self.factor}")
        if self.tail not in ("", "loop", "guard"):
            raise self.refuse(f"expected tail to be loop or guard, got '{self.tail}'")
        if extent % self.factor and not self.tail:
            raise self.refuse(
                f"expected the factor to divide the extent of loop '{loop.name}' ({extent}), got "
                f"{self.factor}; say what happens to the rest: "
                f"split({self.loop}, {self.factor}, guard)"
            )
        if self.tail and extent % self.factor == 0:
            raise self.refuse(f"{self.factor} divides {extent}, so there is no tail; leave it out")
        if self.tail == "loop" and may_keep_private(loop):
            check_result(self, kernel, f"use split({self.loop}, {self.factor}, guard)")
        check_on_device(self, kernel)
        if divides(loop.body, loop.name):
            check_result(self, kernel)  # // and % of a sum must stay decidable

    def apply(self, kernel: Kernel) -> Kernel:
        """The loops `.o` and `.i`, and with a tail loop `.r`."""
        loop = find_loop(kernel, self.loop)
        extent, factor = loop.extent.const, self.factor
        outer, inner = (fresh_name(kernel, f"{loop.name}.{part}") for part in "oi")
        body = with_index(loop.body, loop.name, affine(outer, factor) + affine(inner))
        if self.tail == "guard":
            inside = Condition(affine(outer, factor) + affine(inner), "<", constant(extent))
            body = (If((inside,), body),)
        rounds = -(-extent // factor) if self.tail == "guard" else extent // factor
        main = Loop(outer, constant(rounds), loop.kind, (Loop(inner, constant(factor), "", body),))
        if self.tail != "loop":
            return narrow_divisions(replace_node(kernel, loop, main))
        rest = fresh_name(kernel, f"{loop.name}.r")
        copied = copy_with_new_loops(kernel, loop.body, ".r")
        moved = with_index(copied, loop.name, affine(rest) + rounds * factor)
        last = replace(loop, name=rest, extent=constant(extent % factor), body=moved)
        return narrow_divisions(replace_node(kernel, loop, main, last))
