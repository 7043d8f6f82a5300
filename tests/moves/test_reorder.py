"""Do two neighbours change places only if neither needs the other?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.reorder import Reorder
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

THREE = make("t = x[0]\ny[0] = t\nfor i in 7:\n  y[i + 1] = x[i]", temporaries="t: f32 stack")


def test_reorder_swaps_neighbours(golden: Golden) -> None:
    golden(show(find_case("concat"), "reorder(i)"))


def test_reorder_moves_a_guard() -> None:
    kernel = make(
        "for i in 8:\n  if i > 3:\n    t = x[i]\n  y[i] = x[i]", temporaries="t: f32 stack"
    )
    moved = check_move(parse_move("reorder(if:t:0)"), kernel)
    assert str(moved).splitlines()[4].strip() == "y[i] = x[i]"


def test_reorder_refuses_the_last_of_a_block() -> None:
    assert refusal("reorder(i)", THREE) == (
        "'i' is the last of its block and has nothing behind it"
    )


def test_reorder_refuses_neighbours_that_need_each_other() -> None:
    assert refusal("reorder(t:0)", THREE) == (
        "'t = x[0]' writes t before 'y[0] = t' reads t, and would come after it"
    )
    check_move(parse_move("reorder(y:0)"), THREE)


def test_reorder_of_sums_rounds_otherwise() -> None:
    kernel = make("y[0] = 0.0\ny[0] += x[0]\ny[0] += x[1]\nfor i in 7:\n  y[i + 1] = 0.0")
    assert parse_move("reorder(y:1)").numerics_on(kernel) == "reassociate"
    check_move(parse_move("reorder(y:1)"), kernel)
    own = make("y[0] = 1.0\ny[0] += y[0]\ny[0] += x[1]\nfor i in 7:\n  y[i + 1] = 0.0")
    assert "would come after it" in refusal("reorder(y:1)", own)


@pytest.mark.cc
def test_reorder_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("reorder(i)"), find_case("concat")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_reorder_is_right(case: str) -> None:
    check_candidates(Reorder, find_case(case), limit=4)
