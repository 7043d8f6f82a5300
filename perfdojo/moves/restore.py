"""restore: store a dropped dimension of a temporary again.

    t: f32[~N, M] heap   ->   t: f32[N, M] heap

Always legal where there is room: no two values share a place that did not share one before.
Undoes `drop`; a dimension that is stored no longer ties iterations together, so loops over it may
be split up or re-ordered again. Also called expansion (scalar expansion, array expansion).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Dim, Kernel
from perfdojo.ir.rewrite import replace_buffer
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import (
    check_dimension,
    check_stack,
    find_own,
    temporaries_with_dims,
)
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Restore(Move):
    """Dimension `dim` of `buffer` is no longer `~`."""

    name: ClassVar[str] = "restore"
    buffer: str  # a temporary
    dim: int  # counted from 0

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every dropped dimension for which there is room."""
        for buffer, dim in temporaries_with_dims(kernel):
            if not buffer.dims[dim].materialised:
                move = cls(buffer.name, dim)
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A dropped dimension, and room in the buffer's storage."""
        buffer = find_own(self, kernel, self.buffer)
        check_dimension(self, buffer, self.dim)
        if buffer.dims[self.dim].materialised:
            raise self.refuse(f"dimension {self.dim} of '{buffer.name}' is stored already")
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The dimension with a place for each element."""
        buffer = kernel.buffers[self.buffer]
        dims = list(buffer.dims)
        dims[self.dim] = Dim(dims[self.dim].extent)
        return replace_buffer(kernel, replace(buffer, dims=tuple(dims)))
