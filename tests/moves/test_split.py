"""Is a loop cut in two as it should be, with what is left over?"""

from __future__ import annotations

import pytest

from perfdojo.errors import IllegalMove
from perfdojo.ir import find_violations
from perfdojo.moves import parse_move
from perfdojo.moves.split import Split
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

SCALE = make("for i in 6:\n  y[i] = 2.0 * x[i]", "(x: f32[6]) -> y: f32[6]")
PRIVATE = make(
    "for i in 7 parallel:\n  t = x[i]\n  y[i] = t * t",
    "(x: f32[7]) -> y: f32[7]",
    "t: f32 stack",
)


def test_split_gives_an_outer_and_an_inner_loop(golden: Golden) -> None:
    golden(show(SCALE, "split(i, 2)"))


@pytest.mark.parametrize("tail", ["loop", "guard"])
def test_split_speaks_for_the_rest(golden: Golden, tail: str) -> None:
    golden(show(find_case("matmul"), f"split(j, 2, {tail})"))


@pytest.mark.parametrize("move", ["split(i, 1)", "split(i, 6)", "split(i, 9, guard)"])
def test_split_may_leave_one_round(move: str) -> None:
    """A recipe that names the inner loop then plays at every size."""
    check_move(parse_move(move), SCALE)


def test_split_refuses_what_does_not_fit() -> None:
    assert refusal("split(j, 2)", SCALE) == "unknown loop 'j' (known: i)"
    assert refusal("split(i, 7)", SCALE) == "expected a factor from 1 to 6, got 7"
    assert refusal("split(i, 0)", SCALE) == "expected a factor from 1 to 6, got 0"
    assert refusal("split(i, 4)", SCALE) == (
        "expected the factor to divide the extent of loop 'i' (6), got 4; "
        "say what happens to the rest: split(i, 4, guard)"
    )
    assert refusal("split(i, 4, rest)", SCALE) == "expected tail to be loop or guard, got 'rest'"
    assert refusal("split(i, 3, loop)", SCALE) == "3 divides 6, so there is no tail; leave it out"
    vector = make("for i in 8 vector:\n  y[i] = x[i]")
    assert refusal("split(i, 2)", vector) == "loop 'i' is vector; split it before"
    triangle = make("for i in 8:\n  y[i] = 0.0\n  for j in i:\n    y[i] += x[j]")
    assert refusal("split(j, 2)", triangle) == "the extent of loop 'j' varies: i"


def test_split_does_not_share_what_was_private() -> None:
    """Two parallel loops would use the scalar that each iteration had for itself."""
    reason = refusal("split(i, 2, loop)", PRIVATE)
    assert reason.startswith(
        "the result would be invalid: loop 'i.o' cannot be parallel: t is written"
    )
    assert reason.endswith("; use split(i, 2, guard)")
    check_move(parse_move("split(i, 2, guard)"), PRIVATE)


def test_split_finds_a_parallel_loop_inside() -> None:
    nest = make(
        "for i in 7:\n  for j in 2 parallel:\n    t = x[i]\n    y[i, j] = t * t",
        "(x: f32[7]) -> y: f32[7, 2]",
        "t: f32 stack",
    )
    assert "cannot be parallel" in refusal("split(i, 2, loop)", nest)


@pytest.mark.cc
@pytest.mark.parametrize("tail", ["loop", "guard"])
def test_split_means_the_same_in_c(tail: str) -> None:
    check_target(check_move(parse_move(f"split(k, 3, {tail})"), find_case("matmul")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_split_is_right(case: str) -> None:
    check_candidates(Split, find_case(case), limit=4)


def test_split_refuses_a_result_that_no_proof_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = make(
        "for i in 24:\n  t[i % 6] = x[i]\n  y[i] = t[i % 6]",
        "(x: f32[24]) -> y: f32[24]",
        "t: f32[~6] stack",
    )
    assert Split("i", 8).is_legal(kernel)
    find_violations.cache_clear()
    monkeypatch.setattr("perfdojo.ir.sets._OPERATIONS", 1)
    with pytest.raises(IllegalMove, match="cannot decide whether a dropped dimension is dead"):
        Split("i", 8).check(kernel)
    find_violations.cache_clear()
