"""Are a maximum and the sums relative to it found in one pass, for every score?"""

from __future__ import annotations

import numpy as np
import pytest

from perfdojo.ir import Kernel, expand, interpret
from perfdojo.kernels import load_formula
from perfdojo.moves import parse_move, parse_moves, play
from perfdojo.moves.online import Online
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves, find_rows

BOTH = """
m = -inf
s = 0.0
for j in 8:
  m max= x[j]
for k in 8:
  s += exp(x[k] - m)
y[0] = m
y[1] = s
"""
HEADER = "(x: f32[8]) -> y: f32[2]"
TEMPORARIES = "m: f32 stack; s: f32 stack"
TWO_PASS = make(BOTH, HEADER, TEMPORARIES)


def changed(old: str, new: str) -> Kernel:
    assert old in BOTH
    return make(BOTH.replace(old, new), HEADER, TEMPORARIES)


def test_online_joins_the_two_loops(golden: Golden) -> None:
    golden(show(TWO_PASS, "online(j, k)"))


def test_online_keeps_lanes_side_by_side(golden: Golden) -> None:
    moves = "online(j, k, 4); vectorise(k.i); tree(k.q); vectorise(k.r); tree(k.s)"
    golden(show(TWO_PASS, moves))
    check_moves(moves, TWO_PASS)


def test_online_sums_values_too(golden: Golden) -> None:
    """Attention: the weights of one row are never stored."""
    kernel = make(
        """
        for t in 3:
          m[t] = -inf
          for u in 6:
            m[t] max= a[t, u]
          s[t] = 0.0
          for d in 2:
            o[t, d] = 0.0
          for u1 in 6:
            s[t] += exp((a[t, u1] - m[t]) * rsqrt(f32(2)))
            for d1 in 2:
              o[t, d1] += exp((a[t, u1] - m[t]) * rsqrt(f32(2))) * v[u1, d1]
          for d2 in 2:
            y[t, d2] = o[t, d2] / s[t]
        """,
        "(a: f32[3, 6], v: f32[6, 2]) -> y: f32[3, 2]",
        "m: f32[3] heap; s: f32[3] heap; o: f32[3, 2] heap",
    )
    golden(show(kernel, "online(u, u1)"))
    check_move(parse_move("online(u, u1)"), kernel)
    assert refusal("online(u, u1, 2)", kernel) == (
        "sums inside loops of 'u1' cannot be kept side by side"
    )


