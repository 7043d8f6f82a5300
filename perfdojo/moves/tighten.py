"""tighten: turn a guard right inside a loop into the bounds of the loop.

    for j in N: if j <= i: S(j)   ->   for j in i + 1: S(j)
    for j in N: if j >= i: S(j)   ->   for j in N - i: S(j + i)

Legal when the condition is a bound of the loop's own index, and lies inside 0 .. N in every
iteration of the loops around.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Affine, Condition, If, Kernel, Loop, affine, constant, loops
from perfdojo.ir.affine import loop_names
from perfdojo.ir.rewrite import find_loop, replace_node, with_index
from perfdojo.ir.text import print_conditions
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.always import always_holds
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Tighten(Move):
    """Make `loop` run only where the guard inside it holds."""

    name: ClassVar[str] = "tighten"
    loop: str  # the loop around the guard

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop that holds nothing but a guard on its bounds."""
        moves = (cls(loop.name) for loop in loops(kernel.body) if _guard(loop) is not None)
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A bound that the loop can take over."""
        loop = find_loop(kernel, self.loop)
        guard = _guard(loop)
        if guard is None:
            raise self.refuse(f"expected loop '{loop.name}' to hold one guard and nothing else")
        if _find_range(kernel, loop, guard) is None:
            text = print_conditions(guard.conditions)
            raise self.refuse(
                f"no part of 'if {text}' is a bound of '{loop.name}' that lies between 0 and "
                f"{loop.extent} in every iteration"
            )
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with other bounds, and with what is left of the guard."""
        loop = find_loop(kernel, self.loop)
        guard = _guard(loop)
        assert guard is not None
        found = _find_range(kernel, loop, guard)
        assert found is not None
        rest = tuple(c for c in guard.conditions if c is not found.condition)
        body = (If(rest, guard.body),) if rest else guard.body
        if found.start != constant(0):
            body = with_index(body, loop.name, affine(loop.name) + found.start)
        tightened = replace(loop, extent=found.stop - found.start, body=body)
        return replace_node(kernel, loop, tightened)


@dataclass(frozen=True, slots=True)
class _Range:
    """start <= index < stop is what `condition` says."""

    start: Affine
    stop: Affine
    condition: Condition


def _guard(loop: Loop) -> If | None:
    only = loop.body[0] if len(loop.body) == 1 else None
    return only if isinstance(only, If) else None


def _find_range(kernel: Kernel, loop: Loop, guard: If) -> _Range | None:
    """The first condition that is a bound which never leaves the loop's own range."""
    for condition in guard.conditions:
        found = _as_range(loop, condition)
        if found is None:
            continue
        inside = (
            Condition(constant(0), "<=", found.start),
            Condition(found.start, "<=", found.stop),
            Condition(found.stop, "<=", loop.extent),
        )
        if all(always_holds(kernel, loop, c) for c in inside):
            return found
    return None


def _as_range(loop: Loop, condition: Condition) -> _Range | None:
    left, right = condition.left, condition.right
    match condition.relation:
        case "<" | "<=":
            slack = right - left
        case ">" | ">=":
            slack = left - right
        case _:
            return None
    if condition.relation in "<>":
        slack -= 1  # the condition is slack >= 0
    sign = slack.coefficient(loop.name)
    bound = slack - affine(loop.name, sign)
    if abs(sign) != 1 or loop.name in loop_names(bound):
        return None
    if sign < 0:
        return _Range(constant(0), bound + 1, condition)
    return _Range(bound * -1, loop.extent, condition)
