"""chunk: scan a row in parts that do not wait for each other.

    for j in M:                for j.p in M/f:                 # what each part adds up to
      c += x[j]                  c_p[j.p] = 0.0
      y[j] = c                   for j.q in f: c_p[j.p] += x[f*j.p + j.q]
                          ->   for j.s in M/f:                 # what lies before each part
                                 c_o[j.s] = c
                                 c += c_p[j.s]
                               for j.o in M/f:                 # each part, from there on
                                 for j.i in f:
                                   c_o[j.o] += x[f*j.o + j.i]
                                   y[f*j.o + j.i] = c_o[j.o]

Legal when f divides M, the loop is a scan (see `perfdojo/moves/proofs/scan.py`), and what its step
adds reads nothing that the loop writes. The first and the last loop carry nothing from part to part
and can run on threads; the one between is a scan again, of the parts. Same reals, other rounding;
integers keep their bits. Also called reduce-then-scan.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import IllegalMove
from perfdojo.ir import Access, Assign, Buffer, Dim, Kernel, Loop, Node, affine, constant, loops
from perfdojo.ir.formula import neutral
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_node, with_index
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.scan import find_scan, read_instead
from perfdojo.moves.proofs.storage import check_stack, nearest_storage
from perfdojo.targets import Machine

_LENGTHS = (2, 4, 8, 16, 32, 64, 128, 256)


@register
@dataclass(frozen=True, slots=True)
class Chunk(Move):
    """Scan parts of `length` iterations of `loop` on their own."""

    name: ClassVar[str] = "chunk"
    numerics: ClassVar[str] = "reassociate"
    loop: str  # a scan
    length: int  # of each part

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every scan of at least four steps, in parts of 2, 4, 8, ... steps."""
        for loop in loops(kernel.body):
            moves = [cls(loop.name, length) for length in _LENGTHS]
            long = loop.extent.is_constant and loop.extent.const >= 4
            if not long or not _is_scan(moves[0], kernel, loop):
                continue
            yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A scan of several parts of that length."""
        loop = find_loop(kernel, self.loop)
        find_scan(self, kernel, loop)
        extent = loop.extent.const
        if not 1 < self.length < extent:
            raise self.refuse(f"expected a length from 2 to {extent - 1}, got {self.length}")
        if rest := extent % self.length:
            raise self.refuse(
                f"expected the length to divide the extent of loop '{loop.name}' ({extent}), got "
                f"{self.length}; peel({loop.name}, -{rest}) first"
            )
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact for integers."""
        return find_scan(self, kernel, find_loop(kernel, self.loop)).numerics_on(kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """Temporaries `_p` (sums of parts) and `_o` (offsets), and three loops over the parts."""
        loop = find_loop(kernel, self.loop)
        scan = find_scan(self, kernel, loop)
        parts, step, carry = loop.extent.const // self.length, scan.step, scan.carry
        dims, dtype = (Dim(parts),), kernel.buffers[carry.buffer].dtype
        names = [fresh_name(kernel, f"{carry.buffer}_{letter}") for letter in "po"]
        storage = nearest_storage(dims, dtype)
        temporaries = tuple(Buffer(name, dtype, dims, storage) for name in names)
        p, q, s, o, i = (fresh_name(kernel, f"{loop.name}.{letter}") for letter in "pqsoi")
        total, offset = names

        added = Access(total, (affine(p),))
        summed = replace(step, target=added, nontemporal=False)
        inner = Loop(q, constant(self.length), "", self._at(loop, (summed,), p, q))
        sums = (Assign(added, "=", neutral(step.op, dtype)), inner)

        between = (
            Assign(Access(offset, (affine(s),)), "=", carry),
            Assign(carry, step.op, Access(total, (affine(s),))),
        )

        body = read_instead(loop.body, carry, Access(offset, (affine(o),)))
        each = Loop(i, constant(self.length), "", self._at(loop, body, o, i))
        three = ((p, sums), (s, between), (o, (each,)))
        nests = (Loop(name, constant(parts), "", inside) for name, inside in three)
        kernel = replace(kernel, temporaries=(*kernel.temporaries, *temporaries))
        return replace_node(kernel, loop, *nests)

    def _at(self, loop: Loop, nodes: tuple[Node, ...], part: str, place: str) -> tuple[Node, ...]:
        """`nodes` of the scan, at a place of a part."""
        return with_index(nodes, loop.name, affine(part, self.length) + affine(place))


def _is_scan(move: Move, kernel: Kernel, loop: Loop) -> bool:
    try:
        find_scan(move, kernel, loop)
    except IllegalMove:
        return False
    return True
