"""Does each rule of algebra give the same real number, where it fits and only there?"""

from __future__ import annotations

import math

import numpy as np
import pytest

from perfdojo.ir import interpret
from perfdojo.moves import parse_move, play
from perfdojo.moves.simplify import RULES, Simplify
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

X, Y = "x[i]", "abs(z[i])"
FITS = [
    ("rsqrt", f"{X} / sqrt({Y})", f"{X} * rsqrt({Y})"),
    ("rsqrt", f"1.0 / sqrt({Y})", f"rsqrt({Y})"),
    ("exp", f"exp({X}) * exp(z[i])", f"exp({X} + z[i])"),
    ("exp", f"exp({X}) / exp(z[i])", f"exp({X} - z[i])"),
    ("exp", f"exp({X}) * exp(2)", f"exp({X} + 2)"),
    ("one", f"{X} * 1.0", X),
    ("one", f"1 * {X}", X),
    ("one", f"{X} / 1.0", X),
    ("zero", f"{X} + 0.0", X),
    ("zero", f"0 + {X}", X),
    ("zero", f"{X} - 0.0", X),
    ("signs", f"{X} - (-z[i])", f"{X} + z[i]"),
    ("signs", f"{X} + (-z[i])", f"{X} - z[i]"),
    ("signs", f"(-z[i]) + {X}", f"{X} - z[i]"),
    ("signs", f"-(-{X})", X),
    ("power", f"pow({X}, 2.0)", f"square({X})"),
    ("power", f"pow({X}, 3)", f"square({X}) * {X}"),
    ("power", f"pow({X}, 4.0)", f"square(square({X}))"),
    ("power", f"pow({X}, 1.0)", X),
    ("square", f"{X} * {X}", f"square({X})"),
    ("factor", f"{X} * z[i] + {X} * 2.0", f"{X} * (z[i] + 2.0)"),
    ("factor", f"z[i] * {X} - 2.0 * z[i]", f"z[i] * ({X} - 2.0)"),
    ("sigmoid", f"1.0 / (1.0 + exp(-{X}))", f"sigmoid({X})"),
    ("sigmoid", f"z[i] / (exp(-{X}) + 1)", f"z[i] * sigmoid({X})"),
]


@pytest.mark.parametrize(("rule", "left", "right"), FITS)
def test_the_rule_gives_the_other_side(rule: str, left: str, right: str) -> None:
    for dtype in ("f32", "f64", "f16"):
        kernel = make(
            f"for i in 8:\n  y[i] = {left}", f"(x: {dtype}[8], z: {dtype}[8]) -> y: {dtype}[8]"
        )
        result = check_move(parse_move(f"simplify(y:0, {rule})"), kernel)
        assert f"y[i] = {right}\n" in str(result)


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("one", "x[i] * 1"),
        ("zero", "0 + x[i]"),
        ("signs", "x[i] - (-z[i])"),
        ("square", "x[i] * x[i]"),
        ("factor", "x[i] * z[i] - x[i] * i"),
    ],
)
@pytest.mark.parametrize("dtype", ["i32", "i64", "i8"])
def test_integers_keep_their_bits(rule: str, value: str, dtype: str) -> None:
    kernel = make(
        f"for i in 8:\n  y[i] = {value}", f"(x: {dtype}[8], z: {dtype}[8]) -> y: {dtype}[8]"
    )
    move = parse_move(f"simplify(y:0, {rule})")
    assert move.numerics_on(kernel) == "exact"
    check_move(move, kernel)


def test_exact_rules_keep_the_sign_of_zero() -> None:
    """Which is why `x + 0` is not among them."""
    inputs = {"x": np.array([-0.0, 0.0], np.float32)}
    for value, rule in (("x[i] * 1.0", "one"), ("-(-x[i])", "signs"), ("x[i] - 0.0", "zero")):
        kernel = make(f"for i in 2:\n  y[i] = {value}", "(x: f32[2]) -> y: f32[2]")
        found = interpret(play(kernel, parse_move(f"simplify(y:0, {rule})")), inputs)["y"]
        wanted = interpret(kernel, inputs)["y"]
        assert [math.copysign(1, v) for v in found] == [math.copysign(1, v) for v in wanted]
    kernel = make("for i in 2:\n  y[i] = x[i] + 0.0", "(x: f32[2]) -> y: f32[2]")
    assert parse_move("simplify(y:0, zero)").numerics_on(kernel) == "reassociate"


def test_simplify_works_from_the_inside(golden: Golden) -> None:
    kernel = make("for i in 8:\n  y[i] = exp(x[i] * x[i]) * exp(x[0]) * exp(x[1] * x[1]) * 1.0")
    golden(show(kernel, "simplify(y:0, exp); simplify(y:0, square); simplify(y:0, one)"))


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("rsqrt", "sqrt(x[i]) / x[i]"),
        ("exp", "exp(x[i]) + exp(x[i])"),
        ("one", "1.0 / x[i]"),
        ("zero", "0.0 - x[i]"),
        ("zero", "x[i] + -0.0"),
        ("signs", "-x[i] - x[i]"),
        ("power", "pow(x[i], 0.5)"),
        ("power", "pow(2.0, x[i])"),
        ("square", "x[i] * x[7 - i]"),
        ("factor", "x[i] * x[0] + x[1] * x[2]"),
        ("sigmoid", "1.0 / (1.0 + exp(x[i]))"),
        ("sigmoid", "1.0 / (2.0 + exp(-x[i]))"),
    ],
)
def test_simplify_refuses_what_only_looks_alike(rule: str, value: str) -> None:
    kernel = make(f"for i in 8:\n  y[i] = {value}")
    assert refusal(f"simplify(y:0, {rule})", kernel) == (
        f"expected an expression like {RULES[rule].picture}, in 'y[i] = {value}'"
    )


def test_simplify_leaves_literals_alone() -> None:
    """What they round to depends on where they stand."""
    kernel = make("for i in 8:\n  y[i] = x[i] + 3.0 * 1.0")
    assert "expected an expression like" in refusal("simplify(y:0, one)", kernel)


def test_simplify_refuses_an_unknown_rule() -> None:
    kernel = make("for i in 8:\n  y[i] = x[i] * 1.0")
    assert refusal("simplify(y:0, on)", kernel).startswith("unknown rule 'on'; did you mean 'one'?")


@pytest.mark.cc
def test_simplify_means_the_same_in_c() -> None:
    kernel = make("for i in 8:\n  y[i] = x[i] / (1.0 + exp(-x[i])) + pow(x[i], 3.0)")
    for rule in ("sigmoid", "power"):
        kernel = check_move(parse_move(f"simplify(y:0, {rule})"), kernel)
    check_target(kernel)


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_simplify_is_right(case: str) -> None:
    check_candidates(Simplify, find_case(case), limit=3)
