"""Is a loop cut only where its second part is not needed earlier?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.fission import Fission
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

CARRIED = make("t = 0.0\nfor i in 8:\n  y[i] = t\n  t = x[i]", temporaries="t: f32 stack")


def test_fission_gives_each_part_a_loop(golden: Golden) -> None:
    golden(show(find_case("matmul"), "fission(j, k)"))


def test_fission_refuses_a_place_that_is_none() -> None:
    kernel = find_case("matmul")
    assert refusal("fission(j, y:0)", kernel) == "expected a place inside the body of 'j' (k)"
    assert refusal("fission(i, k)", kernel) == "expected a place inside the body of 'i' (none)"


def test_fission_refuses_to_take_a_value_before_it_is_there() -> None:
    assert refusal("fission(i, t:1)", CARRIED) == (
        "'t = x[i]' writes t before 'y[i] = t' reads t, and would come after it"
    )


def test_fission_refuses_when_storage_is_shared() -> None:
    kernel = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[~8] stack")
    assert refusal("fission(i, y:0)", kernel) == (
        "'y[i] = t[i]' reads t[i] before 't[i] = x[i]' writes t[i], and would come after it"
    )


def test_fission_does_not_share_what_was_private() -> None:
    kernel = make("for i in 8 parallel:\n  t = x[i]\n  y[i] = t", temporaries="t: f32 stack")
    assert "cannot be parallel" in refusal("fission(i, y:0)", kernel)


@pytest.mark.cc
def test_fission_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("fission(o, c)"), find_case("conv1d")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_fission_is_right(case: str) -> None:
    check_candidates(Fission, find_case(case), limit=4)
