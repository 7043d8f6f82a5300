"""Does a loop run backwards only if its iterations do not care?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.reverse import Reverse
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


def test_reverse_counts_from_the_end(golden: Golden) -> None:
    golden(show(find_case("cumsum_reverse"), "reverse(i)"))


def test_reverse_straightens_a_copy() -> None:
    kernel = make("for i in 8:\n  y[7 - i] = x[7 - i]")
    result = check_move(parse_move("reverse(i)"), kernel)
    assert str(result) == str(make("for i in 8:\n  y[i] = x[i]"))
    assert list(Reverse.candidates(kernel, TEST_MACHINE)) == [parse_move("reverse(i)")]
    assert list(Reverse.candidates(result, TEST_MACHINE)) == []


def test_reverse_refuses_a_scan() -> None:
    assert refusal("reverse(j)", find_case("cumsum")) == (
        "'y_carry[i] += x[i, j]' writes y_carry[i] before 'y[i, j] = y_carry[i]' reads y_carry[i], "
        "and would come after it"
    )


def test_reverse_sees_through_a_parallel_loop() -> None:
    """No two j of one i meet, but those of different i do."""
    kernel = make(
        """
        for k in 5:
          for l in 5:
            y[k, l] = x[k]
        for i in 4:
          for j in 4 parallel:
            y[i + 1, j + 1] = y[i, j]
        """,
        "(x: f32[5]) -> y: f32[5, 5]",
    )
    assert "would come after it" in refusal("reverse(i)", kernel)


def test_reverse_writes_through_no_gather() -> None:
    kernel = make(
        "for i in 8:\n  y[i] = 0.0\nfor k in 8:\n  for j in idx[k]:\n    y[j] = x[0]",
        "(x: f32[8], idx: i64[8] in 1..8) -> y: f32[8]",
    )
    assert refusal("reverse(j)", kernel).startswith(
        "the result would be invalid: a gather can only be read through"
    )


def test_reverse_of_a_sum_rounds_otherwise() -> None:
    kernel = find_case("matmul")
    assert parse_move("reverse(k)").numerics_on(kernel) == "reassociate"
    assert parse_move("reverse(i)").numerics_on(kernel) == "exact"
    check_move(parse_move("reverse(k)"), kernel)


def test_reverse_of_a_loop_that_varies() -> None:
    kernel = make(
        "for i in 8:\n  y[i] = 0.0\n  for j in i:\n    y[j] = x[i] + x[j]\n",
        "(x: f32[8]) -> y: f32[8]",
    )
    check_move(parse_move("reverse(j)"), kernel)
    assert "would come after it" in refusal("reverse(i)", kernel)


def test_reverse_refuses_what_has_no_order() -> None:
    kernel = make("for i in 8 vector:\n  y[i] = x[i]")
    assert refusal("reverse(i)", kernel) == (
        "loop 'i' is vector and has no order to turn round; serialise(i) first"
    )


@pytest.mark.cc
def test_reverse_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("reverse(i)"), find_case("cumsum_reverse")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_reverse_is_right(case: str) -> None:
    check_candidates(Reverse, find_case(case), limit=4)
