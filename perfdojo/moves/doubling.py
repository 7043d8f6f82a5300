"""doubling: scan a few elements in steps of 1, 2, 4, ... places.

    for l in 4:              for l.v in 4:
      c += x[l]                c_d[0, l.v] = x[l.v]
      y[l] = c                 if l.v == 0: c_d[0, l.v] += c
                             for l.t1 in 4:
                               c_d[1, l.t1] = c_d[0, l.t1]
                        ->     if l.t1 >= 1: c_d[1, l.t1] += c_d[0, l.t1 - 1]
                             for l.t2 in 4:
                               c_d[0, l.t2] = c_d[1, l.t2]
                               if l.t2 >= 2: c_d[0, l.t2] += c_d[1, l.t2 - 2]
                             for l.q in 4:
                               y[l.q] = c_d[0, l.q]
                             c = c_d[0, 3]

Readers in front of the step get the value one place before, from a temporary of their own.
Legal when the loop is a scan (see `perfdojo/moves/proofs/scan.py`), and what its step adds reads
nothing that the loop writes. No step carries anything from place to place, so all can be lanes of a
warp, which pass each other values without memory. More additions than one after the other, in fewer
steps. Same reals, other rounding; integers keep their bits. Also called Hillis-Steele scan,
Kogge-Stone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Buffer,
    Condition,
    Dim,
    If,
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    loops,
)
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_node, with_index
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import touched_in
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.scan import Scan, find_scan, read_instead
from perfdojo.moves.proofs.storage import check_stack, nearest_storage
from perfdojo.targets import Machine

_LONGEST = 1024  # places; beyond, most additions are wasted: chunk the loop first


@register
@dataclass(frozen=True, slots=True)
class Doubling(Move):
    """Scan `loop` in steps that double."""

    name: ClassVar[str] = "doubling"
    numerics: ClassVar[str] = "reassociate"
    loop: str  # a scan of a few elements

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every scan that the lanes of a warp can hold, on a GPU."""
        if machine.gpu is None:
            return
        for loop in loops(kernel.body):
            move = cls(loop.name)
            fits = loop.extent.is_constant and loop.extent.const <= machine.gpu.warp
            if fits and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A scan of a few elements."""
        loop = find_loop(kernel, self.loop)
        find_scan(self, kernel, loop)
        if not 1 < loop.extent.const <= _LONGEST:
            raise self.refuse(
                f"expected loop '{loop.name}' to run 2 to {_LONGEST} times, got {loop.extent}; "
                f"chunk({loop.name}, ..) a longer one first"
            )
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact for integers."""
        return find_scan(self, kernel, find_loop(kernel, self.loop)).numerics_on(kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """A temporary `_d` in two rows, of which each step reads one and writes the other."""
        loop = find_loop(kernel, self.loop)
        scan = find_scan(self, kernel, loop)
        extent, carry, op = loop.extent.const, scan.carry, scan.step.op
        rows = _declare(kernel, scan, "d", (2, extent))
        first = self._loop(kernel, loop, "v")
        here = Access(rows.name, (constant(0), affine(first)))
        value = replace(scan.step, target=here, op="=", nontemporal=False)
        seed = Assign(here, op, carry)
        filled = (value, If((Condition(affine(loop.name), "==", constant(0)),), (seed,)))
        nodes: list[Node] = [_over(loop, first, with_index(filled, loop.name, affine(first)))]

        distance, row = 1, 0
        while distance < extent:
            name = self._loop(kernel, loop, f"t{distance}")
            nodes.append(_over(loop, name, _step(rows.name, affine(name), distance, row, op)))
            distance, row = 2 * distance, 1 - row

        temporaries = [rows]
        name = self._loop(kernel, loop, "q")
        result = Access(rows.name, (constant(row), affine(name)))
        before, behind = loop.body[: scan.place], loop.body[scan.place + 1 :]
        readers = read_instead(behind, carry, result)
        if carry.buffer in touched_in(*before):
            shifted = _declare(kernel, scan, "e", (extent,))
            temporaries.append(shifted)
            place = Access(shifted.name, (affine(name),))
            earlier = Access(rows.name, (constant(row), affine(name) - 1))
            later = Condition(affine(name), ">=", constant(1))
            moved = (Assign(place, "=", carry), If((later,), (Assign(place, "=", earlier),)))
            readers = (*moved, *read_instead(before, carry, place), *readers)
        else:
            readers = (*before, *readers)
        nodes.append(_over(loop, name, with_index(readers, loop.name, affine(name))))
        last = Access(rows.name, (constant(row), constant(extent - 1)))
        nodes.append(Assign(carry, "=", last))
        kernel = replace(kernel, temporaries=(*kernel.temporaries, *temporaries))
        return replace_node(kernel, loop, *nodes)

    def _loop(self, kernel: Kernel, loop: Loop, part: str) -> str:
        return fresh_name(kernel, f"{loop.name}.{part}")


def _declare(kernel: Kernel, scan: Scan, letter: str, shape: tuple[int, ...]) -> Buffer:
    dims, dtype = tuple(map(Dim, shape)), kernel.buffers[scan.carry.buffer].dtype
    name = fresh_name(kernel, f"{scan.carry.buffer}_{letter}")
    return Buffer(name, dtype, dims, nearest_storage(dims, dtype))


def _over(loop: Loop, name: str, body: tuple[Node, ...]) -> Loop:
    return Loop(name, loop.extent, "", body)


def _step(rows: str, place: Affine, distance: int, row: int, op: str) -> tuple[Node, ...]:
    """Each place of the other row gets what it has, and what lies `distance` before it."""
    new, old = Access(rows, (constant(1 - row), place)), Access(rows, (constant(row), place))
    earlier = Access(rows, (constant(row), place - distance))
    reached = Condition(place, ">=", constant(distance))
    return Assign(new, "=", old), If((reached,), (Assign(new, op, earlier),))
