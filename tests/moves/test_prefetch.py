"""Is an element asked for ahead of time, without reading what may not exist?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.prefetch import Prefetch
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

ROWS = make(
    "for i in 4:\n  for j in 8 vector:\n    y[i, j] = x[i, j] * w[j]",
    "(x: f32[4, 8], w: f32[8]) -> y: f32[4, 8]",
)


def test_prefetch_looks_ahead_in_the_loop(golden: Golden) -> None:
    golden(show(ROWS, "prefetch(y:0, x, i, 2)"))


def test_prefetch_takes_the_load_that_moves() -> None:
    kernel = make("for i in 4:\n  y[i] = x[0] + x[2*i]\nfor j in 4:\n  y[j + 4] = x[j]")
    result = check_move(parse_move("prefetch(y:0, x, i, 3)"), kernel)
    assert "prefetch x[2*i + 6]" in str(result)


def test_prefetch_refuses_what_does_not_fit() -> None:
    moves = "expected a load of '{}' with '{}' in a subscript, and without a gather, in"
    assert refusal("prefetch(y:0, w, i, 2)", ROWS).startswith(moves.format("w", "i"))
    assert refusal("prefetch(y:0, z, i, 2)", ROWS) == (
        "expected 'y[i, j] = x[i, j] * w[j]' to load 'z'"
    )
    assert refusal("prefetch(y:0, x, i, 0)", ROWS) == "expected a distance of at least 1, got 0"
    two = make("for i in 8:\n  y[i] = x[i]\nfor j in 8:\n  y[j] = x[j]")
    assert refusal("prefetch(y:0, x, j, 2)", two) == "loop 'j' is not around 'y[i] = x[i]'"
    local = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[8] stack")
    assert refusal("prefetch(y:0, t, i, 2)", local) == (
        "'t' is in stack storage, which needs no prefetch"
    )
    marked = check_move(parse_move("prefetch(y:0, x, i, 2)"), ROWS)
    assert refusal("prefetch(y:0, x, i, 2)", marked).endswith("has a prefetch already")


def test_prefetch_refuses_a_gather() -> None:
    """The place need not exist, but the subscript is read."""
    kernel = make("for i in 8:\n  y[i] = x[idx[i]]", "(x: f32[8], idx: i64[8] in 8) -> y: f32[8]")
    assert "without a gather" in refusal("prefetch(y:0, x, i, 2)", kernel)
    check_move(parse_move("prefetch(y:0, idx, i, 2)"), kernel)


@pytest.mark.cc
def test_prefetch_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("prefetch(y:0, x, i, 2)"), ROWS))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_prefetch_is_right(case: str) -> None:
    check_candidates(Prefetch, find_case(case), limit=2)


def test_candidates_look_ahead_in_long_loops() -> None:
    kernel = make("for i in 16:\n  y[i] = x[i]", "(x: f32[16]) -> y: f32[16]")
    assert check_candidates(Prefetch, kernel) == 1
