"""Is padding added where it fits, and read by nobody?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel
from perfdojo.moves.pad import Pad
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


def make_rows(count: int, length: int, storage: str = "heap") -> Kernel:
    body = f"""
    for i in {count}:
      for j in {length}:
        t[i, j] = x[i]
    for i1 in {count}:
      for j1 in {length}:
        y[i1, j1] = t[i1, j1]
    """
    header = f"(x: f32[{count}]) -> y: f32[{count}, {length}]"
    return make(body, header, f"t: f32[{count}, {length}] {storage}")


def test_pad_leaves_places_unused(golden: Golden) -> None:
    golden(show(find_case("softmax"), "pad(e, 1, 8); pad(e, 0, 1); pad(e, 1, 0)"))


def test_pad_refuses_what_makes_no_sense() -> None:
    kernel = find_case("softmax")
    assert refusal("pad(e, 1, 0)", kernel) == "dimension 1 of 'e' has no padding already"
    padded = check_move(Pad("e", 1, 3), kernel)
    expected = "dimension 1 of 'e' has 3 elements of padding already"
    assert refusal("pad(e, 1, 3)", padded) == expected
    assert refusal("pad(e, 1, -1)", kernel) == "expected an amount of 0 to 4096, got -1"
    assert refusal("pad(e, 1, 5000)", kernel) == "expected an amount of 0 to 4096, got 5000"
    assert refusal("pad(e, 2, 1)", kernel) == "'e' has dimensions 0 to 1, got 2"
    assert refusal("pad(y, 1, 1)", kernel).startswith("'y' is an argument")
    dropped = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[~8] heap")
    assert refusal("pad(t, 0, 1)", dropped) == "dimension 0 of 't' is not stored"


def test_pad_refuses_what_does_not_fit() -> None:
    kernel = make_rows(512, 512, "stack")
    assert refusal("pad(t, 1, 16)", kernel) == (
        "the result would be invalid: 't' takes 1081344 bytes, stack storage holds 1048576; "
        "drop a dimension or use heap"
    )


def test_pad_is_offered_for_rows_that_crowd_or_are_not_aligned() -> None:
    kernels = [make_rows(4, length) for length in (256, 13, 16, 5)]
    found = [[str(move) for move in Pad.candidates(k, TEST_MACHINE)] for k in kernels]
    assert found == [["pad(t, 1, 8)"], ["pad(t, 1, 3)"], [], []]


@pytest.mark.cc
def test_pad_means_the_same_in_c() -> None:
    check_target(check_move(Pad("e", 1, 3), find_case("softmax_fused")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_pad_is_right(case: str) -> None:
    check_candidates(Pad, find_case(case), limit=3)
