"""tree: add up by halves.

    for l in 8: s += p[l]   ->   for l.t4 in 4: p[l.t4] += p[l.t4 + 4]
                                 for l.t2 in 2: p[l.t2] += p[l.t2 + 2]
                                 p[0] += p[1]
                                 s += p[0]

Legal when the loop runs 2, 4, 8, ... times and holds only the accumulation of a temporary, whose
values nobody reads afterwards. Every step can be a vector loop; with `lanes` the last one is a loop
too (`for l.t1 in 1`), so that all can be bound to the lanes of a warp. Same reals, other rounding;
integers keep their bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.analysis import is_exact_reduction
from perfdojo.ir import Access, Affine, Assign, Kernel, Loop, Node, affine, constant, loops
from perfdojo.ir.affine import loop_names, substitute_access
from perfdojo.ir.rewrite import find_loop, fresh_name, orders, replace_node
from perfdojo.ir.text import print_statement
from perfdojo.ir.types import widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.reach import reaches
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import touches_of
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Tree(Move):
    """Turn the reduction that is all of `loop` into steps that halve."""

    name: ClassVar[str] = "tree"
    numerics: ClassVar[str] = "reassociate"
    loop: str  # the loop that adds up a temporary
    last: str = ""  # `lanes`: the last step is a loop like the others

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop that adds up at least four elements."""
        for loop in loops(kernel.body):
            move = cls(loop.name, "lanes" if machine.gpu else "")
            if loop.extent.is_constant and loop.extent.const > 2 and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A plain reduction of a temporary that is dead afterwards."""
        if self.last not in ("", "lanes"):
            raise self.refuse(f"expected last to be lanes, or nothing, got '{self.last}'")
        loop = find_loop(kernel, self.loop)
        statement, parts = self._parts(kernel, loop)
        target = kernel.buffers[statement.target.buffer]
        if loop.kind not in ("", "unroll"):
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}; make it sequential first")
        extent = loop.extent.const if loop.extent.is_constant else 0
        if extent < 2 or extent & (extent - 1):
            raise self.refuse(
                f"expected loop '{loop.name}' to run 2, 4, 8, ... times, got {loop.extent}"
            )
        if all(buffer.name != parts.buffer for buffer in kernel.temporaries):
            raise self.refuse(f"'{parts.buffer}' is no temporary, so it cannot be overwritten")
        stored = kernel.buffers[parts.buffer].dtype
        if stored != widened(stored):
            raise self.refuse(f"'{parts.buffer}' is {stored}, too narrow for sums of its elements")
        if target.dtype == "i8" and statement.op in ("max=", "min="):
            raise self.refuse(f"'{target.name}' is i8, and wraps before it compares")
        self._check_dead(kernel, loop, parts.buffer)
        check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact for integers."""
        statement, _ = self._parts(kernel, find_loop(kernel, self.loop))
        dtype = kernel.buffers[statement.target.buffer].dtype
        return "exact" if is_exact_reduction(statement.op, dtype) else "reassociate"

    def apply(self, kernel: Kernel) -> Kernel:
        """A loop for each step, and the last element to the target."""
        loop = find_loop(kernel, self.loop)
        statement, parts = self._parts(kernel, loop)

        def at(place: Affine) -> Access:
            return substitute_access(parts, lambda name: place if name == loop.name else None)

        steps: list[Node] = []
        half = loop.extent.const // 2
        while half > (0 if self.last else 1):
            name = fresh_name(kernel, f"{loop.name}.t{half}")
            here = affine(name)
            step = Assign(at(here), statement.op, at(here + half))
            steps.append(Loop(name, constant(half), loop.kind, (step,)))
            half //= 2
        if not self.last:
            steps.append(Assign(at(constant(0)), statement.op, at(constant(1))))
        steps.append(replace(statement, value=at(constant(0))))
        return replace_node(kernel, loop, *steps)

    def _parts(self, kernel: Kernel, loop: Loop) -> tuple[Assign, Access]:
        """The one statement of the loop and the element it adds. Raises IllegalMove."""
        only = loop.body[0] if len(loop.body) == 1 else None
        match only:
            case Assign(target=target, op=op, value=Access() as parts) if (
                op != "="
                and parts.buffer != target.buffer
                and _dims_of(loop.name, parts) == [affine(loop.name)]
                and not _dims_of(loop.name, target)
            ):
                return only, parts
        raise self.refuse(
            f"expected loop '{loop.name}' to hold one statement like s += p[{loop.name}]"
        )

    def _check_dead(self, kernel: Kernel, loop: Loop, name: str) -> None:
        """Nobody may read an element after the loop has read, and from now on spoilt, it."""
        inside = orders(kernel, loop)
        touches = touches_of(kernel, name)
        (spoil,) = (touch for touch in touches if touch.spot.order in inside)
        for read in touches:
            if not read.writes and reaches(kernel, spoil, read, touches):
                text = print_statement(read.spot.statement)
                raise self.refuse(f"'{text}' still needs '{name}', which the steps overwrite")


def _dims_of(name: str, access: Access) -> list[Affine]:
    """The subscripts that mention loop `name`."""
    return [index for index in access.indices if name in loop_names(index)]
