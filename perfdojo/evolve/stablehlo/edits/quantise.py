"""quantise: a product of matrices is computed with whole numbers of 8 bits. (Tested only.)

Each operand is scaled by its largest element, rounded to -127 .. 127, and the sums are exact.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register, title
from perfdojo.evolve.stablehlo.program import Program, id_of, is_float, kind_of, shape_of, tensor

_LARGEST = 127.0


@register
@dataclass(frozen=True, slots=True)
class Quantise(Edit):
    """The product `op` in 8 bits."""

    name: ClassVar[str] = "quantise"
    weight: ClassVar[float] = 0.5
    op: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """Any product of matrices."""
        ops = [op for op in program.live() if _is_product(op)]
        return cls(id_of(rng.choice(ops))) if ops else None

    def apply(self, program: Program) -> None:
        """The scales are found anew in each call; those of weights when it is compiled."""
        op = program.operation(self.op)
        if not _is_product(op):
            raise IllegalEdit(f"quantise: expected a product of matrices, got '{self.op}'")
        result = op.results[0]
        with before(op):
            (one, a), (two, b) = (_quantised(value) for value in op.operands)
            i32 = ir.IntegerType.get_signless(32)
            numbers = {"dot_dimension_numbers": op.attributes["dot_dimension_numbers"]}
            made = build.create("dot_general", [one, two], tensor(shape_of(result), i32), numbers)
            real = build.convert(made, ir.F32Type.get())
            factor = build.binary("multiply", a, b)
            real = build.binary("multiply", real, build.broadcast(factor, shape_of(real), []))
            result.replace_all_uses_with(real)
        op.erase()

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"{title(program, self.op)} computes with whole numbers of 8 bits"


def _is_product(op: Any) -> bool:
    if kind_of(op) != "dot_general":
        return False
    values = [*op.operands, *op.results]
    return all(is_float(value) and "f32" in str(value.type) for value in values)


def _quantised(value: Any) -> tuple[Any, Any]:
    """The value in 8 bits, and the scalar that it is to be multiplied with."""
    size = build.create("abs", [value], value.type)
    most = build.binary("maximum", build.largest(size), build.constant(1e-30, value))
    scale = build.binary("divide", build.constant(_LARGEST, value), most)
    wide = build.broadcast(scale, shape_of(value), [])
    scaled = build.create("round_nearest_even", [build.binary("multiply", value, wide)], value.type)
    back = build.binary("divide", most, build.constant(_LARGEST, value))
    return build.convert(scaled, ir.IntegerType.get_signless(8)), back
