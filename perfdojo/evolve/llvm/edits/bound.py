"""bound: let a loop run less far, or further. (Tested, not proven.)

    %c = icmp slt %i, %n      %m = lshr %n, 1
                         ->   %c = icmp slt %i, %m

Half of it, one less or one more. For iterations that are not needed: rounds after
the result has settled, borders that are always zero.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import assign, check_slots, find_operand, parse_slot
from perfdojo.evolve.llvm.edits.places import derive_id, insert
from perfdojo.evolve.llvm.flow import Slot, find_back_edges, make_scope
from perfdojo.evolve.llvm.module import Function, Instruction, Module, function_of
from perfdojo.evolve.llvm.syntax import Operand

CHANGES = {"half": ("lshr", "1"), "less": ("sub", "1"), "more": ("add", "1")}


@register
@dataclass(frozen=True, slots=True)
class Bound(Edit):
    """Change what the counter of a loop is compared with."""

    name: ClassVar[str] = "bound"
    slot: str  # the bound in a comparison, as @f#17:1
    change: str  # half, less or more

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        slot = parse_slot(self.slot)
        function = module.function(function_of(slot.id))
        user, kind, value = find_operand(function, slot)
        if user.opcode != "icmp" or not kind.startswith("i"):
            raise self.refuse(f"expected a comparison of whole numbers at {slot.id}")
        if self.change not in CHANGES:
            raise self.refuse(f"expected one of {', '.join(CHANGES)}, got '{self.change}'")
        opcode, amount = CHANGES[self.change]
        id = derive_id(slot.id, f"bound {slot.index} {self.change}")
        new = Instruction(
            id, f"%v{id.rpartition('#')[2]}", kind, opcode, (f"{kind} ", ", ", ""),
            (Operand(kind, value), Operand(kind, amount)),
            attachments=tuple(pair for pair in user.attachments if pair[0] == "dbg"),
        )  # fmt: skip
        changed = assign(insert(function, new, slot.id), slot, new.id)
        return module.with_function(check_slots(changed, (slot,)))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """The bound of some loop."""
        found = list(find_bounds(module.function(function)))
        return cls(str(rng.choice(found)), rng.choice(sorted(CHANGES))) if found else None


def find_bounds(function: Function) -> list[Slot]:
    """What does not change in a loop, where a comparison decides whether the loop goes on."""
    scope = make_scope(function)
    bounds = list[Slot]()
    for latch, head in find_back_edges(function):
        tests = {
            block.terminator.operands[0].value
            for block in (function.blocks[latch], function.blocks[head])
            if block.terminator.opcode == "br" and len(block.terminator.operands) == 3
        }
        for one in function.instructions():
            if one.result not in tests or one.opcode != "icmp":
                continue
            for index, (kind, value) in enumerate(one.operands):
                at = scope.defined.get(value)
                outside = at is None or not scope.above[at[0]] >> head & 1
                if outside and kind[0] == "i" and value[0] not in "@":
                    bounds.append(Slot(one.id, index))
    return list(dict.fromkeys(bounds))
