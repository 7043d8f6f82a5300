"""Does every element of a temporary keep its value under its new name?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.reshape import Reshape
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

ROW = make(
    """
    for i in 12:
      t[i] = x[i]
    for j in 12:
      y[j] = t[11 - j]
    """,
    "(x: f32[12]) -> y: f32[12]",
    "t: f32[12] heap",
)


def test_reshape_makes_rows(golden: Golden) -> None:
    golden(show(ROW, "split(i, 4); reverse(j); split(j, 4); reshape(t, 0, 4)"))


def test_reshape_divides_where_it_must() -> None:
    check_move(Reshape("t", 0, 3), ROW)


def test_reshape_leaves_the_end_of_the_last_row_unused() -> None:
    assert check_move(Reshape("t", 0, 5), ROW).buffers["t"].shape == (3, 5)
    assert check_move(Reshape("t", 0, 20), ROW).buffers["t"].shape == (1, 20)
    assert check_move(Reshape("t", 0, 1), ROW).buffers["t"].shape == (12, 1)


def test_reshape_refuses_what_is_not_a_dimension() -> None:
    assert refusal("reshape(t, 0, 0)", ROW) == "expected a factor of at least 1, got 0"
    assert refusal("reshape(t, 1, 2)", ROW) == "'t' has dimensions 0 to 0, got 1"
    assert refusal("reshape(x, 0, 2)", ROW).startswith("'x' is an argument")
    padded = play(ROW, *parse_moves("pad(t, 0, 4)"))
    assert refusal("reshape(t, 0, 4)", padded) == "dimension 0 of 't' has padding"
    dropped = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[~8] heap")
    assert refusal("reshape(t, 0, 4)", dropped) == "dimension 0 of 't' is not stored"


def test_reshape_is_offered_where_subscripts_are_rows_and_places() -> None:
    assert list(Reshape.candidates(ROW, TEST_MACHINE)) == []
    rows = play(ROW, *parse_moves("split(i, 4); reverse(j); split(j, 4)"))
    assert list(map(str, Reshape.candidates(rows, TEST_MACHINE))) == ["reshape(t, 0, 4)"]


@pytest.mark.cc
def test_reshape_means_the_same_in_c() -> None:
    check_target(check_move(Reshape("t", 0, 3), ROW))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_reshape_is_right(case: str) -> None:
    check_candidates(Reshape, find_case(case), limit=3)
