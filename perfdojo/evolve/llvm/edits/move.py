"""move: put an instruction somewhere else. (Tested, not proven.)

    %b = load %p              store %c, %p
    store %c, %p         ->   %b = load %p

It keeps its id and its users as far as they can still see it; the others, and operands that are not
available there, are given other values. GEVO: move. `hoist` and `sink` are moves that need no
repair.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import Repairs, draw_repairs, settle
from perfdojo.evolve.llvm.edits.places import (
    check_same_function,
    draw_place,
    find_target,
    insert,
    remove,
    targets,
)
from perfdojo.evolve.llvm.module import Function, Instruction, Module


@register
@dataclass(frozen=True, slots=True)
class Move(Edit):
    """Put an instruction before a place."""

    name: ClassVar[str] = "move"
    target: str  # what is moved
    before: str  # where to
    repairs: Repairs  # new values where old ones are out of sight

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        check_same_function(self.target, self.before)
        function, target = find_target(module, self.target)
        if self.target == self.before:
            raise self.refuse(f"{self.target} cannot stand before itself")
        changed = put(function, target, self.before)
        return module.with_function(settle(changed, (target,), self.repairs))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some instruction, before some other."""
        body = module.function(function)
        found, before = targets(body), draw_place(body, rng)
        if not found or before is None:
            return None
        target = rng.choice(found)
        if target.id == before:
            return None
        repairs = draw_repairs(put(body, target, before), (target,), rng)
        return None if repairs is None else cls(target.id, before, repairs)


def put(function: Function, target: Instruction, before: str) -> Function:
    """`target` before a place, its uses unmended. Raises IllegalEdit."""
    return insert(remove(function, target.id), target, before)
