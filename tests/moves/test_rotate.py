"""Does every element of a temporary keep its value when rows are shifted?"""

from __future__ import annotations

import pytest

from perfdojo.ir import parse_kernel
from perfdojo.moves import parse_moves, play
from perfdojo.moves.rotate import Rotate
from perfdojo.testing import GPU_TEST_MACHINE, TEST_MACHINE, check_candidates, check_move
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

TABLE = make(
    """
    for i in 8:
      for j in 16:
        t[i, j] = x[i, j]
    for k in 8:
      for l in 16:
        y[k, l] = t[7 - k, l]
    """,
    "(x: f32[8, 16]) -> y: f32[8, 16]",
    "t: f32[8, 16] heap",
)
BITS = "reshape(t, 1, 2); reshape(t, 1, 4); reshape(t, 2, 2); "
SWIZZLE = "rotate(t, 1, 0, 4); rotate(t, 2, 0, 2); rotate(t, 3, 0)"


def test_rotate_shifts_each_row_by_its_number(golden: Golden) -> None:
    golden(show(TABLE, "rotate(t, 1, 0)"))


def test_rotate_of_bits_is_an_exclusive_or(golden: Golden) -> None:
    golden(show(TABLE, BITS + SWIZZLE))


def test_rotate_keeps_the_meaning() -> None:
    check_move(Rotate("t", 1, 0), TABLE)
    check_move(Rotate("t", 0, 1, 3), TABLE)
    kernel = play(TABLE, *parse_moves(BITS))
    for move in parse_moves(SWIZZLE):
        kernel = check_move(move, kernel)
    check_move(Rotate("t", 1, 0), play(TABLE, *parse_moves("pad(t, 1, 2)")))


def test_rotate_refuses_what_is_not_stored_or_not_there() -> None:
    assert refusal("rotate(t, 1, 2)", TABLE) == "'t' has dimensions 0 to 1, got 2"
    assert refusal("rotate(t, 1, 1)", TABLE) == "expected two dimensions of 't', got 1 twice"
    assert refusal("rotate(t, 1, 0, 0)", TABLE) == "expected a divisor of at least 1, got 0"
    assert refusal("rotate(x, 1, 0)", TABLE).startswith("'x' is an argument")
    dropped = make(
        "for i in 8:\n  t[i, 0] = x[i]\n  y[i] = t[i, 0]", temporaries="t: f32[~8, 1] heap"
    )
    assert refusal("rotate(t, 1, 0)", dropped) == "dimension 0 of 't' is not stored"


def test_rotate_is_offered_in_shared_memory() -> None:
    assert list(Rotate.candidates(TABLE, GPU_TEST_MACHINE)) == []
    shared = parse_kernel("""
kernel turn(x: f32[8, 4]) -> y: f32[4, 8]
  t: f32[8, 4] shared
  for b in 1 grid:
    for i in 8 block:
      for j in 4:
        t[i, j] = x[i, j]
    for k in 4 block:
      for l in 8:
        y[k, l] = t[l, k]
""")
    assert list(map(str, Rotate.candidates(shared, GPU_TEST_MACHINE))) == ["rotate(t, 1, 0)"]
    assert list(Rotate.candidates(shared, TEST_MACHINE)) == []
    check_candidates(Rotate, shared, limit=3, machine=GPU_TEST_MACHINE)


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_rotate_is_right(case: str) -> None:
    check_candidates(Rotate, find_case(case), limit=3, machine=GPU_TEST_MACHINE)
