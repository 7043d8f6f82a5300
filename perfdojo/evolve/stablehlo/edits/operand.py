"""operand: an operation reads another value, made to fit. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register, title, values_before
from perfdojo.evolve.stablehlo.program import Program, id_of, ref_of
from perfdojo.evolve.stablehlo.repair import fit, is_usable


@register
@dataclass(frozen=True, slots=True)
class Operand(Edit):
    """Operand number `place` of `op` becomes `other`, repaired."""

    name: ClassVar[str] = "operand"
    op: str
    place: int
    other: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """Any value from before the operation."""
        ops = [op for op in program.live() if len(op.operands) and is_usable(op.operands[0])]
        if not ops:
            return None
        op = rng.choice(ops)
        place = rng.randrange(len(op.operands))
        values = [value for value in values_before(program, op) if value != op.operands[place]]
        if not values or not is_usable(op.operands[place]):
            return None
        return cls(id_of(op), place, ref_of(rng.choice(values)))

    def apply(self, program: Program) -> None:
        """The value is repaired right before the operation."""
        op, other = program.operation(self.op), program.value(self.other)
        if not 0 <= self.place < len(op.operands):
            raise IllegalEdit(f"operand: '{self.op}' has {len(op.operands)} operands")
        with before(op):
            op.operands[self.place] = fit(other, op.operands[self.place].type)

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return (
            f"{title(program, self.op)} reads {title(program, self.other)} as operand {self.place}"
        )
