"""Is a definition put in place of a read only where it gives the same value there?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.inline import Inline
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

HEADER = "(x: f32[4]) -> y: f32[4]"
T = "t: f32[4] heap"
HALF = make(
    "for i in 4:\n  t[i] = x[i] * 0.1\nfor j in 4:\n  y[j] = t[3 - j] + t[j]",
    HEADER,
    "t: f16[4] heap",
)


def test_inline_computes_again_where_it_was_read(golden: Golden) -> None:
    golden(show(find_case("softmax"), "inline(e)"))


def test_inline_rounds_as_storing_did(golden: Golden) -> None:
    golden(show(HALF, "inline(t)"))
    check_move(Inline("t"), HALF)


def test_inline_keeps_the_type_of_a_number() -> None:
    kernel = make(
        "for i in 4:\n  t[i] = i * 2\n  u = 3\nfor j in 4:\n  y[j] = f32(t[j]) / f32(u)",
        HEADER,
        "t: i32[4] heap; u: i8 heap",
    )
    kernel = check_move(Inline("t"), kernel)
    assert "y[j] = f32(i32(2*j)) / f32(i8(3))" in str(check_move(Inline("u"), kernel))


def test_inline_follows_the_iteration_around_both() -> None:
    """t is used again in every k, and never read in another."""
    kernel = make(
        """
        for k in 3:
          for i in 4:
            t[i] = x[i] + f32(k)
          for j in 4:
            y[j] = t[3 - j] * f32(k) prefetch t[j + 1]
        """,
        HEADER,
        "t: f32[4] heap",
    )
    result = str(check_move(Inline("t"), kernel))
    assert "y[j] = (x[3 - j] + f32(k)) * f32(k)\n" in result


def test_inline_takes_dead_values_away() -> None:
    kernel = make("for i in 4:\n  t[i] = x[i]\n  y[i] = x[i]", HEADER, "t: f32[4] heap")
    assert "t" not in str(check_move(Inline("t"), kernel)).split()


def test_inline_refuses_what_is_not_one_plain_definition() -> None:
    softmax = find_case("softmax")
    assert refusal("inline(m)", softmax) == "expected one statement to write 'm', got 2"
    assert refusal("inline(y)", softmax).startswith("'y' is an argument")
    cases = {
        "if i < 4:\n    t[i] = x[i]": "'t[i] = x[i]' is under a guard; expected loops only",
        "t[3 - i] = x[i]": "expected the subscripts of 't[3 - i] = x[i]' to be different loops",
    }
    for statement, reason in cases.items():
        kernel = make(f"for i in 4:\n  {statement}\nfor j in 4:\n  y[j] = t[j]", HEADER, T)
        assert refusal("inline(t)", kernel) == reason
    scan = make(
        "for i in 4:\n  t[i] = (t[i - 1] if i > 0 else 0.0) + x[i]\nfor j in 4:\n  y[j] = t[j]",
        HEADER,
        T,
    )
    assert refusal("inline(t)", scan).endswith("reads what it defines")
    diagonal = make(
        "for i in 4:\n  for j in 4:\n    t[j] = x[j] + f32(i)\nfor j1 in 4:\n  y[j1] = t[j1]",
        HEADER,
        T,
    )
    assert refusal("inline(t)", diagonal) == (
        "'t[j] = x[j] + f32(i)' names loop 'i', which is not around 'y[j1] = t[j1]'"
    )


def test_inline_refuses_an_accumulation() -> None:
    """Valid only because nothing reads what was there before."""
    kernel = make("for i in 4:\n  y[i] = x[i]\n  t[i] = x[i]", HEADER, T)
    check_move(Inline("t"), kernel)
    twice = make("for i in 4:\n  t[i] = 0.0\n  t[i] += x[i]\n  y[i] = t[i]", HEADER, T)
    assert refusal("inline(t)", twice) == "expected one statement to write 't', got 2"


def test_inline_refuses_the_value_of_another_iteration() -> None:
    kernel = make(
        """
        for i in 4:
          y[i] = t if i > 0 else 0.0
          t = x[i]
        """,
        HEADER,
        "t: f32 heap",
    )
    assert refusal("inline(t)", kernel) == (
        "'y[i] = t if i > 0 else 0.0' reads what 't = x[i]' wrote at another 'i'"
    )


def test_inline_refuses_a_value_whose_source_has_changed() -> None:
    kernel = make(
        """
        for i in 4:
          y[i] = x[i]
        for i1 in 4:
          t[i1] = y[i1] * 2.0
        for i2 in 4:
          y[i2] = t[3 - i2]
        """,
        HEADER,
        T,
    )
    assert refusal("inline(t)", kernel) == (
        "'y[i2] = t[3 - i2]' changes y between 't[i1] = y[i1] * 2.0' and 'y[i2] = t[3 - i2]'"
    )
    same_place = make(str(kernel).split("\n\n")[1].replace("3 - i2", "i2"), HEADER, T)
    check_move(Inline("t"), same_place)


def test_inline_refuses_a_source_that_changes_between_the_iterations() -> None:
    kernel = make(
        """
        for k in 2:
          for i in 4:
            if k == 0:
              u[i] = x[i]
            y[i] = t[i] if k > 0 else 0.0
            t[i] = u[i]
            u[i] = u[i] + 1.0
        """,
        HEADER,
        "u: f32[4] heap; t: f32[4] heap",
    )
    assert refusal("inline(t)", kernel).startswith("'u[i] = u[i] + 1.0' changes u between ")


def test_inline_refuses_numbers_that_would_lose_the_type_of_an_index() -> None:
    kernel = make(
        "for i in 4:\n  t[i] = f32(min(i, 2) * i + 1)\nfor j in 4:\n  y[j] = t[3] + t[j]", HEADER, T
    )
    assert refusal("inline(t)", kernel) == (
        "'y[j] = t[3] + t[j]' reads at a number, which would give index arithmetic in "
        "'t[i] = f32(min(i, 2) * i + 1)' another type; cast the index there first"
    )


def test_inline_refuses_to_read_what_threads_keep_to_themselves() -> None:
    kernel = make(
        """
        for i in 4 parallel:
          u = x[i]
          t[i] = u + 1.0
        for j in 4:
          y[j] = t[j]
        """,
        HEADER,
        "u: f32 stack; t: f32[4] heap",
    )
    assert "u" in refusal("inline(t)", kernel)
    check_move(Inline("u"), kernel)


def test_inline_is_offered_where_it_is_cheap() -> None:
    found = list(map(str, Inline.candidates(find_case("softmax"), TEST_MACHINE)))
    assert found == []  # e is an exp that two statements read
    assert list(map(str, Inline.candidates(HALF, TEST_MACHINE))) == ["inline(t)"]


@pytest.mark.cc
def test_inline_means_the_same_in_c() -> None:
    check_target(check_move(Inline("t"), HALF))
    check_target(play(find_case("softmax_fused"), *parse_moves("inline(e); drop(m, 0)")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_inline_is_right(case: str) -> None:
    check_candidates(Inline, find_case(case), limit=3)
