"""Do two temporaries share memory only where their lives never meet?"""

from __future__ import annotations

import pytest

from perfdojo.moves.share import Share
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

CHAIN = """
for i in 8:
  a[i] = x[i] + 1.0
for j in 8:
  b[j] = a[7 - j] * 2.0
for k in 8:
  c[k] = b[k] - 3.0
for l in 8:
  y[l] = c[l] * c[7 - l]
"""
LATE = CHAIN.replace("c[7 - l]", "b[l]")
THREE = "a: f32[8] heap; b: f32[8] heap; c: f32[8] heap"


def test_share_puts_two_lives_into_one_place(golden: Golden) -> None:
    golden(show(make(CHAIN, temporaries=THREE), "share(a, c)"))


def test_share_refuses_lives_that_overlap() -> None:
    kernel = make(CHAIN, temporaries=THREE)
    assert refusal("share(a, b)", kernel) == (
        "'b[j] = a[7 - j] * 2.0' would overwrite what 'b[j] = a[7 - j] * 2.0' still reads as "
        "a[7 - j]"
    )
    assert "would overwrite what 'y[l]" in refusal("share(b, c)", make(LATE, temporaries=THREE))


def test_share_lets_a_statement_read_and_write_one_place() -> None:
    aligned = make(CHAIN.replace("a[7 - j]", "a[j]"), temporaries=THREE)
    result = check_move(Share("a", "b"), aligned)
    assert "a[j] = a[j] * 2.0" in str(result)
    check_move(Share("a", "c"), result)


def test_share_sees_a_value_that_goes_round_a_loop() -> None:
    """In the text b is dead before a is written, but the next k reads it."""
    body = """
    for k in 3:
      for i in 8:
        y[i] = b[i] if k > 0 else 0.0
      for i1 in 8:
        a[i1] = x[i1] + f32(k)
      for i2 in 8:
        b[i2] = a[7 - i2]
    """
    two = "a: f32[8] heap; b: f32[8] heap"
    kernel = make(body, temporaries=two)
    assert "would overwrite what" in refusal("share(a, b)", kernel)
    carried = body.replace("b[i2] = a[7 - i2]", "b[i2] = a[i2]")
    check_move(Share("a", "b"), make(carried, temporaries=two))
    kept = carried.replace("a[i1] = x[i1]", "a[i1] = (a[i1] if k > 0 else x[i1])")
    assert refusal("share(a, b)", make(kept, temporaries=two)) == (
        "'b[i2] = a[i2]' would overwrite what "
        "'a[i1] = (a[i1] if k > 0 else x[i1]) + f32(k)' still reads as a[i1]"
    )


def test_share_compares_places_that_dropped_dimensions_share() -> None:
    body = """
    for i in 8:
      a[i] = x[i]
      b[i] = x[7 - i]
      y[i] = a[i] + b[i]
    """
    for dims in ("8", "~8"):
        kernel = make(body, temporaries=f"a: f32[{dims}] stack; b: f32[{dims}] stack")
        assert refusal("share(a, b)", kernel) == (
            "'b[i] = x[7 - i]' would overwrite what 'y[i] = a[i] + b[i]' still reads as a[i]"
        )
    rows = make(
        """
        for i in 4:
          a[i] = x[i]
          y[i] = a[i]
          b[3 - i] = x[i]
          y[4 + i] = b[3 - i]
        """,
        temporaries="a: f32[~4] stack; b: f32[~4] stack",
    )
    check_move(Share("a", "b"), rows)


def test_share_refuses_buffers_that_differ() -> None:
    kernel = make(CHAIN, temporaries="a: f32[8] heap; b: f32[8+2] heap; c: f32[8] stack")
    assert refusal("share(a, b)", kernel) == (
        "expected buffers alike, got 'a: f32[8] heap' and 'b: f32[8+2] heap'"
    )
    assert refusal("share(a, c)", kernel).endswith("'a: f32[8] heap' and 'c: f32[8] stack'")
    assert refusal("share(a, a)", kernel) == "expected two temporaries, got 'a' twice"
    assert refusal("share(a, y)", kernel).startswith("'y' is an argument")
    assert refusal("share(d, a)", kernel) == "unknown temporary 'd' (known: a, b, c)"


def test_share_refuses_what_two_parallel_loops_kept_private() -> None:
    kernel = make(
        """
        for i in 8 parallel:
          a[0] = x[i]
          y[i] = a[0]
        for j in 8 parallel:
          b[0] = x[j]
          y[j] += b[0]
        """,
        temporaries="a: f32[1] stack; b: f32[1] stack",
    )
    assert refusal("share(a, b)", kernel).startswith(
        "the result would be invalid: loop 'i' cannot be parallel: a[0] is written at i = "
    )


def test_share_is_offered_for_arrays_alike() -> None:
    found = map(str, Share.candidates(make(CHAIN, temporaries=THREE), TEST_MACHINE))
    assert list(found) == ["share(a, c)", "share(b, c)"]


@pytest.mark.cc
def test_share_means_the_same_in_c() -> None:
    check_target(check_move(Share("a", "c"), make(CHAIN, temporaries=THREE)))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_share_is_right(case: str) -> None:
    check_candidates(Share, find_case(case), limit=3)
