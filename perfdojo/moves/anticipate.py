"""anticipate: ask, bit by bit, for all that the next iteration of a loop reads of an array.

    for n in N:                        for n in N:
      for t in 64:                       for t in 64:
        y[n, t] = ..           ->          y[n, t] = .. prefetch x[n + 1, (16*t)//32, (16*t) % 32]
      .. x[n, i, j] ..                   .. x[n, i, j] ..

While one iteration computes, memory brings the block x[n + 1] into the caches, a little with each
run of the statement, in the order in which it lies there. Always legal: hints change no result, and
the place need not exist. `prefetch` asks for single elements of a load instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Kernel,
    Loop,
    affine,
    constant,
    loads,
    print_statement,
    size_of,
    statements,
)
from perfdojo.ir.affine import FloorDiv, Mod
from perfdojo.ir.rewrite import find_loop, find_statement, labels, loops_around, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Anticipate(Move):
    """Let `statement` ask for the block of `array` that the next iteration of `loop` reads."""

    name: ClassVar[str] = "anticipate"
    statement: str  # its label
    array: str  # in memory, with the loop as its first subscript
    loop: str  # a loop around the statement

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Blocks that are larger than the first cache, by each statement that has no hint yet."""
        for label, statement in labels(kernel).items():
            for loop in loops_around(kernel, statement):
                for array in sorted({load.buffer for load in _loads(loop)}):
                    move = cls(label, array, loop.name)
                    size = _block(kernel, array) * size_of(kernel.buffers[array].dtype)
                    if size > machine.cache_bytes[0] and move.is_legal(kernel):
                        yield move

    def check(self, kernel: Kernel) -> None:
        """Room for a hint, and a block that moves with the loop."""
        statement, loop = find_statement(kernel, self.statement), find_loop(kernel, self.loop)
        text = f"'{print_statement(statement)}'"
        if statement.prefetch is not None:
            raise self.refuse(f"{text} has a prefetch already")
        inner = _inside(kernel, statement, loop)
        if inner is None:
            raise self.refuse(f"loop '{loop.name}' is not around {text}")
        buffer = kernel.buffers.get(self.array)
        if buffer is None or buffer.storage != "heap":
            raise self.refuse(f"expected an array in memory, got '{self.array}'")
        first = affine(loop.name)
        if not any(a.buffer == self.array and a.indices[:1] == (first,) for a in _loads(loop)):
            raise self.refuse(
                f"expected loop '{loop.name}' to load '{self.array}' with '{loop.name}' as its "
                "first subscript"
            )
        if _block(kernel, self.array) == 1:
            raise self.refuse(f"'{self.array}' has one element for each '{loop.name}'; prefetch it")
        uneven = next((o.name for o in inner if not o.extent.is_constant), None)
        if uneven is not None:
            raise self.refuse(f"loop '{uneven}' does not always run equally often")

    def apply(self, kernel: Kernel) -> Kernel:
        """The hint set: each run of the statement asks for the next few elements of the block."""
        statement, loop = find_statement(kernel, self.statement), find_loop(kernel, self.loop)
        run, runs = constant(0), 1
        for inner in _inside(kernel, statement, loop) or ():
            run, runs = run * inner.extent.const + affine(inner.name), runs * inner.extent.const
        step = -(-_block(kernel, self.array) // runs)
        indices = _unflatten(run * step, kernel.buffers[self.array].stored_shape[1:])
        place = Access(self.array, (affine(loop.name) + 1, *indices))
        return replace_node(kernel, statement, replace(statement, prefetch=place))


def _inside(kernel: Kernel, statement: Assign, loop: Loop) -> list[Loop] | None:
    """The loops between `loop` and the statement, lanes left out; None if it is not around it."""
    around = list(loops_around(kernel, statement))
    names = [outer.name for outer in around]
    if loop.name not in names:
        return None
    return [o for o in around[names.index(loop.name) + 1 :] if o.kind != "vector"]


def _loads(loop: Loop) -> Iterator[Access]:
    return (load for statement in statements(loop.body) for load in loads(statement.value))


def _block(kernel: Kernel, array: str) -> int:
    """Elements of the array for each value of its first subscript."""
    return math.prod(kernel.buffers[array].stored_shape[1:])


def _unflatten(flat: Affine, shape: tuple[int, ...]) -> tuple[Affine, ...]:
    """The subscripts of element number `flat` of an array of that shape."""
    found: list[Affine] = []
    for extent in reversed(shape[1:]):
        found.append(affine(Mod(flat, extent)))
        flat = affine(FloorDiv(flat, extent))
    return (flat, *reversed(found))
