"""Does the reference mean what docs/ir.md says? Order, storage, choice, NaN, rounding, wrapping."""

from __future__ import annotations

import math
import sys
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from perfdojo.api import kernel as make
from perfdojo.errors import CallError
from perfdojo.ir import expand, interpret, parse_kernel
from perfdojo.kernels import load_formula
from perfdojo.measure import random_inputs
from tests.ir.plain import run_plainly

interpreter = sys.modules["perfdojo.ir.interpret"]  # `perfdojo.ir` has a function of that name
F32 = np.float32


def run(text: str, oracle: bool = False, **inputs: Any) -> np.ndarray:
    """The one output of a kernel in either form."""
    (output,) = interpret(make(text), inputs, oracle=oracle).values()
    return output


def run_unverified(text: str, **inputs: Any) -> np.ndarray:
    """The one output of a kernel that `verify` would refuse."""
    (output,) = interpret(parse_kernel(text), inputs).values()
    return output


def same_bits(one: np.ndarray, two: np.ndarray) -> bool:
    return one.dtype == two.dtype and one.shape == two.shape and one.tobytes() == two.tobytes()


# -- order ----------------------------------------------------------------------------------


def test_a_sum_runs_in_the_order_of_the_loop_bit_for_bit() -> None:
    x = np.random.default_rng(0).standard_normal((5, 1000)).astype(F32)
    expected = np.zeros(5, F32)
    for i in range(5):
        for j in range(1000):
            expected[i] = F32(expected[i] + x[i, j])
    found = run("kernel f(x: f32[5, 1000]) -> y: f32[5]\n  y[i] = sum[j] x[i, j]\n", x=x)
    assert same_bits(found, expected)
    assert not np.array_equal(found, x.sum(axis=1))  # NumPy's own order gives other bits


def test_a_sum_of_two_loops_runs_through_the_inner_one_first() -> None:
    x = np.random.default_rng(1).standard_normal((30, 40)).astype(F32)
    total = F32(0)
    for i in range(30):
        for j in range(40):
            total = F32(total + x[i, j])
    assert run("kernel f(x: f32[30, 40]) -> y: f32\n  y = sum[i, j] x[i, j]\n", x=x) == total
    swapped = F32(0)
    for j in range(40):
        for i in range(30):
            swapped = F32(swapped + x[i, j])
    assert run("kernel f(x: f32[30, 40]) -> y: f32\n  y = sum[j, i] x[i, j]\n", x=x) == swapped
    assert total != swapped


def test_a_sum_under_a_guard_skips_without_reordering() -> None:
    x = np.random.default_rng(2).standard_normal((6, 50)).astype(F32)
    expected = np.zeros(6, F32)
    for i in range(6):
        for j in range(50):
            if (i + j) % 3 != 0:
                expected[i] = F32(expected[i] + x[i, j])
    text = "kernel f(x: f32[6, 50]) -> y: f32[6]\n  y[i] = sum[j | (i + j) % 3 != 0] x[i, j]\n"
    assert same_bits(run(text, x=x), expected)


def test_what_a_guard_skips_does_not_touch_the_sign_of_zero() -> None:
    text = """
kernel f(x: f32[4]) -> y: f32
  y = -0.0
  for i in 4:
    if i > 1:
      y += x[i]
"""
    assert np.signbit(run(text, x=np.full(4, -0.0, F32)))


def test_a_product_and_a_sum_of_products_round_at_each_step() -> None:
    a = np.random.default_rng(3).standard_normal((7, 90)).astype(F32)
    b = np.random.default_rng(4).standard_normal((90, 3)).astype(F32)
    expected = np.zeros((7, 3), F32)
    for i in range(7):
        for j in range(3):
            for k in range(90):
                expected[i, j] = F32(expected[i, j] + F32(a[i, k] * b[k, j]))
    header = "kernel f(a: f32[7, 90], b: f32[90, 3]) -> y: f32[7, 3]\n"
    text = header + "  y[i, j] = sum[k] a[i, k] * b[k, j]\n"
    assert same_bits(run(text, a=a, b=b), expected)


