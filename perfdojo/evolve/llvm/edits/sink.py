"""sink: compute a value later, for the same users. (Tested, not proven.)

    %b = fdiv %x, %y          if %c: %b = fdiv %x, %y
    if %c: use %b        ->          use %b

To a later place from which all users still see it: where it is not always needed, or to hold fewer
values at once. Values stay what they are, unless memory was written between the two places.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.hoist import is_earlier
from perfdojo.evolve.llvm.edits.mend import settle
from perfdojo.evolve.llvm.edits.move import put
from perfdojo.evolve.llvm.edits.places import check_same_function, find_target, targets
from perfdojo.evolve.llvm.flow import find_uses, make_scope
from perfdojo.evolve.llvm.module import Module


@register
@dataclass(frozen=True, slots=True)
class Sink(Edit):
    """Put an instruction before a later place."""

    name: ClassVar[str] = "sink"
    target: str  # what is moved
    before: str  # a later place, reached only through it

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        check_same_function(self.target, self.before)
        function, target = find_target(module, self.target)
        if not is_earlier(make_scope(function), self.target, self.before):
            raise self.refuse(f"{self.target} is not on every way to {self.before}")
        return module.with_function(settle(put(function, target, self.before), (target,), ()))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some instruction, down to its first user or less far."""
        body = module.function(function)
        found = targets(body)
        if not found:
            return None
        target = rng.choice(found)
        scope = make_scope(body)
        places = [
            one.id
            for one in body.instructions()
            if one.opcode != "phi" and is_earlier(scope, target.id, one.id)
        ]
        users = {slot.id for slot in find_uses(body, target.result)} if target.result else set()
        near = [at for at in places if all(at == u or is_earlier(scope, at, u) for u in users)]
        return cls(target.id, rng.choice(near)) if near else None
