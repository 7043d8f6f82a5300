"""rotate: shift the places of a temporary along one dimension, by as much as another one says.

    t: f32[64, 2, 8]   t[r, c, e] = ..   ->   t[r, (c + r//4) % 2, e] = ..

Always legal: every element gets another name, and within a row no two get the same. So what lies in
one column comes to lie in different banks of shared memory, without the room that `pad` takes.
In a dimension of 2 it is an exclusive or; three of them in a row, by r//4, r//2 and r, are the
swizzle that tensor cores know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.ir import Access, Affine, FloorDiv, Kernel, Mod, affine, constant
from perfdojo.ir.affine import Atom
from perfdojo.ir.rewrite import map_statements
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.narrow import narrow_divisions
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import (
    check_dimension,
    find_own,
    map_accesses,
    temporaries_with_dims,
)
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Rotate(Move):
    """Subscript `dim` of `buffer` becomes itself plus subscript `by` divided by `divisor`."""

    name: ClassVar[str] = "rotate"
    buffer: str  # a temporary
    dim: int  # the dimension whose places are shifted, counted from 0
    by: int  # the dimension that says how far
    divisor: int = 1  # rows that are shifted alike

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """On a GPU, in shared memory: every dimension by one before it, as far as it goes round."""
        if machine.gpu is None:
            return
        for buffer, dim in temporaries_with_dims(kernel):
            for by in range(dim if buffer.storage == "shared" else 0):
                move = cls(buffer.name, dim, by)
                if min(buffer.dims[d].stored for d in (dim, by)) > 1 and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """Two dimensions that are stored."""
        buffer = find_own(self, kernel, self.buffer)
        for d in (self.dim, self.by):
            check_dimension(self, buffer, d)
            if not buffer.dims[d].materialised:
                raise self.refuse(f"dimension {d} of '{buffer.name}' is not stored")
        if self.dim == self.by:
            raise self.refuse(f"expected two dimensions of '{buffer.name}', got {self.dim} twice")
        if self.divisor < 1:
            raise self.refuse(f"expected a divisor of at least 1, got {self.divisor}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """Every access, hints included."""
        d, extent = self.dim, kernel.buffers[self.buffer].dims[self.dim].extent

        def change(access: Access) -> Access:
            shifted = access.indices[d] + access.indices[self.by] // self.divisor
            place = _modulo(shifted, extent)
            return Access(access.buffer, (*access.indices[:d], place, *access.indices[d + 1 :]))

        changed = map_statements(kernel, lambda st: map_accesses(st, self.buffer, change))
        return narrow_divisions(changed)


def _modulo(value: Affine, divisor: int) -> Affine:
    """`value` % `divisor`, without the `%` inside that make no difference then."""
    total = constant(value.const)
    for atom, coefficient in value.terms:
        total += _lighter(atom, divisor) * coefficient
    return total % divisor


def _lighter(atom: Atom, divisor: int) -> Affine:
    """The same up to multiples of `divisor`: x for x % 8, and x//4 for (x % 8)//4."""
    match atom:
        case Mod() if atom.divisor % divisor == 0:
            return atom.value
        case FloorDiv(Affine(((Mod() as inner, 1),), 0)) if (
            inner.divisor % (atom.divisor * divisor) == 0
        ):
            return inner.value // atom.divisor
    return affine(atom)
