"""Does a body that works on a copy of its tile leave the array as it would have?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.local import Local
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.test_stage import RAGGED, TILED


def test_local_sums_up_in_a_scalar(golden: Golden) -> None:
    golden(show(find_case("matmul"), "local(y, j)"))


def test_local_fills_the_copy_of_what_was_begun_elsewhere(golden: Golden) -> None:
    golden(show(TILED, "local(y, j.o); store(y.l, register)"))


def test_local_guards_the_tail_of_a_split(golden: Golden) -> None:
    kernel = play(find_case("matmul"), *parse_moves(RAGGED))
    golden(show(kernel, "local(y, j1.o)"))


def test_local_together_with_stage_makes_a_blocked_product(golden: Golden) -> None:
    kernel = TILED
    for move in parse_moves("stage(b, k.o); stage(a, k.o); permute(a.s, 0); local(y, j.o)"):
        kernel = check_move(move, kernel)
    golden(str(kernel))


def test_local_does_not_store_back_what_another_iteration_left() -> None:
    """Only the first iteration begins with zero; the others must fetch what y holds."""
    kernel = make(
        """
        for i in 4:
          y[i] = 1.0
        for i1 in 4:
          for k in 3:
            if i1 + k == 0:
              y[i1] = 0.0
            for j in 2:
              y[i1] += x[j]
        """,
        "(x: f32[4]) -> y: f32[4]",
    )
    assert "y.l = y[i1]" in str(check_move(Local("y", "k"), kernel))
    assert "y.l = y[i1]" in str(check_move(Local("y", "i1"), kernel))


def test_local_keeps_what_the_body_does_not_write() -> None:
    kernel = make(
        """
        for i in 8:
          y[i] = 1.0
        for o in 2:
          for j in 3:
            y[4*o + j] = x[j]
          y[4*o + 3] += y[4*o + 1]
        """,
    )
    result = str(check_move(Local("y", "o"), kernel))
    assert "y.l[y.l.r0] = y[4*o + y.l.r0]" in result


def test_local_takes_hints_off_the_copy() -> None:
    kernel = make("for i in 8:\n  y[i] = x[i] nontemporal prefetch y[i + 8]")
    result = str(check_move(Local("y", "i"), kernel))
    assert "y.l = x[i] prefetch y[i + 8]\n" in result
    assert "nontemporal" not in result


def test_local_refuses_names_that_are_not_there() -> None:
    assert refusal("local(c, k.o)", TILED) == "unknown array 'c' (known: a, b, y)"
    assert refusal("local(a, k.o)", TILED) == (
        "nothing in loop 'k.o' writes 'a'; to copy what it reads: stage(a, k.o)"
    )
    assert refusal("local(b, j)", TILED) == "nothing in loop 'j' writes 'b'"
    vector = make("for i in 8 vector:\n  y[i] = x[i]")
    assert refusal("local(y, i)", vector) == "loop 'i' is vector and holds no loops; go around it"


def test_local_refuses_boxes_that_begin_apart() -> None:
    kernel = make(
        """
        for i in 4:
          y[i] = x[i]
        for i1 in 4:
          for j in 4:
            y[i1] += y[j]
        """,
        "(x: f32[4]) -> y: f32[4]",
    )
    assert refusal("local(y, i1)", kernel) == (
        "no one box holds y[j] and y[i1]: in an iteration of 'i1', "
        "dimension 0 begins at 0 and at i1"
    )


def test_local_refuses_to_fetch_what_is_not_there() -> None:
    scan = make("for i in 8:\n  y[i] = x[i] + (y[i - 1] if i > 0 else 0.0)")
    assert refusal("local(y, i)", scan).startswith(
        "the result would be invalid: y[i + y.l.r0 - 1] is read before it is written at i = "
    )
    holes = make(
        "for i in 8:\n  if i < 5:\n    y[i] = x[i]\n  if i > 4:\n    y[i] = 0.0\n    y[i] += x[i]"
    )
    check_move(Local("y", "i"), holes)
    late = make(
        """
        for i in 8:
          if i < 5:
            y[i] = x[i]
        for j in 8:
          if j > 4:
            y[j] = 0.0
        """
    )
    assert refusal("local(y, i)", late).startswith(
        "the result would be invalid: y[i] is read before it is written at i = "
    )


def test_local_refuses_a_box_that_other_threads_write() -> None:
    kernel = make(
        """
        for k in 4:
          y[k] = 0.0
        for i in 4 parallel:
          for j in 4:
            if i == j:
              y[j] = x[j]
        """,
        "(x: f32[4]) -> y: f32[4]",
    )
    assert refusal("local(y, i)", kernel).startswith(
        "the result would be invalid: loop 'i' cannot be parallel: y[y.l.w0] is written at i = "
    )


def test_local_offers_tiles_that_are_written_again() -> None:
    found = list(map(str, Local.candidates(TILED, TEST_MACHINE)))
    assert found == ["local(y, i.o)", "local(y, j.o)", "local(y, k.o)", "local(y, i.i)"]
    scalar = list(map(str, Local.candidates(find_case("matmul"), TEST_MACHINE)))
    assert "local(y, j)" in scalar


@pytest.mark.cc
def test_local_means_the_same_in_c() -> None:
    moves = "parallelise(i.o); stage(b, k.o); stage(a, k.o); local(y, j.o); vectorise(j.i)"
    check_target(play(TILED, *parse_moves(moves)))
    check_target(play(find_case("matmul"), *parse_moves(RAGGED + "; local(y, j1.o)")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_local_is_right(case: str) -> None:
    check_candidates(Local, find_case(case), limit=3)
