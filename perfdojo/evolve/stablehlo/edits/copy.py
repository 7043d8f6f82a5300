"""copy: an operation runs once more, on another value, and what it makes is read. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.edits.base import (
    Edit,
    before,
    clear_notes,
    register,
    title,
    values_before,
)
from perfdojo.evolve.stablehlo.program import Program, id_of, ref_of
from perfdojo.evolve.stablehlo.repair import fit, is_usable


@register
@dataclass(frozen=True, slots=True)
class Copy(Edit):
    """A copy of `op`, its first operand `value`, becomes operand `place` of `to`."""

    name: ClassVar[str] = "copy"
    op: str
    value: str
    to: str
    place: int

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """An operation whose operands all exist where it goes."""
        live = program.live()
        targets = [op for op in live if len(op.operands) and is_usable(op.operands[0])]
        if not targets:
            return None
        to = rng.choice(targets)
        earlier = live[: live.index(to)]
        sources = [
            op for op in earlier
            if len(op.results) == 1 and len(op.operands) and is_usable(op.results[0])
        ]  # fmt: skip
        if not sources:
            return None
        place = rng.randrange(len(to.operands))
        values = values_before(program, to)
        if not is_usable(to.operands[place]):
            return None
        read = to.operands[place] if rng.random() < 0.5 else rng.choice(values)
        return cls(id_of(rng.choice(sources)), ref_of(read), id_of(to), place)

    def apply(self, program: Program) -> None:
        """The copy stands right before its reader; both sides are repaired."""
        op, to = program.operation(self.op), program.operation(self.to)
        value = program.value(self.value)
        if not len(op.operands) or not 0 <= self.place < len(to.operands):
            raise IllegalEdit(f"copy: '{self.op}' or '{self.to}' has no such operand")
        with before(to):
            first = fit(value, op.operands[0].type)
            made = op.clone(ip=ir.InsertionPoint(to)).operation
            clear_notes(made)
            made.operands[0] = first
            to.operands[self.place] = fit(made.results[0], to.operands[self.place].type)

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return (
            f"runs {title(program, self.op)} once more on {title(program, self.value)}, for "
            f"{title(program, self.to)}"
        )
