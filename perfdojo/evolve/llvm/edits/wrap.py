"""wrap: promise that whole numbers do not run over, or take the promise back. (Tested, not proven.)

    %c = add %a, %b      ->   %c = add nsw %a, %b

`nsw` for signed numbers, `nuw` for unsigned ones, `none` for neither. On IR before -O3 it lets
counters be widened and addresses be folded.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_target, targets
from perfdojo.evolve.llvm.module import Module

FLAGS = ("nsw", "nuw", "none")
_OPCODES = ("add", "sub", "mul", "shl")


@register
@dataclass(frozen=True, slots=True)
class Wrap(Edit):
    """Give arithmetic of whole numbers a flag."""

    name: ClassVar[str] = "wrap"
    weight: ClassVar[float] = 0.5
    target: str  # add, sub, mul or shl
    flag: str  # nsw, nuw or none

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, one = find_target(module, self.target)
        if one.opcode not in _OPCODES or self.flag not in FLAGS:
            raise self.refuse(
                f"expected {', '.join(_OPCODES)} and one of {', '.join(FLAGS)}, "
                f"got '{one.opcode}' and '{self.flag}'"
            )
        new = () if self.flag == "none" else tuple(sorted({*one.flags, self.flag}, reverse=True))
        return module.with_function(function.with_instruction(dataclasses.replace(one, flags=new)))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some arithmetic, some flag."""
        found = [one.id for one in targets(module.function(function)) if one.opcode in _OPCODES]
        return cls(rng.choice(found), rng.choice(FLAGS)) if found else None
