"""Do the first and the last iterations run by themselves?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.peel import Peel
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

WINDOW = make(
    """
    for i in 6:
      y[i] = 0.0
      for k in 3:
        if 0 <= i + k - 1 < 6:
          y[i] += x[i + k - 1]
    """,
    "(x: f32[6]) -> y: f32[6]",
)


def test_peel_takes_one_iteration_off_the_front(golden: Golden) -> None:
    golden(show(WINDOW, "peel(i, 1)"))


def test_peel_takes_some_off_the_end(golden: Golden) -> None:
    golden(show(WINDOW, "peel(i, -2)"))


def test_peel_settles_what_the_number_decides(golden: Golden) -> None:
    """Loops that never run vanish, and so do guards and choices that are none."""
    kernel = make(
        """
        for i in 4:
          y[i] = (y[i - 1] if i > 0 else 0.0) + x[i]
          for j in i:
            y[i] += x[j]
          if i >= 0 and i < 2:
            y[i] *= 2.0
          if i > 2:
            y[i] = 0.0
        """,
        "(x: f32[4]) -> y: f32[4]",
    )
    golden(show(kernel, "peel(i, 1)"))
    check_move(parse_move("peel(i, 1)"), kernel)


def test_peel_keeps_the_type_in_which_a_choice_is_computed() -> None:
    """Without its neighbour, 1.5 would be a f32, and its exponential another number."""
    kernel = make(
        """
        for i in 4:
          y[i] = f32(exp(x[i] if i > 0 else 1.1))
        """,
        "(x: f64[4]) -> y: f32[4]",
    )
    result = check_move(parse_move("peel(i, 1)"), kernel)
    assert "y[0] = f32(exp(x[0] if 0 > 0 else 1.1))" in str(result)


def test_peel_opens_a_loop_that_runs_once() -> None:
    kernel = make("for i in 1:\n  for j in 8:\n    y[j] = x[i + j]")
    result = check_move(parse_move("peel(i, 1)"), kernel)
    assert str(result) == str(make("for j in 8:\n  y[j] = x[j]"))


def test_peel_of_a_loop_that_varies() -> None:
    kernel = make(
        """
        for i in 8:
          y[i] = 0.0
          for j in i + 1:
            y[i] += x[j]
        """
    )
    check_move(parse_move("peel(j, 1)"), kernel)
    check_move(parse_move("peel(j, -1)"), kernel)
    reason = "loop 'j' runs i + 1 times, which may be below 2"
    assert refusal("peel(j, 2)", kernel) == reason
    late = check_move(parse_move("peel(i, 1)"), kernel)
    check_move(parse_move("peel(j, 2)"), late)


def test_peel_writes_through_no_gather() -> None:
    kernel = make(
        "for i in 8:\n  y[i] = 0.0\nfor k in 8:\n  for j in idx[k]:\n    y[j] = x[0]",
        "(x: f32[8], idx: i64[8] in 1..8) -> y: f32[8]",
    )
    check_move(parse_move("peel(j, 1)"), kernel)
    assert refusal("peel(j, -1)", kernel).startswith(
        "the result would be invalid: a gather can only be read through"
    )


def test_peel_keeps_products_of_indices_canonical() -> None:
    """With a number for i, i * j is an index, and its text reads as one."""
    kernel = make(
        "for i in 3:\n  for j in 4:\n    y[i, j] = i * j + x[i] * i", "(x: i32[3]) -> y: i32[3, 4]"
    )
    check_move(parse_move("peel(i, -1)"), kernel)


def test_peel_refuses_counts_that_do_not_fit() -> None:
    reason = "loop 'i' runs 6 times: expected 1 to 5 (or -1 to -5)"
    assert refusal("peel(i, 6)", WINDOW) == reason
    assert refusal("peel(i, -7)", WINDOW) == reason
    assert refusal("peel(i, 0)", WINDOW) == "expected a count other than 0"
    once = make("for i in 1:\n  for j in 8:\n    y[j] = x[j]")
    reason = "loop 'i' runs 1 times: expected 1, which opens the loop"
    assert refusal("peel(i, 2)", once) == reason
    vector = make("for i in 8 vector:\n  y[i] = x[i]")
    assert refusal("peel(i, 1)", vector) == "loop 'i' is vector; serialise(i) first"


def test_peel_does_not_share_what_was_private() -> None:
    kernel = make("for i in 8 parallel:\n  t = x[i]\n  y[i] = t * t", temporaries="t: f32 stack")
    reason = "the result would be invalid: loop 'i' cannot be parallel: t is "
    assert refusal("peel(i, 1)", kernel).startswith(reason)


@pytest.mark.cc
@pytest.mark.parametrize("count", [1, 2, -1, -3])
def test_peel_means_the_same_in_c(count: int) -> None:
    check_target(check_move(parse_move(f"peel(i, {count})"), WINDOW))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_peel_is_right(case: str) -> None:
    check_candidates(Peel, find_case(case), limit=4)
