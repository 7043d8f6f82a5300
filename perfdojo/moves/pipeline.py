"""pipeline: make the copy for a later iteration while this one computes.

    for k in N:                         t[0, r] = x[r]                             # for r in 8
      for r in 8: t[r] = x[8*k + r]     for k in N:
      .. t[..] ..                  ->     if k + 1 < N:
                                            for r in 8: t[(k + 1) % 2, r] = x[8*k + r + 8]
                                          .. t[k % 2, ..] ..

With `depth` places instead of two, copies are made `depth` - 1 iterations ahead, and the first ones
stand in front of the loop.
Legal when the loop runs at least `depth` times; one node of its body writes the temporary, and
nothing else; the others only read it, after that; what is copied is not written in the loop; and
every value is used in the iteration it was copied for. Nothing outside the loop may use the
temporary.
Also called double buffering; TVM: software_pipeline; Triton: num_stages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Access,
    Assign,
    Condition,
    Dim,
    If,
    Kernel,
    Loop,
    Node,
    affine,
    bytes_of,
    constant,
    find_violations,
    loops,
    print_statement,
    statements,
)
from perfdojo.ir.rewrite import (
    copy_with_new_loops,
    find_loop,
    map_statements,
    orders,
    replace_buffer,
    replace_node,
    with_index,
)
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import touched_in, written_in
from perfdojo.moves.proofs.iteration import per_iteration
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.settle import settle_nodes
from perfdojo.moves.proofs.storage import (
    check_stack,
    find_own,
    map_accesses,
    second_cache,
    touches_of,
)
from perfdojo.targets import Machine

_LEAST = 2  # places: one to compute from, one to copy to


@register
@dataclass(frozen=True, slots=True)
class Pipeline(Move):
    """Fill `buffer` ahead of `loop`, in one of `depth` places in turn."""

    name: ClassVar[str] = "pipeline"
    loop: str  # the loop whose body fills and reads the buffer
    buffer: str  # a temporary
    depth: int = _LEAST  # places, one more than the iterations that a copy is ahead

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Plain copies of an array in memory, of which two fit half the second cache."""
        for loop in loops(kernel.body):
            for buffer in kernel.temporaries:
                fits = _LEAST * bytes_of(buffer) <= second_cache(machine) // 2
                move = cls(loop.name, buffer.name)
                if fits and _is_copied(kernel, loop, buffer.name) and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A copy that can be made early, and values that belong to one iteration."""
        buffer, loop = find_own(self, kernel, self.buffer), find_loop(kernel, self.loop)
        if loop.kind not in ("", "unroll"):
            raise self.refuse(f"loop '{loop.name}' is {loop.kind} and has no next iteration")
        if self.depth < _LEAST:
            raise self.refuse(f"expected at least {_LEAST} places, got {self.depth}")
        if not loop.extent.is_constant or loop.extent.const < self.depth:
            raise self.refuse(
                f"expected loop '{loop.name}' to run {self.depth} times or more, got {loop.extent}"
            )
        copy = self._copy(kernel, loop)
        inside = orders(kernel, loop)
        for touch in touches_of(kernel, buffer.name):
            if touch.spot.order not in inside:
                text = print_statement(touch.spot.statement)
                raise self.refuse(f"'{text}' uses '{buffer.name}' outside of loop '{loop.name}'")
        if common := (touched_in(copy) - {buffer.name}) & written_in(loop):
            raise self.refuse(
                f"loop '{loop.name}' writes '{min(common)}', from which '{buffer.name}' is filled"
            )
        for violation in find_violations(per_iteration(kernel, buffer.name, loop.name)):
            raise self.refuse(f"an iteration would miss what an earlier one left: {violation}")
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The buffer with its places; the first copies in front, the others early."""
        kernel = self._with_places(kernel)
        ahead = self.depth - 1
        for first in range(ahead):
            kernel = self._with_first(kernel, first)
        loop = find_loop(kernel, self.loop)
        copy, following = self._copy(kernel, loop), affine(loop.name) + ahead
        runs = Condition(following, "<", loop.extent)
        moved = If((runs,), with_index((copy,), loop.name, following))
        body = tuple(moved if node is copy else node for node in loop.body)
        return replace_node(kernel, loop, replace(loop, body=body))

    def _with_first(self, kernel: Kernel, iteration: int) -> Kernel:
        """`kernel` with the copy for one of the first iterations in front of the loop."""
        loop = find_loop(kernel, self.loop)
        early = copy_with_new_loops(kernel, (self._copy(kernel, loop),), ".p")
        first = settle_nodes(kernel, with_index(early, loop.name, constant(iteration)))
        return replace_node(kernel, loop, *first, loop)

    def _with_places(self, kernel: Kernel) -> Kernel:
        """`kernel` with places in the buffer, for one iteration after the other."""
        place = affine(self.loop) % self.depth

        def change(statement: Assign) -> Assign:
            return map_accesses(
                statement, self.buffer, lambda a: Access(a.buffer, (place, *a.indices))
            )

        buffer = kernel.buffers[self.buffer]
        wider = replace(buffer, dims=(Dim(self.depth), *buffer.dims))
        return replace_buffer(map_statements(kernel, change), wider)

    def _copy(self, kernel: Kernel, loop: Loop) -> Node:
        """The one node of the body that fills the buffer. Raises IllegalMove."""
        fills = [node for node in loop.body if self.buffer in written_in(node)]
        if len(fills) != 1:
            raise self.refuse(
                f"expected one node in the body of loop '{loop.name}' to fill '{self.buffer}', "
                f"got {len(fills)}"
            )
        if others := written_in(fills[0]) - {self.buffer}:
            raise self.refuse(
                f"what fills '{self.buffer}' writes '{min(others)}' too; fission it first"
            )
        place = next(n for n, node in enumerate(loop.body) if node is fills[0])
        if self.buffer in touched_in(*loop.body[:place]):
            raise self.refuse(f"'{self.buffer}' is read before it is filled")
        return fills[0]


def _is_copied(kernel: Kernel, loop: Loop, name: str) -> bool:
    """Whether the loop fills a buffer with elements of an array in memory, as they are."""
    writes = [st for st in statements(loop.body) if st.target.buffer == name]
    return bool(writes) and all(
        st.op == "="
        and isinstance(st.value, Access)
        and kernel.buffers[st.value.buffer].storage == "heap"
        for st in writes
    )
