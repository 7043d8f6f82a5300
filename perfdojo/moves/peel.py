"""peel: run the first or the last iterations of a loop by themselves.

    for i in N: S(i)   ->   S(0)   for i in N - 1: S(i + 1)                      # peel(i, 1)
    for i in N: S(i)   ->   for i in N - 2: S(i)   for i.p in 2: S(i.p + N - 2)  # peel(i, -2)

Always legal, since the order stays, when the loop runs that often; but what was private to a
parallel loop must not become shared by two. A loop that runs once vanishes.
exo: cut_loop; Halide: the prologue of sliding windows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Affine,
    Assign,
    Call,
    Condition,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    loops,
    walk,
)
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import subexpressions
from perfdojo.ir.rewrite import (
    copy_with_new_loops,
    find_loop,
    fresh_name,
    replace_node,
    siblings,
    with_index,
)
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.always import always_holds
from perfdojo.moves.proofs.result import check_on_device, check_result, may_keep_private
from perfdojo.moves.proofs.settle import settle_nodes
from perfdojo.targets import Machine

_SENSIBLE = 4  # iterations that a search should take off to make neighbours equal


@register
@dataclass(frozen=True, slots=True)
class Peel(Move):
    """Take `count` iterations off the front of `loop`, or -`count` off its end."""

    name: ClassVar[str] = "peel"
    loop: str  # the loop to shorten
    count: int  # how many; negative: of the last ones

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """The first and the last iteration, where a guard or a shorter neighbour makes it useful.

        A loop that runs once is opened.
        """
        for loop in loops(kernel.body):
            counts = [*_once(loop), *_ends(loop), *_surplus(kernel, loop)]
            moves = (cls(loop.name, count) for count in dict.fromkeys(counts))
            yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """The loop runs often enough, and nothing private becomes shared."""
        loop = find_loop(kernel, self.loop)
        if loop.kind not in ("", "parallel", "unroll"):
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}; serialise({loop.name}) first")
        count, extent = abs(self.count), loop.extent
        if not count:
            raise self.refuse("expected a count other than 0")
        if extent.is_constant and count >= max(2, extent.const):
            most = extent.const - 1
            options = f"1 to {most} (or -1 to -{most})" if most else "1, which opens the loop"
            raise self.refuse(f"loop '{loop.name}' runs {extent} times: expected {options}")
        if not always_holds(kernel, loop, Condition(extent, ">=", constant(count))):
            raise self.refuse(f"loop '{loop.name}' runs {extent} times, which may be below {count}")
        if may_keep_private(loop) or not extent.is_constant:  # an extent may read an array
            check_result(self, kernel)
        check_on_device(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop, and what was taken off it with loops `.p`."""
        loop = find_loop(kernel, self.loop)
        count = abs(self.count)
        left = loop.extent - count
        if left == constant(0):
            return replace_node(kernel, loop, *_part(kernel, loop, loop.body, left, count))
        copied = copy_with_new_loops(kernel, loop.body, ".p")
        if self.count > 0:
            off = _part(kernel, loop, copied, constant(0), count)
            moved = with_index(loop.body, loop.name, affine(loop.name) + count)
            return replace_node(kernel, loop, *off, replace(loop, extent=left, body=moved))
        off = _part(kernel, loop, copied, left, count)
        return replace_node(kernel, loop, replace(loop, extent=left), *off)


def _part(
    kernel: Kernel, loop: Loop, body: tuple[Node, ...], start: Affine, count: int
) -> tuple[Node, ...]:
    """`count` iterations from `start` on; one alone needs no loop."""
    if count == 1:
        return settle_nodes(kernel, with_index(body, loop.name, start))
    name = fresh_name(kernel, f"{loop.name}.p")
    moved = with_index(body, loop.name, affine(name) + start)
    return (replace(loop, name=name, extent=constant(count), body=moved),)


# -- where it is useful ---------------------------------------------------------------------


def _once(loop: Loop) -> list[int]:
    return [1] if loop.extent == constant(1) else []


def _ends(loop: Loop) -> list[int]:
    """Both ends, if a guard or a choice asks where the loop is."""
    return [1, -1] if not loop.kind and _is_tested(loop) else []


def _is_tested(loop: Loop) -> bool:
    for node in walk(loop.body):
        sides: list[Affine] = []
        if isinstance(node, If):
            sides = [side for c in node.conditions for side in (c.left, c.right)]
        elif isinstance(node, Assign):
            sides = [index.value for index in _tested(node.value)]
        if any(loop.name in loop_names(side) for side in sides):
            return True
    return False


def _tested(value: Expr) -> Iterator[Index]:
    for part in subexpressions(value):
        if isinstance(part, Call) and part.name == "if":
            yield from (p for p in subexpressions(part.args[0]) if isinstance(p, Index))


def _surplus(kernel: Kernel, loop: Loop) -> Iterator[int]:
    """By how much the loop outruns a neighbour that it could be fused with."""
    block = siblings(kernel, loop)
    place = next(n for n, node in enumerate(block) if node is loop)
    for other in block[max(0, place - 1) : place + 2]:
        if isinstance(other, Loop) and other.kind == loop.kind:
            surplus = loop.extent - other.extent
            if surplus.is_constant and 0 < surplus.const <= _SENSIBLE:
                yield from (surplus.const, -surplus.const)
