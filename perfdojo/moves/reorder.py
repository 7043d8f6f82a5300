"""reorder: swap a node with its neighbour behind it.

    A; B   ->   B; A

Legal when neither depends on the other within one iteration of the loops around them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.analysis import Dependence, find_dependences
from perfdojo.ir import Kernel, Node, walk
from perfdojo.ir.rewrite import find_node, name_of, orders, replace_nodes, siblings
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_order, numerics_of_order
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Reorder(Move):
    """Move `node` (a loop, statement or guard) behind its neighbour."""

    name: ClassVar[str] = "reorder"
    node: str  # what moves down by one

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every pair of neighbours that may be swapped."""
        moves = (cls(name_of(kernel, node)) for node in walk(kernel.body))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A neighbour, and no dependence between the two."""
        check_order(self, self._reversed(kernel))

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact, unless accumulations change places."""
        return numerics_of_order(kernel, self._reversed(kernel))

    def apply(self, kernel: Kernel) -> Kernel:
        """The two swapped."""
        one, two = self._pair(kernel)
        return replace_nodes(kernel, {id(one): (two,), id(two): (one,)})

    def _pair(self, kernel: Kernel) -> tuple[Node, Node]:
        node = find_node(kernel, self.node)
        block = siblings(kernel, node)
        if block[-1] is node:
            raise self.refuse(f"'{self.node}' is the last of its block and has nothing behind it")
        place = next(n for n, other in enumerate(block) if other is node)
        return node, block[place + 1]

    def _reversed(self, kernel: Kernel) -> Iterator[Dependence]:
        one, two = (orders(kernel, node) for node in self._pair(kernel))
        for dependence in find_dependences(kernel):
            source, sink = dependence.source.spot.order, dependence.sink.spot.order
            if source in one and sink in two and dependence.is_loop_independent:
                yield dependence
