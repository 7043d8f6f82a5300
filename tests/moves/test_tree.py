"""Is a reduction turned into halving steps, and only where its parts are dead afterwards?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move, parse_moves, play
from perfdojo.moves.tree import Tree
from perfdojo.testing import (
    GPU_TEST_MACHINE,
    TEST_MACHINE,
    check_candidates,
    check_move,
    check_target,
)
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves, find_rows

SUM = make(
    """
    for i in 8:
      p[i] = square(x[i])
    y = 0.0
    for l in 8:
      y += p[l]
    """,
    "(x: f32[8]) -> y: f32",
    "p: f32[8] register",
)

LANES = make(
    """
    for w in 2:
      for a in 4:
        p[w, a] = x[4*w + a]
      y[w] = 0.0
      for l in 4:
        y[w] += p[w, l]
    """,
    "(x: f32[8]) -> y: f32[2]",
    "p: f32[2, 4] register",
)


def test_tree_adds_up_by_halves(golden: Golden) -> None:
    golden(show(SUM, "tree(l); vectorise(l.t4); vectorise(l.t2)"))


def test_tree_of_a_matrix_keeps_the_other_subscripts(golden: Golden) -> None:
    kernel = make(
        """
        for i in 3:
          for j in 4:
            p[j, i] = x[i, j]
          y[i] = -inf
          for l in 4 unroll:
            y[i] max= p[l, i]
        """,
        "(x: f32[3, 4]) -> y: f32[3]",
        "p: f32[4, 3] stack",
    )
    golden(show(kernel, "tree(l)"))
    check_move(parse_move("tree(l)"), kernel)


@pytest.mark.parametrize("op", ["+=", "*=", "max=", "min="])
def test_integers_keep_their_bits(op: str) -> None:
    kernel = make(
        f"for i in 2:\n  p[i] = x[i]\ny = 5\nfor l in 2:\n  y {op} p[l]",
        "(x: i64[2]) -> y: i64",
        "p: i64[2] stack",
    )
    assert parse_move("tree(l)").numerics_on(kernel) == "exact"
    check_move(parse_move("tree(l)"), kernel)


def test_tree_works_where_the_parts_are_filled_anew_in_each_row() -> None:
    moves = "split(j2, 8); partial(s:1, j2.i); tree(j2.i.q); parallelise(i)"
    check_moves(moves, find_rows("softmax"))


def test_tree_refuses_parts_that_are_read_again() -> None:
    later = make(
        """
        for i in 4:
          p[i] = x[i]
        t = 0.0
        for l in 4:
          t += p[l]
        for k in 4:
          y[k] = p[k] / t
        """,
        "(x: f32[4]) -> y: f32[4]",
        "p: f32[4] stack; t: f32 stack",
    )
    assert refusal("tree(l)", later) == (
        "'y[k] = p[k] / t' still needs 'p', which the steps overwrite"
    )


def test_tree_refuses_parts_that_the_next_row_needs() -> None:
    """The steps of one row would be the parts of the next."""
    once = make(
        """
        for i in 4:
          p[i] = x[i]
        for r in 8:
          y[r] = 0.0
          for l in 4:
            y[r] += p[l]
        """,
        temporaries="p: f32[4] stack",
    )
    assert refusal("tree(l)", once) == ("'y[r] += p[l]' still needs 'p', which the steps overwrite")
    partly = make(
        """
        for i in 4:
          p[i] = x[i]
        for r in 8:
          if r > 3:
            for k in 4:
              p[k] = 2.0 * x[k]
          y[r] = 0.0
          for l in 4:
            y[r] += p[l]
        """,
        temporaries="p: f32[4] stack",
    )
    assert "still needs 'p'" in refusal("tree(l)", partly)


def test_tree_refuses_another_shape_of_loop() -> None:
    form = "expected loop 'l' to hold one statement like s += p[l]"
    body = (
        "for i in 4:\n  p[i] = x[i]\ny[0] = 0.0\nfor l in 4:\n  {}\nfor k in 7:\n  y[k + 1] = 0.0"
    )

    def why(statement: str, move: str = "tree(l)") -> str:
        return refusal(move, make(body.format(statement), temporaries="p: f32[4] stack"))

    assert why("y[0] += 2.0 * p[l]") == form
    assert why("y[0] += p[3 - l]") == form
    assert why("y[0] = p[l]") == form
    assert why("y[l] = 0.0\n  y[0] += p[l]") == form
    assert why("if l > 1:\n    y[0] += p[l]") == form
    assert why("p[0] += p[l]") == form
    assert why("y[0] += x[l]") == "'x' is no temporary, so it cannot be overwritten"
    assert why("y[0] += p[l]", "tree(j)").startswith("unknown loop 'j'")
    three = make(
        "for i in 3:\n  p[i] = x[i]\ny = 0.0\nfor l in 3:\n  y += p[l]",
        "(x: f32[3]) -> y: f32",
        "p: f32[3] stack",
    )
    assert refusal("tree(l)", three) == "expected loop 'l' to run 2, 4, 8, ... times, got 3"
    vector = make(
        "for i in 4:\n  y[i] = x[i]\n  p[i] = 0.0\nfor l in 4 vector:\n  y[l] += p[l]",
        "(x: f32[4]) -> y: f32[4]",
        "p: f32[4] stack",
    )
    assert refusal("tree(l)", vector) == form
    alone = make(
        "y = 0.0\np[0] = x[0]\nfor l in 1 parallel:\n  y += p[l]",
        "(x: f32[4]) -> y: f32",
        "p: f32[1] stack",
    )
    assert refusal("tree(l)", alone) == "loop 'l' is parallel; make it sequential first"


def test_tree_refuses_types_that_would_wrap_or_round() -> None:
    narrow = make(
        "for i in 4:\n  p[i] = x[i]\ny = 0\nfor l in 4:\n  y += p[l]",
        "(x: i8[4]) -> y: i32",
        "p: i8[4] stack",
    )
    assert refusal("tree(l)", narrow) == "'p' is i8, too narrow for sums of its elements"
    wraps = make(
        "for i in 4:\n  p[i] = x[i]\ny = 0\nfor l in 4:\n  y max= p[l]",
        "(x: i32[4]) -> y: i8",
        "p: i32[4] stack",
    )
    assert refusal("tree(l)", wraps) == "'y' is i8, and wraps before it compares"


def test_tree_can_leave_every_step_to_lanes(golden: Golden) -> None:
    golden(show(LANES, "tree(l, lanes)"))


def test_tree_offers_steps_for_lanes_on_a_gpu() -> None:
    assert list(map(str, Tree.candidates(LANES, GPU_TEST_MACHINE))) == ["tree(l, lanes)"]
    assert list(map(str, Tree.candidates(LANES, TEST_MACHINE))) == ["tree(l)"]
    assert refusal("tree(l, lines)", LANES) == "expected last to be lanes, or nothing, got 'lines'"


@pytest.mark.cc
def test_tree_means_the_same_in_c() -> None:
    check_target(play(SUM, *parse_moves("tree(l); vectorise(l.t4)")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_tree_is_right(case: str) -> None:
    check_candidates(Tree, find_case(case), limit=3)


def test_every_candidate_after_partial_sums_is_right() -> None:
    moves = "split(j, 4); split(j2, 8); partial(m:1, j.i); partial(s:1, j2.i)"
    kernel = play(find_rows("softmax"), *parse_moves(moves))
    assert check_candidates(Tree, kernel) == 2
