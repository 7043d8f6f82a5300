"""spread: a depthwise convolution becomes a sum of shifted pictures; one of 1x1 a product.

The same sums in another order, which compilers without a kernel for it run far faster. (Tested.)
"""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.conv import Conv, read_conv
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register, title
from perfdojo.evolve.stablehlo.program import Program, element_of, id_of, shape_of, tensor

_TAPS = 49  # places of a kernel at most
_ALL = "all"


@register
@dataclass(frozen=True, slots=True)
class Spread(Edit):
    """The convolution `op`, or `all` that can be, by slices, products and sums."""

    name: ClassVar[str] = "spread"
    weight: ClassVar[float] = 0.5
    op: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """Any convolution for which there is such a form."""
        ops = [op for op in program.live() if can_spread(op)]
        if not ops:
            return None
        return cls(_ALL if rng.random() < 0.2 else id_of(rng.choice(ops)))

    def apply(self, program: Program) -> None:
        """In the layout NHWC, as it is."""
        ops = self._ops(program)
        if not ops or not all(can_spread(op) for op in ops):
            raise IllegalEdit(
                f"spread: expected a depthwise or 1x1 convolution in NHWC, got '{self.op}'"
            )
        for op in ops:
            _spread(op)

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        if self.op == _ALL:
            count = len(self._ops(program))
            return f"computes {count} convolutions as shifted pictures and products: the same sums"
        op = program.operation(self.op)
        how = "a sum of shifted pictures" if is_depthwise(op) else "one product of matrices"
        return f"computes {title(program, self.op)} as {how}: the same sums"

    def _ops(self, program: Program) -> list[Any]:
        if self.op != _ALL:
            return [program.operation(self.op)]
        return [op for op in program.operations if can_spread(op)]


def is_depthwise(op: Any) -> bool:
    """Whether it is a convolution of each channel by itself."""
    conv = read_conv(op)
    return conv is not None and conv.is_depthwise(op)


def _spread(op: Any) -> None:
    conv = read_conv(op)
    assert conv is not None
    with before(op):
        made = _shifted(op, conv) if conv.is_depthwise(op) else _product(op)
        op.results[0].replace_all_uses_with(made)
    op.erase()


def can_spread(op: Any) -> bool:
    """Whether a convolution is plain, in NHWC, and depthwise or of 1x1."""
    conv = read_conv(op)
    if conv is None or not conv.is_plain:
        return False
    rank = len(shape_of(op.operands[0]))
    inner = tuple(range(1, rank - 1))
    if (conv.batch, conv.feature) != ((0, 0), (rank - 1, rank - 1)):
        return False
    if conv.spatial[0] != inner or conv.spatial[2] != inner:
        return False
    kernel = shape_of(op.operands[1])
    taps = [kernel[dim] for dim in conv.spatial[1]]
    if min(min(pair) for pair in conv.padding) < 0:
        return False
    if conv.is_depthwise(op):
        return len(list(itertools.product(*map(range, taps)))) <= _TAPS
    is_point = set(taps) == {1} and set(conv.strides) == {1} and conv.groups == 1
    return is_point and not any(map(any, conv.padding)) and conv.kernel_in == rank - 2


def _shifted(op: Any, conv: Conv) -> Any:
    x, w = op.operands
    shape, kernel = shape_of(op.results[0]), shape_of(w)
    low = [0, *(pair[0] for pair in conv.padding), 0]
    high = [0, *(pair[1] for pair in conv.padding), 0]
    x = build.pad(x, low, high) if any(low) or any(high) else x
    strides = [1, *conv.strides, 1]
    total = None
    for taps in itertools.product(*(range(kernel[dim]) for dim in conv.spatial[1])):
        starts = [0, *taps, 0]
        limits = [
            start + (size - 1) * stride + 1
            for start, size, stride in zip(starts, shape, strides, strict=True)
        ]
        part = build.cut(x, starts, limits, strides)
        begin = [0] * len(kernel)
        for dim, tap in zip(conv.spatial[1], taps, strict=True):
            begin[dim] = tap
        end = [
            start + (1 if dim in conv.spatial[1] else size)
            for dim, (start, size) in enumerate(zip(begin, kernel, strict=True))
        ]
        row = build.reshape(build.cut(w, begin, end, [1] * len(kernel)), (shape[-1],))
        term = build.binary("multiply", part, build.broadcast(row, shape, [len(shape) - 1]))
        total = term if total is None else build.binary("add", total, term)
    return total


def _product(op: Any) -> Any:
    x, w = op.operands
    size = shape_of(w)
    matrix = build.reshape(w, size[-2:])
    rank = len(shape_of(x))
    numbers = ir.Attribute.parse(
        f"#stablehlo.dot<lhs_contracting_dimensions = [{rank - 1}], "
        "rhs_contracting_dimensions = [0]>"
    )
    kind = tensor(shape_of(op.results[0]), element_of(op.results[0]))
    return build.create("dot_general", [x, matrix], kind, {"dot_dimension_numbers": numbers})
