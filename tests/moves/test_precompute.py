"""Is a part of a statement computed before the loops that do not change it, and only then?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.precompute import Precompute
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import find_rows


def test_precompute_takes_the_root_out_of_layernorm(golden: Golden) -> None:
    golden(show(find_rows("layernorm"), "precompute(y:0)"))


def test_precompute_goes_as_far_out_as_it_can(golden: Golden) -> None:
    kernel = make(
        """
        for i in 4:
          for j in 2 vector:
            y[2*i + j] = x[2*i + j] * exp(x[0]) + tanh(x[i]) * exp(x[0])
        """
    )
    golden(show(kernel, "precompute(y:0, 1); precompute(y:0)"))
    check_move(parse_move("precompute(y:0, 1)"), kernel)
    check_move(parse_move("precompute(y:0)"), kernel)


@pytest.mark.parametrize("value", ["2.0 * x[i]", "exp(y[0]) * x[i]", "-x[0]", "f32(3)"])
def test_precompute_leaves_alone_what_the_loop_changes_or_costs_nothing(value: str) -> None:
    kernel = make(f"y[0] = 1.0\nfor i in 8:\n  y[i] = {value}")
    assert refusal("precompute(y:1)", kernel) == (
        f"no part of 'y[i] = {value}' can leave the loop around it: each names the loop, reads "
        "what the loop writes, or costs nothing"
    )


def test_precompute_stops_at_a_loop_that_writes_what_it_reads() -> None:
    kernel = make(
        """
        for i in 4:
          t = x[i]
          for j in 2:
            y[2*i + j] = exp(t) + x[j]
        """,
        temporaries="t: f32 stack",
    )
    result = check_move(parse_move("precompute(y:0)"), kernel)
    assert str(result).index("t = x[i]") < str(result).index("y_c = exp(t)")


def test_precompute_refuses_a_load_that_a_test_or_guard_made_safe() -> None:
    lazy = make("for i in 4:\n  for j in 2:\n    y[2*i + j] = exp(x[2*i + 2]) if i < 3 else x[j]")
    assert "index 0 of x[2*i + 2] is 8" in refusal("precompute(y:0)", lazy)
    guarded = make(
        """
        for k in 8:
          y[k] = 0.0
        for i in 4:
          for j in 2:
            if i < 3:
              y[2*i + j] = exp(x[2*i + 2])
        """
    )
    assert "index 0 of x[2*i + 2] is 8" in refusal("precompute(y:1)", guarded)


def test_precompute_refuses_a_value_that_is_not_there_yet() -> None:
    """The loop over j does not run at i = 0, where t is not written."""
    kernel = make(
        """
        for i in 8:
          y[i] = x[i]
          for j in i:
            y[i] += exp(t)
          t = x[i]
        """,
        temporaries="t: f32 stack",
    )
    assert "t is read before it is written" in refusal("precompute(y:1)", kernel)


def test_precompute_leaves_casts_that_could_fail() -> None:
    """Out of range, casting a float to an integer is not defined, so it stays under its test."""
    kernel = make(
        "for i in 4:\n  y[i] = i32(x[0]) + 1 if x[0] < 9.0 else 0",
        "(x: f32[8]) -> y: i32[4]",
    )
    assert "no part of" in refusal("precompute(y:0)", kernel)


def test_precompute_refuses_numbers_it_does_not_have() -> None:
    kernel = make("for i in 8:\n  y[i] = exp(x[0])")
    assert refusal("precompute(y:0, 1)", kernel) == "expected which to be from 0 to 0, got 1"
    assert refusal("precompute(y:0, -1)", kernel) == "expected which to be from 0 to 0, got -1"
    alone = make("y = exp(x[0])", "(x: f32[8]) -> y: f32")
    assert refusal("precompute(y:0)", alone) == (
        "'y = exp(x[0])' is in no loop, so it runs once already"
    )


@pytest.mark.cc
def test_precompute_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("precompute(y:0)"), find_rows("layernorm")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_precompute_is_right(case: str) -> None:
    check_candidates(Precompute, find_case(case), limit=3)
