"""Does a dropped dimension come back?"""

from __future__ import annotations

import pytest

from perfdojo.moves.drop import Drop
from perfdojo.moves.restore import Restore
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

DROPPED = make(
    """
    for i in 8:
      t[i] = x[i] + 1.0
      y[i] = t[i] * t[i]
    """,
    temporaries="t: f32[~8] stack",
)


def test_restore_gives_each_element_a_place(golden: Golden) -> None:
    golden(show(DROPPED, "restore(t, 0); fission(i, y:0)"))


def test_restore_undoes_drop() -> None:
    kernel = find_case("softmax_fused")
    dropped = check_move(Drop("e", 0), kernel)
    assert check_move(Restore("e", 0), dropped) == kernel


def test_restore_refuses_what_is_not_dropped() -> None:
    kernel = find_case("softmax")
    assert refusal("restore(e, 1)", kernel) == "dimension 1 of 'e' is stored already"
    assert refusal("restore(e, 2)", kernel) == "'e' has dimensions 0 to 1, got 2"
    assert refusal("restore(z, 0)", kernel) == "unknown temporary 'z' (known: e, m, s)"


def test_restore_refuses_what_does_not_fit() -> None:
    kernel = make(
        "for i in 500000:\n  t[i] = x[i]\n  y[i] = t[i]",
        "(x: f32[500000]) -> y: f32[500000]",
        "t: f32[~500000] stack",
    )
    assert refusal("restore(t, 0)", kernel) == (
        "the buffers on the stack would take 2000000 bytes together, the limit is 1572864; "
        "store one of them on the heap first"
    )
    assert list(Restore.candidates(kernel, TEST_MACHINE)) == []
    register = make(
        "for i in 5000:\n  t[i] = x[i]\n  y[i] = t[i]",
        "(x: f32[5000]) -> y: f32[5000]",
        "t: f32[~5000] register",
    )
    assert refusal("restore(t, 0)", register) == (
        "the result would be invalid: 't' takes 20000 bytes, register storage holds 16384; "
        "drop a dimension or use heap"
    )


@pytest.mark.cc
def test_restore_means_the_same_in_c() -> None:
    check_target(check_move(Restore("t", 0), DROPPED))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_restore_is_right(case: str) -> None:
    check_candidates(Restore, find_case(case), limit=3)
