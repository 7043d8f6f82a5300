"""branch: always go one way. (Tested, not proven.)

    br %c, label %then, label %else   ->   br label %then

Pays where a test is always, or nearly always, answered the same. Dropped if a block would be left
without any way in and still merges values.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_any
from perfdojo.evolve.llvm.module import Function, Instruction, Module
from perfdojo.evolve.llvm.syntax import Operand


@register
@dataclass(frozen=True, slots=True)
class Branch(Edit):
    """Make a conditional branch unconditional."""

    name: ClassVar[str] = "branch"
    target: str  # a branch with a condition
    arm: int  # 0 for the way taken if it holds, 1 for the other

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, target = find_any(module, self.target)
        if not is_conditional(target) or self.arm not in (0, 1):
            raise self.refuse(f"expected a conditional branch at {self.target}, and arm 0 or 1")
        taken, other = target.operands[1 + self.arm], target.operands[2 - self.arm]
        place = function.place(self.target)
        assert place is not None
        new = dataclasses.replace(target, parts=("label ", ""), operands=(taken,))
        new = new.with_attachment("prof", None).with_attachment("unpredictable", None)
        changed = function.with_instruction(new)
        return module.with_function(
            self._without_way(changed, other, f"%{function.blocks[place[0]].label}")
        )

    def _without_way(self, function: Function, to: Operand, source: str) -> Function:
        """Phis of the block `to` no longer expect one entry from `source`."""
        number = next(n for n, b in enumerate(function.blocks) if f"%{b.label}" == to.value)
        block = function.blocks[number]
        new = tuple(self._less(one, source) for one in block.instructions)
        return function.with_instructions(number, new) if new != block.instructions else function

    def _less(self, one: Instruction, source: str) -> Instruction:
        if one.opcode != "phi":
            return one
        values = one.operands[::2]
        labels = [operand.value for operand in one.operands[1::2]]
        gone = labels.index(source)
        kept = [n for n in range(len(labels)) if n != gone]
        if not kept:
            raise self.refuse(f"the phi at {one.id} would be left without an entry")
        operands = tuple(o for n in kept for o in (values[n], Operand("label", labels[n])))
        joints = " ], [ ".join("\0, \0" for _ in kept)
        parts = f"{one.operands[0].type} [ {joints} ]".split("\0")
        return dataclasses.replace(one, parts=tuple(parts), operands=operands)

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some conditional branch, either way."""
        found = [one for one in module.function(function).instructions() if is_conditional(one)]
        return cls(rng.choice(found).id, rng.randrange(2)) if found else None


def is_conditional(one: Instruction) -> bool:
    """Whether it is a branch that depends on a value."""
    return one.opcode == "br" and len(one.operands) == 3
