"""Is a tile copied only where the copy holds what the body would have read?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.stage import Stage
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

TILED = make(
    """
    for i in 8:
      for j in 16:
        y[i, j] = 0.0
    for i.o in 2:
      for j.o in 2:
        for k.o in 3:
          for i.i in 4:
            for k.i in 4:
              for j.i in 8:
                y[4*i.o + i.i, 8*j.o + j.i] += (
                  a[4*i.o + i.i, 4*k.o + k.i] * b[4*k.o + k.i, 8*j.o + j.i])
    """,
    "(a: f32[8, 12], b: f32[12, 16]) -> y: f32[8, 16]",
)
SHIFTS = "(x: f32[8]) -> y: f32[6, 2]"
SQUARE = "(x: f32[8]) -> y: f32[8, 8]"
RAGGED = "fission(j, k); split(j1, 4, guard); split(k, 3, guard)"


def test_stage_packs_the_panels_of_a_product(golden: Golden) -> None:
    golden(show(TILED, "stage(b, k.o); stage(a, k.o); permute(a.s, 0)"))


def test_stage_keeps_a_window_inside_the_array(golden: Golden) -> None:
    """The padding of a convolution is outside of x; the guard keeps the copy inside."""
    golden(show(find_case("conv1d"), "stage(x, o)"))


def test_stage_cuts_a_box_that_does_not_move_to_the_array(golden: Golden) -> None:
    golden(show(find_case("conv1d"), "stage(x, f)"))


def test_stage_guards_the_tail_of_a_split(golden: Golden) -> None:
    kernel = play(find_case("matmul"), *parse_moves(RAGGED))
    golden(show(kernel, "stage(b, j1.o); stage(a, i)"))


def test_stage_holds_a_window_for_offsets(golden: Golden) -> None:
    kernel = make("for i in 6:\n  for j in 2:\n    y[i, j] = x[i + j] + x[i + 2] - x[i]", SHIFTS)
    golden(show(kernel, "stage(x, i)"))


def test_stage_of_one_element_is_a_scalar() -> None:
    kernel = make("for i in 8:\n  for j in 8:\n    y[i, j] = x[i] * x[i]", SQUARE)
    result = str(check_move(Stage("x", "i"), kernel))
    assert "  x.s: f32 stack\n" in result
    assert "    x.s = x[i]\n" in result


def test_stage_copies_rows_that_are_looked_up() -> None:
    kernel = find_case("embedding_bag")
    assert check_candidates(Stage, kernel) >= 0
    rows = make(
        "for i in 3:\n  for j in 8:\n    for k in 2:\n      y[i, j, k] = w[idx[i], j]",
        "(idx: i64[3] in 5, w: f32[5, 8]) -> y: f32[3, 8, 2]",
    )
    assert "w.s[w.s.r1] = w[idx[i], w.s.r1]" in str(check_move(Stage("w", "i"), rows))
    whole = make(
        "for k in 2:\n  for i in 3:\n    for j in 8:\n      y[i, j, k] = w[idx[i], j]",
        "(idx: i64[3] in 5, w: f32[5, 8]) -> y: f32[3, 8, 2]",
    )
    assert "y[i, j, k] = w.s[idx[i], j]" in str(check_move(Stage("w", "k"), whole))
    assert refusal("stage(idx, k)", whole) == "nothing in loop 'k' reads 'idx'"


def test_stage_leaves_prefetches_to_the_array() -> None:
    kernel = make("for i in 8:\n  for j in 8:\n    y[i, j] = x[j] prefetch x[j + 8]", SQUARE)
    assert "y[i, j] = x.s[j] prefetch x[j + 8]" in str(check_move(Stage("x", "i"), kernel))


def test_stage_refuses_names_that_are_not_there() -> None:
    assert refusal("stage(c, k.o)", TILED) == "unknown array 'c' (known: a, b, y)"
    assert refusal("stage(a, k)", TILED) == (
        "unknown loop 'k' (known: i, i.i, i.o, j, j.i, j.o, k.i, k.o)"
    )
    assert refusal("stage(a, j)", TILED) == "nothing in loop 'j' reads 'a'"
    vector = make("for i in 8 vector:\n  y[i] = x[i]")
    assert refusal("stage(x, i)", vector) == (
        "loop 'i' is vector and holds no loops; stage around it"
    )


def test_stage_refuses_what_the_body_writes() -> None:
    assert refusal("stage(y, k.o)", TILED) == (
        "'y[4*i.o + i.i, 8*j.o + j.i] += a[4*i.o + i.i, 4*k.o + k.i] * "
        "b[4*k.o + k.i, 8*j.o + j.i]' writes 'y' in loop 'k.o', and the copy would not see it; "
        "choose a loop without the write, or local(y, k.o)"
    )
    behind = make(
        """
        for i in 4:
          y[i] = 1.0
        for i1 in 3:
          for j in 4:
            y[i1 + 1] = y[j] + x[j]
        """,
        "(x: f32[4]) -> y: f32[4]",
    )
    for loop in ("i1", "j"):
        assert f"writes 'y' in loop '{loop}'" in refusal(f"stage(y, {loop})", behind)


def test_stage_refuses_boxes_that_begin_apart() -> None:
    kernel = make(
        "for i in 8:\n  for j in 8:\n    y[i, j] = x[i, j] + x[j, i]",
        "(x: f32[8, 8]) -> y: f32[8, 8]",
    )
    assert refusal("stage(x, i)", kernel) == (
        "no one box holds x[i, j] and x[j, i]: in an iteration of 'i', dimension 0 begins at i "
        "and at 0"
    )


def test_stage_refuses_to_read_what_nobody_wrote() -> None:
    """Below the diagonal t is written; the box around it is not."""
    kernel = make(
        """
        for i in 4:
          for j in i + 1:
            t[i, j] = x[j]
        for i1 in 4:
          y[i1] = 0.0
          for j1 in i1 + 1:
            y[i1] += t[i1, j1]
        """,
        "(x: f32[4]) -> y: f32[4]",
        "t: f32[4, 4] heap",
    )
    assert refusal("stage(t, i1)", kernel).startswith(
        "the result would be invalid: t[i1, t.s.r1] is read before it is written at "
    )


def test_stage_refuses_to_read_what_other_threads_write() -> None:
    """Each thread reads its own element, but the box holds all of them."""
    kernel = make(
        """
        for k in 4:
          t[k] = x[k]
        for i in 4 parallel:
          t[i] = 2.0 * x[i]
          y[i] = 0.0
          for o in 1:
            for j in 4:
              y[i] += t[j] if i == j else 0.0
        """,
        "(x: f32[4]) -> y: f32[4]",
        "t: f32[4] heap",
    )
    assert refusal("stage(t, o)", kernel).startswith(
        "the result would be invalid: loop 'i' cannot be parallel: t[i] is written at i = "
    )


def test_stage_offers_tiles_that_are_read_again() -> None:
    found = list(map(str, Stage.candidates(TILED, TEST_MACHINE)))
    assert "stage(a, k.o)" in found
    assert "stage(b, k.o)" in found
    assert "stage(b, j.o)" in found
    assert "stage(a, k.i)" not in found
    packed = check_move(Stage("b", "k.o"), TILED)
    assert "stage(b.s, k.o)" not in list(map(str, Stage.candidates(packed, TEST_MACHINE)))


@pytest.mark.cc
def test_stage_means_the_same_in_c() -> None:
    tiled = play(TILED, *parse_moves("stage(b, k.o); stage(a, k.o); permute(b.s, 0)"))
    check_target(tiled)
    check_target(play(find_case("conv1d"), *parse_moves("parallelise(f); stage(x, o)")))
    ragged = play(find_case("matmul"), *parse_moves(RAGGED + "; stage(b, j1.o); stage(a, i)"))
    check_target(ragged)


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_stage_is_right(case: str) -> None:
    check_candidates(Stage, find_case(case), limit=3)
