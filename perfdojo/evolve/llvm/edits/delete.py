"""delete: remove an instruction; what used its result uses another value. (Tested, not proven.)

    %b = fadd %a, 1.0
    store %b, %p         ->   store %a, %p

Its place can still be named by other edits. GEVO: cut. Pays where work was redundant, or where its
effect is below the error that is allowed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import (
    Repair,
    Repairs,
    constants,
    settle,
    to_text,
)
from perfdojo.evolve.llvm.edits.places import bury, find_target, targets
from perfdojo.evolve.llvm.flow import Scope, find_uses, make_scope
from perfdojo.evolve.llvm.module import Function, Instruction, Module


@register
@dataclass(frozen=True, slots=True)
class Delete(Edit):
    """Remove an instruction."""

    name: ClassVar[str] = "delete"
    weight: ClassVar[float] = 2.0
    target: str  # what is removed
    repairs: Repairs  # what its users use instead

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, target = find_target(module, self.target)
        changed = function.with_instruction(bury(target))
        return module.with_function(settle(changed, (target,), self.repairs))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some instruction; all its users get one value, often an operand of it."""
        body = module.function(function)
        found = targets(body)
        if not found:
            return None
        target = rng.choice(found)
        uses = list(find_uses(body, target.result)) if target.result else []
        value = _draw_stand_in(body, target, rng) if uses else ""
        if value is None:
            return None
        return cls(target.id, tuple(Repair(slot, value) for slot in uses))


def _draw_stand_in(function: Function, target: Instruction, rng: random.Random) -> str | None:
    """A value available at `target`, and so wherever its result is: an operand if one fits."""
    scope = make_scope(function)
    own = [o.value for o in target.operands if o.type == target.type and o.value[0] == "%"]
    if own and rng.random() < 0.5:
        return to_text(scope, rng.choice(own))
    place = scope.places[target.id]
    names = [
        name
        for name, kind in scope.kinds.items()
        if kind == target.type and name != target.result and _is_above(scope, name, place)
    ]
    literals = constants(target.type)
    if names and not (literals and target.type[:3] != "ptr" and rng.random() < 0.2):
        return to_text(scope, rng.choice(names))
    return rng.choice(literals) if literals else None


def _is_above(scope: Scope, name: str, place: tuple[int, int]) -> bool:
    at = scope.defined.get(name)
    if at is None:
        return True  # an argument
    return at < place if at[0] == place[0] else bool(scope.above[place[0]] >> at[0] & 1)
