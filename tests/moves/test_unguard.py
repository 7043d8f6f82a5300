"""Do only those conditions go that always hold?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.unguard import Unguard
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

GUARDED = make(
    """
    for i in 8:
      y[i] = 0.0
      if 0 <= i < 8:
        y[i] = x[i]
      if i > 0 and i >= 1 and i < 20:
        y[i] += x[i - 1]
    """
)


def test_unguard_drops_what_always_holds(golden: Golden) -> None:
    golden(show(GUARDED, "unguard(if:y:1); unguard(if:y:2)"))


def test_unguard_keeps_one_of_two_that_imply_each_other() -> None:
    assert "if i >= 1:" in str(check_move(parse_move("unguard(if:y:2)"), GUARDED))


def test_unguard_uses_the_guards_outside() -> None:
    kernel = make(
        """
        for i in 8:
          y[i] = 0.0
          if i < 5:
            for j in i:
              if i + j < 9:
                y[i] += x[j]
        """
    )
    result = check_move(parse_move("unguard(if:y:1)"), kernel)
    assert "if i + j" not in str(result)
    assert refusal("unguard(if:j)", kernel) == (
        "no part of 'if i < 5' holds in every iteration; peel a loop first"
    )


def test_unguard_knows_the_range_of_a_gather() -> None:
    kernel = make(
        "for i in 8:\n  y[i] = 0.0\n  if idx[i] < 5 and idx[i] > 0:\n    y[i] = x[idx[i]]",
        "(x: f32[5], idx: i64[8] in 5) -> y: f32[8]",
    )
    assert "if idx[i] > 0:" in str(check_move(parse_move("unguard(if:y:1)"), kernel))


def test_unguard_refuses_what_is_no_guard() -> None:
    assert refusal("unguard(y:0)", GUARDED) == "expected a guard, as 'if:y:0', got 'y:0'"
    assert refusal("unguard(if:y:0)", GUARDED) == "there is no guard 'if:y:0'"


@pytest.mark.cc
def test_unguard_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("unguard(if:y:2)"), GUARDED))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_unguard_is_right(case: str) -> None:
    check_candidates(Unguard, find_case(case), limit=4)
