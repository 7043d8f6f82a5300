"""Which part of an array does the body of a loop touch? A box that moves with the loop: a tile.

In each dimension the terms of a subscript that only name the loop and loops around it are where
the box begins; the bounds of the rest are its extent. So with `for i.o: for i.i in 8:` the tile of
`x[8*i.o + i.i - 1]` at `i.o` begins at 8*i.o - 1 and has 8 elements.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Buffer,
    Condition,
    Dim,
    If,
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    loops,
    size_of,
    statements,
)
from perfdojo.ir.affine import Interval, interval, loop_names
from perfdojo.ir.rewrite import fresh_name, loops_around, map_statements, orders, parent
from perfdojo.ir.rules import STACK_LIMIT
from perfdojo.ir.sets import Frame, Spot, Touch, loop_ranges, make_set
from perfdojo.moves.base import Move
from perfdojo.moves.proofs.storage import map_accesses, touches_of


@dataclass(frozen=True, slots=True)
class Tile:
    """A box of `array`: element e of dimension d is `corner[d] + e`, for e below `extents[d]`.

    `clips[d]` are the conditions, on the subscript of the array, that keep a box in bounds which
    would leave the array. Dimensions of one element are left out of the tile's own buffer.
    """

    array: Buffer
    corner: tuple[Affine, ...]
    extents: tuple[int, ...]
    clips: tuple[tuple[bool, bool], ...]  # per dimension: can the box begin before, end behind?

    @property
    def kept(self) -> list[int]:
        """The dimensions of the array that the tile's buffer has."""
        return [d for d, extent in enumerate(self.extents) if extent > 1]

    @property
    def size(self) -> int:
        """How many elements it has."""
        return math.prod(self.extents)

    @property
    def bytes(self) -> int:
        """What its buffer takes."""
        return self.size * size_of(self.array.dtype)

    def buffer(self, name: str) -> Buffer:
        """A temporary that holds the tile: on the stack if it fits."""
        dims = tuple(Dim(self.extents[d]) for d in self.kept)
        storage = "stack" if self.bytes <= STACK_LIMIT else "heap"
        return Buffer(name, self.array.dtype, dims, storage)

    def place(self, name: str, access: Access) -> Access:
        """Where an access of the array lies in the tile's buffer `name`."""
        return Access(name, tuple(access.indices[d] - self.corner[d] for d in self.kept))

    def copy(self, kernel: Kernel, name: str, letter: str) -> Node:
        """Loops that read the tile into buffer `name` (letter r), or write it back (letter w)."""
        variables = {d: fresh_name(kernel, f"{name}.{letter}{d}") for d in self.kept}
        indices = [
            start + affine(variables[d]) if d in variables else start
            for d, start in enumerate(self.corner)
        ]
        here = Access(name, tuple(affine(variable) for variable in variables.values()))
        there = Access(self.array.name, tuple(indices))
        node: Node = Assign(here, "=", there) if letter == "r" else Assign(there, "=", here)
        for d in reversed(self.kept):
            node = _guarded(self._conditions(d, indices[d]), node)
            node = Loop(variables[d], constant(self.extents[d]), "", (node,))
        others = [d for d in range(len(indices)) if d not in variables]
        outside = [c for d in others for c in self._conditions(d, indices[d])]
        return _guarded(outside, node)

    def _conditions(self, d: int, index: Affine) -> list[Condition]:
        before, behind = self.clips[d]
        found = [Condition(constant(0), "<=", index)] if before else []
        end = constant(self.array.dims[d].extent)
        return [*found, Condition(index, "<", end)] if behind else found


def _guarded(conditions: Sequence[Condition], node: Node) -> Node:
    return If(tuple(conditions), (node,)) if conditions else node


def touches_in(kernel: Kernel, loop: Loop, name: str) -> tuple[Touch, ...]:
    """The accesses of a buffer in the body of `loop`, in the order of the text."""
    inside = orders(kernel, loop)
    return tuple(t for t in touches_of(kernel, name) if t.spot.order in inside)


