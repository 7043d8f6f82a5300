"""Are dimensions swapped in the declaration and in every access alike?"""

from __future__ import annotations

import pytest

from perfdojo.moves.permute import Permute
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

HINTED = make(
    """
    for i in 2:
      for j in 3:
        for k in 4:
          t[i, j, k] = x[k] + x[j]
        for k1 in 4:
          y[i, j, k1] = t[i, j, k1] prefetch t[i, j + 1, k1]
    """,
    "(x: f32[4]) -> y: f32[2, 3, 4]",
    "t: f32[2, ~3, 4+4] heap",
)


def test_permute_swaps_dimensions_and_subscripts(golden: Golden) -> None:
    golden(show(find_case("softmax"), "permute(e, 0)"))


def test_permute_twice_is_nothing() -> None:
    kernel = find_case("softmax")
    once = check_move(Permute("e", 0), kernel)
    assert check_move(Permute("e", 0), once) == kernel


def test_permute_carries_hints_padding_and_dropped_dimensions(golden: Golden) -> None:
    golden(show(HINTED, "permute(t, 1); permute(t, 0)"))
    found = list(map(str, Permute.candidates(HINTED, TEST_MACHINE)))
    assert found == ["permute(t, 0)", "permute(t, 1)"]


def test_permute_refuses_what_has_no_neighbour() -> None:
    kernel = find_case("softmax")
    expected = "to swap with the next"
    assert refusal("permute(e, 1)", kernel) == (
        f"expected dimension 0 to 0 {expected}, 'e' has 2, got 1"
    )
    assert refusal("permute(e, -1)", kernel).endswith("got -1")
    assert refusal("permute(m, 0)", kernel) == (
        f"expected two dimensions {expected}, 'm' has 1, got 0"
    )
    assert refusal("permute(x, 0)", kernel).startswith("'x' is an argument")


@pytest.mark.cc
def test_permute_means_the_same_in_c() -> None:
    check_target(check_move(Permute("e", 0), find_case("softmax_fused")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_permute_is_right(case: str) -> None:
    check_candidates(Permute, find_case(case), limit=3)
