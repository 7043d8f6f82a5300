"""Does a temporary take an output's memory only where neither loses a value?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.inplace import Inplace
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

T = "t: f32[8] heap"


def test_inplace_computes_in_the_output(golden: Golden) -> None:
    golden(show(find_case("softmax"), "inplace(e, y)"))


def test_inplace_gives_dropped_dimensions_a_place() -> None:
    kernel = play(find_case("softmax_fused"), *parse_moves("drop(e, 0); store(e, stack)"))
    assert "y[i, j3] = y[i, j3] / s[i]" in str(check_move(Inplace("e", "y"), kernel))


def test_inplace_refuses_where_a_neighbour_is_still_read() -> None:
    body = "for i in 8:\n  t[i] = x[i]\nfor j in 8:\n  y[j] = t[j] + (t[{}] if {} else 0.0)"
    behind = make(body.format("j - 1", "j > 0"), temporaries=T)
    assert refusal("inplace(t, y)", behind) == (
        "'y[j] = t[j] + (t[j - 1] if j > 0 else 0.0)' would overwrite what "
        "'y[j] = t[j] + (t[j - 1] if j > 0 else 0.0)' still reads as t[j - 1]"
    )
    ahead = make(body.format("j + 1", "j < 7"), temporaries=T)
    check_move(Inplace("t", "y"), ahead)
    vector = play(ahead, *parse_moves("vectorise(j)"))
    assert refusal("inplace(t, y)", vector).startswith(
        "the result would be invalid: loop 'j' cannot be vector: y[j] is written at j = "
    )


def test_inplace_refuses_to_lose_the_output() -> None:
    late = make(
        """
        for i in 8:
          y[i] = x[i]
        for j in 8:
          t[j] = y[j] * 2.0
          z[j] = t[j]
        """,
        "(x: f32[8]) -> y: f32[8], z: f32[8]",
        T,
    )
    assert refusal("inplace(t, y)", late) == (
        "'t[j] = y[j] * 2.0' would overwrite what is the value of the output"
    )
    check_move(Inplace("t", "z"), late)
    partly = make(
        "for k in 8:\n  y[k] = 0.0\nfor i in 8:\n  t[i] = x[i]\nfor j in 7:\n  y[j] = t[j]",
        temporaries=T,
    )
    assert "is the value of the output" in refusal("inplace(t, y)", partly)


def test_inplace_refuses_while_the_output_is_read() -> None:
    kernel = make(
        """
        for i in 8:
          y[i] = 1.0
        for j in 8:
          t[j] = x[j]
          y[j] += t[j]
        """,
        temporaries=T,
    )
    assert refusal("inplace(t, y)", kernel) == (
        "'t[j] = x[j]' would overwrite what 'y[j] += t[j]' still reads as y[j]"
    )


def test_inplace_refuses_to_end_with_the_temporary_in_a_loop() -> None:
    """The last k writes t and not y."""
    kernel = make(
        """
        for k in 2:
          for i in 8:
            t[i] = x[i] + f32(k)
          if k == 0:
            for j in 8:
              y[j] = t[j]
        """,
        temporaries=T,
    )
    assert "is the value of the output" in refusal("inplace(t, y)", kernel)


def test_inplace_refuses_buffers_that_differ() -> None:
    kernel = find_case("softmax")
    assert refusal("inplace(m, y)", kernel) == (
        "expected type and shape alike, got 'm: f32[3] heap' and 'y: f32[3, 8] heap'"
    )
    assert refusal("inplace(e, x)", kernel) == "unknown output 'x' (known: y)"
    assert refusal("inplace(x, y)", kernel).startswith("'x' is an argument")


def test_inplace_is_offered_where_it_is_legal() -> None:
    assert list(map(str, Inplace.candidates(find_case("softmax"), TEST_MACHINE))) == [
        "inplace(e, y)"
    ]


@pytest.mark.cc
def test_inplace_means_the_same_in_c() -> None:
    check_target(check_move(Inplace("e", "y"), find_case("softmax_fused")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_inplace_is_right(case: str) -> None:
    check_candidates(Inplace, find_case(case), limit=3)
