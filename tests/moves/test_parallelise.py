"""Do iterations run on their own only if they can?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.parallelise import Parallelise
from perfdojo.testing import (
    GPU_TEST_MACHINE,
    TEST_MACHINE,
    check_candidates,
    check_move,
    check_target,
)
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

PRIVATE = make("for i in 8:\n  t = x[i]\n  y[i] = t * t", temporaries="t: f32 stack")


def test_parallelise_spreads_a_loop(golden: Golden) -> None:
    golden(show(find_case("softmax_fused"), "parallelise(i)"))


def test_parallelise_keeps_temporaries_private() -> None:
    check_move(parse_move("parallelise(i)"), PRIVATE)


def test_parallelise_refuses_what_crosses_iterations() -> None:
    assert refusal("parallelise(j)", find_case("cumsum")) == (
        "iterations of loop 'j' meet: 'y_carry[i] += x[i, j]' writes y_carry[i], and in a later "
        "one 'y_carry[i] += x[i, j]' writes y_carry[i]; accumulate in parts first, with the move "
        "partial"
    )
    shown = make("for i in 8:\n  t = x[i]\n  y[i] = t * t\ny[0] = t", temporaries="t: f32 stack")
    assert refusal("parallelise(i)", shown) == (
        "iterations of loop 'i' meet: 't = x[i]' writes t, and in a later one 't = x[i]' writes t; "
        "give 't' a dimension for it, with the move privatise"
    )


def test_parallelise_refuses_to_forget() -> None:
    """t belongs to the loop alone, but lives from one iteration to the next."""
    kernel = make(
        """
        for i in 8:
          if i == 0:
            t = 0.0
          t += x[i]
          y[i] = t
        """,
        temporaries="t: f32 stack",
    )
    assert refusal("parallelise(i)", kernel).startswith(
        "the result would be invalid: t is read before it is written at i = "
    )
    outside = make(
        """
        for k in 2:
          for i in 4:
            if k == 0:
              t[i] = x[i]
            y[k, i] = t[i]
        """,
        "(x: f32[4]) -> y: f32[2, 4]",
        "t: f32[4] heap",
    )
    assert refusal("parallelise(i)", outside).startswith(
        "the result would be invalid: t[i] is read before it is written at k = 1"
    )


def test_parallelise_allows_one_level() -> None:
    kernel = make(
        """
        for i in 4 parallel:
          for j in 4:
            y[i, j] = x[i]
        for k in 4:
          for l in 4 parallel:
            y[k, l] += x[l]
        """,
        "(x: f32[4]) -> y: f32[4, 4]",
    )
    assert refusal("parallelise(i)", kernel) == "loop 'i' is parallel"
    reason = "loop '{}' is parallel and only one level can be; serialise({}) first"
    assert refusal("parallelise(j)", kernel) == reason.format("i", "i")
    assert refusal("parallelise(k)", kernel) == reason.format("l", "l")
    unrolled = make("for i in 8 unroll:\n  y[i] = x[i]")
    assert refusal("parallelise(i)", unrolled) == "loop 'i' is unroll; serialise(i) first"
    grid = make("for i in 2 grid:\n  for j in 4:\n    y[4*i + j] = x[j]")
    assert refusal("parallelise(j)", grid) == "loop 'i' is grid, which belongs to a GPU"


def test_parallelise_offers_the_outermost_loop_that_may_be() -> None:
    kernel = make(
        """
        y[0, 0] = 0.0
        for i in 4:
          for j in 4:
            y[i, j] = x[j]
        for t in 3:
          for j1 in 4:
            y[t + 1, j1] = y[t, j1] + 1.0
        """,
        "(x: f32[4]) -> y: f32[4, 4]",
    )
    assert list(map(str, Parallelise.candidates(kernel, TEST_MACHINE))) == [
        "parallelise(i)",
        "parallelise(j1)",
    ]


def test_parallelise_is_not_offered_on_a_gpu() -> None:
    assert list(Parallelise.candidates(PRIVATE, GPU_TEST_MACHINE)) == []


@pytest.mark.cc
def test_parallelise_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("parallelise(i)"), PRIVATE))
    check_target(check_move(parse_move("parallelise(i)"), find_case("softmax_fused")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_parallelise_is_right(case: str) -> None:
    check_candidates(Parallelise, find_case(case), limit=4)
