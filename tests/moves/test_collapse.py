"""Do two loops run as one, in the same order?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.collapse import Collapse
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

GRID = make(
    """
    for i in 3:
      for j in 5:
        y[i, j] = x[j, i] + f32(2*i + j)
    """,
    "(x: f32[5, 3]) -> y: f32[3, 5]",
)


def test_collapse_gives_one_loop(golden: Golden) -> None:
    golden(show(GRID, "collapse(i)"))


def test_collapse_undoes_a_split() -> None:
    kernel = make(
        "for i in 8:\n  if i < 7:\n    t = x[i]\n  y[i] = x[7 - i]", temporaries="t: f32 heap"
    )
    cut = check_move(parse_move("split(i, 4)"), kernel)
    again = check_move(parse_move("collapse(i.o)"), cut)
    assert str(again).replace("i.o.i.i", "i") == str(kernel)


def test_collapse_speaks_of_both_loops_inside_gathers_and_quotients() -> None:
    kernel = make(
        """
        for i in 2:
          for j in 4:
            y[i, j] = x[idx[4*i + j], (3*i + j)//2 % 3] if (i + 2*j) % 3 < 2 else 0.0
        """,
        "(x: f32[5, 3], idx: i64[8] in 5) -> y: f32[2, 4]",
    )
    assert "x[idx[i.j], " in str(check_move(parse_move("collapse(i)"), kernel))


def test_collapse_refuses_what_does_not_nest() -> None:
    expected = "expected loop 'j' to hold one loop and nothing else"
    assert refusal("collapse(j)", find_case("matmul")) == expected
    triangle = make(
        """
        for i in 8:
          y[i] = 0.0
        for k in 8:
          for j in k + 1:
            y[k] += x[j]
        """
    )
    assert refusal("collapse(k)", triangle) == "the extent of loop 'j' varies: k + 1"
    assert refusal("collapse(i)", triangle) == "expected loop 'i' to hold one loop and nothing else"
    mixed = check_move(parse_move("unroll(j)"), GRID)
    assert refusal("collapse(i)", mixed) == "'i' is sequential and 'j' is unroll"


def test_collapse_drops_what_never_runs() -> None:
    """Where the inner loop runs once, its index is 0, and so may be the extent of a third."""
    kernel = make(
        """
        for i in 8:
          for j in 1:
            y[i] = x[i]
            for k in j:
              y[i] += x[k]
        """
    )
    result = check_move(parse_move("collapse(i)"), kernel)
    assert str(result).replace("i.j", "i") == str(make("for i in 8:\n  y[i] = x[i]"))


def test_collapse_of_unrolled_loops_stays_within_limits() -> None:
    kernel = make(
        """
        for i in 16 unroll:
          for j in 16 unroll:
            y[i, j] = x[i] * x[j]
        """,
        "(x: f32[16]) -> y: f32[16, 16]",
    )
    check_move(parse_move("collapse(i)"), kernel)


@pytest.mark.cc
def test_collapse_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("collapse(i)"), GRID))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_collapse_is_right(case: str) -> None:
    check_candidates(Collapse, find_case(case), limit=4)
