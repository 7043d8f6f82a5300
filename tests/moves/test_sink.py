"""Does a statement leave its loop only if its last run alone counts?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.sink import Sink
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

STORES = make(
    """
    t = 0.0
    for i in 8:
      t += x[i]
      y[0] = t
    for j in 7:
      y[j + 1] = x[j]
    """,
    temporaries="t: f32 stack",
)


def test_sink_moves_a_statement_behind_its_loop(golden: Golden) -> None:
    golden(show(STORES, "sink(y:0)"))


def test_sink_lets_earlier_statements_write_what_it_overwrites() -> None:
    kernel = make(
        "for i in 8:\n  y[i] = x[i]\nfor j in 8:\n  y[0] = x[j]\n  y[0] = x[1]",
    )
    check_move(parse_move("sink(y:2)"), kernel)
    reason = "'y[0] = x[1]' behind it writes what 'y:1' writes, y[0]"
    still = make("for i in 8:\n  y[i] = x[i]\nfor j in 8:\n  y[0] = x[0]\n  y[0] = x[1]")
    assert refusal("sink(y:1)", still) == reason
    assert refusal("sink(y:1)", kernel) == "'y:1' depends on loop 'j'"


def test_sink_refuses_what_the_loop_still_reads() -> None:
    kernel = make("t = 0.0\nfor i in 8:\n  y[i] = t\n  t = x[0]", temporaries="t: f32 stack")
    assert refusal("sink(t:1)", kernel) == "'y[i] = t' in the same loop reads what 't:1' writes, t"
    later = make("for i in 8:\n  t = x[0]\n  y[i] = t", temporaries="t: f32 stack")
    assert refusal("sink(t:0)", later) == "'y[i] = t' in the same loop reads what 't:0' writes, t"


def test_sink_refuses_what_a_later_statement_changes() -> None:
    kernel = make(
        "t = 0.0\nfor i in 8:\n  u = t\n  t += x[i]\n  y[i] = 0.0\ny[0] = u",
        temporaries="t: f32 stack; u: f32 stack",
    )
    assert refusal("sink(u:0)", kernel) == "'t += x[i]' behind it writes what 'u:0' reads, t"


def test_sink_refuses_a_statement_that_reads_itself() -> None:
    kernel = make(
        "t = x[0]\nfor i in 8:\n  t = t * 2.0\nfor j in 8:\n  y[j] = t", temporaries="t: f32 stack"
    )
    assert refusal("sink(t:1)", kernel) == "'t:1' reads what it writes, t"


def test_sink_stays_in_loops_without_an_order() -> None:
    kernel = make("for i in 8 parallel:\n  y[i] = x[i]\n  t = x[0]", temporaries="t: f32 stack")
    assert refusal("sink(t:0)", kernel) == "loop 'i' is parallel; serialise(i) first"


@pytest.mark.cc
def test_sink_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("sink(y:0)"), STORES))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_sink_is_right(case: str) -> None:
    check_candidates(Sink, find_case(case), limit=4)
