"""Does a guard move into its loop?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.push import Push
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

OUTSIDE = make(
    """
    for i in 8:
      y[i] = 0.0
      if i < 5:
        for k in i:
          y[i] += x[k]
    """
)


def test_push_puts_the_guard_into_the_loop(golden: Golden) -> None:
    golden(show(OUTSIDE, "push(k)"))


def test_push_undoes_lift() -> None:
    pushed = check_move(parse_move("push(k)"), OUTSIDE)
    assert check_move(parse_move("lift(k)"), pushed) == OUTSIDE
    assert list(Push.candidates(OUTSIDE, TEST_MACHINE)) == [parse_move("push(k)")]


def test_push_refuses_company_and_extents_that_the_guard_protects() -> None:
    assert refusal("push(i)", OUTSIDE) == "expected loop 'i' alone under a guard"
    kernel = make(
        """
        for i in 8:
          y[i] = 0.0
          if i > 0:
            for k in idx[i - 1]:
              y[i] += x[k]
        """,
        "(x: f32[8], idx: i64[8] in 5) -> y: f32[8]",
    )
    assert refusal("push(k)", kernel) == (
        "the extent of loop 'k', idx[i - 1], reads an array that the guard may protect"
    )


@pytest.mark.cc
def test_push_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("push(k)"), OUTSIDE))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_push_is_right(case: str) -> None:
    check_candidates(Push, find_case(case), limit=4)
