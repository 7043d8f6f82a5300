"""How is a value made to fit? (Tested, not proven: part of `evolve`.) Type repair, as in GEVO-ML.

Convert, broadcast, transpose and reshape where they are enough; else each dimension is cut, or
padded, about its middle.
"""

from __future__ import annotations

from typing import Any

from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.program import element_of, is_tensor, shape_of, size_of

_LARGEST = 1 << 26  # elements that a repair may make


def is_usable(value: Any) -> bool:
    """Whether a value can be repaired: numbers, of known sizes."""
    kinds = {"f64", "f32", "f16", "bf16", "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32"}
    return is_tensor(value) and str(element_of(value)) in kinds and size_of(value) <= _LARGEST


def fit(value: Any, kind: Any) -> Any:
    """The value as that type; the same one if it has it."""
    if value.type == kind:
        return value
    wanted = ir.RankedTensorType(kind)
    value = build.convert(value, wanted.element_type)
    return _reshaped(value, tuple(wanted.shape))


def _reshaped(value: Any, shape: tuple[int, ...]) -> Any:
    found = shape_of(value)
    if found == shape:
        return value
    if not found:
        return build.broadcast(value, shape, [])
    if len(found) == len(shape) and sorted(found) == sorted(shape):
        return build.transpose(value, _order(found, shape))
    if size_of(value) == _product(shape):
        return build.reshape(value, shape)
    if len(found) > len(shape):  # of leading dimensions, the middle
        extra = len(found) - len(shape)
        value = _cut(value, (1,) * extra + found[extra:])
        value = build.reshape(value, found[extra:])
    elif len(found) < len(shape):
        value = build.reshape(value, (1,) * (len(shape) - len(found)) + found)
    return _padded(_cut(value, tuple(map(min, shape_of(value), shape))), shape)


def _cut(value: Any, shape: tuple[int, ...]) -> Any:
    found = shape_of(value)
    if found == shape:
        return value
    starts = [(have - want) // 2 for have, want in zip(found, shape, strict=True)]
    limits = [start + want for start, want in zip(starts, shape, strict=True)]
    return build.cut(value, starts, limits, [1] * len(shape))


def _padded(value: Any, shape: tuple[int, ...]) -> Any:
    found = shape_of(value)
    repeated = tuple(want if have == 1 else have for have, want in zip(found, shape, strict=True))
    if repeated != found:
        value = build.broadcast(value, repeated, range(len(shape)))
    if repeated == shape:
        return value
    low = [(want - have) // 2 for have, want in zip(repeated, shape, strict=True)]
    high = [want - have - a for have, want, a in zip(repeated, shape, low, strict=True)]
    return build.pad(value, low, high)


def _order(found: tuple[int, ...], shape: tuple[int, ...]) -> list[int]:
    """Which dimension goes where: the first of that size which is left."""
    left = list(range(len(found)))
    order = []
    for size in shape:
        dim = next(one for one in left if found[one] == size)
        left.remove(dim)
        order.append(dim)
    return order


def _product(shape: tuple[int, ...]) -> int:
    total = 1
    for size in shape:
        total *= size
    return total
