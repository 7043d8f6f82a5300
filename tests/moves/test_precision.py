"""Is a temporary stored as another type, with casts where they belong?"""

from __future__ import annotations

import numpy as np
import pytest

from perfdojo.ir import interpret
from perfdojo.moves import parse_move, play
from perfdojo.moves.precision import Precision
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import find_rows

SUM = make(
    "t = 0.0\nfor i in 8:\n  t += x[i] * 3.0\ny = t + 1.0", "(x: f32[8]) -> y: f32", "t: f32 stack"
)


def test_a_wider_type_needs_casts(golden: Golden) -> None:
    golden(show(SUM, "precision(t, f64); precision(t, f16)"))


def test_a_type_that_only_stores_needs_none(golden: Golden) -> None:
    golden(show(find_rows("softmax"), "precision(e, bf16)"))


@pytest.mark.parametrize(
    ("old", "new", "op", "numerics"),
    [
        ("f32", "f16", "=", "approximate"),
        ("f32", "bf16", "+=", "approximate"),
        ("f64", "f32", "=", "approximate"),
        ("f16", "bf16", "=", "approximate"),
        ("bf16", "f16", "=", "approximate"),
        ("f32", "f64", "=", "exact"),
        ("f32", "f64", "max=", "exact"),
        ("f32", "f64", "+=", "reassociate"),
        ("f16", "f32", "=", "reassociate"),
        ("bf16", "f64", "=", "reassociate"),
        ("f64", "f16", "=", "approximate"),
    ],
)
def test_each_pair_of_types_has_its_numerics(old: str, new: str, op: str, numerics: str) -> None:
    wide = "f64" if old == "f64" else "f32"
    kernel = make(
        f"for i in 8:\n  t[i] = {wide}(0.1) * 3.0\n  t[i] {op} x[i] * 1.5\n  y[i] = t[i] + 0.1",
        f"(x: {wide}[8]) -> y: {wide}[8]",
        f"t: {old}[8] heap",
    )
    move = parse_move(f"precision(t, {new})")
    assert move.numerics_on(kernel) == numerics
    check_move(move, kernel)


def test_a_wider_store_keeps_what_literals_round_to() -> None:
    kernel = make(
        "for i in 8:\n  t[i] = 0.1 * 3.0\n  y[i] = t[i] + x[i]", temporaries="t: f32[8] heap"
    )
    move = parse_move("precision(t, f64)")
    assert move.numerics_on(kernel) == "exact"
    assert "t[i] = f64(f32(0.1 * 3.0))" in str(check_move(move, kernel))


def test_a_wider_sum_loses_less() -> None:
    kernel = make(
        "t = 1.0\nfor i in 1000:\n  t += x[0] * 1e-8\ny = t",
        "(x: f32[1]) -> y: f32",
        "t: f32 stack",
    )
    inputs = {"x": np.ones(1, np.float32)}
    assert interpret(kernel, inputs)["y"] == np.float32(1.0)
    wide = play(kernel, parse_move("precision(t, f64)"))
    assert interpret(wide, inputs)["y"] == np.float32(1.00001)


def test_a_cast_to_wide_and_back_goes() -> None:
    kernel = make(
        "for i in 8:\n  t[i] = f64(x[i])\n  y[i] = f32(t[i] * 2.0)", temporaries="t: f64[8] heap"
    )
    result = check_move(parse_move("precision(t, f32)"), kernel)
    assert "t[i] = x[i]\n" in str(result)


@pytest.mark.parametrize(
    "use",
    [
        "1.0 if t[i] > 0.0 else 2.0",
        "floor(t[i])",
        "f32(i32(t[i]))",
        "f32(bool(t[i]))",
    ],
)
def test_a_narrower_type_is_refused_where_a_small_error_becomes_large(use: str) -> None:
    kernel = make(
        f"for i in 8:\n  t[i] = x[i] * 3.0\n  u[i] = t[i] + 1.0\n  y[i] = {use.replace('t', 'u')}"
        if "floor" in use
        else f"for i in 8:\n  t[i] = x[i] * 3.0\n  u[i] = t[i]\n  y[i] = {use}",
        temporaries="t: f32[8] heap; u: f32[8] heap",
    )
    reason = refusal("precision(t, f16)", kernel)
    assert reason.endswith(
        "depends on 't' and takes steps, so that a small error may become a large one"
    )
    check_move(parse_move("precision(t, f64)"), kernel)


def test_precision_refuses_other_buffers_and_types() -> None:
    assert refusal("precision(y, f16)", SUM) == (
        "'y' is an argument; only temporaries may change type"
    )
    assert refusal("precision(x, f16)", SUM) == (
        "'x' is an argument; only temporaries may change type"
    )
    assert refusal("precision(s, f16)", SUM) == "unknown temporary 's' (known: t)"
    assert refusal("precision(t, f32)", SUM) == "'t' is f32 already"
    assert refusal("precision(t, i32)", SUM) == (
        "unknown float type 'i32' (known: bf16, f16, f32, f64)"
    )
    whole = make("for i in 8:\n  t[i] = 3\n  y[i] = f32(t[i])", temporaries="t: i32[8] heap")
    assert refusal("precision(t, f32)", whole) == "expected 't' to hold floats, got i32"


def test_precision_refuses_what_no_longer_fits() -> None:
    kernel = make(
        "for i in 262144:\n  t[i] = x[0]\nfor j in 8:\n  y[j] = t[j]",
        temporaries="t: f32[262144] stack",
    )
    assert "takes 2097152 bytes, stack storage holds 1048576" in refusal(
        "precision(t, f64)", kernel
    )


def test_precision_refuses_too_much_on_the_stack() -> None:
    kernel = make(
        "for i in 131072:\n  t[i] = x[0]\n  u[i] = 1.5\nfor j in 8:\n  y[j] = t[j] + f32(u[j])",
        temporaries="t: f32[131072] stack; u: f64[131072] stack",
    )
    assert refusal("precision(t, f64)", kernel) == (
        "the buffers on the stack would take 2097152 bytes together, the limit is 1572864; store "
        "one of them on the heap first"
    )


@pytest.mark.cc
@pytest.mark.parametrize("dtype", ["f64", "f16", "bf16"])
def test_precision_means_the_same_in_c(dtype: str) -> None:
    check_target(check_move(parse_move(f"precision(e, {dtype})"), find_rows("softmax")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_precision_is_right(case: str) -> None:
    check_candidates(Precision, find_case(case), limit=2)
