"""Which divisions are plain? `//` and `%` that the ranges of the loops around them decide.

    (8*i.o + i.i)//8, with i.i in 8   ->   i.o
    ((i // 2) // 4), ((i % 8) % 4)    ->   i // 8, i % 4
    (4*i + j)//8, (4*i + j) % 8, with j in 4   ->   i // 2, 4*(i % 2) + j

Without this, loops that are split and collapsed in turn grow subscripts that no proof can follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import gcd, inf

from perfdojo.ir import Affine, FloorDiv, Kernel, Mod, Node, affine, constant, loops
from perfdojo.ir.affine import Atom, Interval, gathers, interval, loop_names
from perfdojo.ir.nodes import map_indices
from perfdojo.moves.proofs.settle import settle_nodes


def narrow_divisions(kernel: Kernel) -> Kernel:
    """`kernel` with every plain `//` and `%` in its indices written without."""
    ranges: dict[Atom, Interval] = {
        loop.name: (0, max(0, loop.extent.const - 1))
        for loop in loops(kernel.body)
        if loop.extent.is_constant
    }
    body = tuple(map_indices(node, lambda value: narrow(value, ranges)) for node in kernel.body)
    if body == kernel.body:
        return kernel
    return replace(kernel, body=settle_nodes(kernel, body))  # an extent may have become 0


def divides(nodes: Iterable[Node], loop: str) -> bool:
    """Whether an index in `nodes` holds a `//` or `%` of something with `loop` in it."""
    found: list[str] = []

    def look(value: Affine) -> Affine:
        for atom, _ in value.terms:
            if isinstance(atom, FloorDiv | Mod):
                found.extend(loop_names(atom.value))
        return value

    for node in nodes:
        map_indices(node, look)
    return loop in found


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
    is_quotient = isinstance(atom, FloorDiv)
    low, high = (end // divisor for end in _bounds(value, ranges))
    if low == high:
        return constant(int(low)) if is_quotient else value - int(low) * divisor
    for step in _steps(value, divisor):
        blocks, rest = _parts(value, step)
        least, most = _bounds(rest, ranges)
        if least >= 0 and most < step:  # value = step*blocks + rest, and the rest never carries
            count = divisor // step
            if is_quotient:
                return narrow(blocks // count, ranges)
            return narrow(blocks % count, ranges) * step + rest
    match value.terms:
        case ((FloorDiv() as inner, 1),) if is_quotient and not value.const:
            return inner.value // (inner.divisor * divisor)
        case ((Mod() as inner, 1),) if not is_quotient and not value.const:
            if inner.divisor % divisor == 0:
                return inner.value % divisor
    return value // divisor if is_quotient else value % divisor


def _bounds(value: Affine, ranges: Mapping[Atom, Interval]) -> tuple[float, float]:
    """The least and the most that `value` may be; without limit where something is unknown."""
    if any(gathers(value)) or any(name not in ranges for name in loop_names(value)):
        return -inf, inf
    return interval(value, ranges)


def _steps(value: Affine, divisor: int) -> list[int]:
    """The divisors of `divisor`, the largest first, that may be factored out of `value`."""
    steps = {gcd(divisor, factor) for _, factor in value.terms} - {1}
    return sorted(steps, reverse=True)


def _parts(value: Affine, step: int) -> tuple[Affine, Affine]:
    """`value` as step*blocks + rest: the terms that `step` divides, and the others."""
    blocks, rest = constant(value.const // step), constant(value.const % step)
    for atom, factor in value.terms:
        if factor % step:
            rest += affine(atom) * factor
        else:
            blocks += affine(atom) * (factor // step)
    return blocks, rest
