"""local: let the body of a loop work on a copy of the tile that it writes, and store it back.

    for i in N:                              for i in N:
      y[i] = 0.0                               y.l = 0.0
      for j in M: y[i] += x[i, j]      ->      for j in M: y.l += x[i, j]
                                               y[i] = y.l

Every access of the array in the body goes to the copy. If the body itself first writes all that it
reads and stores back, nothing else is needed; otherwise the copy is filled from the array first,
so that what the body does not write is stored back as it was.
Legal when all accesses lie in one box that moves with the loop (see `stage`), the copy is filled
from values that are there, and no other iteration of an unordered loop touches the box.
TVM: cache_write; Halide: store in a wrapper, compute_at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Self

from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, bytes_of, find_violations, loops
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_node
from perfdojo.ir.sets import Touch
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.iteration import per_iteration
from perfdojo.moves.proofs.storage import check_stack, find_array
from perfdojo.moves.proofs.tile import Tile, find_tile, is_reused, redirect, touches_in
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Local(Move):
    """Each iteration of `loop` works on a copy of its tile of `buffer`."""

    name: ClassVar[str] = "local"
    buffer: str  # an output or temporary that the body writes
    loop: str  # the loop whose body gets the copy

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Tiles that are written more than once and fit half the first cache."""
        for loop in loops(kernel.body):
            for buffer in (*kernel.outputs, *kernel.temporaries):
                move = cls(buffer.name, loop.name)
                try:
                    tile, touches = move._tile(kernel)
                except IllegalMove:
                    continue
                fits = tile.bytes < bytes_of(buffer) and tile.bytes <= machine.cache_bytes[0] // 2
                worth = any(touch.writes and is_reused(touch, loop) for touch in touches)
                if fits and worth and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """One box, and a copy that holds the right values from beginning to end."""
        self._tile(kernel)
        result, reason = _proven(self, kernel)
        if result is None:
            raise self.refuse(reason)
        check_stack(self, result)

    def apply(self, kernel: Kernel) -> Kernel:
        """A temporary `.l`; loops `.l.r0`, ... fill it if need be, `.l.w0`, ... store it back."""
        result, _ = _proven(self, kernel)
        assert result is not None, "check passed"
        return result

    def _tile(self, kernel: Kernel) -> tuple[Tile, tuple[Touch, ...]]:
        array, loop = find_array(self, kernel, self.buffer), find_loop(kernel, self.loop)
        if loop.kind == "vector":
            raise self.refuse(f"loop '{loop.name}' is vector and holds no loops; go around it")
        touches = touches_in(kernel, loop, array.name)
        if not any(touch.writes for touch in touches):
            cure = f"; to copy what it reads: stage({array.name}, {loop.name})" if touches else ""
            raise self.refuse(f"nothing in loop '{loop.name}' writes '{array.name}'{cure}")
        return find_tile(self, kernel, array, loop, touches), touches

    def _build(self, kernel: Kernel, tile: Tile, *, filled: bool) -> Kernel:
        name = fresh_name(kernel, f"{self.buffer}.l")
        changed = redirect(kernel, find_loop(kernel, self.loop), tile, name)
        loop = find_loop(changed, self.loop)
        before = (tile.copy(kernel, name, "r"),) if filled else ()
        after = tile.copy(kernel, name, "w")
        changed = replace_node(changed, loop, replace(loop, body=(*before, *loop.body, after)))
        return replace(changed, temporaries=(*kernel.temporaries, tile.buffer(name)))


@lru_cache(maxsize=64)
def _proven(move: Local, kernel: Kernel) -> tuple[Kernel | None, str]:
    """The result that is proven right, or None and why there is none: without filling if it can."""
    tile, touches = move._tile(kernel)
    begins = touches[0].writes and touches[0].spot.statement.op == "="
    reason = ""
    for filled in (False, True) if begins else (True,):
        result = move._build(kernel, tile, filled=filled)
        own = per_iteration(result, result.temporaries[-1].name, move.loop)
        broken = (*find_violations(own), *find_violations(result))
        if not broken:
            return result, ""
        reason = f"the result would be invalid: {broken[0]}"
    return None, reason
