"""Does each iteration accumulate for itself, and does nobody see it before the end?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.partial import Partial
from perfdojo.testing import check_candidates, check_move, check_target
from perfdojo.testing.move import TEST_MACHINE
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves, find_rows

DOT = make(
    """
    y = 0.0
    for i in 4:
      for j in 8:
        y += a[8*i + j] * b[8*i + j]
    """,
    "(a: f32[32], b: f32[32]) -> y: f32",
)


def test_partial_gives_each_iteration_an_accumulator(golden: Golden) -> None:
    golden(show(DOT, "partial(y:1, j); vectorise(j)"))


def test_partial_leaves_the_outermost_loop_that_it_can(golden: Golden) -> None:
    golden(show(find_rows("softmax"), "split(j2, 4); partial(s:1, j2.i)"))


def test_partial_takes_loops_of_the_target_along(golden: Golden) -> None:
    """Loops between that are in a subscript become dimensions."""
    kernel = make(
        """
        for i in 3:
          y[i] = 0.0
        for k in 4:
          for i1 in 3:
            y[i1] += x[k, i1]
        """,
        "(x: f32[4, 3]) -> y: f32[3]",
    )
    golden(show(kernel, "partial(y:1, k)"))
    check_move(parse_move("partial(y:1, k)"), kernel)


@pytest.mark.parametrize("op", ["+=", "*=", "max=", "min="])
def test_integers_keep_their_bits(op: str) -> None:
    kernel = make(
        f"y = 3\nfor i in 5:\n  for j in 4:\n    if i + j > 2:\n      y {op} x[i, j]",
        "(x: i32[5, 4]) -> y: i32",
    )
    for loop in "ij":
        move = parse_move(f"partial(y:1, {loop})")
        assert move.numerics_on(kernel) == "exact"
        check_move(move, kernel)


def test_narrow_sums_are_kept_wide() -> None:
    kernel = make(
        "y = 0.0\nfor i in 5:\n  for j in 4:\n    y += x[i, j]", "(x: f16[5, 4]) -> y: f16"
    )
    result = check_move(parse_move("partial(y:1, j)"), kernel)
    assert result.buffers["y_p"].dtype == "f32"


def test_storage_grows_with_the_accumulators() -> None:
    for extent, storage in ((256, "register"), (257, "stack"), (1 << 19, "heap")):
        kernel = make(
            f"y = 0.0\nfor i in 2:\n  for j in {extent}:\n    y += x[j]",
            f"(x: f32[{extent}]) -> y: f32",
        )
        assert parse_move("partial(y:1, j)").apply(kernel).buffers["y_p"].storage == storage


def test_partial_refuses_too_much_on_the_stack() -> None:
    kernel = make(
        "for k in 262144:\n  t[k] = x[0]\ny = t[0]\nfor i in 2:\n  for j in 262144:\n    y += x[j]",
        "(x: f32[262144]) -> y: f32",
        "t: f32[262144] stack",
    )
    assert "on the stack would take 2097152 bytes" in refusal("partial(y:1, j)", kernel)


def test_partial_refuses_what_it_cannot_part() -> None:
    assert (
        refusal("partial(y:0, j)", DOT)
        == "expected an accumulation such as y += ..., got 'y = 0.0'"
    )
    assert refusal("partial(y:2, j)", DOT).startswith("unknown statement 'y:2'; did you mean")
    rows = make(
        "for i in 8:\n  y[i] = 0.0\n  for j in 4:\n    y[i] += x[i]\nfor k in 3:\n  y[k] = x[k]"
    )
    assert refusal("partial(y:1, k)", rows) == "loop 'k' is not around 'y[i] += x[i]'"
    assert refusal("partial(y:1, i)", rows) == "each iteration of 'i' has its own y[i] already"
    triangle = make("for i in 8:\n  y[i] = 0.0\n  for j in i + 1:\n    y[i] += x[j]")
    assert refusal("partial(y:1, j)", triangle) == "the extent of loop 'j' varies: i + 1"
    inner = make(
        """
        for i in 8:
          y[i] = 0.0
        for k in 4:
          for j in k + 1:
            y[j] += x[j]
        """
    )
    assert refusal("partial(y:1, k)", inner) == "the extent of loop 'j' varies: k + 1"


def test_partial_refuses_a_sum_that_somebody_watches() -> None:
    watched = make(
        """
        t = 0.0
        for i in 8:
          t += x[i]
          y[i] = t
        """,
        temporaries="t: f32 stack",
    )
    assert refusal("partial(t:1, i)", watched) == (
        "'y[i] = t' touches 't' inside loop 'i', while 't += x[i]' accumulates"
    )
    fed_back = make("y[0] = 1.0\nfor i in 8:\n  y[i] = x[i]\nfor j in 8:\n  y[0] += y[0] * x[j]")
    assert refusal("partial(y:2, j)", fed_back) == (
        "'y[0] += y[0] * x[j]' reads 'y', which it accumulates"
    )
    two = make(
        "for i in 8:\n  y[i] = x[i]\nfor j in 4:\n  for k in 2:\n    y[0] += x[k]\n    y[0] *= x[j]"
    )
    assert "touches 'y' inside loop 'k'" in refusal("partial(y:1, k)", two)


def test_partial_stays_inside_a_loop_that_starts_the_sum_anew() -> None:
    kernel = make(
        """
        for i in 2:
          t = 0.0
          for j in 2:
            for k in 2:
              t += x[4*i + 2*j + k]
          for l in 4:
            y[4*i + l] = t
        """,
        temporaries="t: f32 stack",
    )
    result = check_move(parse_move("partial(t:1, k)"), kernel)
    assert str(result).index("for i in 2") < str(result).index("t_p[k.p] = 0.0")


def test_partial_refuses_a_small_integer_that_may_wrap_before_it_compares() -> None:
    header = "(x: i32[4, 4]) -> y: i8"
    kernel = make("y = 0\nfor i in 4:\n  for j in 4:\n    y max= x[i, j]", header)
    assert refusal("partial(y:1, j)", kernel) == (
        "'y' is i8, and 'y max= x[i, j]' may wrap before it compares"
    )
    kernel = make("y = 0\nfor i in 4:\n  for j in 4:\n    y += 50 * x[i, j]", header)
    check_move(parse_move("partial(y:1, j)"), kernel)


def test_partial_refuses_to_touch_what_was_never_started() -> None:
    """Where the guard never holds, y[3] is not read; joining the parts would read it."""
    kernel = make(
        """
        for i in 3:
          y[i] = 0.0
        for k in 4:
          for j in 4:
            if j < 3:
              y[j] += x[k]
        for l in 5:
          y[3 + l] = 0.0
        """
    )
    assert "y[j.q] is read before it is written" in refusal("partial(y:1, k)", kernel)


@pytest.mark.cc
def test_partial_means_the_same_in_c() -> None:
    check_target(check_moves("partial(y:1, j); vectorise(j)", DOT))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_partial_is_right(case: str) -> None:
    check_candidates(Partial, find_case(case), limit=3)


def test_candidates_are_the_short_loops_of_longer_reductions() -> None:
    assert [str(m) for m in Partial.candidates(DOT, TEST_MACHINE)] == [
        "partial(y:1, i)",
        "partial(y:1, j)",
    ]
    once = check_move(parse_move("partial(y:1, j)"), DOT)
    assert not list(Partial.candidates(once, TEST_MACHINE))
