"""Do two guards become one?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel
from perfdojo.moves import parse_move
from perfdojo.moves.merge import Merge
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

TWO = make(
    """
    for i in 8:
      y[i] = 0.0
      if i > 2:
        y[i] = x[i]
      if i > 2:
        for j in i:
          y[i] += x[j]
    """
)
NESTED = make(
    """
    for i in 8:
      y[i] = 0.0
      if i > 2:
        if i % 2 == 0:
          y[i] = x[i]
          y[i] *= 2.0
    """
)


def test_merge_joins_neighbours(golden: Golden) -> None:
    golden(show(TWO, "merge(if:y:1)"))


def test_merge_joins_a_guard_in_a_guard(golden: Golden) -> None:
    golden(show(NESTED, "merge(if:y:1)"))


def test_merge_refuses_guards_that_have_no_like() -> None:
    assert refusal("merge(if:j)", TWO) == (
        "expected a guard that holds nothing but 'if:j', or one with the same conditions right "
        "behind it"
    )
    assert refusal("merge(y:1)", TWO) == "expected a guard, as 'if:y:0', got 'y:1'"
    company = make(
        """
        for i in 8:
          y[i] = 0.0
          if i > 2:
            if i % 2 == 0:
              y[i] = x[i]
            y[i] *= 2.0
        """
    )
    assert "right behind it" in refusal("merge(if:y:1)", company)


@pytest.mark.cc
@pytest.mark.parametrize("kernel", [TWO, NESTED], ids=["two", "nested"])
def test_merge_means_the_same_in_c(kernel: Kernel) -> None:
    check_target(check_move(parse_move("merge(if:y:1)"), kernel))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_merge_is_right(case: str) -> None:
    check_candidates(Merge, find_case(case), limit=4)
