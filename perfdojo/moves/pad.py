"""pad: leave unused places behind a dimension of a temporary.

    t: f32[N, 1024]   ->   t: f32[N, 1024+16]

Always legal where there is room: nothing reads or writes the padding. It moves rows apart that
would fall into the same few places of a cache, and can align each row to a vector.
Halide: align_storage; TVM: storage_align.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Kernel, size_of
from perfdojo.ir.rewrite import replace_buffer
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import check_dimension, check_stack, find_own
from perfdojo.targets import Machine

PADDING_LIMIT = 4096  # elements
_CROWDED = 1024  # rows this many bytes apart, or a multiple, compete for few places of a cache


@register
@dataclass(frozen=True, slots=True)
class Pad(Move):
    """Dimension `dim` of `buffer` gets `amount` elements of padding; 0 takes it away."""

    name: ClassVar[str] = "pad"
    buffer: str  # a temporary
    dim: int  # counted from 0
    amount: int  # elements behind the dimension

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """The last stored dimension, of buffers with rows: up to a whole vector, or one more."""
        for buffer in kernel.temporaries:
            stored = [d for d, dim in enumerate(buffer.dims) if dim.stored > 1]
            if len(stored) < 2 or buffer.dims[stored[-1]].padding:
                continue
            lanes = max(1, machine.vector_bytes // size_of(buffer.dtype))
            extent = buffer.dims[stored[-1]].extent
            amount = -extent % lanes
            if not amount and extent * size_of(buffer.dtype) % _CROWDED == 0:
                amount = lanes
            move = cls(buffer.name, stored[-1], amount)
            if amount and extent >= lanes and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A stored dimension, a sensible amount, and room in the buffer's storage."""
        buffer = find_own(self, kernel, self.buffer)
        check_dimension(self, buffer, self.dim)
        dim = buffer.dims[self.dim]
        if not dim.materialised:
            raise self.refuse(f"dimension {self.dim} of '{buffer.name}' is not stored")
        if not 0 <= self.amount <= PADDING_LIMIT:
            raise self.refuse(f"expected an amount of 0 to {PADDING_LIMIT}, got {self.amount}")
        if self.amount == dim.padding:
            what = f"{dim.padding} elements of padding" if dim.padding else "no padding"
            raise self.refuse(f"dimension {self.dim} of '{buffer.name}' has {what} already")
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The same buffer with another distance between its rows."""
        buffer = kernel.buffers[self.buffer]
        dims = list(buffer.dims)
        dims[self.dim] = replace(dims[self.dim], padding=self.amount)
        return replace_buffer(kernel, replace(buffer, dims=tuple(dims)))
