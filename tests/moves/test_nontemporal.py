"""Is the hint set where a store is the last that is heard of an element?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.nontemporal import Nontemporal
from perfdojo.testing import check_candidates, check_move, check_target
from perfdojo.testing.move import TEST_MACHINE
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import find_rows

COPY = make("for i in 8 vector:\n  y[i] = x[i] * 2.0")


def test_nontemporal_marks_the_store(golden: Golden) -> None:
    golden(show(COPY, "nontemporal(y:0)"))


def test_nontemporal_is_for_outputs_first() -> None:
    kernel = find_rows("softmax")
    assert [str(m) for m in Nontemporal.candidates(kernel, TEST_MACHINE)] == ["nontemporal(y:0)"]


def test_nontemporal_refuses_stores_that_are_read_again() -> None:
    assert refusal("nontemporal(e:0)", find_rows("softmax")) == (
        "'s[i] += e[i, j2]' reads 'e' again"
    )
    summed = make("for i in 8:\n  y[i] = 0.0\n  for j in 8:\n    y[i] += x[j]")
    assert refusal("nontemporal(y:0)", summed) == "'y[i] += x[j]' reads 'y' again"
    assert refusal("nontemporal(y:1)", summed) == (
        "expected a plain store, but 'y[i] += x[j]' reads 'y' first"
    )
    scan = make("y[0] = x[0]\nfor i in 7:\n  y[i + 1] = y[i] + x[i]")
    assert refusal("nontemporal(y:1)", scan) == "'y[i + 1] = y[i] + x[i]' reads 'y' again"


def test_nontemporal_may_be_overwritten() -> None:
    kernel = make("for i in 8:\n  y[i] = 0.0\nfor j in 4:\n  y[2*j] = x[j]")
    check_move(parse_move("nontemporal(y:0)"), kernel)


def test_nontemporal_refuses_what_lives_in_the_caches_and_what_is_marked() -> None:
    local = make("for i in 8:\n  t[i] = x[i]\n  y[i] = 1.0", temporaries="t: f32[8] stack")
    assert (
        refusal("nontemporal(t:0)", local) == "'t' is in stack storage, which lives in the caches"
    )
    marked = check_move(parse_move("nontemporal(y:0)"), COPY)
    assert refusal("nontemporal(y:0)", marked) == (
        "'y[i] = x[i] * 2.0 nontemporal' is nontemporal already"
    )


@pytest.mark.cc
def test_nontemporal_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("nontemporal(y:0)"), COPY))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_nontemporal_is_right(case: str) -> None:
    check_candidates(Nontemporal, find_case(case), limit=2)