@pytest.mark.parametrize(
    "name",
    [
        *("softmax", "conv2d", "conv_transpose1d", "argmax", "cumsum_reverse"),
        *("linear_recurrence", "matmul_f16", "quantize_i8", "embedding_bag", "concat"),
        *("masked_cumsum", "max_i32"),
    ],
)
@pytest.mark.parametrize(("limit", "part"), [(1 << 22, 1 << 18), (40, 25), (3, 2)])
def test_an_operator_has_the_bits_of_the_plainest_loop(
    name: str, limit: int, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one axis, in parts, and nearly one by one."""
    monkeypatch.setattr(interpreter, "_AXIS_LIMIT", limit)
    monkeypatch.setattr(interpreter, "_PART", part)
    formula = load_formula(name)
    kernel = expand(formula, **formula.bindings("test")[-1])
    inputs = random_inputs(kernel, seed=5)
    found, expected = interpret(kernel, inputs), run_plainly(kernel, inputs)
    for output, value in expected.items():
        assert same_bits(found[output], value)


def test_an_accumulation_through_a_quotient_meets_the_right_places() -> None:
    text = """
kernel f(x: f32[32]) -> y: f32[4]
  for k in 4:
    y[k] = 0.0
  for i in 32:
    y[i//8] += x[i]
"""
    found = run(text, x=np.arange(32, dtype=F32))
    assert found.tolist() == [28.0, 92.0, 156.0, 220.0]


def test_a_recurrence_reads_what_the_iteration_before_wrote() -> None:
    text = """
kernel f(x: f32[6]) -> y: f32[6]
  y[t] = (2.0 * y[t - 1] if t > 0 else 0.0) + x[t]
"""
    assert run(text, x=np.ones(6, F32)).tolist() == [1, 3, 7, 15, 31, 63]


def test_a_statement_sees_what_the_one_before_it_wrote() -> None:
    text = """
kernel f(x: f32[4]) -> y: f32[4]
  t: f32 heap
  t = 0.0
  for i in 4:
    y[i] = t
    t = x[i]
"""
    assert run(text, x=np.array([1, 2, 3, 4], F32)).tolist() == [0, 1, 2, 3]


def test_a_loop_as_long_as_the_data_says_stops_there() -> None:
    text = """
kernel f(len: i32[4] in 6, x: f32[4, 5]) -> y: f32[4]
  for i in 4:
    y[i] = 0.0
    for j in len[i]:
      y[i] += x[i, j]
"""
    found = run(text, len=np.array([0, 1, 3, 5]), x=np.ones((4, 5), F32))
    assert found.tolist() == [0, 1, 3, 5]


def test_a_triangular_loop_stops_at_the_diagonal() -> None:
    text = """
kernel f(x: f32[4, 4]) -> y: f32[4]
  for i in 4:
    y[i] = 0.0
    for j in i + 1:
      y[i] += x[i, j]
"""
    x = np.arange(16, dtype=F32).reshape(4, 4)
    assert run(text, x=x).tolist() == np.tril(x).sum(axis=1).tolist()


# -- storage --------------------------------------------------------------------------------


def test_a_dropped_dimension_shares_its_storage() -> None:
    text = """
kernel f(x: f32[4]) -> y: f32[4]
  t: f32[{}] heap
  for i in 4:
    t[i] = x[i]
  for j in 4:
    y[j] = t[j]
"""
    x = np.array([1, 2, 3, 4], F32)
    assert run_unverified(text.format("4"), x=x).tolist() == [1, 2, 3, 4]
    assert run_unverified(text.format("~4"), x=x).tolist() == [4, 4, 4, 4]


def test_padding_changes_nothing() -> None:
    text = """
kernel f(x: f32[3, 4]) -> y: f32[4, 3]
  t: f32[3+2, 4+1] heap
  for i in 3:
    for j in 4:
      t[i, j] = x[i, j]
  for k in 4:
    for l in 3:
      y[k, l] = t[l, k]
"""
    x = np.arange(12, dtype=F32).reshape(3, 4)
    assert np.array_equal(run(text, x=x), x.T)


@pytest.mark.parametrize(
    ("dtype", "poison"),
    [
        ("f32", np.nan),
        ("f64", np.nan),
        ("f16", np.nan),
        ("bf16", np.nan),
        ("i32", -(2**31) + 3),
        ("i64", -(2**63) + 3),
        ("i8", -125),
    ],
)
def test_an_unwritten_element_shows_its_poison(dtype: str, poison: float) -> None:
    text = f"kernel f(x: f32[1]) -> y: {dtype}[2]\n  y[0] = 1\n"
    found = run_unverified(text, x=np.zeros(1)).astype(np.float64)
    assert np.array_equal(found, np.array([1, poison], np.float64), equal_nan=True)


def test_inputs_are_not_changed_and_outputs_are_new() -> None:
    x = np.ones(4, F32)
    found = run("kernel f(x: f32[4]) -> y: f32[4]\n  y[i] = 2.0 * x[i]\n", x=x)
    assert x.tolist() == [1, 1, 1, 1]
    assert not np.shares_memory(x, found)


def test_scalars_go_in_and_come_out() -> None:
    found = run(
        "kernel f(s: f32, x: f32[3]) -> y: f32\n  y = s * sum[i] x[i]\n", s=2.0, x=np.ones(3)
    )
    assert found.shape == ()
    assert found == 6


@pytest.mark.parametrize(
    ("inputs", "message"),
    [
        ({}, "f: expected an input 'x'"),
        ({"x": np.zeros(5)}, r"f: expected 'x' of shape \(4,\), got \(5,\)"),
        ({"x": 1.0}, r"f: expected 'x' of shape \(4,\), got \(\)"),
    ],
    ids=["missing", "too long", "a scalar"],
)
def test_inputs_that_do_not_fit_are_refused(inputs: dict[str, Any], message: str) -> None:
    with pytest.raises(CallError, match=message):
        run("kernel f(x: f32[4]) -> y: f32[4]\n  y[i] = x[i]\n", **inputs)


# -- choice, and empty reductions -----------------------------------------------------------


def test_a_choice_loads_only_what_it_chooses() -> None:
    text = "kernel f(x: f32[4]) -> y: f32[4]\n  y[i] = x[i + 2] if i < 2 else x[i - 2]\n"
    assert run(text, x=np.array([1, 2, 3, 4], F32)).tolist() == [3, 4, 1, 2]


def test_a_choice_at_the_border_reads_no_neighbour() -> None:
    text = "kernel f(x: f32[4]) -> y: f32[4]\n  y[i] = x[i - 1] if i > 0 else -1.0\n"
    assert run(text, x=np.array([1, 2, 3, np.nan], F32)).tolist() == [-1, 1, 2, 3]


def test_a_choice_that_depends_on_data_is_made_element_by_element() -> None:
    text = "kernel f(x: f32[4]) -> y: f32[4]\n  y[i] = 1.0 / x[i] if x[i] != 0.0 else 0.0\n"
    assert run(text, x=np.array([0, 2, 0, 4], F32)).tolist() == [0, 0.5, 0, 0.25]


@pytest.mark.parametrize(
    ("word", "dtype", "value"),
    [
        ("sum", "f32", 0.0),
        ("prod", "f32", 1.0),
        ("max", "f32", -np.inf),
        ("min", "f32", np.inf),
        ("sum", "i32", 0),
        ("prod", "i64", 1),
        ("max", "i32", -(2**31)),
        ("min", "i64", 2**63 - 1),
    ],
)
def test_an_empty_reduction_gives_the_neutral_value(word: str, dtype: str, value: float) -> None:
    text = f"kernel f(x: {dtype}[2, 3]) -> y: {dtype}[2]\n  y[i] = {word}[j | j + i > 3] x[i, j]\n"
    assert run(text, x=np.full((2, 3), 5)).tolist() == [value, value]


def test_a_reduction_that_is_empty_for_some_rows_gives_the_neutral_value_there() -> None:
    text = "kernel f(x: f32[4, 4]) -> y: f32[4]\n  y[i] = max[j | j < i] x[i, j]\n"
    assert run(text, x=np.ones((4, 4), F32)).tolist() == [-np.inf, 1, 1, 1]


def test_an_empty_argmax_gives_the_first_place() -> None:
    text = "kernel f(x: f32[2, 3]) -> y: i64[2]\n  y[i] = argmax[j | j > 5 - i] x[i, j]\n"
    assert run(text, x=np.ones((2, 3), F32)).tolist() == [0, 0]


# -- NaN ------------------------------------------------------------------------------------

NAN_ROWS = np.array(
    [[1, np.nan, 3], [np.nan, 1, 2], [1, 2, np.nan], [1, 3, 3], [-np.inf, -np.inf, -np.inf]], F32
)


@pytest.mark.parametrize(("word", "reference"), [("max", np.maximum), ("min", np.minimum)])
def test_a_maximum_of_a_row_propagates_nan(word: str, reference: np.ufunc) -> None:
    text = f"kernel f(x: f32[5, 3]) -> y: f32[5]\n  y[i] = {word}[j] x[i, j]\n"
    assert np.array_equal(run(text, x=NAN_ROWS), reference.reduce(NAN_ROWS, axis=1), equal_nan=True)


@pytest.mark.parametrize(("word", "reference"), [("max", np.maximum), ("min", np.minimum)])
def test_a_maximum_of_two_propagates_nan_from_either(word: str, reference: np.ufunc) -> None:
    text = f"kernel f(a: f32[3], b: f32[3]) -> y: f32[3]\n  y[i] = {word}(a[i], b[i])\n"
    a, b = np.array([np.nan, 1, 2], F32), np.array([1, np.nan, 3], F32)
    assert np.array_equal(run(text, a=a, b=b), reference(a, b), equal_nan=True)


@pytest.mark.parametrize("word", ["max", "min"])
def test_of_two_equal_operands_the_second_is_returned(word: str) -> None:
    text = f"kernel f(a: f32[2], b: f32[2]) -> y: f32[2]\n  y[i] = {word}(a[i], b[i])\n"
    found = run(text, a=np.array([0.0, -0.0], F32), b=np.array([-0.0, 0.0], F32))
    assert np.signbit(found).tolist() == [True, False]


@pytest.mark.parametrize("op", ["max=", "min="])
@pytest.mark.parametrize("size", [2, 7, 64, 1000])
def test_of_equal_elements_the_last_is_accumulated(op: str, size: int) -> None:
    start = "-inf" if op == "max=" else "inf"
    text = f"""
kernel f(x: f32[{size}]) -> y: f32
  y = {start}
  for i in {size}:
    y {op} x[i]
"""
    zeros = np.where(np.arange(size) % 2 == 0, F32(0), F32(-0.0)).astype(F32)
    for x in (zeros, -zeros):
        assert np.signbit(run(text, x=x)) == np.signbit(x[-1])


@pytest.mark.parametrize(
    ("word", "places"), [("argmax", [1, 0, 2, 1, 0]), ("argmin", [1, 0, 2, 0, 0])]
)
def test_the_place_of_an_extreme_is_the_first_or_that_of_the_first_nan(
    word: str, places: list[int]
) -> None:
    text = f"kernel f(x: f32[5, 3]) -> y: i64[5]\n  y[i] = {word}[j] x[i, j]\n"
    assert run(text, x=NAN_ROWS).tolist() == places


def test_the_place_of_the_first_of_two_nans_counts() -> None:
    x = np.array([[1, np.nan, 2, np.nan]], F32)
    assert run("kernel f(x: f32[1, 4]) -> y: i64[1]\n  y[i] = argmax[j] x[i, j]\n", x=x) == [1]


# -- integers -------------------------------------------------------------------------------


def test_integers_wrap() -> None:
    text = "kernel f(x: i32[3]) -> y: i32[3]\n  y[i] = x[i] * 2 + 1\n"
    found = run(text, x=np.array([2**30, -(2**31), 2**31 - 1], np.int32))
    assert found.tolist() == [-(2**31) + 1, 1, -1]


def test_a_sum_of_integers_wraps_at_its_type() -> None:
    text = "kernel f(x: i32[4]) -> y: i32\n  y = sum[i] x[i]\n"
    assert run(text, x=np.full(4, 2**30, np.int32)) == 0


def test_i8_is_computed_in_i32_and_wraps_when_stored() -> None:
    text = "kernel f(x: i8[3]) -> y: i8[3], z: i32[3]\n  z[i] = x[i] * x[i]\n  y[i] = x[i] * x[i]\n"
    found = interpret(make(text), {"x": np.array([100, -128, 11], np.int8)})
    assert found["z"].tolist() == [10000, 16384, 121]
    assert found["y"].tolist() == [16, 0, 121]


def test_the_oracle_wraps_integers_too() -> None:
    text = "kernel f(x: i32[2]) -> y: i8[2]\n  y[i] = x[i] + 100\n"
    found = run(text, oracle=True, x=np.array([1, 100]))
    assert found.tolist() == [101, -56]


def test_an_accumulation_in_i8_wraps_at_each_step() -> None:
    text = """
kernel f(x: i32[3]) -> y: i8
  y = -128
  for i in 3:
    y max= x[i]
"""
    for oracle in (False, True):
        assert run(text, oracle=oracle, x=np.array([5, 200, 7])) == 7  # 200 is stored as -56


def test_quotients_and_remainders_of_indices_round_down() -> None:
    text = (
        "kernel f(x: i64[6]) -> y: i64[6], z: i64[6]\n  y[i] = (i - 3)//2\n  z[i] = (i - 3) % 2\n"
    )
    found = interpret(make(text), {"x": np.zeros(6)})
    assert found["y"].tolist() == [-2, -1, -1, 0, 0, 1]
    assert found["z"].tolist() == [1, 0, 1, 0, 1, 0]


# -- casts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["i64", "i32", "i8"])
def test_a_cast_to_an_integer_truncates(dtype: str) -> None:
    text = f"kernel f(x: f32[6]) -> y: {dtype}[6]\n  y[i] = {dtype}(x[i])\n"
    x = np.array([2.7, -2.7, 0.99, -0.99, 126.5, -0.0], F32)
    assert run(text, x=x).tolist() == [2, -2, 0, 0, 126, 0]


def test_a_cast_to_i8_wraps_integers() -> None:
    text = "kernel f(x: i32[3]) -> y: i32[3]\n  y[i] = i8(x[i])\n"
    assert run(text, x=np.array([128, -129, 5])).tolist() == [-128, 127, 5]


@pytest.mark.parametrize(("dtype", "narrow"), [("f16", np.float16), ("bf16", ml_dtypes.bfloat16)])
def test_a_cast_to_a_narrow_float_rounds_and_stays_f32(dtype: str, narrow: type) -> None:
    text = f"kernel f(x: f32[50]) -> y: f32[50]\n  y[i] = {dtype}(x[i])\n"
    x = np.random.default_rng(6).standard_normal(50).astype(F32)
    found = run(text, x=x)
    assert same_bits(found, x.astype(narrow).astype(F32))
    assert not np.array_equal(found, x)


def test_a_cast_to_bool_asks_for_zero() -> None:
    text = "kernel f(x: f32[4]) -> y: bool[4]\n  y[i] = bool(x[i])\n"
    assert run(text, x=np.array([0, 1, -0.0, np.nan], F32)).tolist() == [False, True, False, True]


def test_a_bool_counts_as_zero_or_one() -> None:
    text = "kernel f(m: bool[3]) -> y: i32\n  y = sum[i] i32(m[i])\n"
    assert run(text, m=np.array([True, False, True])) == 2


def test_a_literal_takes_the_precision_of_its_neighbour() -> None:
    text = "kernel f(x: {0}[1]) -> y: {0}[1]\n  y[i] = x[i] * 0.1\n"
    assert run(text.format("f64"), x=np.ones(1)) == [0.1]
    assert run(text.format("f32"), x=np.ones(1)) == [F32(0.1)]


# -- rounding -------------------------------------------------------------------------------


@pytest.mark.parametrize(("dtype", "narrow"), [("f16", np.float16), ("bf16", ml_dtypes.bfloat16)])
def test_an_accumulation_in_a_narrow_type_rounds_at_every_store(dtype: str, narrow: type) -> None:
    text = f"""
kernel f(x: f32[200]) -> y: {dtype}
  y = 0.0
  for i in 200:
    y += x[i]
"""
    x = np.random.default_rng(7).random(200).astype(F32)
    total = narrow(0)
    for element in x:
        total = narrow(F32(total) + element)
    found = run(text, x=x)
    assert found.dtype == narrow
    assert found == total
    assert found != narrow(x.sum())  # rounding once would give something else


def test_a_sum_into_a_narrow_output_rounds_once() -> None:
    text = "kernel f(x: f16[300]) -> y: f16\n  y = sum[i] x[i]\n"
    x = np.full(300, 0.1, np.float16)
    wide = F32(0)
    for element in x:
        wide = F32(wide + F32(element))
    assert run(text, x=x) == np.float16(wide)


def test_a_narrow_load_widens_before_it_is_used() -> None:
    text = "kernel f(a: f16[1], b: f16[1]) -> y: f32[1]\n  y[i] = a[i] * b[i]\n"
    a, b = np.array([1.001], np.float16), np.array([3.3], np.float16)
    assert run(text, a=a, b=b) == F32(a[0]) * F32(b[0])


def test_a_store_rounds_to_nearest_even() -> None:
    text = "kernel f(x: f32[3]) -> y: bf16[3]\n  y[i] = x[i]\n"
    ulp = 2.0**-7
    found = run(text, x=np.array([1 + ulp / 2, 1 + 3 * ulp / 2, 1 + ulp / 2 + 2.0**-20], F32))
    assert found.astype(np.float64).tolist() == [1.0, 1 + 2 * ulp, 1 + ulp]


def test_a_function_is_rounded_once() -> None:
    x = np.linspace(-3, 3, 50, dtype=F32)
    text = "kernel f(x: f32[50]) -> y: f32[50]\n  y[i] = exp(x[i])\n"
    assert same_bits(run(text, x=x), np.exp(x.astype(np.float64)).astype(F32))


@pytest.mark.parametrize(
    ("call", "reference"),
    [
        ("log(x[i])", np.log),
        ("log1p(x[i])", np.log1p),
        ("sqrt(x[i])", np.sqrt),
        ("rsqrt(x[i])", lambda x: 1 / np.sqrt(x)),
        ("tanh(x[i])", np.tanh),
        ("sigmoid(x[i])", lambda x: 1 / (1 + np.exp(-x))),
        ("floor(x[i])", np.floor),
        ("abs(-x[i])", np.abs),
        ("square(x[i])", np.square),
        ("x[i]**1.5", lambda x: x**1.5),
        ("fma(x[i], x[i], -1.0)", lambda x: x * x - 1),
        ("max(x[i], 1.0) - min(x[i], 1.0)", lambda x: np.maximum(x, 1) - np.minimum(x, 1)),
        ("erf(x[i])", lambda x: np.vectorize(math.erf)(x)),
    ],
)
def test_functions_are_what_they_are_called(call: str, reference: Any) -> None:
    x = np.linspace(0.05, 3, 40)
    found = run(f"kernel f(x: f64[40]) -> y: f64[40]\n  y[i] = {call}\n", x=x)
    np.testing.assert_allclose(found, reference(x), rtol=1e-15)


# -- the oracle -----------------------------------------------------------------------------


def test_the_oracle_computes_everything_in_float64() -> None:
    x = np.random.default_rng(8).standard_normal(1000).astype(F32)
    text = "kernel f(x: f32[1000]) -> y: f32\n  y = sum[i] x[i] * x[i]\n"
    total = 0.0
    for element in x.astype(np.float64):
        total += element * element
    found = run(text, oracle=True, x=x)
    assert found.dtype == np.float64
    assert found == total
    assert run(text, x=x) != total


def test_the_oracle_does_not_round_narrow_temporaries_or_casts() -> None:
    text = "kernel f(x: f64[20]) -> y: f64[20]\n  t[i]: bf16 = f32(x[i])\n  y[i] = f64(f16(t[i]))\n"
    x = np.random.default_rng(9).standard_normal(20)
    assert np.array_equal(run(text, oracle=True, x=x), x)
    assert not np.array_equal(run(text, x=x), x)


def test_the_oracle_does_not_depend_on_the_type_that_inputs_come_in() -> None:
    text = "kernel f(x: f16[20]) -> y: f16[20]\n  y[i] = exp(x[i]) / 3.0\n"
    x = np.random.default_rng(10).standard_normal(20).astype(np.float16)
    found = [run(text, oracle=True, x=x.astype(t)) for t in (np.float16, np.float32, np.float64)]
    assert same_bits(found[0], found[1])
    assert same_bits(found[0], found[2])
    assert np.array_equal(found[0], np.exp(x.astype(np.float64)) / 3.0)


def test_the_oracle_keeps_integers_and_truth_values() -> None:
    text = "kernel f(x: f32[3]) -> y: i64, z: bool[3]\n  y = argmax[i] x[i]\n  z[i] = x[i] > 1.0\n"
    found = interpret(make(text), {"x": np.array([1, 3, 2], F32)}, oracle=True)
    assert (found["y"].dtype, found["y"].tolist()) == (np.int64, 1)
    assert (found["z"].dtype, found["z"].tolist()) == (np.bool_, [False, True, True])


# -- loops as axes --------------------------------------------------------------------------


def test_gathers_read_the_rows_that_they_name() -> None:
    text = """
kernel f(idx: i64[3] in 4, perm: i32[4] in 4, w: f32[4, 2]) -> y: f32[3, 2]
  y[i, j] = w[perm[idx[i]], j]
"""
    idx, perm = np.array([2, 0, 3]), np.array([3, 2, 1, 0])
    w = np.arange(8, dtype=F32).reshape(4, 2)
    assert np.array_equal(run(text, idx=idx, perm=perm, w=w), w[perm[idx]])


def test_kinds_and_hints_of_loops_change_nothing() -> None:
    text = """
kernel f(x: f32[4, 8]) -> y: f32[4, 8]
  for i in 4{}:
    for j in 8{}:
      y[i, j] = 2.0 * x[i, j]{}
"""
    x = np.arange(32, dtype=F32).reshape(4, 8)
    plain = run(text.format("", "", ""), x=x)
    assert same_bits(run(text.format(" parallel", " vector", " nontemporal"), x=x), plain)
    assert same_bits(run(text.format(" unroll", " unroll", " prefetch x[i, j + 8]"), x=x), plain)
    assert same_bits(run(text.format("", "", " async"), x=x), plain)


def test_rows_of_a_scan_run_at_once_however_long_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    rows, columns = 4096, 1100  # more elements than one NumPy operation may hold
    scan = make("cumsum", N=rows, M=columns)
    calls = 0
    assign = interpreter.Run.assign

    def count(run: interpreter.Run, *arguments: Any) -> None:
        nonlocal calls
        calls += 1
        assert calls < 3 * columns, "a Python loop over single elements takes minutes"
        assign(run, *arguments)

    monkeypatch.setattr(interpreter.Run, "assign", count)
    x = np.random.default_rng(0).normal(size=(rows, columns)).astype(np.float32)
    right = np.cumsum(x.astype(np.float64), 1)
    np.testing.assert_array_equal(interpret(scan, {"x": x}, oracle=True)["y"], right)
