"""align: promise that an address is a multiple of some bytes. (Tested, not proven.)

    %a = load %p, align 4   ->   %a = load %p, align 32

For a load or store, or for a pointer that a function is given. Lets vectors be read and written in
one piece; where the promise is broken, the program may crash.
"""

from __future__ import annotations

import dataclasses
import random
import re
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_target, targets
from perfdojo.evolve.llvm.module import Argument, Module

BYTES = (1, 4, 8, 16, 32, 64)
_ALIGN = re.compile(r", align \d+")


@register
@dataclass(frozen=True, slots=True)
class Align(Edit):
    """Give an access or an argument an alignment."""

    name: ClassVar[str] = "align"
    weight: ClassVar[float] = 0.5
    target: str  # a load or store, or an argument such as @f%x
    bytes: int  # a power of two

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        if self.bytes not in BYTES:
            raise self.refuse(f"expected one of {', '.join(map(str, BYTES))}, got {self.bytes}")
        if "#" not in self.target:
            return self._of_argument(module)
        function, one = find_target(module, self.target)
        if one.opcode not in ("load", "store") or not _ALIGN.search(one.parts[-1]):
            raise self.refuse(f"expected a load or store at {self.target}, got '{one.opcode}'")
        tail = _ALIGN.sub(f", align {self.bytes}", one.parts[-1])
        new = dataclasses.replace(one, parts=(*one.parts[:-1], tail))
        return module.with_function(function.with_instruction(new))

    def _of_argument(self, module: Module) -> Module:
        name, _, argument = self.target.partition("%")
        function = module.function(name)
        if not any(a.name == f"%{argument}" and _is_pointer(a) for a in function.arguments):
            raise self.refuse(f"expected a pointer at {self.target}")
        new = tuple(self._aligned(a) if a.name == f"%{argument}" else a for a in function.arguments)
        return module.with_function(dataclasses.replace(function, arguments=new))

    def _aligned(self, argument: Argument) -> Argument:
        kept = tuple(word for word in argument.attributes if not word.startswith("align "))
        return dataclasses.replace(argument, attributes=(*kept, f"align {self.bytes}"))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some load, store or pointer."""
        body = module.function(function)
        found = [one.id for one in targets(body) if one.opcode in ("load", "store")]
        found += [f"{function}{a.name}" for a in body.arguments if _is_pointer(a)]
        return cls(rng.choice(found), rng.choice(BYTES)) if found else None


def _is_pointer(argument: Argument) -> bool:
    return argument.type.startswith("ptr")
