"""What does a convolution do? (Tested, not proven: part of `evolve`.) Its attributes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from perfdojo.evolve.stablehlo.binding import ir, stablehlo
from perfdojo.evolve.stablehlo.program import kind_of, shape_of


@dataclass(frozen=True, slots=True)
class Conv:
    """Dimensions of input, kernel and output; strides, padding and groups."""

    batch: tuple[int, int]  # of the input and of the output
    feature: tuple[int, int]
    spatial: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # input, kernel, output
    kernel_in: int
    kernel_out: int
    strides: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    groups: int
    is_plain: bool  # not dilated, not reversed, one group of batches

    def is_depthwise(self, op: Any) -> bool:
        """Whether each channel is its own group, and makes one channel."""
        channels = shape_of(op.operands[0])[self.feature[0]]
        kernel = shape_of(op.operands[1])
        return self.groups == channels == kernel[self.kernel_out] and kernel[self.kernel_in] == 1


def read_conv(op: Any) -> Conv | None:
    """What a convolution does; None for another operation."""
    if kind_of(op) != "convolution":
        return None
    numbers = stablehlo.ConvDimensionNumbers(op.attributes["dimension_numbers"])
    spatial = tuple(
        tuple(getattr(numbers, f"{which}_spatial_dimensions"))
        for which in ("input", "kernel", "output")
    )
    rank = len(spatial[0])
    ones = (1,) * rank
    padding = np.zeros((rank, 2), int)
    if "padding" in op.attributes:
        padding = np.array(ir.DenseIntElementsAttr(op.attributes["padding"])).reshape(rank, 2)
    is_plain = (
        _integers(op, "lhs_dilation", ones) == ones
        and _integers(op, "rhs_dilation", ones) == ones
        and not any(_flags(op, "window_reversal"))
        and ir.IntegerAttr(op.attributes["batch_group_count"]).value == 1
    )
    return Conv(
        (numbers.input_batch_dimension, numbers.output_batch_dimension),
        (numbers.input_feature_dimension, numbers.output_feature_dimension),
        spatial,  # type: ignore[arg-type]
        numbers.kernel_input_feature_dimension,
        numbers.kernel_output_feature_dimension,
        _integers(op, "window_strides", ones),
        tuple((int(a), int(b)) for a, b in padding),
        ir.IntegerAttr(op.attributes["feature_group_count"]).value,
        is_plain,
    )


def _integers(op: Any, name: str, default: tuple[int, ...]) -> tuple[int, ...]:
    if name not in op.attributes:
        return default
    return tuple(int(one) for one in ir.DenseI64ArrayAttr(op.attributes[name]))


def _flags(op: Any, name: str) -> tuple[bool, ...]:
    if name not in op.attributes:
        return ()
    return tuple(bool(one) for one in ir.DenseBoolArrayAttr(op.attributes[name]))
