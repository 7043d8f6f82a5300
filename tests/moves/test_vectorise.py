"""Do iterations become lanes only if no lane needs another?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move, parse_moves, play
from perfdojo.moves.vectorise import Vectorise
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

SCALE = make("for i in 8:\n  y[i] = 2.0 * x[i]")


def test_vectorise_makes_lanes(golden: Golden) -> None:
    golden(show(SCALE, "vectorise(i)"))


def test_vectorise_refuses_loops_that_cannot_be_lanes() -> None:
    kernel = make(
        """
        for i in 6:
          y[i] = 0.0
        for k in 8 parallel:
          for j in k:
            z[k] = x[j]
          z[k] = 0.0
        """,
        "(x: f32[8]) -> y: f32[6], z: f32[8]",
    )
    assert refusal("vectorise(k)", kernel) == "loop 'k' is parallel; serialise(k) first"
    assert refusal("vectorise(j)", kernel) == "the extent of loop 'j' varies: k"
    assert refusal("vectorise(i)", kernel) == (
        "the result would be invalid: vector loop 'i': expected an extent of 2, 4, 8, ... 64, "
        "got 6; split it first"
    )
    lanes = check_move(parse_move("vectorise(i)"), SCALE)
    assert refusal("vectorise(i)", lanes) == "loop 'i' is vector"
    nest = make("for i in 2:\n  for j in 4:\n    y[4*i + j] = x[j]")
    assert refusal("vectorise(i)", nest) == (
        "expected an innermost loop, but 'j' is inside 'i'; interchange or unroll first"
    )


def test_vectorise_refuses_a_sum_over_lanes() -> None:
    assert refusal("vectorise(k)", find_case("matmul")) == (
        "iterations of loop 'k' meet: 'y[i, j] += a[i, k] * b[k, j]' writes y[i, j], and in a "
        "later one 'y[i, j] += a[i, k] * b[k, j]' writes y[i, j]; accumulate in parts first, with "
        "the move partial"
    )


def test_vectorise_refuses_lanes_that_meet() -> None:
    kernel = make(
        "y[0] = 1.0\nfor i in 4:\n  y[i + 1] = y[i] + x[i]\nfor j in 3:\n  y[j + 5] = 0.0"
    )
    assert refusal("vectorise(i)", kernel) == (
        "iterations of loop 'i' meet: 'y[i + 1] = y[i] + x[i]' writes y[i + 1], and in a later one "
        "'y[i + 1] = y[i] + x[i]' reads y[i]"
    )
    scalar = make("for i in 8:\n  t = x[i]\n  y[i] = t * t", temporaries="t: f32 register")
    assert refusal("vectorise(i)", scalar) == (
        "iterations of loop 'i' meet: 't = x[i]' writes t, and in a later one 't = x[i]' writes t; "
        "give 't' a dimension for it, with the move privatise"
    )


def test_vectorise_takes_lanes_that_are_too_far_apart_to_meet() -> None:
    kernel = make(
        """
        for k in 4:
          y[k] = x[k]
        for i in 4:
          y[i + 4] = y[i]
        """
    )
    check_move(parse_move("vectorise(i)"), kernel)


@pytest.mark.cc
def test_vectorise_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("vectorise(i)"), SCALE))
    bag = play(find_case("embedding_bag"), *parse_moves("fission(d, t); interchange(d1)"))
    check_target(check_move(parse_move("vectorise(d1)"), bag))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_vectorise_is_right(case: str) -> None:
    check_candidates(Vectorise, find_case(case), limit=4)
