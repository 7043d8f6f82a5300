"""hoist: compute a value earlier, for the same users. (Tested, not proven.)

    loop: %b = load %p        %b = load %p
          use %b         ->   loop: use %b

To an earlier place where its operands are known, so that no use changes: out of a loop, or ahead of
a wait. Values stay what they are, unless memory was written between the two places.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import settle
from perfdojo.evolve.llvm.edits.move import put
from perfdojo.evolve.llvm.edits.places import check_same_function, find_target, targets
from perfdojo.evolve.llvm.flow import Scope, make_scope
from perfdojo.evolve.llvm.module import Instruction, Module


@register
@dataclass(frozen=True, slots=True)
class Hoist(Edit):
    """Put an instruction before an earlier place."""

    name: ClassVar[str] = "hoist"
    target: str  # what is moved
    before: str  # an earlier place, on every way to it

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        check_same_function(self.target, self.before)
        function, target = find_target(module, self.target)
        scope = make_scope(function)
        if not is_earlier(scope, self.before, self.target):
            raise self.refuse(f"{self.before} is not on every way to {self.target}")
        return module.with_function(settle(put(function, target, self.before), (target,), ()))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some instruction, as far up as some block in which its operands are known."""
        body = module.function(function)
        found = targets(body)
        if not found:
            return None
        target = rng.choice(found)
        scope = make_scope(body)
        above = scope.above[scope.places[target.id][0]]
        places = [
            one.id
            for number, block in enumerate(body.blocks)
            if above >> number & 1
            for one in block.instructions
            if one.is_alive and one.opcode != "phi" and is_earlier(scope, one.id, target.id)
            and sees_operands(scope, target, one.id)
        ]  # fmt: skip
        return cls(target.id, rng.choice(places)) if places else None


def is_earlier(scope: Scope, one: str, two: str) -> bool:
    """Whether every way to `two` passes `one`, another place."""
    if one not in scope.places or two not in scope.places:
        return False
    (block, position), (other, later) = scope.places[one], scope.places[two]
    return position < later if block == other else bool(scope.above[other] >> block & 1)


def sees_operands(scope: Scope, target: Instruction, place: str) -> bool:
    """Whether all operands of `target` are known before a place."""
    block, position = scope.places[place]
    for operand in target.operands:
        at = scope.defined.get(operand.value)
        if at is None:
            continue
        if not (at[1] < position if at[0] == block else scope.above[block] >> at[0] & 1):
            return False
    return True
