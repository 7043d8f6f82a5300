"""drop: stop storing a dimension of a temporary; its iterations share one place.

    t: f32[N, M] heap   ->   t: f32[~N, M] heap

The loops stay as they are: every t[i, ..] lies in one row, used again for each i.
Legal when every value is dead before its place is written again, in all iterations, and unordered
loops do not meet in the shared place. Halide: storage folding; DaCe: transient reduction.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Dim, Kernel, find_violations
from perfdojo.ir.rewrite import replace_buffer
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.storage import check_dimension, find_own, temporaries_with_dims
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Drop(Move):
    """Dimension `dim` of `buffer` becomes `~`."""

    name: ClassVar[str] = "drop"
    buffer: str  # a temporary
    dim: int  # counted from 0

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every dimension of more than one element that may go."""
        for buffer, dim in temporaries_with_dims(kernel):
            if buffer.dims[dim].stored > 1 and (move := cls(buffer.name, dim)).is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A stored dimension, whose values are dead before their place is used again."""
        buffer = find_own(self, kernel, self.buffer)
        check_dimension(self, buffer, self.dim)
        if not buffer.dims[self.dim].materialised:
            raise self.refuse(f"dimension {self.dim} of '{buffer.name}' is dropped already")
        broken = find_violations(self.apply(kernel))
        if broken:
            raise self.refuse(f"{broken[0]}; fuse the loops that write and read it first")

    def apply(self, kernel: Kernel) -> Kernel:
        """Padding of a dimension that is not stored means nothing, and goes with it."""
        buffer = kernel.buffers[self.buffer]
        dims = list(buffer.dims)
        dims[self.dim] = Dim(dims[self.dim].extent, materialised=False)
        return replace_buffer(kernel, replace(buffer, dims=tuple(dims)))
