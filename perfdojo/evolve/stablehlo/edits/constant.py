"""constant: a number of the program is scaled: a learning rate, an epsilon. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register
from perfdojo.evolve.stablehlo.program import LAYER, Program, is_float, kind_of, note_of, ref_of

_WHOLE = 0.4  # how often a constant changes for all that read it
_FACTORS = (0.0, 0.1, 0.25, 0.5, 0.8, 2.0, 4.0, 10.0)
_NEARBY = (0.5, 0.7, 1.4, 2.0)


@register
@dataclass(frozen=True, slots=True)
class Constant(Edit):
    """Operand number `place` of `op`, which is a constant or comes from one, times `factor`.

    If `op` is a constant itself, all that read it change.
    """

    name: ClassVar[str] = "constant"
    weight: ClassVar[float] = 3.0
    op: str
    place: int
    factor: float

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """A constant, or one use of it, so that one learning rate can change alone."""
        uses = [
            (ref_of(op.results[0]), place)
            for op in program.live()
            for place, value in enumerate(op.operands)
            if kind_of(op) not in _CARRIERS and len(op.results) == 1 and number_of(value)
        ]
        whole = [
            (ref_of(op.results[0]), 0)
            for op in program.live()
            if kind_of(op) == "constant" and number_of(op.results[0])
        ]
        pool = whole if whole and rng.random() < _WHOLE else uses
        return cls(*rng.choice(pool), rng.choice(_FACTORS)) if pool else None

    def vary(self, rng: random.Random) -> Self | None:
        """Somewhat more or less of it."""
        return replace(self, factor=float(f"{self.factor * rng.choice(_NEARBY):.2g}"))

    def apply(self, program: Program) -> None:
        """A product of constants, which XLA computes when it compiles."""
        op = program.operation(self.op)
        if kind_of(op) == "constant" and (number := number_of(op.results[0])) is not None:
            with before(op):
                made = build.splat(number * self.factor, op.results[0].type)
            op.attributes["value"] = made.owner.operation.attributes["value"]
            made.owner.operation.erase()
            return
        if not 0 <= self.place < len(op.operands) or number_of(op.operands[self.place]) is None:
            raise IllegalEdit(f"constant: operand {self.place} of '{self.op}' is no constant")
        with before(op):
            value = op.operands[self.place]
            number = number_of(value)
            assert number is not None
            op.operands[self.place] = build.splat(number * self.factor, value.type)

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        op = program.operation(self.op)
        is_constant = kind_of(op) == "constant"
        number = number_of(op.results[0] if is_constant else op.operands[self.place]) or 0.0
        layer = note_of(op, LAYER)
        where = f"{self.op}{f' of {layer}' if layer else ''}"
        return f"the constant {number:g} in {where} becomes {number * self.factor:g}"


_CARRIERS = {"broadcast_in_dim", "reshape", "convert", "reduce", "pad", "reduce_window"}


def number_of(value: Any) -> float | None:
    """The number that all elements of a value are, if it comes from one constant."""
    if not is_float(value) or isinstance(value.owner, ir.Block):
        return None
    op = value.owner.operation
    if kind_of(op) in {"broadcast_in_dim", "reshape"}:
        return number_of(op.operands[0])
    if kind_of(op) != "constant":
        return None
    data = ir.DenseElementsAttr(op.attributes["value"])
    if not data.is_splat:
        return None
    number = float(ir.FloatAttr(data.get_splat_value()).value)
    return number if abs(number) < 1e30 and number else None
