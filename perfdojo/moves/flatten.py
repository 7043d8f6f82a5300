"""flatten: make one dimension of two, of a temporary.

    t: f32[128, 8]   t[i, j] = ..   ->   t: f32[1024]   t[8*i + j] = ..

Always legal: every element gets another name, t[i, j] is t[8*i + j], and 8*(e//8) + e % 8 is e. The
inverse of reshape: after it, a tile of rows can be dealt to threads as one row.
Halide: fuse of storage dimensions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Dim, Kernel
from perfdojo.ir.affine import join_divisions
from perfdojo.ir.rewrite import map_statements, replace_buffer
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.narrow import narrow_divisions
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import find_own, map_accesses, temporaries_with_dims
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Flatten(Move):
    """Dimension `dim` of `buffer` and the one behind it become one."""

    name: ClassVar[str] = "flatten"
    buffer: str  # a temporary
    dim: int  # the first of the two, counted from 0

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """On a GPU, where threads own elements: every pair that lies in memory."""
        if machine.gpu is None:
            return
        for buffer, dim in temporaries_with_dims(kernel):
            move = cls(buffer.name, dim)
            if all(d.stored > 1 for d in buffer.dims[dim : dim + 2]) and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A temporary with both dimensions, stored without a gap."""
        buffer = find_own(self, kernel, self.buffer)
        rank = len(buffer.dims)
        if not 0 <= self.dim < rank - 1:
            can = f"dimension 0 to {rank - 2}" if rank > 1 else "two dimensions"
            raise self.refuse(
                f"expected {can} to join to the next, '{buffer.name}' has {rank}, got {self.dim}"
            )
        for d in (self.dim, self.dim + 1):
            dim = buffer.dims[d]
            if not dim.materialised or dim.padding:
                what = "has padding" if dim.materialised else "is not stored"
                raise self.refuse(f"dimension {d} of '{buffer.name}' {what}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """Declaration and accesses, hints included."""
        d, buffer = self.dim, kernel.buffers[self.buffer]
        rows, places = (dim.extent for dim in buffer.dims[d : d + 2])
        dims = (*buffer.dims[:d], Dim(rows * places), *buffer.dims[d + 2 :])

        def change(access: Access) -> Access:
            row, place = access.indices[d : d + 2]
            one = join_divisions(row * places + place)
            return Access(access.buffer, (*access.indices[:d], one, *access.indices[d + 2 :]))

        wider = replace_buffer(kernel, replace(buffer, dims=dims))
        changed = map_statements(wider, lambda st: map_accesses(st, self.buffer, change))
        return narrow_divisions(changed)
