"""Do moves on reductions and expressions add up? Whole games, each step checked."""

from __future__ import annotations

import pytest

from perfdojo.ir import interpret
from perfdojo.measure import random_inputs
from perfdojo.moves import parse_moves, play, worst_numerics
from perfdojo.testing import check_target
from tests.moves.cases import make
from tests.moves.rows import check_moves, find_rows

GAMES = {
    "softmax": (
        "softmax",
        """
        split(j, 8); split(j2, 8); partial(m:1, j.i); partial(s:1, j2.i); tree(j.i.q); tree(j2.i.q)
        vectorise(j.i); vectorise(j2.i); vectorise(j2.i.q.t4); reciprocal(y:0); parallelise(i)
        """,
    ),
    "softmax in one pass": (
        "softmax",
        """
        inline(e); online(j, j2, 8); vectorise(j2.i); tree(j2.q); vectorise(j2.r); tree(j2.s)
        reciprocal(y:0); nontemporal(y:0); parallelise(i)
        """,
    ),
    "layernorm": (
        "layernorm",
        """
        split(j, 8); partial(mu:1, j.i); vectorise(j.i); tree(j.i.q); reciprocal(mu:2)
        split(j1, 8); partial(var:1, j1.i); contract(var_p:1); vectorise(j1.i); reuse(var_p:1)
        accumulate(mu:2); reciprocal(var:2); precompute(y:0); contract(y:0); prefetch(y:0, x, j2, 8)
        """,
    ),
    "rmsnorm": (
        "rmsnorm",
        """
        split(j, 4); partial(q:1, j.i); tree(j.i.q); precision(q_p, f64); precompute(y:0)
        """,
    ),
}


@pytest.mark.cc
@pytest.mark.parametrize("game", GAMES)
def test_each_step_of_the_game_is_right_and_so_is_its_c(game: str) -> None:
    name, moves = GAMES[game]
    check_target(check_moves(moves, find_rows(name)))


def test_a_dot_product_on_lanes() -> None:
    kernel = make("y = 0.0\nfor i in 64:\n  y += a[i] * b[i]", "(a: f32[64], b: f32[64]) -> y: f32")
    check_moves(
        "split(i, 8); split(i.o, 4); partial(y:1, i.i); partial(y_p:1, i.o.i); contract(y_p_p:1)",
        kernel,
    )


@pytest.mark.parametrize("dtype", ["i32", "i64"])
@pytest.mark.parametrize("op", ["+=", "*=", "max=", "min="])
def test_integers_stay_equal_to_the_bit(dtype: str, op: str) -> None:
    kernel = make(
        f"y = 7\nfor i in 32:\n  y {op} x[i] * x[i] + x[31 - i]", f"(x: {dtype}[32]) -> y: {dtype}"
    )
    moves = parse_moves("split(i, 8); partial(y:1, i.i); tree(i.i.q); vectorise(i.i)")
    classes, result = [], kernel
    for move in moves:
        classes.append(move.numerics_on(result))
        result = play(result, move)
    assert worst_numerics(classes) == "exact"
    for seed in range(3):
        inputs = random_inputs(kernel, seed)
        assert interpret(result, inputs)["y"] == interpret(kernel, inputs)["y"]
