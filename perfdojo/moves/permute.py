"""permute: swap two neighbouring dimensions of a temporary.

    t: f32[N, M]   t[i, j] = ..   ->   t: f32[M, N]   t[j, i] = ..

Always legal: the declaration and every access change together. It decides which elements lie side
by side. Halide: reorder_storage; loopy: change of data layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self, TypeVar

from perfdojo.ir import Access, Kernel
from perfdojo.ir.rewrite import map_statements, replace_buffer
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.storage import find_own, map_accesses, temporaries_with_dims
from perfdojo.targets import Machine

T = TypeVar("T")


@register
@dataclass(frozen=True, slots=True)
class Permute(Move):
    """Swap dimension `dim` of `buffer` with the one behind it."""

    name: ClassVar[str] = "permute"
    buffer: str  # a temporary
    dim: int  # the first of the two, counted from 0

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every pair, in buffers where at least two dimensions lie in memory."""
        for buffer, dim in temporaries_with_dims(kernel):
            stored = sum(d.stored > 1 for d in buffer.dims)
            pair = buffer.dims[dim : dim + 2]
            if stored > 1 and len(pair) == 2 and any(d.stored > 1 for d in pair):
                yield cls(buffer.name, dim)

    def check(self, kernel: Kernel) -> None:
        """A temporary with both dimensions."""
        buffer = find_own(self, kernel, self.buffer)
        if not 0 <= self.dim < len(buffer.dims) - 1:
            rank = len(buffer.dims)
            can = f"dimension 0 to {rank - 2}" if rank > 1 else "two dimensions"
            raise self.refuse(
                f"expected {can} to swap with the next, '{buffer.name}' has {rank}, got {self.dim}"
            )

    def apply(self, kernel: Kernel) -> Kernel:
        """Declaration and accesses, hints included."""

        def swap(values: tuple[T, ...]) -> tuple[T, ...]:
            d = self.dim
            return (*values[:d], values[d + 1], values[d], *values[d + 2 :])

        buffer = kernel.buffers[self.buffer]
        changed = replace_buffer(kernel, replace(buffer, dims=swap(buffer.dims)))
        return map_statements(
            changed,
            lambda statement: map_accesses(
                statement, self.buffer, lambda a: Access(a.buffer, swap(a.indices))
            ),
        )
