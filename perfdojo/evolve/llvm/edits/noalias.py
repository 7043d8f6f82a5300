"""noalias: promise that a pointer's memory is reached in no other way. (Tested, not proven.)

    define @f(ptr %x, ptr %y)   ->   define @f(ptr noalias %x, ptr %y)

For one argument, or for all of a function. On IR before -O3 it lets loads pass stores, and loops
become vectors without tests. Wrong where arrays overlap. C: restrict.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.module import Argument, Module


@register
@dataclass(frozen=True, slots=True)
class Noalias(Edit):
    """Give a pointer, or all pointers of a function, the attribute `noalias`."""

    name: ClassVar[str] = "noalias"
    target: str  # an argument such as @f%x, or a function such as @f

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        name, sign, argument = self.target.partition("%")
        function = module.function(name)
        wanted = [a for a in function.arguments if not sign or a.name == f"%{argument}"]
        if not any(is_open(one) for one in wanted):
            raise self.refuse(f"expected a pointer without noalias at {self.target}")
        new = tuple(_promised(a) if a in wanted else a for a in function.arguments)
        return module.with_function(dataclasses.replace(function, arguments=new))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some pointer, or all."""
        found = [a.name for a in module.function(function).arguments if is_open(a)]
        return cls(f"{function}{rng.choice(['', *found])}") if found else None


def is_open(argument: Argument) -> bool:
    """Whether it is a pointer that nothing is promised of."""
    return argument.type.startswith("ptr") and "noalias" not in argument.attributes


def _promised(argument: Argument) -> Argument:
    if not is_open(argument):
        return argument
    return dataclasses.replace(argument, attributes=("noalias", *argument.attributes))
