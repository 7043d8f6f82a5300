"""Is a copy made one iteration early only if nobody can tell?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel
from perfdojo.moves import parse_moves, play
from perfdojo.moves.pipeline import Pipeline
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


def loop(body: str, temporaries: str = "t: f32[4] stack", end: str = "") -> Kernel:
    text = "\n".join(f"  {line}" for line in body.strip("\n").splitlines())
    return make(f"for k in 3:\n{text}\n{end}", "(x: f32[12]) -> y: f32[12]", temporaries)


COPY = loop(
    """
for r in 4:
  t[r] = x[4*k + r]
for i in 4:
  y[4*k + i] = t[3 - i] * 2.0
"""
)


def test_pipeline_copies_one_iteration_ahead(golden: Golden) -> None:
    golden(show(COPY, "pipeline(k, t)"))


def test_pipeline_copies_several_iterations_ahead(golden: Golden) -> None:
    golden(show(COPY, "pipeline(k, t, 3)"))


def test_pipeline_keeps_the_meaning_at_every_depth() -> None:
    for depth in (2, 3):
        check_move(Pipeline("k", "t", depth), COPY)
    assert refusal("pipeline(k, t, 4)", COPY) == ("expected loop 'k' to run 4 times or more, got 3")
    assert refusal("pipeline(k, t, 1)", COPY) == "expected at least 2 places, got 1"


def test_pipeline_serves_every_copy_of_a_loop() -> None:
    tiled = play(
        find_case("matmul"),
        *parse_moves("fission(j, k); interchange(j1); fission(i, k); interchange(i1)"),
    )
    tiled = play(tiled, *parse_moves("split(k, 2); stage(a, k.o); stage(b, k.o)"))
    for move in parse_moves("pipeline(k.o, a.s); pipeline(k.o, b.s)"):
        tiled = check_move(move, tiled)


def test_pipeline_leaves_out_what_never_runs() -> None:
    kernel = loop(
        """
if k > 0:
  for r in 4:
    t[r] = x[4*k + r]
for i in 4:
  y[4*k + i] = t[i] if k > 0 else 0.0
"""
    )
    assert str(check_move(Pipeline("k", "t"), kernel)).count("t[") == 2


def test_pipeline_refuses_a_loop_without_a_next_iteration() -> None:
    bound = play(COPY, *parse_moves("bind(k, grid)"))
    assert refusal("pipeline(k, t)", bound) == "loop 'k' is grid and has no next iteration"
    once = make(
        "for k in 1:\n  t = x[k]\n  y[k] = t", "(x: f32[1]) -> y: f32[1]", "t: f32 register"
    )
    assert refusal("pipeline(k, t)", once) == "expected loop 'k' to run 2 times or more, got 1"


def test_pipeline_refuses_what_is_not_filled_by_one_node_of_its_own() -> None:
    assert refusal("pipeline(r, t)", COPY) == (
        "'y[4*k + i] = t[3 - i] * 2.0' uses 't' outside of loop 'r'"
    )
    assert refusal("pipeline(i, t)", COPY) == (
        "expected one node in the body of loop 'i' to fill 't', got 0"
    )
    twice = loop("for r in 4:\n  t[r] = 0.0\nt[0] = x[k]\nfor i in 4:\n  y[4*k + i] = t[i]")
    assert refusal("pipeline(k, t)", twice) == (
        "expected one node in the body of loop 'k' to fill 't', got 2"
    )
    both = loop("for r in 4:\n  t[r] = x[4*k + r]\n  y[4*k + r] = t[r]")
    assert refusal("pipeline(k, t)", both) == "what fills 't' writes 'y' too; fission it first"
    outside = loop(
        "for r in 4:\n  t[r] = x[4*k + r]\nfor i in 4:\n  y[4*k + i] = t[i]", end="y[0] = t[0]"
    )
    assert refusal("pipeline(k, t)", outside) == "'y[0] = t[0]' uses 't' outside of loop 'k'"
    assert refusal("pipeline(k, x)", COPY).startswith("'x' is an argument")


def test_pipeline_refuses_to_read_what_is_not_there_yet() -> None:
    fed = make(
        """
        for n in 4:
          u[n] = 0.0
        for k in 3:
          for r in 4:
            t[r] = u[r] + x[4*k + r]
          for i in 4:
            y[4*k + i] = t[i]
            u[i] = t[i]
        """,
        "(x: f32[12]) -> y: f32[12]",
        "t: f32[4] stack; u: f32[4] stack",
    )
    assert refusal("pipeline(k, t)", fed) == "loop 'k' writes 'u', from which 't' is filled"
    late = loop(
        """
if k > 0:
  y[k] = t[0]
for r in 4:
  t[r] = x[4*k + r]
for i in 4:
  y[4*k + i] = t[i]
"""
    )
    assert refusal("pipeline(k, t)", late) == "'t' is read before it is filled"


def test_pipeline_refuses_to_lose_what_an_earlier_iteration_left() -> None:
    kept = loop(
        """
if k < 2:
  for r in 4:
    t[r] = x[4*k + r]
for i in 4:
  y[4*k + i] = t[i]
"""
    )
    assert refusal("pipeline(k, t)", kept).startswith(
        "an iteration would miss what an earlier one left: t[k, i] is read before it is written"
    )


def test_pipeline_is_offered_for_plain_copies() -> None:
    assert list(map(str, Pipeline.candidates(COPY, TEST_MACHINE))) == ["pipeline(k, t)"]
    computed = loop("for r in 4:\n  t[r] = x[4*k + r] * 2.0\nfor i in 4:\n  y[4*k + i] = t[i]")
    assert list(Pipeline.candidates(computed, TEST_MACHINE)) == []
    check_move(Pipeline("k", "t"), computed)


@pytest.mark.cc
def test_pipeline_means_the_same_in_c() -> None:
    check_target(check_move(Pipeline("k", "t"), COPY))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_pipeline_is_right(case: str) -> None:
    check_candidates(Pipeline, find_case(case), limit=3)
