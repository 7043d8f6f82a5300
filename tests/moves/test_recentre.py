"""Is a variance the same around the means of its parts?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.recentre import Recentre
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

SPREAD = make(
    """
    v = 0.0
    for i in 12:
      v += square(x[i] - m[0])
    y[0] = v
    """,
    "(x: f32[12], m: f32[1]) -> y: f32[1]",
    "v: f32 register",
)


def test_recentre_takes_squares_around_the_mean_of_each_part(golden: Golden) -> None:
    golden(show(SPREAD, "split(i, 4); recentre(v:1, i.i)"))


@pytest.mark.parametrize("loop", ["i", "i.o", "i.i"])
def test_any_loop_may_be_the_part(loop: str) -> None:
    kernel = SPREAD if loop == "i" else play(SPREAD, *parse_moves("split(i, 3)"))
    check_move(Recentre("v:1", loop), kernel)


def test_the_number_may_stand_in_front() -> None:
    turned = make(
        "v = 0.0\nfor i in 8:\n  v += square(2.0 - x[i])\ny[0] = v",
        "(x: f32[8]) -> y: f32[1]",
        "v: f32 register",
    )
    check_move(Recentre("v:1", "i"), turned)


def test_recentre_refuses_what_is_no_sum_of_squared_differences() -> None:
    expected = "expected a sum of squared differences of floats, got "
    header, v = "(x: f32[8]) -> y: f32[8]", "v: f32 register"
    plain = make("v = 0.0\nfor i in 8:\n  v += square(x[i])\ny[0] = v", header, v)
    assert refusal("recentre(v:1, i)", plain) == f"{expected}'v += square(x[i])'"
    whole = make(
        "v = 0\nfor i in 8:\n  v += square(x[i] - 2)\ny[0] = v",
        "(x: i32[8]) -> y: i32[8]",
        "v: i32 register",
    )
    assert refusal("recentre(v:1, i)", whole) == f"{expected}'v += square(x[i] - 2)'"


def test_recentre_refuses_what_is_no_part() -> None:
    y = "(x: f32[8]) -> y: f32[8]"
    text = "'y[i] += square(x[i] - 2.0)'"
    each = make("for i in 8:\n  y[i] = 0.0\nfor i1 in 8:\n  y[i1] += square(x[i1] - 2.0)", y)
    assert refusal("recentre(y:1, i1)", each) == (
        "'y[i1] += square(x[i1] - 2.0)' adds to another place in each iteration"
    )
    shared = make("for i in 8:\n  y[i] = 0.0\n  y[i] += square(x[i] - 2.0)", y)
    assert refusal("recentre(y:1, i)", shared) == (
        f"expected loop 'i' to hold {text} and nothing else"
    )
    header, v = "(x: f32[8]) -> y: f32[8]", "v: f32 register"
    both = make("v = 0.0\nfor i in 8:\n  v += square(x[i] - x[7 - i])\ny[0] = v", header, v)
    assert refusal("recentre(v:1, i)", both) == (
        "both sides of the difference in 'v += square(x[i] - x[7 - i])' vary in loop 'i'"
    )
    itself = make("v = 0.0\nfor i in 8:\n  v += square(x[i] - v)\ny[0] = v", header, v)
    assert (
        refusal("recentre(v:1, i)", itself) == "'v += square(x[i] - v)' reads 'v', to which it adds"
    )
    varying = make(
        "for j in 8:\n  y[j] = 0.0\n  for i in j:\n    y[j] += square(x[i] - 2.0)", header
    )
    assert refusal("recentre(y:1, i)", varying) == (
        "expected a plain loop of a known length, 'i' is of extent j"
    )
    unrolled = play(SPREAD, *parse_moves("unroll(i)"))
    assert refusal("recentre(v:1, i)", unrolled) == (
        "expected a plain loop of a known length, 'i' is unroll"
    )


@pytest.mark.cc
def test_recentre_means_the_same_in_c() -> None:
    check_target(check_move(Recentre("v:1", "i"), SPREAD))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_recentre_is_right(case: str) -> None:
    check_candidates(Recentre, find_case(case), limit=3)
