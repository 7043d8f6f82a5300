"""store: put a temporary into another kind of memory.

    t: f32[~N, M] heap   ->   t: f32[~N, M] stack

Legal when it fits: what is stored where changes no value. On a GPU it also decides who sees it (see
docs/gpu.md): `shared` is one block's, `stack` and `register` are one thread's, and the result must
be valid. Halide: store_in; TVM: set_scope.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import did_you_mean
from perfdojo.ir import Buffer, Kernel, bytes_of
from perfdojo.ir.nodes import STORAGES
from perfdojo.ir.rewrite import replace_buffer
from perfdojo.ir.rules import storage_limits
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_on_device
from perfdojo.moves.proofs.storage import check_stack, find_own, second_cache
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Store(Move):
    """`buffer` moves to `storage`."""

    name: ClassVar[str] = "store"
    buffer: str  # a temporary
    storage: str  # heap, stack, register or shared

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """What fits half the second cache may be on the stack, what fits the vector registers in
        registers; what outgrows the first cache may go back to the heap. On a GPU: what a block
        has room for."""
        for buffer in kernel.temporaries:
            for storage in STORAGES:
                move = cls(buffer.name, storage)
                if _is_sensible(buffer, storage, machine) and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """Another storage, in which the buffer fits."""
        buffer = find_own(self, kernel, self.buffer)
        if self.storage not in STORAGES:
            known = did_you_mean(self.storage, STORAGES)
            raise self.refuse(f"unknown storage '{self.storage}'{known}")
        if buffer.storage == self.storage:
            raise self.refuse(f"'{buffer.name}' is in {self.storage} storage already")
        limit, used = storage_limits(kernel).get(self.storage), bytes_of(buffer)
        if limit is not None and used > limit:
            raise self.refuse(
                f"'{buffer.name}' takes {used} bytes, {self.storage} storage holds {limit}; "
                "drop a dimension first"
            )
        check_stack(self, self.apply(kernel))
        check_on_device(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The same buffer, stored elsewhere."""
        return replace_buffer(kernel, replace(kernel.buffers[self.buffer], storage=self.storage))


def _is_sensible(buffer: Buffer, storage: str, machine: Machine) -> bool:
    if storage == buffer.storage:
        return False
    used = bytes_of(buffer)
    if machine.gpu is not None:
        return storage != "shared" or used <= machine.gpu.shared_bytes
    if storage == "heap":
        return used > machine.cache_bytes[0]
    if storage == "stack":
        return used <= second_cache(machine) // 2
    return storage == "register" and used <= machine.vector_bytes * machine.vector_registers
