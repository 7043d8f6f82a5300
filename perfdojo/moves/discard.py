"""discard: do without a temporary that nobody reads.

    t[i] = x[i] * 2.0   ->   (nothing)
    y[i] = x[i]              y[i] = x[i]

Legal when no statement reads it, except to accumulate into it. Also called dead store elimination.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Kernel, Node, loads, print_statement, statements
from perfdojo.ir.rewrite import find_temporary, map_nodes
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Remove `buffer` and the statements that write it."""

    name: ClassVar[str] = "discard"
    buffer: str  # a temporary

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every temporary that nobody reads."""
        moves = (cls(buffer.name) for buffer in kernel.temporaries)
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A temporary, which no statement reads."""
        buffer = find_temporary(kernel, self.buffer)
        for statement in statements(kernel.body):
            if any(access.buffer == buffer.name for access in loads(statement.value)):
                raise self.refuse(f"'{print_statement(statement)}' reads '{buffer.name}'")

    def apply(self, kernel: Kernel) -> Kernel:
        """Loops and guards that end up empty go too."""
        left = tuple(b for b in kernel.temporaries if b.name != self.buffer)
        smaller = replace(kernel, temporaries=left)

        def change(node: Node) -> tuple[Node, ...]:
            if not isinstance(node, Assign):
                return (node,)
            if node.target.buffer == self.buffer:
                return ()
            stale = node.prefetch is not None and node.prefetch.buffer == self.buffer
            return (replace(node, prefetch=None) if stale else node,)

        return map_nodes(smaller, change)
