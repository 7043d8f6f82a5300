"""nontemporal: let a store go past the caches.

    y[i] = x[i]   ->   y[i] = x[i] nontemporal

Always legal, hints change no result; it makes sense for a plain store to an array in memory that
the kernel does not read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.analysis import find_dependences
from perfdojo.ir import Kernel, print_statement
from perfdojo.ir.rewrite import find_statement, labels, orders, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Nontemporal(Move):
    """Set the hint on `statement`."""

    name: ClassVar[str] = "nontemporal"
    statement: str  # its label

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every plain store to an output that is not read again."""
        outputs = {buffer.name for buffer in kernel.outputs}
        for label, statement in labels(kernel).items():
            move = cls(label)
            if statement.target.buffer in outputs and move.is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """A plain store to memory, not read again."""
        statement = find_statement(kernel, self.statement)
        text, name = f"'{print_statement(statement)}'", statement.target.buffer
        storage = kernel.buffers[name].storage
        if statement.nontemporal:
            raise self.refuse(f"{text} is nontemporal already")
        if statement.op != "=":
            raise self.refuse(f"expected a plain store, but {text} reads '{name}' first")
        if storage != "heap":
            raise self.refuse(f"'{name}' is in {storage} storage, which lives in the caches")
        (order,) = orders(kernel, statement)
        for dependence in find_dependences(kernel, of=name):
            sink = dependence.sink
            again = not sink.writes or sink.spot.statement.op != "="
            if dependence.source.spot.order == order and dependence.source.writes and again:
                reader = print_statement(sink.spot.statement)
                raise self.refuse(f"'{reader}' reads '{name}' again")

    def apply(self, kernel: Kernel) -> Kernel:
        """The hint set."""
        statement = find_statement(kernel, self.statement)
        return replace_node(kernel, statement, replace(statement, nontemporal=True))
