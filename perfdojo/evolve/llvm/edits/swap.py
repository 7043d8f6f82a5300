"""swap: exchange two instructions. (Tested, not proven.)

    %a = fadd %x, %y          %a = fmul %x, %y
    %b = fmul %x, %y     ->   %b = fadd %x, %y

Names and ids stay where they are, what is computed there changes places; operands that are not
available are replaced. GEVO: swap. Fits instructions with results of one type, or with none.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import Repairs, draw_repairs, settle
from perfdojo.evolve.llvm.edits.places import check_same_function, find_target, targets
from perfdojo.evolve.llvm.edits.replace import draw_pair, is_alike, recast
from perfdojo.evolve.llvm.module import Module


@register
@dataclass(frozen=True, slots=True)
class Swap(Edit):
    """Exchange what two instructions compute."""

    name: ClassVar[str] = "swap"
    one: str  # the first
    two: str  # the second
    repairs: Repairs  # new values of operands that are not available there

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        check_same_function(self.one, self.two)
        function, one = find_target(module, self.one)
        _, two = find_target(module, self.two)
        if not is_alike(one, two):
            raise self.refuse(f"expected two of one type, got '{one.type}' and '{two.type}'")
        new = (recast(two, one), recast(one, two))
        changed = function.with_instruction(new[0]).with_instruction(new[1])
        return module.with_function(settle(changed, new, self.repairs))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Two instructions with results of one type."""
        body = module.function(function)
        pair = draw_pair(targets(body), rng)
        if pair is None:
            return None
        one, two = pair
        new = (recast(two, one), recast(one, two))
        changed = body.with_instruction(new[0]).with_instruction(new[1])
        repairs = draw_repairs(changed, new, rng)
        return None if repairs is None else cls(one.id, two.id, repairs)
