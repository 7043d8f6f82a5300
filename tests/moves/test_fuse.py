"""Are two loops joined only where no iteration comes too early?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.fuse import Fuse
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

PAIR = make(
    "for i in 8:\n  t[i] = x[i] + 1.0\nfor j in 8:\n  y[j] = t[j] * 2.0",
    temporaries="t: f32[8] heap",
)


def test_fuse_joins_neighbours(golden: Golden) -> None:
    golden(show(find_case("softmax"), "fuse(i, i1); fuse(i, i2)"))


def test_fuse_refuses_loops_that_do_not_fit() -> None:
    kernel = make(
        """
        for i in 8:
          t[i] = x[i]
        for j in 7:
          y[j] = t[j]
        y[7] = 0.0
        for k in 7:
          y[k] += 1.0
        """,
        temporaries="t: f32[8] heap",
    )
    assert refusal("fuse(i, j)", kernel) == ("'i' runs 8 times and 'j' 7; split or peel one first")
    assert refusal("fuse(j, k)", kernel) == "expected loop 'k' right behind 'j'"


def test_fuse_refuses_to_read_before_the_write() -> None:
    ahead = make(
        "for i in 8:\n  t[i] = x[i]\nfor j in 8:\n  y[j] = t[7 - j]", temporaries="t: f32[8] heap"
    )
    assert refusal("fuse(i, j)", ahead) == (
        "'y[j] = t[7 - j]' at a smaller 'j' would run before 't[i] = x[i]' at a larger 'i', and "
        "both touch t"
    )
    check_move(parse_move("fuse(i, j)"), PAIR)


def test_fuse_sees_places_that_share_storage() -> None:
    """Both loops fill the one place that t has; fused, they would take turns."""
    kernel = make(
        "for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]\nfor j in 8:\n  t[j] = x[j]\n  y[j] += t[j]",
        temporaries="t: f32[~8] stack",
    )
    assert "both touch t" in refusal("fuse(i, j)", kernel)


def test_fuse_does_not_make_private_what_must_outlive_an_iteration() -> None:
    """Fused, the loops would keep t for themselves, and forget it from one i to the next."""
    kernel = make(
        """
        for i in 2:
          for j in 4 parallel:
            if i == 0:
              t[j] = x[j]
          for k in 4 parallel:
            y[i, k] = t[k]
        """,
        "(x: f32[4]) -> y: f32[2, 4]",
        "t: f32[4] heap",
    )
    assert refusal("fuse(j, k)", kernel).startswith(
        "the result would be invalid: t[j] is read before it is written"
    )


@pytest.mark.cc
def test_fuse_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("fuse(i, j)"), PAIR))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_fuse_is_right(case: str) -> None:
    check_candidates(Fuse, find_case(case), limit=4)
