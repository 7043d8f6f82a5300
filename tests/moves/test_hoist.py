"""Does a statement leave its loop only if each iteration would say the same?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.hoist import Hoist
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


def test_hoist_moves_a_statement_before_its_loop(golden: Golden) -> None:
    kernel = make("for i in 8:\n  t = x[0]\n  y[i] = x[i] * t", temporaries="t: f32 stack")
    golden(show(kernel, "hoist(t:0)"))


def test_hoist_leaves_no_empty_loop() -> None:
    kernel = make("for i in 8:\n  y[i] = 0.0\nfor j in 3:\n  y[0] = x[0]")
    result = check_move(parse_move("hoist(y:1)"), kernel)
    assert str(result) == str(make("for i in 8:\n  y[i] = 0.0\ny[0] = x[0]"))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("t = x[i]\ny[i] = t", "'t:0' depends on loop 'i'"),
        ("t = f32(2*i)\ny[i] = t", "'t:0' depends on loop 'i'"),
        ("t = x[0] prefetch x[i]\ny[i] = t", "'t:0' depends on loop 'i'"),
        (
            "if i >= 0:\n  t = x[0]\ny[i] = t",
            "'t:0' stands under a guard; lift or remove the guard first",
        ),
        (
            "u[i] = x[i]\nif i > 2:\n  u[3] = 1.0\nt = u[0]\ny[i] = t",
            "'u[i] = x[i]' in the same loop writes what 't:0' reads, u[i]",
        ),
        (
            "t = x[0]\nt = x[1]\ny[i] = t",
            "'t = x[1]' in the same loop writes what 't:0' writes, t",
        ),
        (
            "t = x[0]\ny[i] = t\nfor j in 2:\n  t += 1.0",
            "'t += 1.0' in the same loop writes what 't:0' writes, t",
        ),
    ],
)
def test_hoist_refuses_what_iterations_change(body: str, reason: str) -> None:
    lines = "".join(f"  {line}\n" for line in body.splitlines())
    kernel = make(f"for i in 8:\n{lines}", temporaries="t: f32 stack; u: f32[8] heap")
    assert refusal("hoist(t:0)", kernel) == reason


def test_hoist_refuses_what_an_earlier_statement_reads() -> None:
    kernel = make("t = 0.0\nfor i in 8:\n  y[i] = t\n  t = x[0]", temporaries="t: f32 stack")
    assert refusal("hoist(t:1)", kernel) == "'y[i] = t' before it reads what 't:1' writes, t"


def test_hoist_refuses_a_statement_that_reads_itself_or_sums() -> None:
    kernel = make(
        "t = x[0]\nfor i in 8:\n  t = t * 2.0\n  y[i] = t\nfor j in 8:\n  t += 1.0",
        temporaries="t: f32 stack",
    )
    assert refusal("hoist(t:1)", kernel) == "'t:1' reads what it writes, t"
    assert refusal("hoist(t:2)", kernel) == "'t:2' accumulates (+=), so each iteration counts"
    assert refusal("hoist(t:0)", kernel) == "'t:0' stands in no loop"


def test_hoist_refuses_a_loop_that_may_not_run() -> None:
    kernel = make(
        "t = 1.0\nfor i in 8:\n  for j in i:\n    t = x[0]\n  y[i] = t", temporaries="t: f32 stack"
    )
    assert refusal("hoist(t:1)", kernel) == "loop 'j' runs i times, which may be none"
    late = make(
        """
        t = 1.0
        for i in 8:
          y[i] = 0.0
          if i > 2:
            for j in i - 2:
              t = x[0]
            y[i] = t
        """,
        temporaries="t: f32 stack",
    )
    check_move(parse_move("hoist(t:1)"), late)


def test_hoist_out_of_a_parallel_loop_shares_a_value() -> None:
    kernel = make("for i in 8 parallel:\n  t = x[0]\n  y[i] = t", temporaries="t: f32 stack")
    check_move(parse_move("hoist(t:0)"), kernel)
    two = make(
        "for i in 8 parallel:\n  t = x[0]\n  y[i] = t\n  t = x[i]", temporaries="t: f32 stack"
    )
    assert "writes what 't:0' writes" in refusal("hoist(t:0)", two)
    vector = make("for i in 8 vector:\n  y[i] = x[i]\n  u[0] = 1.0", temporaries="u: f32[8] heap")
    assert refusal("hoist(u:0)", vector) == "loop 'i' is vector; serialise(i) first"


@pytest.mark.cc
def test_hoist_means_the_same_in_c() -> None:
    kernel = make("for i in 8:\n  t = x[0]\n  y[i] = x[i] * t", temporaries="t: f32 stack")
    check_target(check_move(parse_move("hoist(t:0)"), kernel))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_hoist_is_right(case: str) -> None:
    check_candidates(Hoist, find_case(case), limit=4)
