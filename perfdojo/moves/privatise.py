"""privatise: give each iteration of a loop its own copy of a temporary.

    for i in N: t = x[i]; y[i] = t * t   ->   for i in N: t[i] = x[i]; y[i] = t[i] * t[i]

The new dimension stands in front. Legal when only this loop uses the temporary, and every value is
used in the iteration that computed it. Afterwards iterations no longer meet in it: the loop can be
cut in two, be a vector, or run on threads. Also called scalar expansion, array privatisation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Assign, Buffer, Dim, Kernel, Loop, affine, bytes_of, find_violations
from perfdojo.ir.rewrite import find_loop, map_statements, orders, replace_buffer
from perfdojo.ir.text import print_statement
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.iteration import per_iteration
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import (
    check_stack,
    find_own,
    map_accesses,
    touches_of,
)
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Privatise(Move):
    """`buffer` gets a dimension for `loop`."""

    name: ClassVar[str] = "privatise"
    buffer: str  # a temporary
    loop: str  # a loop around all its uses

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """The innermost loop around all uses of a temporary, where the copies fit a cache."""
        for buffer in kernel.temporaries:
            loop = _innermost(kernel, buffer)
            if loop is None or not loop.extent.is_constant or loop.extent.const < 2:
                continue
            move = cls(buffer.name, loop.name)
            fits = bytes_of(buffer) * loop.extent.const <= machine.cache_bytes[0] // 2
            if fits and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A temporary of this loop alone, whose values belong to one iteration."""
        buffer, loop = find_own(self, kernel, self.buffer), find_loop(kernel, self.loop)
        if not loop.extent.is_constant:
            raise self.refuse(f"the extent of loop '{loop.name}' varies: {loop.extent}")
        touches, inside = touches_of(kernel, buffer.name), orders(kernel, loop)
        if not touches:
            raise self.refuse(f"nothing uses '{buffer.name}'")
        for touch in touches:
            if touch.spot.order not in inside:
                text = print_statement(touch.spot.statement)
                raise self.refuse(f"'{text}' uses '{buffer.name}' outside of loop '{loop.name}'")
        for violation in find_violations(per_iteration(kernel, buffer.name, loop.name)):
            raise self.refuse(f"an iteration needs what another one left: {violation}")
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """Declaration and accesses, hints included."""
        mine = affine(self.loop)

        def change(statement: Assign) -> Assign:
            return map_accesses(
                statement, self.buffer, lambda a: Access(a.buffer, (mine, *a.indices))
            )

        buffer, extent = kernel.buffers[self.buffer], find_loop(kernel, self.loop).extent.const
        wider = replace(buffer, dims=(Dim(extent), *buffer.dims))
        return replace_buffer(map_statements(kernel, change), wider)


def _innermost(kernel: Kernel, buffer: Buffer) -> Loop | None:
    """The innermost loop around all uses."""
    touches = touches_of(kernel, buffer.name)
    if not touches:
        return None
    first = touches[0].spot
    around = first.loops[: min(first.common(touch.spot) for touch in touches)]
    return around[-1] if around else None
