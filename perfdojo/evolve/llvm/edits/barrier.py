"""barrier: let threads no longer wait for each other. (Tested, not proven.)

    call @llvm.nvvm.barrier...   ->   (nothing)

For a GPU's barriers and for fences. Right only where no thread needs what another wrote before; a
race may pass many tests, so what this gives has to pass a race checker.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import bury, find_target
from perfdojo.evolve.llvm.module import Instruction, Module

_WAITS = re.compile(r"@(?:llvm\.nvvm\.(?:barrier|bar\.|membar)|__sync(?:threads|warp))")


@register
@dataclass(frozen=True, slots=True)
class Barrier(Edit):
    """Remove a barrier or a fence."""

    name: ClassVar[str] = "barrier"
    target: str  # what is removed

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, target = find_target(module, self.target)
        if not is_barrier(target):
            raise self.refuse(f"expected a barrier at {self.target}, got '{target.opcode}'")
        return module.with_function(function.with_instruction(bury(target)))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some barrier."""
        found = [one for one in module.function(function).instructions() if is_barrier(one)]
        return cls(rng.choice(found).id) if found else None


def is_barrier(one: Instruction) -> bool:
    """Whether threads wait there, or memory is put in order; one that gives a value is none."""
    if one.opcode == "fence":
        return True
    return one.opcode == "call" and not one.result and bool(_WAITS.search(one.body))
