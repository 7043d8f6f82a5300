"""Does a loop run in order again?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.serialise import Serialise
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

KINDS = make(
    """
    for i in 8 parallel:
      t = x[i]
      y[i] = t * t
    for j in 8 vector:
      y[j] += x[j]
    for k in 8 unroll:
      y[k] += y[7 - k]
    """,
    temporaries="t: f32 stack",
)


def test_serialise_takes_the_kind_away(golden: Golden) -> None:
    golden(show(KINDS, "serialise(i); serialise(j); serialise(k)"))


@pytest.mark.parametrize("loop", ["i", "j", "k"])
def test_serialise_keeps_the_meaning(loop: str) -> None:
    check_move(parse_move(f"serialise({loop})"), KINDS)


def test_serialise_refuses_a_sequential_loop() -> None:
    reason = "loop 'i' is sequential already"
    assert refusal("serialise(i)", find_case("matmul")) == reason


def test_serialise_shares_what_was_private_in_one_place() -> None:
    """Every iteration comes back to the storage of t, after having left it for good."""
    kernel = make(
        """
        for k in 2:
          for i in 4 parallel:
            t[i] = x[i]
            y[k, i] = t[i]
        """,
        "(x: f32[4]) -> y: f32[2, 4]",
        "t: f32[~4] stack",
    )
    check_move(parse_move("serialise(i)"), kernel)


@pytest.mark.cc
@pytest.mark.parametrize("loop", ["i", "j", "k"])
def test_serialise_means_the_same_in_c(loop: str) -> None:
    check_target(check_move(parse_move(f"serialise({loop})"), KINDS))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_serialise_is_right(case: str) -> None:
    check_candidates(Serialise, find_case(case), limit=4)
