"""Is a dimension dropped only where every value is dead before its place is used again?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel, expand
from perfdojo.kernels import load_formula
from perfdojo.moves import parse_move, parse_moves
from perfdojo.moves.drop import Drop
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

SHIFTED = make(
    "for i in 8:\n  t[i] = x[i]\n  y[i] = t[i] + (t[i - 1] if i > 0 else 0.0)",
    temporaries="t: f32[8] heap",
)


def play_all(kernel: Kernel, moves: str) -> Kernel:
    for move in parse_moves(moves):
        kernel = check_move(move, kernel)
    return kernel


def test_drop_lets_iterations_share_one_place(golden: Golden) -> None:
    golden(show(find_case("softmax_fused"), "drop(m, 0); drop(e, 0); drop(s, 0)"))


def test_drop_forgets_the_padding() -> None:
    kernel = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[8+4] heap")
    assert "t: f32[~8] heap" in str(check_move(Drop("t", 0), kernel))


def test_drop_refuses_what_is_not_there() -> None:
    kernel = find_case("softmax_fused")
    assert refusal("drop(q, 0)", kernel) == "unknown temporary 'q' (known: e, m, s)"
    argument = "is an argument and its layout is fixed; expected a temporary"
    assert refusal("drop(x, 0)", kernel) == f"'x' {argument}"
    assert refusal("drop(y, 1)", kernel) == f"'y' {argument}"
    assert refusal("drop(m, 1)", kernel) == "'m' has dimensions 0 to 0, got 1"
    assert refusal("drop(e, -1)", kernel) == "'e' has dimensions 0 to 1, got -1"
    scalar = make("t = x[0]\nfor i in 8:\n  y[i] = t", temporaries="t: f32 heap")
    assert refusal("drop(t, 0)", scalar) == "'t' has no dimensions, got 0"
    dropped = check_move(Drop("m", 0), kernel)
    assert refusal("drop(m, 0)", dropped) == "dimension 0 of 'm' is dropped already"


def test_drop_refuses_a_value_that_is_still_needed() -> None:
    assert refusal("drop(m, 0)", find_case("softmax")) == (
        "'m' cannot drop a dimension: m[i1] in 'e[i1, j1] = exp(x[i1, j1] - m[i1])' still needs a "
        "value whose storage 'm[i] = -inf' has reused; fuse the loops that write and read it first"
    )
    assert refusal("drop(t, 0)", SHIFTED).startswith("'t' cannot drop a dimension: t[i - 1] in ")
    assert "e[i, j2]" in refusal("drop(e, 1)", find_case("softmax_fused"))


def test_drop_sees_a_value_that_an_outer_loop_brings_back() -> None:
    """Each i has its own element, but k = 1 reads what k = 0 wrote."""
    kernel = make(
        """
        for k in 2:
          for i in 8:
            if k == 0:
              t[i] = x[i]
            if k == 1:
              y[i] = t[i]
        """,
        temporaries="t: f32[8] heap",
    )
    assert refusal("drop(t, 0)", kernel).startswith("'t' cannot drop a dimension: t[i] in ")


def test_drop_refuses_a_place_that_threads_would_share() -> None:
    kernel = make(
        "for i in 8 parallel:\n  t[i] = x[i]\n  y[i] = t[i]\nz[0] = t[7]",
        "(x: f32[8]) -> y: f32[8], z: f32[1]",
        "t: f32[8] heap",
    )
    assert refusal("drop(t, 0)", kernel).startswith("loop 'i' cannot be parallel: t[i] is written")
    alone = make("for i in 8 parallel:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[8] heap")
    check_move(Drop("t", 0), alone)


def test_drop_refuses_a_place_that_lanes_would_share() -> None:
    kernel = make("for i in 8 vector:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[8] stack")
    assert refusal("drop(t, 0)", kernel).startswith("loop 'i' cannot be vector: t[i] is written")


def test_drop_takes_part_in_a_game(golden: Golden) -> None:
    """Row by row, a layer norm needs two numbers and a copy of the row."""
    kernel = expand(load_formula("layernorm"), N=5, M=7)
    moves = """
        fuse(i, i1); fuse(i, i2); drop(mu, 0); drop(var, 0); store(mu, register); store(var, stack)
        stage(x, i); local(mu, i); local(var, i)
    """
    golden(str(play_all(kernel, moves)))


@pytest.mark.cc
def test_drop_means_the_same_in_c() -> None:
    moves = "drop(m, 0); drop(e, 0); drop(s, 0); store(m, register); store(e, stack)"
    check_target(play_all(find_case("softmax_fused"), moves))
    alone = make("for i in 8 parallel:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f32[8] heap")
    check_target(check_move(parse_move("drop(t, 0)"), alone))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_drop_is_right(case: str) -> None:
    check_candidates(Drop, find_case(case), limit=3)
