"""asynchronous: let a copy into shared memory go on in the background.

    x.s[r] = x[16*b + r]   ->   x.s[r] = x[16*b + r] async

Always legal, hints change no result: a GPU waits for the copy at the barrier before its first use.
It makes sense for a plain copy from an array in memory to shared memory.
CUDA: cp.async; TVM: annotate "software_pipeline_async_stages".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Kernel, print_statement
from perfdojo.ir.rewrite import find_statement, labels, replace_node
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Asynchronous(Move):
    """Set the hint on `statement`."""

    name: ClassVar[str] = "asynchronous"
    statement: str  # its label

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every copy from memory to shared memory, on a GPU."""
        if machine.gpu is None:
            return
        moves = (cls(label) for label in labels(kernel))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A plain copy, from memory to shared memory, of elements of one type."""
        statement = find_statement(kernel, self.statement)
        text, target = f"'{print_statement(statement)}'", kernel.buffers[statement.target.buffer]
        if statement.asynchronous:
            raise self.refuse(f"{text} is asynchronous already")
        if statement.op != "=" or not isinstance(statement.value, Access):
            raise self.refuse(f"expected a plain copy such as t[i] = x[i], got {text}")
        if target.storage != "shared":
            cure = f"store({target.name}, shared) first"
            raise self.refuse(f"'{target.name}' is in {target.storage} storage; {cure}")
        source = kernel.buffers[statement.value.buffer]
        if source.storage != "heap":
            raise self.refuse(f"'{source.name}' is in {source.storage} storage, which is near")
        if source.dtype != target.dtype:
            raise self.refuse(f"{text} turns {source.dtype} into {target.dtype}, and must wait")

    def apply(self, kernel: Kernel) -> Kernel:
        """The hint set."""
        statement = find_statement(kernel, self.statement)
        return replace_node(kernel, statement, replace(statement, asynchronous=True))
