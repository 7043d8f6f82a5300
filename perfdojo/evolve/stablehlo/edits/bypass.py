"""bypass: a chain of operations becomes the identity; its start is its end. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.edits.base import Edit, ancestors, register, stand_in, title
from perfdojo.evolve.stablehlo.program import Program, is_float, owner_of, ref_of


@register
@dataclass(frozen=True, slots=True)
class Bypass(Edit):
    """`end` is no longer computed: `start`, which it comes from and whose type it has, is used."""

    name: ClassVar[str] = "bypass"
    weight: ClassVar[float] = 2.0
    end: str
    start: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """A value and an ancestor of the same type, often a near one."""
        found = []
        for op in program.live():
            for value in op.results:
                if not is_float(value) or not value.type.rank:
                    continue
                same = [one for one in ancestors(value) if one.type == value.type]
                found += [(value, one) for one in same[:4]]
        if not found:
            return None
        end, start = rng.choice(found)
        return cls(ref_of(end), ref_of(start))

    def apply(self, program: Program) -> None:
        """Every use of the end reads the start."""
        end, start = program.value(self.end), program.value(self.start)
        owner = owner_of(end)
        if owner is None or end.type != start.type or start not in ancestors(end):
            raise IllegalEdit(
                f"bypass: '{self.end}' is not computed from '{self.start}' of its type"
            )
        stand_in(end, start, owner)

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"skips what leads from {title(program, self.start)} to {title(program, self.end)}"
