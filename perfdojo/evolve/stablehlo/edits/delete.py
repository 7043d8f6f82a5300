"""delete: an operation goes, and another value, made to fit, takes its place. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.edits.base import Edit, register, stand_in, title, values_before
from perfdojo.evolve.stablehlo.program import Program, id_of, ref_of
from perfdojo.evolve.stablehlo.repair import is_usable


@register
@dataclass(frozen=True, slots=True)
class Delete(Edit):
    """Delete `op`; `other`, repaired, is used instead of its result."""

    name: ClassVar[str] = "delete"
    op: str
    other: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """A value from before the operation, of the same element type if there is one."""
        ops = [op for op in program.live() if len(op.results) == 1 and is_usable(op.results[0])]
        if not ops:
            return None
        op = rng.choice(ops)
        values = values_before(program, op)
        near = [value for value in op.operands if is_usable(value)]
        pool = near if near and rng.random() < 0.5 else values
        return cls(id_of(op), ref_of(rng.choice(pool))) if pool else None

    def apply(self, program: Program) -> None:
        """Its uses get the other value."""
        op, other = program.operation(self.op), program.value(self.other)
        if len(op.results) != 1:
            raise IllegalEdit(f"delete: expected an operation with one result, got '{self.op}'")
        stand_in(op.results[0], other, op)
        op.erase()

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"deletes {title(program, self.op)}; {title(program, self.other)} takes its place"
