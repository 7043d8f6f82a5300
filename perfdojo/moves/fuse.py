"""fuse: run two neighbouring loops of the same extent as one.

    for i in N: A(i)   for j in N: B(j)   ->   for i in N: A(i); B(i)

Legal when no B(j) needs, or spoils, what a later A(i) with i > j does. Two unordered loops may
not meet in different iterations at all; what two parallel loops shared must not have to outlive an
iteration, since the one loop keeps it private. Halide: compute_with; loopy: rename_iname.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Buffer, Kernel, Loop, affine, loops
from perfdojo.ir.nodes import UNORDERED_KINDS
from perfdojo.ir.private import PRIVATE_STORAGES
from perfdojo.ir.rewrite import find_loop, orders, replace_nodes, siblings, with_index
from perfdojo.ir.sets import Frame, Touch, find_spots, find_touches, make_set, same_place
from perfdojo.ir.text import print_statement
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_on_device, check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Fuse(Move):
    """Join `second` to `first`, which stands right before it."""

    name: ClassVar[str] = "fuse"
    first: str  # the loop that stays
    second: str  # the loop right behind it

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every pair of neighbours that may be joined."""
        for loop in loops(kernel.body):
            block = siblings(kernel, loop)
            place = next(n for n, node in enumerate(block) if node is loop)
            behind = block[place + 1] if place + 1 < len(block) else None
            if isinstance(behind, Loop) and behind.extent == loop.extent:
                move = cls(loop.name, behind.name)
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """Neighbours of one extent; every dependence respected."""
        first, second = find_loop(kernel, self.first), find_loop(kernel, self.second)
        block = siblings(kernel, first)
        place = next(n for n, node in enumerate(block) if node is first)
        if place + 1 >= len(block) or block[place + 1] is not second:
            raise self.refuse(f"expected loop '{second.name}' right behind '{first.name}'")
        if first.extent != second.extent:
            message = f"'{first.name}' runs {first.extent} times and '{second.name}'"
            raise self.refuse(f"{message} {second.extent}; split or peel one first")
        for one, two in _conflicts(kernel, first, second):
            raise self.refuse(
                f"'{print_statement(two.spot.statement)}' at a smaller '{second.name}' would run "
                f"before '{print_statement(one.spot.statement)}' at a larger '{first.name}', and "
                f"both touch {one.access.buffer}"
            )
        if first.kind in PRIVATE_STORAGES:
            check_result(self, kernel)
        check_on_device(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """One loop, under the first name."""
        first, second = find_loop(kernel, self.first), find_loop(kernel, self.second)
        moved = with_index(second.body, second.name, affine(first.name))
        kind = _kind(first, second)
        joined = replace(first, kind=kind, body=(*first.body, *moved))
        return replace_nodes(kernel, {id(first): (joined,), id(second): ()})


def _kind(first: Loop, second: Loop) -> str:
    """The kind of the joint loop: theirs if they agree, else sequential."""
    return first.kind if first.kind == second.kind else ""


def _conflicts(kernel: Kernel, first: Loop, second: Loop) -> Iterator[tuple[Touch, Touch]]:
    """Accesses of one element whose order fusing would turn round."""
    ours, theirs = _touches(kernel, first), _touches(kernel, second)
    for name in ours.keys() & theirs.keys():
        buffer = kernel.buffers[name]
        for one in ours[name]:
            for two in theirs[name]:
                if not (one.writes or two.writes):
                    continue
                if _surely_same_iteration(buffer, first, one.access, second, two.access):
                    continue
                if _meet(kernel, first, one, second, two):
                    yield one, two


def _touches(kernel: Kernel, loop: Loop) -> dict[str, list[Touch]]:
    inside = orders(kernel, loop)
    found: dict[str, list[Touch]] = {}
    for spot in find_spots(kernel):
        if spot.order in inside:
            for touch in dict.fromkeys(find_touches(spot)):
                found.setdefault(touch.access.buffer, []).append(touch)
    return found


def _surely_same_iteration(buffer: Buffer, first: Loop, a: Access, second: Loop, b: Access) -> bool:
    """A cheap sufficient test: one stored subscript is the loop itself on both sides."""
    one, two = affine(first.name), affine(second.name)
    return any(
        dim.materialised and i - one == j - two and not _mentions(i - one)
        for dim, i, j in zip(buffer.dims, a.indices, b.indices, strict=True)
    )


def _mentions(rest: object) -> bool:
    return bool(getattr(rest, "terms", ()))


def _meet(kernel: Kernel, first: Loop, one: Touch, second: Loop, two: Touch) -> bool:
    """Whether `one` at a later iteration touches what `two` does at an earlier one."""
    a, b = Frame("a", one.spot, kernel.buffers), Frame("b", two.spot, kernel.buffers)
    dims = [d for d, dim in enumerate(kernel.buffers[one.access.buffer].dims) if dim.materialised]
    relation = "!=" if _kind(first, second) in UNORDERED_KINDS else ">"
    parts = [
        same_place(a, one.access, b, two.access, dims),
        f"{a.names[first.name]} {relation} {b.names[second.name]}",
    ]
    for outer in one.spot.loops[: one.spot.common(two.spot)]:
        parts.append(f"{a.names[outer.name]} = {b.names[outer.name]}")
    parts += [f"({a.runs(one.guards)})", f"({b.runs(two.guards)})"]
    return not make_set([*a.variables, *b.variables], " and ".join(parts)).is_empty()
