"""How are operations made? (Tested, not proven: part of `evolve`.) In their generic form.

Generic, because it changes less from one release of the bindings to the next than their builders.
All of them insert where `binding.entered` stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.program import element_of, shape_of, tensor


def create(
    name: str, operands: Sequence[Any], result: Any, attributes: Mapping[str, Any] | None = None
) -> Any:
    """The one result of a new operation."""
    op = ir.Operation.create(
        f"stablehlo.{name}", results=[result], operands=list(operands),
        attributes=dict(attributes or {}),
    )  # fmt: skip
    return op.results[0]


def integers(numbers: Sequence[int]) -> Any:
    """An attribute: array<i64: ...>."""
    return ir.DenseI64ArrayAttr.get([int(number) for number in numbers])


def constant(number: float, like: Any) -> Any:
    """A scalar of the element type of `like`."""
    return splat(number, tensor((), element_of(like)))


def splat(number: float, kind: Any) -> Any:
    """A tensor that is one number."""
    element = ir.RankedTensorType(kind).element_type
    is_whole = isinstance(element, ir.IntegerType)
    one = (
        ir.IntegerAttr.get(element, int(number)) if is_whole else ir.FloatAttr.get(element, number)
    )
    return create("constant", [], kind, {"value": ir.DenseElementsAttr.get_splat(kind, one)})


def convert(value: Any, element: Any) -> Any:
    """The same numbers in another type."""
    if element_of(value) == element:
        return value
    return create("convert", [value], tensor(shape_of(value), element))


def reshape(value: Any, shape: Sequence[int]) -> Any:
    """The same elements in another shape."""
    if shape_of(value) == tuple(shape):
        return value
    return create("reshape", [value], tensor(list(shape), element_of(value)))


def broadcast(value: Any, shape: Sequence[int], dims: Sequence[int]) -> Any:
    """Repeated; `dims` says where its dimensions go."""
    kind = tensor(list(shape), element_of(value))
    return create("broadcast_in_dim", [value], kind, {"broadcast_dimensions": integers(dims)})


def transpose(value: Any, order: Sequence[int]) -> Any:
    """Its dimensions in another order."""
    shape = shape_of(value)
    kind = tensor([shape[one] for one in order], element_of(value))
    return create("transpose", [value], kind, {"permutation": integers(order)})


def cut(value: Any, starts: Sequence[int], limits: Sequence[int], strides: Sequence[int]) -> Any:
    """A part of it: stablehlo.slice."""
    shape = [
        -(-(limit - start) // stride)
        for start, limit, stride in zip(starts, limits, strides, strict=True)
    ]
    return create(
        "slice", [value], tensor(shape, element_of(value)),
        {
            "start_indices": integers(starts), "limit_indices": integers(limits),
            "strides": integers(strides),
        },
    )  # fmt: skip


def pad(value: Any, low: Sequence[int], high: Sequence[int], number: float = 0.0) -> Any:
    """More elements around it."""
    shape = [a + size + b for a, size, b in zip(low, shape_of(value), high, strict=True)]
    return create(
        "pad", [value, constant(number, value)], tensor(shape, element_of(value)),
        {
            "edge_padding_low": integers(low), "edge_padding_high": integers(high),
            "interior_padding": integers([0] * len(shape)),
        },
    )  # fmt: skip


def join(values: Sequence[Any], dim: int) -> Any:
    """Side by side along a dimension."""
    shape = list(shape_of(values[0]))
    shape[dim] = sum(shape_of(value)[dim] for value in values)
    i64 = ir.IntegerType.get_signless(64)
    return create(
        "concatenate", values, tensor(shape, element_of(values[0])),
        {"dimension": ir.IntegerAttr.get(i64, dim)},
    )  # fmt: skip


def binary(name: str, one: Any, two: Any) -> Any:
    """An operation of two values of one type: `add`, `multiply`, ..."""
    return create(name, [one, two], one.type)


def scale(value: Any, factor: float) -> Any:
    """A value times a number."""
    return binary("multiply", value, broadcast(constant(factor, value), shape_of(value), []))


def elements(array: np.ndarray[Any, Any], kind: Any) -> Any:
    """An attribute: the elements of an array, as a tensor of type `kind`."""
    element = ir.RankedTensorType(kind).element_type
    data = np.ascontiguousarray(array)
    if str(element) == "bf16":
        return ir.DenseElementsAttr.get(data.view(np.int16), type=kind)
    if str(element) == "i1":
        return ir.DenseElementsAttr.get(
            np.packbits(data, bitorder="little"), type=kind, shape=list(data.shape)
        )
    return ir.DenseElementsAttr.get(data, type=kind)


def largest(value: Any) -> Any:
    """The largest element: a scalar."""
    element = element_of(value)
    scalar = tensor((), element)
    start = create(
        "constant", [], scalar,
        {"value": ir.DenseElementsAttr.get_splat(scalar, ir.FloatAttr.get(element, float("-inf")))},
    )  # fmt: skip
    op = ir.Operation.create(
        "stablehlo.reduce", results=[scalar], operands=[value, start],
        attributes={"dimensions": integers(range(len(shape_of(value))))}, regions=1,
    )  # fmt: skip
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        found = binary("maximum", block.arguments[0], block.arguments[1])
        ir.Operation.create("stablehlo.return", operands=[found])
    return op.results[0]