def find_tile(
    move: Move, kernel: Kernel, array: Buffer, loop: Loop, touches: Sequence[Touch]
) -> Tile:
    """The smallest box that holds all `touches`. Raises IllegalMove if they begin apart."""
    outside = {loop.name, *(outer.name for outer in loops_around(kernel, loop))}
    corner: list[Affine] = []
    extents: list[int] = []
    clips: list[tuple[bool, bool]] = []
    for d, dim in enumerate(array.dims):
        parts = [_cut(touch.access.indices[d], outside) for touch in touches]
        for touch, (start, _) in zip(touches, parts, strict=True):
            if start != parts[0][0]:
                raise move.refuse(
                    f"no one box holds {touches[0].access} and {touch.access}: in an iteration of "
                    f"'{loop.name}', dimension {d} begins at {parts[0][0]} and at {start}"
                )
        start = parts[0][0]
        low, high = _bounds(kernel, touches, [rest for _, rest in parts])
        if start.is_constant:  # what is touched is in bounds, so the box can be cut to the array
            low, high = max(low, 0), min(high, dim.extent - 1)
        if high < low:
            raise move.refuse(f"{touches[0].access} is never touched in loop '{loop.name}'")
        corner.append(start + low)
        extents.append(high - low + 1)
        clips.append(_leaves(kernel, loop, corner[d], extents[d], dim.extent))
    return Tile(array, tuple(corner), tuple(extents), tuple(clips))


def _leaves(
    kernel: Kernel, loop: Loop, start: Affine, width: int, extent: int
) -> tuple[bool, bool]:
    """Whether a box that begins at `start` can begin before 0, or end behind `extent`."""
    inside = next(iter(statements(loop.body)))
    around = (*loops_around(kernel, loop), loop)
    spot = Spot(0, inside, around, _guards_around(kernel, loop))
    low, high = interval(start, loop_ranges(spot, kernel.buffers))
    frame = Frame("i", spot, kernel.buffers)
    place = frame.text(start)
    runs = frame.runs(spot.conditions)
    before = low < 0 and not make_set(frame.variables, f"{runs} and {place} < 0").is_empty()
    behind = f"{runs} and {place} > {extent - width}"
    return before, high + width > extent and not make_set(frame.variables, behind).is_empty()


def _guards_around(kernel: Kernel, node: Node) -> tuple[Condition, ...]:
    found: tuple[Condition, ...] = ()
    outer = parent(kernel, node)
    while outer is not None:
        if isinstance(outer, If):
            found = (*outer.conditions, *found)
        outer = parent(kernel, outer)
    return found


def _cut(index: Affine, outside: set[str]) -> tuple[Affine, Affine]:
    """The terms that stay the same throughout the body, and the rest with the number."""
    start = constant(0)
    for atom, coefficient in index.terms:
        part = affine(atom, coefficient)
        if outside.issuperset(loop_names(part)):
            start += part
    return start, index - start


def _bounds(kernel: Kernel, touches: Sequence[Touch], rests: Sequence[Affine]) -> Interval:
    bounds = [
        interval(rest, loop_ranges(touch.spot, kernel.buffers))
        for touch, rest in zip(touches, rests, strict=True)
    ]
    return min(low for low, _ in bounds), max(high for _, high in bounds)


def redirect(kernel: Kernel, loop: Loop, tile: Tile, name: str) -> Kernel:
    """`kernel` with every access of the array in the body of `loop` made one of buffer `name`.

    Prefetches stay where they are: it is the array that has to come from far.
    """
    inside = {id(statement) for statement in statements(loop.body)}

    def change(statement: Assign) -> Assign:
        if id(statement) not in inside:
            return statement
        moved = map_accesses(
            replace(statement, prefetch=None), tile.array.name, lambda a: tile.place(name, a)
        )
        stays = moved.target == statement.target and statement.nontemporal
        return replace(moved, prefetch=statement.prefetch, nontemporal=stays)

    return map_statements(kernel, change)


def is_reused(touch: Touch, loop: Loop) -> bool:
    """Whether a loop inside `loop` comes back to the same element."""
    named = {name for index in touch.access.indices for name in loop_names(index)}
    inner = {inner.name for inner in loops(loop.body)}
    return any(around.name in inner - named for around in touch.spot.loops)
