"""fission: cut the body of a loop in two, and give each part a loop.

    for i in N: A(i); B(i)   ->   for i in N: A(i)   for i1 in N: B(i1)

Legal when nothing in A depends on what B did in an earlier iteration, and when a buffer that a
parallel loop keeps private does not have to outlive it.
Also called distribution; loopy: distribute_loops.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.analysis import Dependence, find_dependences
from perfdojo.ir import Kernel, Loop, find_violations, loops
from perfdojo.ir.nodes import UNORDERED_KINDS
from perfdojo.ir.rewrite import find_loop, fresh_name, name_of, orders, rename_loop, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.order import check_order, numerics_of_order
from perfdojo.moves.proofs.result import check_on_device
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Fission(Move):
    """Cut `loop` before the node `at`: a loop or a statement's label."""

    name: ClassVar[str] = "fission"
    loop: str  # the loop to cut
    at: str  # the first node of the second part

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every cut that may be made."""
        for loop in loops(kernel.body):
            for node in loop.body[1:]:
                move = cls(loop.name, name_of(kernel, node))
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A sequential loop, a node of its body, every dependence respected."""
        loop = find_loop(kernel, self.loop)
        cut = self._cut(kernel, loop)
        check_order(self, _reversed(kernel, loop, cut))
        if loop.kind in UNORDERED_KINDS:
            # iterations do not meet, unless what was private to each is now shared
            for violation in find_violations(self.apply(kernel))[:1]:
                raise self.refuse(violation)
        check_on_device(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact, unless accumulations change places."""
        loop = find_loop(kernel, self.loop)
        return numerics_of_order(kernel, _reversed(kernel, loop, self._cut(kernel, loop)))

    def apply(self, kernel: Kernel) -> Kernel:
        """The second loop gets a new name."""
        loop = find_loop(kernel, self.loop)
        cut = self._cut(kernel, loop)
        first = replace(loop, body=loop.body[:cut])
        second = rename_loop(replace(loop, body=loop.body[cut:]), fresh_name(kernel, loop.name))
        return replace_node(kernel, loop, first, second)

    def _cut(self, kernel: Kernel, loop: Loop) -> int:
        names = [name_of(kernel, node) for node in loop.body]
        if self.at not in names[1:]:
            places = ", ".join(names[1:]) or "none"
            raise self.refuse(f"expected a place inside the body of '{loop.name}' ({places})")
        return names.index(self.at)


def _reversed(kernel: Kernel, loop: Loop, cut: int) -> Iterator[Dependence]:
    """Dependences from the second part to the first, which an earlier iteration made."""
    before, after = orders(kernel, *loop.body[:cut]), orders(kernel, *loop.body[cut:])
    for dependence in find_dependences(kernel, loop.name):
        source, sink = dependence.source.spot.order, dependence.sink.spot.order
        if source in after and sink in before and dependence.carried_by(loop.name):
            yield dependence
