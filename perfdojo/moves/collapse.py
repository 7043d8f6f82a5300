"""collapse: run two loops as one.

    for i in N: for j in M: S(i, j)   ->   for i.j in N*M: S(i.j // M, i.j % M)

Always legal for two sequential loops, since the order stays; also for two unordered ones of a kind.
M*i + j becomes i.j itself, so it undoes a split. Halide: fuse; OpenMP: collapse(2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Affine, FloorDiv, Kernel, Loop, Mod, affine, constant, loops
from perfdojo.ir.nodes import map_indices
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.narrow import narrow_divisions
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.settle import settle_nodes
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Collapse(Move):
    """Join `loop` and the only loop inside it."""

    name: ClassVar[str] = "collapse"
    loop: str  # the outer of the two

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every perfectly nested pair of one kind."""
        moves = (cls(loop.name) for loop in loops(kernel.body))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """Perfectly nested, of known extents and one kind."""
        loop = find_loop(kernel, self.loop)
        inner = loop.body[0]
        if len(loop.body) != 1 or not isinstance(inner, Loop):
            raise self.refuse(f"expected loop '{loop.name}' to hold one loop and nothing else")
        for one in (loop, inner):
            if not one.extent.is_constant:
                raise self.refuse(f"the extent of loop '{one.name}' varies: {one.extent}")
        if loop.kind != inner.kind:
            kinds = (loop.kind or "sequential", inner.kind or "sequential")
            raise self.refuse(f"'{loop.name}' is {kinds[0]} and '{inner.name}' is {kinds[1]}")
        check_result(self, kernel)  # parallel loops keep their privacy, and // and % stay decidable

    def apply(self, kernel: Kernel) -> Kernel:
        """One loop, named after both."""
        loop = find_loop(kernel, self.loop)
        inner = loop.body[0]
        assert isinstance(inner, Loop)
        name = fresh_name(kernel, f"{loop.name}.{inner.name}")
        both = _Both(loop.name, inner.name, inner.extent.const, name)
        body = tuple(map_indices(node, both.rewritten) for node in inner.body)
        if inner.extent.const == 1:
            body = settle_nodes(kernel, body)  # its index became 0
        total = constant(loop.extent.const * inner.extent.const)
        one = (replace(loop, name=name, extent=total, body=body),) if body else ()
        return narrow_divisions(replace_node(kernel, loop, *one))


@dataclass(frozen=True, slots=True)
class _Both:
    """How indices speak of two loops that became one."""

    outer: str
    inner: str
    extent: int  # of the inner one
    name: str  # of the one

    def rewritten(self, value: Affine) -> Affine:
        """`value` in terms of the one loop."""
        ours, theirs = value.coefficient(self.outer), value.coefficient(self.inner)
        whole = theirs if ours == theirs * self.extent else 0  # of extent*outer + inner
        result = constant(value.const) + affine(self.name) * whole
        for atom, coefficient in value.terms:
            if not (whole and atom in (self.outer, self.inner)):
                result += self._atom(atom) * coefficient
        return result

    def _atom(self, atom: str | FloorDiv | Mod | Access) -> Affine:
        match atom:
            case str():
                one = affine(self.name)
                if atom == self.outer:
                    return one // self.extent
                return one % self.extent if atom == self.inner else affine(atom)
            case FloorDiv():
                return self.rewritten(atom.value) // atom.divisor
            case Mod():
                return self.rewritten(atom.value) % atom.divisor
            case Access():
                return affine(Access(atom.buffer, tuple(map(self.rewritten, atom.indices))))
