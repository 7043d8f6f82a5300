"""merge: make two guards one.

    if c: A   if c: B   ->   if c: A; B
    if c: if d: A       ->   if c and d: A

Always legal, since a guard compares indices, which no statement changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.ir import If, Kernel, walk
from perfdojo.ir.rewrite import find_node, name_of, parent, replace_nodes, siblings
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Merge(Move):
    """Join `guard` with the guard that holds nothing else, or with its like right behind."""

    name: ClassVar[str] = "merge"
    guard: str  # named after what it holds first, as `if:y:0`

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every guard that has another one to join."""
        for guard in walk(kernel.body):
            if isinstance(guard, If):
                move = cls(name_of(kernel, guard))
                if move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """There is another guard to join."""
        guard = self._guard(kernel)
        if _around(kernel, guard) is None and _behind(kernel, guard) is None:
            raise self.refuse(
                f"expected a guard that holds nothing but '{self.guard}', or one with the same "
                "conditions right behind it"
            )

    def apply(self, kernel: Kernel) -> Kernel:
        """One guard."""
        guard = self._guard(kernel)
        outer, behind = _around(kernel, guard), _behind(kernel, guard)
        if outer is not None:
            both = If((*outer.conditions, *guard.conditions), guard.body)
            return replace_nodes(kernel, {id(outer): (both,)})
        assert behind is not None
        joined = If(guard.conditions, (*guard.body, *behind.body))
        return replace_nodes(kernel, {id(guard): (joined,), id(behind): ()})

    def _guard(self, kernel: Kernel) -> If:
        guard = find_node(kernel, self.guard)
        if not isinstance(guard, If):
            raise self.refuse(f"expected a guard, as 'if:y:0', got '{self.guard}'")
        return guard


def _around(kernel: Kernel, guard: If) -> If | None:
    outer = parent(kernel, guard)
    return outer if isinstance(outer, If) and len(outer.body) == 1 else None


def _behind(kernel: Kernel, guard: If) -> If | None:
    block = siblings(kernel, guard)
    place = next(n for n, node in enumerate(block) if node is guard)
    behind = block[place + 1] if place + 1 < len(block) else None
    return behind if isinstance(behind, If) and behind.conditions == guard.conditions else None
