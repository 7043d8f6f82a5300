"""replace: let another instruction do the work of one. (Tested, not proven.)

    %a = fadd %x, %y          %a = fadd %x, %y
    %b = fmul %x, %y     ->   %b = fadd %x, %y

The users of the old one use the copy, which has its id; operands that are not available there are
replaced. GEVO: replace. Fits instructions with results of one type, or with none.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import Repairs, draw_repairs, settle
from perfdojo.evolve.llvm.edits.places import check_same_function, find_target, targets
from perfdojo.evolve.llvm.module import Instruction, Module


@register
@dataclass(frozen=True, slots=True)
class Replace(Edit):
    """Put a copy of one instruction in the place of another."""

    name: ClassVar[str] = "replace"
    target: str  # what goes
    source: str  # what is copied into its place
    repairs: Repairs  # new values of operands that are not available there

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        check_same_function(self.target, self.source)
        function, target = find_target(module, self.target)
        _, source = find_target(module, self.source)
        if not is_alike(target, source):
            raise self.refuse(f"expected a '{target.type}', got a '{source.type}'")
        new = recast(source, target)
        return module.with_function(settle(function.with_instruction(new), (new,), self.repairs))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Two instructions with results of one type."""
        body = module.function(function)
        pair = draw_pair(targets(body), rng)
        if pair is None:
            return None
        target, source = pair
        new = recast(source, target)
        repairs = draw_repairs(body.with_instruction(new), (new,), rng)
        return None if repairs is None else cls(target.id, source.id, repairs)


def recast(source: Instruction, place: Instruction) -> Instruction:
    """What `source` does, under the id and the name of `place`."""
    return dataclasses.replace(source, id=place.id, result=place.result)


def is_alike(one: Instruction, two: Instruction) -> bool:
    """Whether both have results of one type, or none."""
    return (one.type, bool(one.result)) == (two.type, bool(two.result))


def draw_pair(
    found: list[Instruction], rng: random.Random
) -> tuple[Instruction, Instruction] | None:
    """Two different instructions with results of one type."""
    if not found:
        return None
    one = rng.choice(found)
    others = [two for two in found if two.id != one.id and is_alike(one, two)]
    return (one, rng.choice(others)) if others else None
