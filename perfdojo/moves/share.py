"""share: let two temporaries lie in one place in memory.

    a: f32[N]   b: f32[N]                      a: f32[N]
    a[i] = ..   .. a[i] ..                ->   a[i] = ..   .. a[i] ..
    b[i] = ..   .. b[i] ..                     a[i] = ..   .. a[i] ..

Legal when type, shape, layout and storage agree, and no write of one comes between a write of the
other and a read of it: for every write X of one before a read R of the same place of the other,
there is a write of what R reads between X and R. Loops around both are covered, since all
iterations are compared. loopy: alias_temporaries; TVM: storage rewrite.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Self

from perfdojo.ir import Kernel, print_statement
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import (
    find_intrusion,
    find_own,
    rename_accesses,
    show,
    touches_of,
)
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Share(Move):
    """`other` moves into the place of `buffer`."""

    name: ClassVar[str] = "share"
    buffer: str  # the temporary that stays
    other: str  # the temporary that moves in with it

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every pair of arrays that may share; single elements are left to the compiler."""
        for one, two in combinations(kernel.temporaries, 2):
            alike = (one.dtype, one.dims, one.storage) == (two.dtype, two.dims, two.storage)
            move = cls(one.name, two.name)
            if alike and one.stored_shape and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """Two temporaries alike, whose lives never overlap in a place."""
        one, two = find_own(self, kernel, self.buffer), find_own(self, kernel, self.other)
        if one.name == two.name:
            raise self.refuse(f"expected two temporaries, got '{one.name}' twice")
        if (one.dtype, one.dims, one.storage) != (two.dtype, two.dims, two.storage):
            raise self.refuse(f"expected buffers alike, got '{show(one)}' and '{show(two)}'")
        stored = [d for d, dim in enumerate(one.dims) if dim.materialised]
        ours, theirs = touches_of(kernel, one.name), touches_of(kernel, two.name)
        found = find_intrusion(kernel, ours, theirs, stored)
        found = found or find_intrusion(kernel, theirs, ours, stored)
        if found is not None:
            assert found.read is not None
            raise self.refuse(
                f"'{print_statement(found.write.spot.statement)}' would overwrite what "
                f"'{print_statement(found.read.spot.statement)}' still reads as {found.read.access}"
            )
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """One declaration less."""
        return rename_accesses(kernel, self.other, self.buffer)
