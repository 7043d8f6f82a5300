"""Are divisions left out exactly where ranges make them plain?"""

from __future__ import annotations

import itertools
import random

import pytest

from perfdojo.ir import Affine, affine, constant
from perfdojo.ir.affine import Atom, FloorDiv, Interval, Mod
from perfdojo.moves.proofs.narrow import narrow
from tests.moves.cases import make, show

RANGES: dict[Atom, Interval] = {"i": (0, 3), "j": (0, 7), "k": (0, 15)}
A, J, K = (affine(name) for name in "ijk")


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (J // 8, constant(0)),
        (J % 8, J),
        ((J + 8) // 8, constant(1)),
        ((J + 8) % 16 // 8, constant(1)),
        (K // 2 // 4, K // 8),
        (K % 8 % 4, K % 4),
        (K % 4 % 8, K % 4),
        ((A * 4 + J % 4) // 4, A),
        ((A * 4 + J % 4) // 8, A // 2),
        ((A * 4 + J % 4) % 8, A % 2 * 4 + J % 4),
        ((K * 6 + A + 13) // 12, (K + 2) // 2),
        ((A + J) // 4, (A + J) // 4),
        (K % 8 // 4, K % 8 // 4),
        (affine("n") % 8 % 8, affine("n") % 8),
    ],
)
def test_a_division_goes_where_its_outcome_is_known(value: Affine, plain: Affine) -> None:
    assert narrow(value, RANGES) == plain


def evaluate(value: Affine, at: dict[Atom, int]) -> int:
    total = value.const
    for atom, coefficient in value.terms:
        match atom:
            case FloorDiv():
                total += coefficient * (evaluate(atom.value, at) // atom.divisor)
            case Mod():
                total += coefficient * (evaluate(atom.value, at) % atom.divisor)
            case _:
                total += coefficient * at[atom]
    return total


def draw(rng: random.Random, depth: int) -> Affine:
    value = constant(rng.randint(-9, 9))
    for _ in range(rng.randint(1, 3)):
        part = draw(rng, depth - 1) if depth else rng.choice((A, J, K))
        value += part * rng.choice((-8, -1, 1, 1, 2, 4, 8))
    divisor = rng.choice((1, 2, 3, 4, 8, 16))
    return rng.choice((value // divisor, value % divisor, value))


@pytest.mark.parametrize("seed", range(60))
def test_narrowing_keeps_every_value(seed: int) -> None:
    value = draw(random.Random(seed), depth=3)
    found = narrow(value, RANGES)
    for point in itertools.product(*(range(high + 1) for _, high in RANGES.values())):
        at = dict(zip(RANGES, point, strict=True))
        assert evaluate(found, at) == evaluate(value, at), f"{value} -> {found} at {at}"


def test_loops_that_are_collapsed_and_split_again_leave_no_division() -> None:
    kernel = make(
        "for i in 4:\n  for j in 8:\n    y[i, j] = x[i, j]", "(x: f32[4, 8]) -> y: f32[4, 8]"
    )
    *_, text = show(kernel, "collapse(i); split(i.j, 8)").split("# split")
    assert "y[i.j.o, i.j.i] = x[i.j.o, i.j.i]" in text
