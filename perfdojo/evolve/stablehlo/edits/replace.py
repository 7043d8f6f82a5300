"""replace: an operation becomes a copy of another one, on its own operands. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.edits.base import Edit, before, clear_notes, register, title
from perfdojo.evolve.stablehlo.program import Program, id_of, size_of
from perfdojo.evolve.stablehlo.repair import fit, is_usable


def can_stand(op: Any) -> bool:
    """Whether an operation can be put elsewhere: one result, and operands that can be repaired."""
    return (
        len(op.results) == 1
        and len(op.operands) > 0
        and is_usable(op.results[0])
        and all(is_usable(value) for value in op.operands)
    )


def put(source: Any, at: Any, operands: list[Any]) -> Any:
    """The result of a copy of `source` right before `at`, on these operands, repaired to fit.

    Those that `source` has more keep its own.
    """
    with before(at):
        fitted = [
            fit(value, own.type) for value, own in zip(operands, source.operands, strict=False)
        ]
        made = source.clone(ip=ir.InsertionPoint(at)).operation
        clear_notes(made)
        for place, value in enumerate(fitted):
            made.operands[place] = value
        return made.results[0]


@register
@dataclass(frozen=True, slots=True)
class Replace(Edit):
    """`op` becomes a copy of `other`."""

    name: ClassVar[str] = "replace"
    op: str
    other: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """An operation from before it."""
        ops = [op for op in program.live() if can_stand(op)]
        if len(ops) < 2:
            return None
        place = rng.randrange(1, len(ops))
        op = ops[place]
        alike = [one for one in ops[:place] if size_of(one.results[0]) == size_of(op.results[0])]
        other = rng.choice(alike if alike and rng.random() < 0.7 else ops[:place])
        return cls(id_of(op), id_of(other))

    def apply(self, program: Program) -> None:
        """Operands and result are repaired."""
        op, other = program.operation(self.op), program.operation(self.other)
        if op == other or not can_stand(op) or not can_stand(other):
            raise IllegalEdit(f"replace: '{self.op}' cannot become '{self.other}'")
        result = put(other, op, list(op.operands))
        with before(op):
            op.results[0].replace_all_uses_with(fit(result, op.results[0].type))
        op.erase()

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"{title(program, self.op)} becomes a copy of {title(program, self.other)}"