@pytest.mark.parametrize("move", ["online(j, k)", "online(j, k, 2)", "online(j, k, 4)"])
@pytest.mark.parametrize(
    "scores",
    [
        [1000.0, -1000.0, 0.0, 999.0, 1000.0, 1.0, 2.0, 3.0],
        [-1e30, -2e30, -3e30, -1e30, 5.0, 5.0, 5.0, 5.0],
        [-np.inf, -np.inf, -np.inf, -np.inf, -np.inf, 2.0, -np.inf, 1.0],
        [3.0, -np.inf, -np.inf, 1.0, -np.inf, -np.inf, -np.inf, -np.inf],
        [0.0, np.nan, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
        [0.0, np.inf, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
        [-np.inf, np.nan, np.inf, 2.0, 3.0, 4.0, 5.0, 6.0],
    ],
)
def test_every_kind_of_score_gives_what_two_passes_give(move: str, scores: list[float]) -> None:
    inputs = {"x": np.array(scores, np.float32)}
    wanted = interpret(TWO_PASS, inputs)["y"]
    found = interpret(play(TWO_PASS, *parse_moves(move)), inputs)["y"]
    assert np.allclose(found, wanted, rtol=1e-6, equal_nan=True)


def test_a_row_of_minus_infinity_sums_to_nothing() -> None:
    """The one case where one pass differs: two passes give nan."""
    inputs = {"x": np.full(8, -np.inf, np.float32)}
    assert np.isnan(interpret(TWO_PASS, inputs)["y"][1])
    for move in ("online(j, k)", "online(j, k, 4)"):
        assert interpret(play(TWO_PASS, *parse_moves(move)), inputs)["y"][1] == 0.0


@pytest.mark.parametrize("scale", ["* -3.0", "* 0.0", "/ -2.0", "* rsqrt(f32(8))"])
def test_a_scale_of_any_sign_is_fine(scale: str) -> None:
    kernel = changed("exp(x[k] - m)", f"exp((x[k] - m) {scale})")
    check_moves("online(j, k)", kernel)
    check_moves("online(j, k, 2)", kernel)


def test_online_refuses_loops_that_do_not_belong_together() -> None:
    assert refusal("online(k, j)", TWO_PASS) == "expected loop 'j' behind 'k' in one block"
    assert refusal("online(j, j)", TWO_PASS) == "expected loop 'j' behind 'j' in one block"
    assert refusal("online(j, l)", TWO_PASS).startswith("unknown loop 'l'")
    same = "expected two sequential loops of the same extent"
    assert refusal("online(j, k)", changed("for k in 8", "for k in 7")) == same
    assert refusal("online(j, k)", changed("for k in 8", "for k in 8 unroll")) == same
    between = changed("for k in 8:", "y[0] = m\nfor k in 8:")
    assert refusal("online(j, k)", between) == "'m' is used between the two loops"


def test_online_refuses_another_maximum() -> None:
    form = "expected loop 'j' to hold one statement like m max= x"
    assert refusal("online(j, k)", changed("m max= x[j]", "m += x[j]")) == form
    assert refusal("online(j, k)", changed("m max= x[j]", "m max= x[j]\n  y[0] = m")) == form
    assert refusal("online(j, k)", changed("m max= x[j]", "m max= m * x[j]")) == (
        "'m max= m * x[j]' is not a maximum over 'j'"
    )
    narrow = make(BOTH, HEADER, "m: f16 stack; s: f32 stack")
    assert refusal("online(j, k)", narrow) == "expected 'm' to be f32 or f64, got f16"


def test_online_refuses_other_sums() -> None:
    def why(new: str) -> str:
        return refusal("online(j, k)", changed("s += exp(x[k] - m)", new))

    one = "expected one factor exp(...) of 'x[k] - m' in "
    assert why("s += exp(x[k])") == f"{one}'s += exp(x[k])'"
    assert why("s += exp(x[7 - k] - m)") == f"{one}'s += exp(x[7 - k] - m)'"
    assert why("s += exp(m - x[k])") == f"{one}'s += exp(m - x[k])'"
    assert why("s += exp(x[k] - m) + 1.0") == f"{one}'s += exp(x[k] - m) + 1.0'"
    assert why("s += 1.0 / exp(x[k] - m)").startswith(one)
    assert why("s += exp(x[k] - m) * exp(x[k] - m)").startswith(one)
    assert why("s += exp(square(x[k] - m))").startswith(one)
    assert why("s += exp((x[k] - m) * (x[k] - m))").endswith("reads 'm' more than once")
    assert why("s += exp(x[k] - m) * m").endswith("reads 'm' more than once")
    assert why("s += exp((x[k] - m) * x[k])").startswith(
        "the scale in exp(...) changes while 'k' runs"
    )
    assert why("s += exp(x[k] - m) * s") == "'s += exp(x[k] - m) * s' reads what loop 'k' sums"
    assert why("s = exp(x[k] - m)") == ("expected loop 'k' to hold sums, got 's = exp(x[k] - m)'")
    assert why("if k > 2:\n    s += exp(x[k] - m)") == (
        "loop 'k' holds a guard; it may only hold sums"
    )
    assert why("s += exp(x[k] - m)\n  s += exp(x[k] - m)") == "'s' is summed twice in loop 'k'"
    assert why("for d in 2:\n    s += exp(x[k] - m)") == (
        "'s += exp(x[k] - m)' sums over more than loop 'k'"
    )
    assert why("s += exp(x[k] - m)\n  y[0] += exp((x[k] - m) * 2.0)") == (
        "expected every sum to have the same weight exp(...)"
    )
    spread = make(
        "m = -inf\nfor i in 8:\n  y[i] = 0.0\nfor j in 8:\n  m max= x[j]\n"
        "for k in 8:\n  y[k] += exp(x[k] - m)",
        "(x: f32[8]) -> y: f32[8]",
        "m: f32 stack",
    )
    assert refusal("online(j, k)", spread) == "'y[k] += exp(x[k] - m)' is not a sum over 'k'"


def test_online_refuses_scores_that_change_between() -> None:
    kernel = make(
        """
        for i in 4:
          z[i] = x[i]
        m = -inf
        s = 0.0
        for j in 4:
          m max= z[j]
        z[3] = 9.0
        for k in 4:
          s += exp(z[k] - m)
        y = s
        """,
        "(x: f32[4]) -> y: f32",
        "z: f32[4] stack; m: f32 stack; s: f32 stack",
    )
    assert refusal("online(j, k)", kernel) == "loop 'k' does not see the scores that 'j' saw"


def test_online_refuses_other_starts() -> None:
    low, zero = "expected 'm = -inf' before loop 'j'", "expected 's = 0.0' before loop 'k'"
    assert refusal("online(j, k)", changed("m = -inf", "m = inf")) == low
    assert refusal("online(j, k)", changed("m = -inf", "m = -inf\nm = x[0]")) == low
    assert refusal("online(j, k)", changed("s = 0.0", "s = 1.0")) == zero
    assert refusal("online(j, k)", changed("s = 0.0", "s = 0.0\ns += x[0]")) == zero
    late = changed("y[0] = m", "y[0] = m + s")
    check_move(parse_move("online(j, k)"), late)


def test_online_refuses_lanes_that_do_not_divide() -> None:
    for lanes in (3, 8, 16, 0, -1):
        assert refusal(f"online(j, k, {lanes})", TWO_PASS) == (
            f"expected lanes to divide the extent of loop 'k' (8), got {lanes}"
        )


@pytest.mark.parametrize("lanes", ["", ", 8"])
def test_softmax_in_two_passes_by_moves(lanes: str) -> None:
    """From the formula: inline the exponentials, then one pass for maximum and sum."""
    check_moves(f"inline(e); online(j, j2{lanes}); reciprocal(y:0)", find_rows("softmax"))


@pytest.mark.parametrize("move", ["online(j, k)", "online(j, k, 4)"])
def test_a_score_that_is_computed_is_kept(move: str) -> None:
    text = BOTH.replace("x[j]", "x[j] * 3.0 + x[7 - j]").replace("x[k]", "x[k] * 3.0 + x[7 - k]")
    result = check_move(parse_move(move), make(text, HEADER, TEMPORARIES))
    assert str(result).count("* 3.0") == 1


@pytest.mark.cc
@pytest.mark.parametrize("lanes", [1, 8])
def test_online_means_the_same_in_c(lanes: int) -> None:
    moves = "online(j, j1)" if lanes == 1 else "online(j, j1, 8); vectorise(j1.i); tree(j1.s)"
    check_target(play(find_rows("logsumexp"), *parse_moves(moves)))


@pytest.mark.parametrize("case", ["softmax_fused", *(c for c in CASES if " " in c)])
def test_every_candidate_of_online_is_right(case: str) -> None:
    check_candidates(Online, find_case(case))


def test_every_candidate_on_rows_is_right() -> None:
    assert check_candidates(Online, find_rows("logsumexp")) == 2
    kernel = expand(load_formula("cross_entropy"), N=3, C=7)
    kernel = play(kernel, *parse_moves("fuse(i, i1); fuse(i, i2)"))
    assert check_candidates(Online, kernel) == 1
