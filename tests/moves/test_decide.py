"""Do only those choices go that are none?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.decide import Decide
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

CHOICES = make(
    """
    for i in 7:
      y[i + 1] = (x[i] if i + 1 > 0 and i < 7 else 0.0) + (x[i + 1] if i > 6 else 1.0)
    y[0] = 0.0
    """
)


def test_decide_drops_choices_that_are_none(golden: Golden) -> None:
    golden(show(CHOICES, "decide(y:0)"))
    check_move(parse_move("decide(y:0)"), CHOICES)


def test_decide_uses_the_guards_around() -> None:
    kernel = make(
        """
        for i in 8:
          y[i] = 0.0
          if i > 2:
            y[i] = x[i - 1] if not i == 0 else 3.0
        """
    )
    result = check_move(parse_move("decide(y:1)"), kernel)
    assert "y[i] = x[i - 1]\n" in str(result)


def test_decide_keeps_the_type_of_the_rest() -> None:
    """2.5 is a f64 beside x; alone it would be a f32, and its root rounded to that."""
    kernel = make(
        "for i in 8:\n  y[i] = f32(sqrt(x[i] if i > 8 else 2.5))", "(x: f64[8]) -> y: f32[8]"
    )
    assert "holds no choice" in refusal("decide(y:0)", kernel)


@pytest.mark.parametrize("test", ["i > 3", "x[i] > 0.0", "x[0] > 0.0 and i >= 0", "idx[i] < 4"])
def test_decide_refuses_a_choice_that_is_one(test: str) -> None:
    kernel = make(
        f"for i in 8:\n  y[i] = 1.0 if {test} else x[i]",
        "(x: f32[8], idx: i64[8] in 5) -> y: f32[8]",
    )
    assert refusal("decide(y:0)", kernel) == (
        "'y:0' holds no choice that is the same in every iteration; peel a loop first"
    )


@pytest.mark.cc
def test_decide_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("decide(y:0)"), CHOICES))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_decide_is_right(case: str) -> None:
    check_candidates(Decide, find_case(case), limit=4)
