"""prefetch: ask for an element some iterations before it is needed.

    y[i] = x[i]   ->   y[i] = x[i] prefetch x[i + 16]

Always legal, hints change no result, and the place need not exist; but its subscripts are
computed, so they may not read an array (a gather) where that may not exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Assign, Kernel, affine, loads, print_statement
from perfdojo.ir.affine import gathers, substitute_access
from perfdojo.ir.rewrite import find_loop, find_statement, labels, loops_around, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import arrays_in, loops_in
from perfdojo.targets import Machine

_DISTANCE = 8


@register
@dataclass(frozen=True, slots=True)
class Prefetch(Move):
    """Let `statement` ask for its load of `array` at `loop` + `distance`."""

    name: ClassVar[str] = "prefetch"
    statement: str  # its label
    array: str  # the array it loads
    loop: str  # the loop to look ahead in
    distance: int  # by how many iterations

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Inputs and heap arrays, along the innermost loop that is not a vector."""
        for label, statement in labels(kernel).items():
            around = [o for o in loops_around(kernel, statement) if o.kind != "vector"]
            for array in sorted(arrays_in(statement.value)) if around else ():
                move = cls(label, array, around[-1].name, _DISTANCE)
                extent = around[-1].extent
                long = not extent.is_constant or extent.const > _DISTANCE
                if long and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A load of that array in memory, which moves with the loop."""
        statement, loop = find_statement(kernel, self.statement), find_loop(kernel, self.loop)
        text = f"'{print_statement(statement)}'"
        if statement.prefetch is not None:
            raise self.refuse(f"{text} has a prefetch already")
        if all(outer.name != loop.name for outer in loops_around(kernel, statement)):
            raise self.refuse(f"loop '{loop.name}' is not around {text}")
        if self.array not in arrays_in(statement.value):
            raise self.refuse(f"expected {text} to load '{self.array}'")
        storage = kernel.buffers[self.array].storage
        if storage != "heap":
            raise self.refuse(f"'{self.array}' is in {storage} storage, which needs no prefetch")
        if self.distance < 1:
            raise self.refuse(f"expected a distance of at least 1, got {self.distance}")
        if self._load(statement) is None:
            raise self.refuse(
                f"expected a load of '{self.array}' with '{loop.name}' in a subscript, and without "
                f"a gather, in {text}"
            )

    def apply(self, kernel: Kernel) -> Kernel:
        """The hint set."""
        statement = find_statement(kernel, self.statement)
        load = self._load(statement)
        assert load is not None
        ahead = affine(self.loop) + self.distance
        place = substitute_access(load, lambda name: ahead if name == self.loop else None)
        return replace_node(kernel, statement, replace(statement, prefetch=place))

    def _load(self, statement: Assign) -> Access | None:
        """The first load of the array that moves with the loop."""
        for load in loads(statement.value):
            gathered = any(True for index in load.indices for _ in gathers(index))
            if load.buffer == self.array and self.loop in loops_in(load) and not gathered:
                return load
        return None
