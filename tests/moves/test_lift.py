"""Does a guard leave a loop that it does not name?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.lift import Lift
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

INSIDE = make(
    """
    for i in 8:
      y[i] = 0.0
      for k in 4:
        if i < 5 and k < i:
          y[i] += x[k]
    """
)


def test_lift_puts_the_guard_around_the_loop(golden: Golden) -> None:
    golden(show(INSIDE, "lift(k)"))


def test_lift_refuses_a_guard_on_the_loop_itself() -> None:
    rest = check_move(parse_move("lift(k)"), INSIDE)
    assert refusal("lift(k)", rest) == "every part of 'if k < i' depends on loop 'k'"
    assert refusal("lift(i)", INSIDE) == "expected loop 'i' to hold one guard and nothing else"


def test_lift_does_not_read_where_the_loop_would_not_run() -> None:
    """At i = 0 there is no idx[i - 1], but no iteration of j either."""
    kernel = make(
        """
        for i in 8:
          y[i] = 0.0
          for j in i:
            if idx[i - 1] > 2:
              y[i] += x[j]
        """,
        "(x: f32[8], idx: i64[8] in 5) -> y: f32[8]",
    )
    assert refusal("lift(j)", kernel) == (
        "'idx[i - 1] > 2' reads an array, and loop 'j' may not run at all"
    )
    peeled = check_move(parse_move("peel(i, 1)"), kernel)
    check_move(parse_move("lift(j)"), peeled)


@pytest.mark.cc
def test_lift_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("lift(k)"), INSIDE))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_lift_is_right(case: str) -> None:
    check_candidates(Lift, find_case(case), limit=4)
