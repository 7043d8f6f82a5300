"""Which divisions are plain? `//` and `%` that the ranges of the loops around them decide.

    (8*i.o + i.i)//8, with i.i in 8   ->   i.o
    ((i // 2) // 4), ((i % 8) % 4)    ->   i // 8, i % 4

Without this, loops that are split and collapsed in turn grow subscripts that no proof can follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from perfdojo.ir import Affine, FloorDiv, Kernel, Mod, affine, constant, loops
from perfdojo.ir.affine import Atom, Interval, gathers, interval, loop_names
from perfdojo.ir.nodes import map_indices


def narrow_divisions(kernel: Kernel) -> Kernel:
    """`kernel` with every plain `//` and `%` in its indices written without."""
    ranges: dict[Atom, Interval] = {
        loop.name: (0, max(0, loop.extent.const - 1))
        for loop in loops(kernel.body)
        if loop.extent.is_constant
    }
    body = tuple(map_indices(node, lambda value: narrow(value, ranges)) for node in kernel.body)
    return kernel if body == kernel.body else replace(kernel, body=body)


def narrow(value: Affine, ranges: Mapping[Atom, Interval]) -> Affine:
    """`value` when each loop in `ranges` lies in its interval; what is unknown there stays."""
    if not any(isinstance(atom, FloorDiv | Mod) for atom, _ in value.terms):
        return value
    result = constant(value.const)
    for atom, coefficient in value.terms:
        result += _atom(atom, ranges) * coefficient
    return result


def _atom(atom: Atom, ranges: Mapping[Atom, Interval]) -> Affine:
    if not isinstance(atom, FloorDiv | Mod):
        return affine(atom)
    value, divisor = narrow(atom.value, ranges), atom.divisor
    if not any(gathers(value)) and all(name in ranges for name in loop_names(value)):
        low, high = (end // divisor for end in interval(value, ranges))
        if low == high:
            return constant(low) if isinstance(atom, FloorDiv) else value - low * divisor
    match value.terms:
        case ((FloorDiv() as inner, 1),) if isinstance(atom, FloorDiv) and not value.const:
            return inner.value // (inner.divisor * divisor)
        case ((Mod() as inner, 1),) if isinstance(atom, Mod) and not value.const:
            if inner.divisor % divisor == 0:
                return inner.value % divisor
    return value // divisor if isinstance(atom, FloorDiv) else value % divisor
