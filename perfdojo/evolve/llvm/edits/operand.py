"""operand: let an instruction use another value. (Tested, not proven.)

    %c = fadd %a, %b     ->   %c = fadd %a, %x

Any value of the same type that is available there: also the condition of a branch, an input of a
phi, what is stored. GEVO: operand replacement; most of what it found on GPUs were these.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import assign, check_slots, draw_value, parse_slot
from perfdojo.evolve.llvm.flow import Slot, make_scope
from perfdojo.evolve.llvm.module import Module, function_of


@register
@dataclass(frozen=True, slots=True)
class Operand(Edit):
    """Give an operand another value."""

    name: ClassVar[str] = "operand"
    weight: ClassVar[float] = 2.0
    slot: str  # the operand, as @f#17:0
    value: str  # what it uses from now on

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        slot = parse_slot(self.slot)
        function = module.function(function_of(slot.id))
        changed = assign(function, slot, self.value)
        return module.with_function(check_slots(changed, (slot,)))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some operand, some value it may have."""
        body = module.function(function)
        slots = [
            Slot(one.id, index)
            for one in body.instructions()
            for index, operand in enumerate(one.operands)
            if operand.type != "label"
        ]
        if not slots:
            return None
        slot = rng.choice(slots)
        value = draw_value(make_scope(body), slot, rng)
        return None if value is None else cls(str(slot), value)
