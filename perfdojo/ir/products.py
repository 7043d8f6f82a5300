"""When is a sum of products a product of matrices, and what is it then?

The oracle need not keep the order of a sum, so a product of 768 x 1024 x 1024 takes it a tenth of a
second instead of ten.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir.affine import Access, loop_names
from perfdojo.ir.nodes import Assign, Buffer, Call
from perfdojo.ir.types import FLOATS

Array = NDArray[Any]


def find_factors(statement: Assign, buffers: Mapping[str, Buffer]) -> tuple[Access, Access] | None:
    """The two floats that `statement` multiplies and adds up, each along loops of its own."""
    match statement:
        case Assign(op="+=", value=Call(name="*", args=(Access() as one, Access() as two))):
            names = (statement.target.buffer, one.buffer, two.buffer)
            if any(buffers[name].dtype not in FLOATS for name in names):
                return None
            ours, theirs = loops_of(one), loops_of(two)
            return (one, two) if ours - theirs and theirs - ours else None
    return None


def loops_of(access: Access) -> set[str]:
    """The loops in the subscripts."""
    return {name for index in access.indices for name in loop_names(index)}


def sum_products(one: Array, two: Array, shape: Sequence[int], summed: Sequence[int]) -> Array:
    """`(one * two).sum(summed, keepdims=True)` for factors that broadcast to `shape`.

    Never holds more than the factors, the result, and copies of these in another order.
    """
    one, two = _add_up_alone(one, two, shape, summed)
    axes = range(len(shape))
    shared = [n for n in axes if one.shape[n] > 1 and two.shape[n] > 1]
    batch = [n for n in shared if n not in summed]
    inner = [n for n in shared if n in summed]
    rows = [n for n in axes if n not in shared and one.shape[n] > 1]
    columns = [n for n in axes if n not in shared and two.shape[n] > 1]
    left = _as_matrices(one, batch, rows, inner)
    right = _as_matrices(two, batch, inner, columns)
    order = [*batch, *rows, *columns]
    order += [n for n in axes if n not in order]
    whole = [1 if n in summed else max(one.shape[n], two.shape[n]) for n in axes]
    product: Array = np.matmul(left, right).reshape([whole[n] for n in order])
    return product.transpose(np.argsort(order))


def _add_up_alone(
    one: Array, two: Array, shape: Sequence[int], summed: Sequence[int]
) -> tuple[Array, Array]:
    """Sums over axes that only one of them has; what neither has, counts as one's."""
    nobodys = [n for n in summed if one.shape[n] == two.shape[n] == 1]
    one = np.broadcast_to(one, [shape[n] if n in nobodys else m for n, m in enumerate(one.shape)])
    ours = tuple(n for n in summed if two.shape[n] == 1)
    theirs = tuple(n for n in summed if one.shape[n] == 1)
    return one.sum(ours, keepdims=True), two.sum(theirs, keepdims=True)


def _as_matrices(
    factor: Array, batch: Sequence[int], rows: Sequence[int], columns: Sequence[int]
) -> Array:
    """The factor with its axes in three groups; all others have one element."""
    groups = (batch, rows, columns)
    order = [n for group in groups for n in group]
    others = [n for n in range(factor.ndim) if n not in order]
    sizes = [math.prod(factor.shape[n] for n in group) for group in groups]
    return factor.transpose([*order, *others]).reshape(sizes)
