"""Are two loops swapped only where no value notices?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.interchange import Interchange
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

STENCIL = make(
    """
    for i in 5:
      for j in 5:
        y[i, j] = x[i]
    for i1 in 4:
      for j1 in 4:
        y[i1 + 1, j1] = y[i1, j1 + 1] + x[j1]
    """,
    "(x: f32[5]) -> y: f32[5, 5]",
)


def test_interchange_swaps_two_loops(golden: Golden) -> None:
    golden(show(find_case("conv1d"), "interchange(c)"))


def test_interchange_refuses_what_does_not_nest() -> None:
    expected = "expected loop 'j' to hold one loop and nothing else"
    assert refusal("interchange(j)", find_case("matmul")) == expected
    triangle = make(
        "for i in 8:\n  for j in i + 1:\n    y[i, j] = x[i]\n"
        "for i1 in 8:\n  for j1 in 8:\n    y[i1, j1] = x[i1]",
        "(x: f32[8]) -> y: f32[8, 8]",
    )
    assert refusal("interchange(i)", triangle) == "the extent of loop 'j' depends on 'i'"
    vector = make(
        "for i in 4:\n  for j in 4 vector:\n    y[i, j] = x[i]", "(x: f32[4]) -> y: f32[4, 4]"
    )
    assert refusal("interchange(i)", vector) == "loop 'j' is vector and must stay innermost"


def test_interchange_refuses_to_turn_a_dependence_round() -> None:
    assert refusal("interchange(i1)", STENCIL) == (
        "'y[i1 + 1, j1] = y[i1, j1 + 1] + x[j1]' writes y[i1 + 1, j1] before "
        "'y[i1 + 1, j1] = y[i1, j1 + 1] + x[j1]' reads y[i1, j1 + 1], and would come after it"
    )
    check_move(parse_move("interchange(i)"), STENCIL)


def test_interchange_of_a_sum_rounds_otherwise() -> None:
    kernel = find_case("conv1d")
    assert parse_move("interchange(c)").numerics_on(kernel) == "reassociate"
    assert parse_move("interchange(b)").numerics_on(kernel) == "exact"


def test_interchange_does_not_make_a_race() -> None:
    """Within one i1 no two j1 meet, but over all of them they do."""
    kernel = make(
        """
        for i in 5:
          for j in 5:
            y[i, j] = x[i]
        for i1 in 4:
          for j1 in 4 parallel:
            y[i1 + 1, j1 + 1] = y[i1, j1]
        """,
        "(x: f32[5]) -> y: f32[5, 5]",
    )
    assert refusal("interchange(i1)", kernel).startswith(
        "the result would be invalid: loop 'j1' cannot be parallel: y[i1 + 1, j1 + 1] is written"
    )


def test_interchange_does_not_cut_the_life_of_what_is_private() -> None:
    """The sum lives from one i to the next; inside of i, each iteration of j has its own."""
    kernel = make(
        """
        for j in 3 parallel:
          for i in 4:
            if i == 0:
              t = 0.0
            t += x[i, j]
            if i == 3:
              y[j] = t
        """,
        "(x: f32[4, 3]) -> y: f32[3]",
        "t: f32 stack",
    )
    assert refusal("interchange(j)", kernel).startswith(
        "the result would be invalid: t is read before it is written"
    )


@pytest.mark.cc
def test_interchange_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("interchange(f)"), find_case("conv1d")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_interchange_is_right(case: str) -> None:
    check_candidates(Interchange, find_case(case), limit=4)
