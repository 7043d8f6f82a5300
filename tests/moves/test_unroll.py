"""Is a loop written out where that stays short?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.unroll import Unroll
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

NEST = make(
    """
    for i in 32:
      for j in 16:
        y[i, j] = x[i] * x[j]
    """,
    "(x: f32[32]) -> y: f32[32, 16]",
)


def test_unroll_writes_a_loop_out(golden: Golden) -> None:
    golden(show(NEST, "unroll(j)"))


def test_unroll_refuses_too_many_copies() -> None:
    kernel = check_move(parse_move("unroll(j)"), NEST)
    assert refusal("unroll(i)", kernel) == (
        "loop 'j' cannot be unrolled inside other unrolled loops: that makes 512 copies, "
        "the limit is 256; split it first"
    )


def test_unroll_refuses_loops_that_have_a_kind_or_vary() -> None:
    kernel = make(
        """
        for i in 8 vector:
          y[i] = 0.0
        for k in 8 unroll:
          for j in k:
            y[k] += x[j]
        """
    )
    assert refusal("unroll(i)", kernel) == "loop 'i' is vector; serialise(i) first"
    assert refusal("unroll(k)", kernel) == "loop 'k' is unroll"
    assert refusal("unroll(j)", kernel) == "loop 'j' cannot be unroll: its extent k varies"


@pytest.mark.cc
def test_unroll_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("unroll(k)"), find_case("conv1d")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_unroll_is_right(case: str) -> None:
    check_candidates(Unroll, find_case(case), limit=4)
