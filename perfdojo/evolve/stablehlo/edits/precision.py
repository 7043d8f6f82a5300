"""precision: operations, one or many in a row, compute with fewer bits. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register, title
from perfdojo.evolve.stablehlo.program import (
    Program,
    element_of,
    id_of,
    is_float,
    kind_of,
    shape_of,
    tensor,
)

_TYPES = ("bf16", "f16")
# Whose operands and result have one element type, and which have no body.
_SIMPLE = {
    "add", "subtract", "multiply", "divide", "maximum", "minimum", "exponential", "tanh",
    "logistic", "rsqrt", "sqrt", "negate", "dot_general", "convolution", "broadcast_in_dim",
    "reshape", "slice", "transpose", "pad", "concatenate", "abs", "select",
}  # fmt: skip


@register
@dataclass(frozen=True, slots=True)
class Precision(Edit):
    """From `first` to `last`, what can be is computed in the type `kind`."""

    name: ClassVar[str] = "precision"
    first: str
    last: str
    kind: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """One operation, a few, or all."""
        ops = [op for op in program.live() if _can_change(op)]
        if not ops:
            return None
        kind = rng.choice(_TYPES)
        if rng.random() < 0.15:
            return cls(id_of(ops[0]), id_of(ops[-1]), kind)
        heavy = [p for p, op in enumerate(ops) if kind_of(op) in {"dot_general", "convolution"}]
        at = rng.choice(heavy) if heavy and rng.random() < 0.6 else rng.randrange(len(ops))
        end = min(len(ops) - 1, at + rng.choice((0, 0, 2, 6, 16)))
        return cls(id_of(ops[at]), id_of(ops[end]), kind)

    def apply(self, program: Program) -> None:
        """Values are converted where they enter and leave; between, they stay as they are."""
        if self.kind not in _TYPES:
            raise IllegalEdit(f"precision: expected {' or '.join(_TYPES)}, got '{self.kind}'")
        places = program.places()
        first, last = (places[id_of(program.operation(n))] for n in (self.first, self.last))
        element = ir.Type.parse(self.kind)
        low: dict[Any, Any] = {}  # the same values with fewer bits
        changed = 0
        for op in program.operations[first : last + 1]:
            if _can_change(op):
                _lower(op, element, low)
                changed += 1
        if not changed:
            raise IllegalEdit(f"precision: nothing from '{self.first}' to '{self.last}' can change")

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        if self.first == self.last:
            return f"{title(program, self.first)} computes in {self.kind}"
        return (
            f"computes in {self.kind} from {title(program, self.first)} to "
            f"{title(program, self.last)}"
        )


def _can_change(op: Any) -> bool:
    return (
        kind_of(op) in _SIMPLE
        and len(op.results) == 1
        and len(op.operands) > 0
        and str(element_of(op.results[0])) == "f32"
        and all(str(element_of(value)) in {"f32", "i1"} for value in op.operands)
    )


def _lower(op: Any, element: Any, low: dict[Any, Any]) -> None:
    """The operation in another type; who reads it gets the old type back."""
    with before(op):
        for place, value in enumerate(op.operands):
            if is_float(value):
                op.operands[place] = low.get(value) or build.convert(value, element)
    result, shape = op.results[0], shape_of(op.results[0])
    old = element_of(result)
    result.set_type(tensor(shape, element))
    following = _following(op)
    with before(following):
        back = build.convert(result, old)
    result.replace_all_uses_except(back, back.owner.operation)
    low[back] = result


def _following(op: Any) -> Any:
    operations = [one.operation for one in op.block.operations] if hasattr(op, "block") else []
    return operations[operations.index(op) + 1]
