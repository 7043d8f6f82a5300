"""narrow: a dimension gets smaller, with all that belong to it. (Tested only.)

Channels of a layer with their weights, hidden units, examples of a batch, rows of a picture. Of
arguments and constants the first elements stay, or (`every`) evenly spaced ones; a state that is
returned keeps its other elements as they came. Sums of what got smaller are scaled up.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import entered, ir
from perfdojo.evolve.stablehlo.conv import read_conv
from perfdojo.evolve.stablehlo.dims import SizeClass, class_of, size_classes
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register, title
from perfdojo.evolve.stablehlo.edits.spread import is_depthwise
from perfdojo.evolve.stablehlo.program import (
    Program,
    element_of,
    id_of,
    is_float,
    kind_of,
    owner_of,
    ref_of,
    shape_of,
    tensor,
)

_PARTS = (0.25, 0.5, 0.5, 0.625, 0.75, 0.75, 0.875)
_NEARBY = (0.5, 0.75, 1.25, 1.5)
_LEAST = 4  # a dimension of fewer is left alone
_WAYS = ("first", "every")


@register
@dataclass(frozen=True, slots=True)
class Narrow(Edit):
    """Dimension `dim` of `value` has `size` elements; `way` says which."""

    name: ClassVar[str] = "narrow"
    weight: ClassVar[float] = 2.0
    value: str
    dim: int
    size: int
    way: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """A class that nothing holds, and a part of its size."""
        classes = [one for one in size_classes(program) if _can_shrink(one)]
        if not classes:
            return None
        value, dim = (found := rng.choice(classes)).members[0]
        size = shape_of(value)[dim]
        whole = math.gcd(*(shape_of(v)[d] for v, d in found.members))  # parts all can be cut into
        new = size // whole * max(1, int(whole * rng.choice(_PARTS)))
        way = rng.choice(_WAYS) if size % new == 0 and _is_picture(found) else "first"
        return cls(ref_of(value), dim, new, way)

    def vary(self, rng: random.Random) -> Self | None:
        """Somewhat more or fewer elements."""
        return replace(self, size=max(1, round(self.size * rng.choice(_NEARBY))))

    def apply(self, program: Program) -> None:
        """Every member of the class shrinks by the same part."""
        value = program.value(self.value)
        if not 0 <= self.dim < len(shape_of(value)) or self.way not in _WAYS:
            raise IllegalEdit(f"narrow: '{self.value}' has no dimension {self.dim}")
        found = class_of(program, (value, self.dim))
        old = shape_of(value)[self.dim]
        if found.frozen or not 0 < self.size < old:
            raise IllegalEdit(f"narrow: dimension {self.dim} of '{self.value}' must stay {old}")
        _Shrink(program, found, self.size / old, self.way == "every").run()

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        value = program.value(self.value)
        members = class_of(program, (value, self.dim)).members
        names = [program.names[int(ref_of(v)[3:])] for v, _ in members if owner_of(v) is None]
        which = f", with {', '.join(dict.fromkeys(names))}" if names else ""
        old = shape_of(value)[self.dim]
        kept = "evenly spaced ones" if self.way == "every" else "the first"
        return (
            f"keeps {self.size} of {old} in dimension {self.dim} of {title(program, self.value)}: "
            f"{kept}{which}"
        )


class _Shrink:
    """One application: all that changes for one class."""

    def __init__(self, program: Program, found: SizeClass, part: float, every: bool) -> None:
        self.program, self.part, self.every = program, part, every
        self.members: dict[Any, list[int]] = {}
        self.depthwise: set[str] = set()
        for value, dim in found.members:
            self.members.setdefault(value, []).append(dim)

    def run(self) -> None:
        """Look at what there is before anything changes; then change."""
        returned = self._returned()
        self.depthwise = {id_of(op) for op in self.program.operations if is_depthwise(op)}
        sums = self._sums()
        for value, dims in self.members.items():
            owner = owner_of(value)
            if owner is None:
                self._cut_argument(value, dims)
            else:
                self._shrink(owner, value, dims)
        for place, (argument, dims) in returned.items():
            self._restore(place, argument, dims)
        for value, factor in sums:
            self._scale(value, factor)

    def new(self, size: int) -> int:
        found = size * self.part
        if abs(found - round(found)) > 1e-9 or round(found) < 1:
            raise IllegalEdit(f"narrow: {size} is not a multiple of what {self.part:g} keeps whole")
        return round(found)

    def shape(self, value: Any, dims: list[int]) -> list[int]:
        return [self.new(s) if dim in dims else s for dim, s in enumerate(shape_of(value))]

    def part_of(self, value: Any, dims: list[int]) -> Any:
        """A slice: the first elements, or evenly spaced ones."""
        shape, old = self.shape(value, dims), shape_of(value)
        strides = [a // b if self.every else 1 for a, b in zip(old, shape, strict=True)]
        limits = [(b - 1) * s + 1 for b, s in zip(shape, strides, strict=True)]
        return build.cut(value, [0] * len(old), limits, strides)

    def _cut_argument(self, value: Any, dims: list[int]) -> None:
        with entered(ir.InsertionPoint.at_block_begin(self.program.block)):
            made = self.part_of(value, dims)
            value.replace_all_uses_except(made, made.owner.operation)

    def _shrink(self, op: Any, value: Any, dims: list[int]) -> None:
        shape = self.shape(value, dims)
        if kind_of(op) == "constant":
            op.attributes["value"] = self._constant(op, shape, value)
        elif kind_of(op) == "slice":
            limits = list(ir.DenseI64ArrayAttr(op.attributes["limit_indices"]))
            op.attributes["limit_indices"] = build.integers(
                [shape[d] if d in dims else limit for d, limit in enumerate(limits)]
            )
        elif id_of(op) in self.depthwise:
            conv = read_conv(op)
            assert conv is not None
            i64 = ir.IntegerType.get_signless(64)
            groups = ir.IntegerAttr.get(i64, shape[conv.feature[1]])
            op.attributes["feature_group_count"] = groups
        value.set_type(tensor(shape, element_of(value)))

    def _constant(self, op: Any, shape: list[int], value: Any) -> Any:
        data = ir.DenseElementsAttr(op.attributes["value"])
        kind = tensor(shape, element_of(value))
        if data.is_splat:
            return ir.DenseElementsAttr.get_splat(kind, data.get_splat_value())
        array = np.array(data).reshape(shape_of(value))
        steps = [a // b if self.every else 1 for a, b in zip(array.shape, shape, strict=True)]
        cut = tuple(slice(0, (b - 1) * s + 1, s) for b, s in zip(shape, steps, strict=True))
        return build.elements(array[cut], kind)

    # -- states that are returned -----------------------------------------------------------------

    def _returned(self) -> dict[int, tuple[Any, list[int]]]:
        """The results that are members, and the arguments that they are the new state of."""
        arguments = self.program.block.arguments
        return {
            place: (arguments[place], self.members[value])
            for place, value in enumerate(self.program.returns.operands)
            if value in self.members
        }

    def _restore(self, place: int, argument: Any, dims: list[int]) -> None:
        """The elements that were left out come from the argument."""
        if len(dims) != 1 or self.every:
            raise IllegalEdit("narrow: a state can be restored along one dimension only")
        (dim,) = dims
        returns = self.program.returns
        with before(returns):
            value, shape = returns.operands[place], shape_of(argument)
            starts = [0] * len(shape)
            starts[dim] = shape_of(value)[dim]
            rest = build.cut(argument, starts, shape, [1] * len(shape))
            returns.operands[place] = build.join([value, rest], dim)

    # -- sums -------------------------------------------------------------------------------------

    def _sums(self) -> list[tuple[Any, float]]:
        """Results of sums over members, and what they are to be multiplied with."""
        found = []
        for op in self.program.operations:
            if kind_of(op) != "reduce" or len(op.results) != 1 or not is_float(op.results[0]):
                continue
            body = [kind_of(one.operation) for one in op.regions[0].blocks[0].operations]
            gone = set(ir.DenseI64ArrayAttr(op.attributes["dimensions"]))
            mine = gone & set(self.members.get(op.operands[0], ()))
            if body[0] == "add" and mine:
                found.append((op.results[0], self.part ** -len(mine)))
        return found

    def _scale(self, value: Any, factor: float) -> None:
        operations = [one.operation for one in self.program.block.operations]
        following = operations[operations.index(owner_of(value)) + 1]
        with before(following):
            number = build.constant(factor, value)
            wide = build.broadcast(number, shape_of(value), [])
            made = build.binary("multiply", value, wide)
        value.replace_all_uses_except(made, made.owner.operation)


def first_cuts(program: Program, most: int) -> list[Narrow]:
    """Half and a quarter of the sizes that a person would try to lower first: those with most work.

    At most so many of them.
    """
    classes = [one for one in size_classes(program) if _can_shrink(one)]
    classes.sort(key=_elements, reverse=True)
    found = []
    for one in classes[:most]:
        value, dim = one.members[0]
        size = shape_of(value)[dim]
        whole = math.gcd(*(shape_of(v)[d] for v, d in one.members))
        found += [Narrow(ref_of(value), dim, size // d, "first") for d in (2, 4) if whole % d == 0]
    return found


def _elements(found: SizeClass) -> int:
    return sum(math.prod(shape_of(value)) for value, _ in found.members)


def _can_shrink(found: SizeClass) -> bool:
    value, dim = found.members[0]
    sizes = [shape_of(v)[d] for v, d in found.members]
    is_large = shape_of(value)[dim] >= _LEAST and math.gcd(*sizes) > 1
    return not found.frozen and is_large and _touches_work(found)


def _touches_work(found: SizeClass) -> bool:
    """Whether a product or a convolution gets smaller: others cost next to nothing."""
    owners = [owner_of(value) for value, _ in found.members]
    return any(op is not None and kind_of(op) in {"dot_general", "convolution"} for op in owners)


def _is_picture(found: SizeClass) -> bool:
    """Whether the dimension is one of places, not of channels: no weights belong to it."""
    return sum(owner_of(value) is None for value, _ in found.members) <= 1
