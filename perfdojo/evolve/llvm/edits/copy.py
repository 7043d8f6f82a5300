"""copy: put a copy of an instruction somewhere else, for something to use. (Tested, not proven.)

    %b = fadd %a, 1.0         %b = fadd %a, 1.0
    store %a, %p         ->   %v = fadd %a, 1.0
                              store %v, %p

Operands that are not available there are replaced. GEVO: insert. Breaks whatever the new value is
not right for; a copied store or call acts twice.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import (
    Repairs,
    assign,
    check_slots,
    draw_repairs,
    parse_slot,
    settle,
)
from perfdojo.evolve.llvm.edits.places import (
    check_same_function,
    derive_id,
    draw_place,
    find_target,
    insert,
    make_copy,
    targets,
)
from perfdojo.evolve.llvm.flow import Slot, make_scope
from perfdojo.evolve.llvm.module import Function, Instruction, Module

NOTHING = "nothing"


@register
@dataclass(frozen=True, slots=True)
class Copy(Edit):
    """Copy an instruction before a place."""

    name: ClassVar[str] = "copy"
    source: str  # what is copied
    before: str  # where to
    use: str  # the operand that gets the copy's result, or `nothing`
    repairs: Repairs  # new values of operands that are not available there

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        check_same_function(self.source, self.before)
        function, source = find_target(module, self.source)
        new = make_copy(source, derive_id(self.source, f"copy {self.before}"))
        function = settle(insert(function, new, self.before), (new,), self.repairs)
        if self.use != NOTHING:
            slot = parse_slot(self.use)
            function = check_slots(assign(function, slot, new.id), (slot,))
        return module.with_function(function)

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some instruction, before some place, used by some operand of its type behind it."""
        body = module.function(function)
        sources, before = targets(body), draw_place(body, rng)
        if not sources or before is None:
            return None
        source = rng.choice(sources)
        new = make_copy(source, derive_id(source.id, f"copy {before}"))
        if body.place(new.id) is not None:
            return None
        changed = insert(body, new, before)
        repairs = draw_repairs(changed, (new,), rng)
        if repairs is None:
            return None
        use = _draw_use(changed, new, rng) if new.result else NOTHING
        return cls(source.id, before, use, repairs) if use else None


def _draw_use(function: Function, new: Instruction, rng: random.Random) -> str:
    """Some operand that may have the new value; "" if there is none."""
    scope = make_scope(function)
    uses = [
        Slot(one.id, index)
        for one in function.instructions()
        for index, operand in enumerate(one.operands)
        if operand.type == new.type and one.id != new.id and scope.dominates(new.result, one, index)
    ]
    return str(rng.choice(uses)) if uses else ""
