"""expect: tell the compiler how a choice will go. (Tested, not proven.)

    br %c, label %a, label %b   ->   br %c, label %a, label %b, !prof !{2000, 1}

For a conditional branch or a select: `first` or `second` for what is nearly always chosen, `either`
for what cannot be predicted, so that a choice without a jump is better. Changes no result.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.branch import is_conditional
from perfdojo.evolve.llvm.edits.places import find_any
from perfdojo.evolve.llvm.module import NEW_NODE, Instruction, Module

_NODES = {
    "first": ("prof", NEW_NODE + 2, '!{!"branch_weights", i32 2000, i32 1}'),
    "second": ("prof", NEW_NODE + 3, '!{!"branch_weights", i32 1, i32 2000}'),
    "either": ("unpredictable", NEW_NODE + 1, "!{}"),
}


@register
@dataclass(frozen=True, slots=True)
class Expect(Edit):
    """Give a choice a likelihood."""

    name: ClassVar[str] = "expect"
    weight: ClassVar[float] = 0.5
    target: str  # a conditional branch, or a select
    chosen: str  # first, second or either

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, one = find_any(module, self.target)
        if not is_choice(one):
            raise self.refuse(f"expected a choice at {self.target}, got '{one.opcode}'")
        if self.chosen not in _NODES:
            raise self.refuse(f"expected one of {', '.join(_NODES)}, got '{self.chosen}'")
        kind, number, text = _NODES[self.chosen]
        plain = one.with_attachment("prof", None).with_attachment("unpredictable", None)
        changed = function.with_instruction(plain.with_attachment(kind, f"!{number}"))
        nodes = tuple(sorted({*module.nodes, (number, text)}))
        return dataclasses.replace(module.with_function(changed), nodes=nodes)

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some choice, any way."""
        found = [one.id for one in module.function(function).instructions() if is_choice(one)]
        return cls(rng.choice(found), rng.choice(sorted(_NODES))) if found else None


def is_choice(one: Instruction) -> bool:
    """Whether LLVM lets it have weights: one condition, two ways."""
    single = one.opcode == "select" and one.operands[0].type == "i1"
    return single or is_conditional(one)
