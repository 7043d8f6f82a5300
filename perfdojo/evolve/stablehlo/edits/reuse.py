"""reuse: an activation that is there already is used instead of a new one. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.edits.base import Edit, register, stand_in, title
from perfdojo.evolve.stablehlo.program import Program, is_float, kind_of, owner_of, ref_of


@register
@dataclass(frozen=True, slots=True)
class Reuse(Edit):
    """`other`, made before by an operation of the same kind and type, is used for `value`."""

    name: ClassVar[str] = "reuse"
    value: str
    other: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """Two results of the same kind and type."""
        groups: dict[tuple[str, str], list[str]] = {}
        pairs = []
        for op in program.live():
            for value in op.results:
                if not is_float(value):
                    continue
                known = groups.setdefault((kind_of(op), str(value.type)), [])
                pairs += [(ref_of(value), one) for one in known]
                known.append(ref_of(value))
        return cls(*rng.choice(pairs)) if pairs else None

    def apply(self, program: Program) -> None:
        """Every use of the value reads the other."""
        value, other = program.value(self.value), program.value(self.other)
        owner, before = owner_of(value), owner_of(other)
        if owner is None or before is None or kind_of(owner) != kind_of(before) or owner == before:
            raise IllegalEdit(f"reuse: '{self.value}' and '{self.other}' are not of one kind")
        if value.type != other.type:
            raise IllegalEdit(f"reuse: '{self.value}' and '{self.other}' differ in type")
        stand_in(value, other, owner)

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"uses {title(program, self.other)} again for {title(program, self.value)}"
