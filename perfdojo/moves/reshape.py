"""reshape: make two dimensions of one, of a temporary.

    t: f32[1024]   t[8*i + j] = ..   ->   t: f32[128, 8]   t[i, j] = ..

Always legal where there is room: every element gets another name, t[e] is t[e // 8, e % 8]; what
the last row has beyond the extent is not used. One of the dimensions can then be dropped, padded,
moved (`permute`), or say which thread owns the element. Halide: split of a storage dimension;
loopy: split_array_dim.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Dim, Kernel
from perfdojo.ir.affine import FloorDiv, Mod
from perfdojo.ir.rewrite import map_statements, replace_buffer
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.narrow import narrow_divisions
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import (
    check_dimension,
    find_own,
    map_accesses,
    temporaries_with_dims,
    touches_of,
)
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Reshape(Move):
    """Dimension `dim` of `buffer` becomes rows of `factor` elements."""

    name: ClassVar[str] = "reshape"
    buffer: str  # a temporary
    dim: int  # counted from 0
    factor: int  # extent of the new inner dimension

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Where every subscript is a row and a place in it, as 8*i + j with j below 8."""
        for buffer, dim in temporaries_with_dims(kernel):
            steps = {
                abs(step)
                for touch in touches_of(kernel, buffer.name)
                for _, step in touch.access.indices[dim].terms
            }
            for factor in sorted(steps):
                move = cls(buffer.name, dim, factor)
                even = 1 < factor < buffer.dims[dim].extent and not buffer.dims[dim].extent % factor
                if even and move.is_legal(kernel) and move._is_plain(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A stored dimension without padding."""
        buffer = find_own(self, kernel, self.buffer)
        check_dimension(self, buffer, self.dim)
        dim = buffer.dims[self.dim]
        if not dim.materialised or dim.padding:
            what = "has padding" if dim.materialised else "is not stored"
            raise self.refuse(f"dimension {self.dim} of '{buffer.name}' {what}")
        if self.factor < 1:
            raise self.refuse(f"expected a factor of at least 1, got {self.factor}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """Declaration and accesses, hints included."""
        d, buffer = self.dim, kernel.buffers[self.buffer]
        two = (Dim(-(-buffer.dims[d].extent // self.factor)), Dim(self.factor))
        dims = (*buffer.dims[:d], *two, *buffer.dims[d + 1 :])

        def change(access: Access) -> Access:
            place = access.indices[d]
            pair = (place // self.factor, place % self.factor)
            return Access(access.buffer, (*access.indices[:d], *pair, *access.indices[d + 1 :]))

        wider = replace_buffer(kernel, replace(buffer, dims=dims))
        changed = map_statements(wider, lambda st: map_accesses(st, self.buffer, change))
        return narrow_divisions(changed)

    def _is_plain(self, kernel: Kernel) -> bool:
        """Whether no new subscript needs a division."""
        result = self.apply(kernel)
        places = (touch.access.indices for touch in touches_of(result, self.buffer))
        return not any(
            isinstance(atom, FloorDiv | Mod)
            for indices in places
            for index in indices[self.dim : self.dim + 2]
            for atom, _ in index.terms
        )
