"""Which elements does a nest of loops touch? All of them, one by one, where there are not too many.

isl reasons about sets of any size, but `//` and `%` under each other can outgrow it; a nest of a
few thousand instances is decided by running its subscripts.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir.affine import Access, Affine, FloorDiv, Mod
from perfdojo.ir.nodes import RELATIONS, Condition
from perfdojo.ir.sets import Touch

Values = NDArray[np.int64]
_LIMIT = 1 << 20  # instances
_COMPARE = dict(
    zip(
        RELATIONS,
        (np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal),
        strict=True,
    )
)


def find_places(touch: Touch, shape: tuple[int, ...]) -> NDArray[np.bool_] | None:
    """Which elements of an array of `shape` an access touches; None if that cannot be counted."""
    instances: dict[str, Values] = {}
    count = 1
    try:
        for loop in touch.spot.loops:
            extents = np.broadcast_to(_value(loop.extent, instances), (count,))
            count = int(np.maximum(extents, 0).sum())
            if count > _LIMIT:
                return None
            instances = _extended(instances, loop.name, np.maximum(extents, 0))
        runs = np.ones(count, np.bool_)
        for condition in touch.guards:
            runs &= _holds(condition, instances)
        subscripts = [_value(index, instances) for index in touch.access.indices]
    except _Gathered:
        return None
    places = np.zeros(shape, np.bool_)
    places[tuple(np.broadcast_to(one, (count,))[runs] for one in subscripts)] = True
    return places


class _Gathered(Exception):
    """A subscript is read from an array."""


def _extended(instances: Mapping[str, Values], name: str, extents: Values) -> dict[str, Values]:
    """Every instance so far, once for each iteration of one more loop."""
    ends = np.cumsum(extents)
    steps = np.arange(int(ends[-1]), dtype=np.int64) - np.repeat(ends - extents, extents)
    return {**{n: np.repeat(v, extents) for n, v in instances.items()}, name: steps}


def _holds(condition: Condition, instances: Mapping[str, Values]) -> NDArray[np.bool_]:
    left, right = _value(condition.left, instances), _value(condition.right, instances)
    return np.asarray(_COMPARE[condition.relation](left, right))


def _value(value: Affine, instances: Mapping[str, Values]) -> Values:
    result = np.asarray(value.const, np.int64)
    for atom, coefficient in value.terms:
        match atom:
            case str():
                part = instances[atom]
            case FloorDiv():
                part = _value(atom.value, instances) // atom.divisor
            case Mod():
                part = _value(atom.value, instances) % atom.divisor
            case Access():
                raise _Gathered
        result = result + coefficient * part
    return result
