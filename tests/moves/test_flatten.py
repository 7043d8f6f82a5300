"""Does every element of a temporary keep its value when two dimensions become one?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.flatten import Flatten
from perfdojo.testing import GPU_TEST_MACHINE, TEST_MACHINE, check_candidates, check_move
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

TABLE = make(
    """
    for i in 3:
      for j in 4:
        t[i, j] = x[i, j]
    for k in 12:
      y[k] = t[k//4, k % 4]
    """,
    "(x: f32[3, 4]) -> y: f32[12]",
    "t: f32[3, 4] heap",
)


def test_flatten_makes_one_row(golden: Golden) -> None:
    golden(show(TABLE, "flatten(t, 0)"))


def test_flatten_undoes_reshape() -> None:
    row = play(TABLE, *parse_moves("collapse(i); flatten(t, 0)"))
    assert play(row, *parse_moves("reshape(t, 0, 6); flatten(t, 0)")) == row


def test_flatten_keeps_the_meaning() -> None:
    check_move(Flatten("t", 0), TABLE)
    check_move(Flatten("t", 0), play(TABLE, *parse_moves("permute(t, 0)")))


def test_flatten_refuses_what_has_no_second_dimension_or_a_gap() -> None:
    assert refusal("flatten(t, 1)", TABLE) == (
        "expected dimension 0 to 0 to join to the next, 't' has 2, got 1"
    )
    flat = play(TABLE, Flatten("t", 0))
    assert refusal("flatten(t, 0)", flat) == (
        "expected two dimensions to join to the next, 't' has 1, got 0"
    )
    assert refusal("flatten(x, 0)", TABLE).startswith("'x' is an argument")
    padded = play(TABLE, *parse_moves("pad(t, 1, 2)"))
    assert refusal("flatten(t, 0)", padded) == "dimension 1 of 't' has padding"
    dropped = make(
        "for i in 8:\n  t[i, 0] = x[i]\n  y[i] = t[i, 0]", temporaries="t: f32[~8, 1] heap"
    )
    assert refusal("flatten(t, 0)", dropped) == "dimension 0 of 't' is not stored"


def test_flatten_is_offered_on_a_gpu() -> None:
    assert list(Flatten.candidates(TABLE, TEST_MACHINE)) == []
    assert list(map(str, Flatten.candidates(TABLE, GPU_TEST_MACHINE))) == ["flatten(t, 0)"]


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_flatten_is_right(case: str) -> None:
    check_candidates(Flatten, find_case(case), limit=3, machine=GPU_TEST_MACHINE)
