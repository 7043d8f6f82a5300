"""Is the next block asked for, evenly, while this one is computed?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.anticipate import Anticipate
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

HEAD = "(x: f32[5, 6, 8], w: f32[5]) -> y: f32[5, 4, 8]"
BLOCKS = make(
    "for n in 5:\n  for i in 4:\n    for j in 8 vector:\n      y[n, i, j] = x[n, i, j] * w[n]",
    HEAD,
)


def test_anticipate_asks_for_the_next_block_bit_by_bit(golden: Golden) -> None:
    golden(show(BLOCKS, "anticipate(y:0, x, n)"))


def test_the_hints_of_one_iteration_cover_the_block() -> None:
    """Four runs for 48 elements: one in twelve is asked for."""
    assert "prefetch x[n + 1, (12*i)//8, (12*i) % 8]" in str(
        check_move(parse_move("anticipate(y:0, x, n)"), BLOCKS)
    )


def test_anticipate_refuses_what_does_not_fit() -> None:
    assert refusal("anticipate(y:0, w, n)", BLOCKS) == (
        "'w' has one element for each 'n'; prefetch it"
    )
    assert refusal("anticipate(y:0, z, n)", BLOCKS) == "expected an array in memory, got 'z'"
    assert refusal("anticipate(y:0, x, i)", BLOCKS) == (
        "expected loop 'i' to load 'x' with 'i' as its first subscript"
    )
    marked = check_move(parse_move("anticipate(y:0, x, n)"), BLOCKS)
    assert refusal("anticipate(y:0, x, n)", marked).endswith("has a prefetch already")
    two = make(
        "for n in 5:\n  y[n, 0] = x[n, 0]\nfor m in 5:\n  y[m, 1] = x[m, 1]",
        "(x: f32[5, 2]) -> y: f32[5, 2]",
    )
    assert refusal("anticipate(y:0, x, m)", two) == "loop 'm' is not around 'y[n, 0] = x[n, 0]'"
    uneven = make(
        "for n in 5:\n  for i in n + 1:\n    y[n, i] += x[n, i]", "(x: f32[5, 5]) -> y: f32[5, 5]"
    )
    assert refusal("anticipate(y:0, x, n)", uneven) == (
        "loop 'i' does not always run equally often"
    )


@pytest.mark.cc
def test_anticipate_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("anticipate(y:0, x, n)"), BLOCKS))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_anticipate_is_right(case: str) -> None:
    check_candidates(Anticipate, find_case(case), limit=2)
