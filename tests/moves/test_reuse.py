"""Is an expression that occurs twice computed once, as long as its value stays?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.reuse import Reuse
from perfdojo.testing import check_candidates, check_move, check_target
from perfdojo.testing.move import TEST_MACHINE
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

TWICE = make("for i in 8:\n  y[i] = exp(x[i]) / (1.0 + exp(x[i]))")


def test_reuse_computes_once_in_a_statement(golden: Golden) -> None:
    golden(show(TWICE, "reuse(y:0)"))


def test_reuse_serves_the_statements_behind(golden: Golden) -> None:
    kernel = make(
        """
        for i in 8:
          z[i] = exp(x[i] * 2.0)
          for j in 2:
            t[j] = x[j]
          y[i] = exp(x[i] * 2.0) + t[0]
        """,
        "(x: f32[8]) -> y: f32[8], z: f32[8]",
        "t: f32[2] stack",
    )
    golden(show(kernel, "reuse(z:0)"))
    check_move(parse_move("reuse(z:0)"), kernel)


def test_reuse_keeps_an_element_for_each_lane(golden: Golden) -> None:
    kernel = make("for i in 8 vector:\n  y[i] = exp(x[i]) / (1.0 + exp(x[i]))")
    golden(show(kernel, "reuse(y:0)"))
    check_move(parse_move("reuse(y:0)"), kernel)


def test_reuse_stops_where_the_value_changes() -> None:
    header, temporaries = "(x: f32[8]) -> y: f32[8]", "t: f32 stack"
    body = "for i in 8:\n  t = x[i]\n  y[i] = exp(t)\n  {}\n  y[i] += exp(t)"
    for change in ("t = y[i]", "if i > 2:\n    t = y[i]", "for k in 2:\n    t += y[i]"):
        kernel = make(body.format(change), header, temporaries)
        assert refusal("reuse(y:0)", kernel) == (
            "no expression of 'y[i] = exp(t)' occurs again, there or right behind"
        )
    kernel = make(body.format("t = exp(t) * 2.0"), header, temporaries)
    result = check_move(parse_move("reuse(y:0)"), kernel)
    assert "t = y_e * 2.0" in str(result)
    assert "y[i] += exp(t)" in str(result)


def test_reuse_of_what_the_statement_overwrites() -> None:
    kernel = make(
        "for i in 8:\n  y[i] = x[i]\n  y[i] += exp(y[i]) * exp(y[i])\n  y[i] += exp(y[i])"
    )
    result = check_move(parse_move("reuse(y:1)"), kernel)
    assert "y[i] += y_e * y_e" in str(result)
    assert "y[i] += exp(y[i])" in str(result)


def test_reuse_refuses_a_load_that_a_test_made_safe() -> None:
    lazy = make("for i in 8:\n  y[i] = exp(x[i + 1]) + exp(x[i + 1]) if i < 7 else 0.0")
    reason = refusal("reuse(y:0)", lazy)
    assert "index 0 of x[i + 1] is 8" in reason


def test_reuse_refuses_numbers_it_does_not_have() -> None:
    assert refusal("reuse(y:0, 1)", TWICE) == "expected which to be from 0 to 0, got 1"
    assert refusal("reuse(y:0, -1)", TWICE) == "expected which to be from 0 to 0, got -1"
    once = make("for i in 8:\n  y[i] = x[i] + x[i]")
    assert "no expression of 'y[i] = x[i] + x[i]' occurs again" in refusal("reuse(y:0)", once)


def test_larger_expressions_stand_for_what_is_inside_them() -> None:
    kernel = make("for i in 8:\n  y[i] = tanh(exp(x[i])) * tanh(exp(x[i])) + exp(x[i])")
    found = [str(move) for move in Reuse.candidates(kernel, TEST_MACHINE)]
    assert found == ["reuse(y:0)", "reuse(y:0, 1)"]
    pair = make("for i in 8:\n  y[i] = tanh(exp(x[i])) * tanh(exp(x[i]))")
    assert [str(move) for move in Reuse.candidates(pair, TEST_MACHINE)] == ["reuse(y:0)"]


@pytest.mark.cc
def test_reuse_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("reuse(y:0)"), TWICE))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_reuse_is_right(case: str) -> None:
    check_candidates(Reuse, find_case(case), limit=3)
