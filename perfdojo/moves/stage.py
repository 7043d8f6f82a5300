"""stage: copy the tile of an array that the body of a loop reads, and read the copy.

    for j.o in 8:                            for j.o in 8:
      for j.i in 16:                           for x.s.r0 in 16:
        .. x[16*j.o + j.i] ..          ->        x.s[x.s.r0] = x[16*j.o + x.s.r0]
                                               for j.i in 16:
                                                 .. x.s[j.i] ..

The copy holds a box: in each dimension it begins where the loop and those around it say, and is
as wide as the loops inside reach. Where a box would leave the array, the copy is guarded.
Legal when the body does not write the array, all its reads lie in one box, and the whole box has
been written before (and by no other iteration of an unordered loop).
This packs panels and caches tiles; the buffer's dimensions are those of the array in which the
box has more than one element; `permute` them for another layout.
Halide: in().compute_at; TVM: cache_read; loopy: add_prefetch.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, Loop, bytes_of, constant, loops, print_statement
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import subexpressions
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_node
from perfdojo.ir.sets import Touch
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import check_stack, find_array, second_cache
from perfdojo.moves.proofs.tile import Tile, find_tile, is_reused, redirect, touches_in
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Stage(Move):
    """Copy what the body of `loop` reads of `buffer` at the beginning of each iteration."""

    name: ClassVar[str] = "stage"
    buffer: str  # any array that the body reads and does not write
    loop: str  # the loop at the top of whose body the copy is made

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Tiles that are read more than once, or across rows, and fit half the second cache."""
        for loop in loops(kernel.body):
            for name in kernel.buffers:
                move = cls(name, loop.name)
                if move.pays(kernel, machine) and move.is_legal(kernel):
                    yield move

    def pays(self, kernel: Kernel, machine: Machine) -> bool:
        """Whether what it copies is worth a copy; a far cheaper question than whether it may."""
        try:
            tile, touches = self._tile(kernel)
        except IllegalMove:
            return False
        loop, whole = find_loop(kernel, self.loop), bytes_of(kernel.buffers[self.buffer])
        most = min(whole - 1, second_cache(machine) // 2)
        smaller = tile.size > 1 and tile.bytes <= most
        return smaller and any(is_reused(t, loop) or _is_across(t, loop) for t in touches)

    def check(self, kernel: Kernel) -> None:
        """A box of reads, no write in the body, and every copied element is there to be read."""
        self._tile(kernel)
        check_stack(self, self.apply(kernel))
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """A temporary `.s`, filled by loops `.s.r0`, `.s.r1`, ... at the top of the body."""
        tile, _ = self._tile(kernel)
        name = fresh_name(kernel, f"{self.buffer}.s")
        changed = redirect(kernel, find_loop(kernel, self.loop), tile, name)
        loop = find_loop(changed, self.loop)
        filled = replace(loop, body=(tile.copy(kernel, name, "r"), *loop.body))
        changed = replace_node(changed, loop, filled)
        return replace(changed, temporaries=(*kernel.temporaries, tile.buffer(name)))

    def _tile(self, kernel: Kernel) -> tuple[Tile, tuple[Touch, ...]]:
        array, loop = find_array(self, kernel, self.buffer), find_loop(kernel, self.loop)
        if loop.kind == "vector":
            raise self.refuse(f"loop '{loop.name}' is vector and holds no loops; stage around it")
        touches = touches_in(kernel, loop, array.name)
        for touch in touches:
            if touch.writes:
                raise self.refuse(
                    f"'{print_statement(touch.spot.statement)}' writes '{array.name}' in loop "
                    f"'{loop.name}', and the copy would not see it; choose a loop without the "
                    f"write, or local({array.name}, {loop.name})"
                )
        reads = tuple(touch for touch in touches if _is_operand(touch))
        if not reads:
            raise self.refuse(f"nothing in loop '{loop.name}' reads '{array.name}'")
        return find_tile(self, kernel, array, loop, reads), reads


def _is_operand(touch: Touch) -> bool:
    """Whether a value is computed from the element; subscripts go on reading the array itself."""
    return touch.access in subexpressions(touch.spot.statement.value)


def _is_across(touch: Touch, loop: Loop) -> bool:
    """Whether the innermost loop goes from row to row instead of along one."""
    innermost = touch.spot.loops[-1].name
    *rows, last = touch.access.indices or (constant(0),)
    return (
        innermost != loop.name
        and innermost not in loop_names(last)
        and any(innermost in loop_names(index) for index in rows)
    )
