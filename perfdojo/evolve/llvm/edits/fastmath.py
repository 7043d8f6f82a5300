"""fastmath: let the compiler treat reals more freely. (Tested, not proven.)

    %c = fadd %a, %b     ->   %c = fadd reassoc %a, %b

`reassoc` lets a sum be split among vector lanes, `contract` allows a*b + c in one rounding, `arcp`
a reciprocal, `afn` approximate functions, `nnan`, `ninf` and `nsz` promise that there are no NaNs,
infinities and negative zeros; `fast` is all, `none` takes them back. For one instruction, or for a
whole function. On IR before -O3 it can unlock vectors.
"""

from __future__ import annotations

import dataclasses
import random
import re
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_any
from perfdojo.evolve.llvm.module import Block, Function, Instruction, Module

FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
WORDS = (*FLAGS, "fast", "none")
_REAL = re.compile(r"(?:<(?:vscale x )?\d+ x )?(?:half|bfloat|float|double)>?")
_ARITHMETIC = frozenset(["fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp"])


@register
@dataclass(frozen=True, slots=True)
class Fastmath(Edit):
    """Give an instruction of reals, or all of a function, a flag."""

    name: ClassVar[str] = "fastmath"
    target: str  # an instruction, or a function such as @f
    flag: str  # reassoc, nnan, ninf, nsz, arcp, contract, afn, fast or none

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        if self.flag not in WORDS:
            raise self.refuse(f"expected one of {', '.join(WORDS)}, got '{self.flag}'")
        if "#" not in self.target:
            return module.with_function(self._everywhere(module.function(self.target)))
        function, one = find_any(module, self.target)
        if not is_real(one):
            raise self.refuse(f"expected arithmetic of reals at {self.target}, got '{one.opcode}'")
        return module.with_function(function.with_instruction(self._flagged(one)))

    def _everywhere(self, function: Function) -> Function:
        blocks = (
            Block(
                block.label,
                tuple(self._flagged(one) if is_real(one) else one for one in block.instructions),
            )
            for block in function.blocks
        )
        return dataclasses.replace(function, blocks=tuple(blocks))

    def _flagged(self, one: Instruction) -> Instruction:
        others = tuple(flag for flag in one.flags if flag not in WORDS)
        old = set(FLAGS) if "fast" in one.flags else set(one.flags) & set(FLAGS)
        new = set() if self.flag == "none" else {*old, self.flag}
        if "fast" in new or new >= set(FLAGS):
            return dataclasses.replace(one, flags=("fast", *others))
        return dataclasses.replace(one, flags=(*(f for f in FLAGS if f in new), *others))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some instruction of reals, or now and then all."""
        body = module.function(function)
        found = [one.id for one in body.instructions() if is_real(one)]
        if not found:
            return None
        target = body.name if rng.random() < 0.2 else rng.choice(found)
        return cls(target, rng.choice(WORDS))


def is_real(one: Instruction) -> bool:
    """Whether LLVM lets it have such flags."""
    if one.opcode in _ARITHMETIC:
        return True
    return one.opcode in ("call", "phi", "select") and bool(_REAL.fullmatch(one.type))
