"""Which dimensions belong together? (Tested, not proven: part of `evolve`.) Those of one class.

The channels that a convolution makes are those that the next one reads, and rows of both weights:
if one of them is to have fewer, all must. A class is a set of (value, dimension); one that reaches
an operation which fixes its size, or leaves the function, is frozen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from perfdojo.evolve.stablehlo.binding import ir, stablehlo
from perfdojo.evolve.stablehlo.conv import read_conv
from perfdojo.evolve.stablehlo.program import Program, is_tensor, kind_of, shape_of

Dim = tuple[Any, int]
Link = tuple[Dim, Dim | None]  # None: frozen
_FREE = {"constant", "iota"}  # their type says how large they are


@dataclass(frozen=True, slots=True)
class SizeClass:
    """Dimensions that shrink together."""

    members: tuple[Dim, ...]
    frozen: bool


def size_classes(program: Program) -> list[SizeClass]:
    """All classes of a program, in the order of their first members."""
    parents: dict[Dim, Dim] = {}
    frozen: set[Dim] = set()

    def find(dim: Dim) -> Dim:
        while parents.setdefault(dim, dim) != dim:
            parents[dim] = parents[parents[dim]]
            dim = parents[dim]
        return dim

    values = list(program.block.arguments)
    for op in program.operations:
        values += op.results
    dims = [(v, d) for v in values if is_tensor(v) for d in range(len(shape_of(v)))]
    for dim in dims:
        find(dim)
    links = [link for op in program.operations for link in _links(op)]
    links += _returned(program)
    for one, two in links:
        if two is None:
            frozen.add(one)
        else:
            parents[find(one)] = find(two)
    groups: dict[Dim, list[Dim]] = {}
    for dim in dims:
        groups.setdefault(find(dim), []).append(dim)
    cold = {find(dim) for dim in frozen}
    return [SizeClass(tuple(group), root in cold) for root, group in groups.items()]


def class_of(program: Program, dim: Dim) -> SizeClass:
    """The class of one dimension."""
    return next(one for one in size_classes(program) if dim in one.members)


def _returned(program: Program) -> Iterator[Link]:
    """What leaves must keep its size, unless it is the new state of an argument of its type."""
    arguments = program.block.arguments
    for place, value in enumerate(program.returns.operands):
        is_state = place < len(arguments) and arguments[place].type == value.type
        for dim in range(len(shape_of(value))):
            yield (value, dim), ((arguments[place], dim) if is_state else None)


def _links(op: Any) -> Iterator[Link]:
    values = [*op.operands, *op.results]
    if not all(is_tensor(value) for value in values):
        yield from _freeze(value for value in values if is_tensor(value))
        return
    known = _RULES.get(kind_of(op))
    if known is not None:
        yield from known(op)
    elif kind_of(op) in _FREE:
        return
    elif not len(op.regions) and _is_elementwise(op):
        result = op.results[0]
        for value in op.operands:
            yield from (((value, dim), (result, dim)) for dim in range(len(shape_of(value))))
    else:
        yield from _freeze(values)


def _is_elementwise(op: Any) -> bool:
    if len(op.results) != 1 or kind_of(op) in {"custom_call", "dynamic_slice", "sort", "gather"}:
        return False
    shape = shape_of(op.results[0])
    return all(shape_of(value) in {shape, ()} for value in op.operands)


def _freeze(values: Any) -> Iterator[Link]:
    for value in values:
        yield from (((value, dim), None) for dim in range(len(shape_of(value))))


# -- one rule for each operation that moves dimensions --------------------------------------------


def _broadcast(op: Any) -> Iterator[Link]:
    value, result = op.operands[0], op.results[0]
    where = list(ir.DenseI64ArrayAttr(op.attributes["broadcast_dimensions"]))
    for dim, to in enumerate(where):
        same = shape_of(value)[dim] == shape_of(result)[to]
        yield (value, dim), ((result, to) if same else None)


def _transpose(op: Any) -> Iterator[Link]:
    for to, dim in enumerate(ir.DenseI64ArrayAttr(op.attributes["permutation"])):
        yield (op.operands[0], dim), (op.results[0], to)


def _reshape(op: Any) -> Iterator[Link]:
    """Dimensions that stay as they are, with as many elements before them."""
    value, result = op.operands[0], op.results[0]
    ends: dict[tuple[int, int], int] = {}
    count = 1
    for to, size in enumerate(shape_of(result)):
        if size > 1:
            ends[(count, size)] = to
        count *= size
    count = 1
    matched = set()
    for dim, size in enumerate(shape_of(value)):
        found = ends.get((count, size))
        yield (value, dim), (None if found is None else (result, found))
        matched.add(found)
        count *= size
    yield from (((result, to), None) for to in range(len(shape_of(result))) if to not in matched)


def _dot(op: Any) -> Iterator[Link]:
    one, two = op.operands
    numbers = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    batch = (list(numbers.lhs_batching_dimensions), list(numbers.rhs_batching_dimensions))
    summed = (list(numbers.lhs_contracting_dimensions), list(numbers.rhs_contracting_dimensions))
    result, to = op.results[0], 0
    for a, b in zip(*batch, strict=True):
        yield (one, a), (two, b)
        yield (one, a), (result, to)
        to += 1
    for a, b in zip(*summed, strict=True):
        yield (one, a), (two, b)
    for value, own, gone in ((one, batch[0], summed[0]), (two, batch[1], summed[1])):
        for dim in range(len(shape_of(value))):
            if dim not in own and dim not in gone:
                yield (value, dim), (result, to)
                to += 1


def _convolution(op: Any) -> Iterator[Link]:
    conv = read_conv(op)
    x, w = op.operands
    result = op.results[0]
    if conv is None or not conv.is_plain:
        yield from _freeze([x, w, result])
        return
    yield (x, conv.batch[0]), (result, conv.batch[1])
    for a, k, b in zip(*conv.spatial, strict=True):
        yield (w, k), None
        yield (x, a), (result, b)
    channels, made = (x, conv.feature[0]), (result, conv.feature[1])
    if conv.is_depthwise(op):
        yield channels, made
        yield channels, (w, conv.kernel_out)
    elif conv.groups == 1:
        yield channels, (w, conv.kernel_in)
        yield made, (w, conv.kernel_out)
    else:
        yield from _freeze([w])
        yield channels, None
        yield made, None


def _reduce(op: Any) -> Iterator[Link]:
    gone = set(ir.DenseI64ArrayAttr(op.attributes["dimensions"]))
    count = len(op.results)
    kept = [dim for dim in range(len(shape_of(op.operands[0]))) if dim not in gone]
    for value, result in zip(list(op.operands)[:count], op.results, strict=True):
        yield from (((value, dim), (result, to)) for to, dim in enumerate(kept))
        if count > 1:  # an arg-reduction counts places
            yield from (((value, dim), None) for dim in gone)


def _slice(op: Any) -> Iterator[Link]:
    value, result = op.operands[0], op.results[0]
    for dim, (a, b) in enumerate(zip(shape_of(value), shape_of(result), strict=True)):
        yield (value, dim), ((result, dim) if a == b else None)
        if a != b:
            yield (result, dim), None


def _pad(op: Any) -> Iterator[Link]:
    yield from _slice(op)


def _concatenate(op: Any) -> Iterator[Link]:
    along = ir.IntegerAttr(op.attributes["dimension"]).value
    result = op.results[0]
    for value in op.operands:
        for dim in range(len(shape_of(value))):
            yield (value, dim), (None if dim == along else (result, dim))
    yield (result, along), None


def _window(op: Any) -> Iterator[Link]:
    """Windows of one element leave a dimension alone."""
    sizes = list(ir.DenseI64ArrayAttr(op.attributes["window_dimensions"]))
    value, result = op.operands[0], op.results[0]
    for dim, size in enumerate(sizes):
        alone = size == 1 and shape_of(value)[dim] == shape_of(result)[dim]
        yield (value, dim), ((result, dim) if alone else None)
        if not alone:
            yield (result, dim), None


_RULES = {
    "broadcast_in_dim": _broadcast,
    "transpose": _transpose,
    "reshape": _reshape,
    "dot_general": _dot,
    "convolution": _convolution,
    "reduce": _reduce,
    "slice": _slice,
    "pad": _pad,
    "concatenate": _concatenate,
    "reduce_window": _window,
}
