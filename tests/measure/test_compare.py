"""Does a wrong result fail, and does a right one pass, whatever the numbers look like?"""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
import pytest

from perfdojo.ir import Kernel, expand, interpret, parse_formula, parse_kernel
from perfdojo.kernels import load_formula
from perfdojo.measure import Comparison, compare, random_inputs, scaled_error, tolerance_of
from perfdojo.measure.compare import count_terms


def make(name: str, **sizes: int) -> tuple[Kernel, dict[str, np.ndarray], dict[str, np.ndarray]]:
    """A built-in operator, random inputs, and what the interpreter makes of them."""
    kernel = expand(load_formula(name), **sizes)
    inputs = random_inputs(kernel, seed=1)
    return kernel, inputs, interpret(kernel, inputs)


def copy_kernel(dtype: str, size: int = 4) -> Kernel:
    return parse_kernel(f"""
kernel copy(x: {dtype}[{size}]) -> y: {dtype}[{size}]
  for i in {size}:
    y[i] = x[i]
""")


OPERATORS = {
    "softmax": {"N": 3, "M": 4096},
    "layernorm": {"N": 4, "M": 64},
    "matmul": {"M": 8, "K": 32, "N": 8},
    "sum_all": {"N": 16, "M": 16},
    "argmax": {"N": 8, "M": 16},
    "softmax_f16": {"N": 4, "M": 64},
    "matmul_bf16": {"M": 8, "K": 32, "N": 8},
    "matmul_i8": {"M": 8, "K": 32, "N": 8},
    "greater": {"N": 8, "M": 8},
}
each_operator = pytest.mark.parametrize("name", OPERATORS)


@each_operator
def test_the_interpreter_passes(name: str) -> None:
    kernel, inputs, outputs = make(name, **OPERATORS[name])
    result = compare(kernel, outputs, inputs)
    assert result.correct
    assert result.max_error <= result.tolerance
    assert result.worst_output == kernel.outputs[0].name


@each_operator
@pytest.mark.parametrize("value", [0, 1, "nan", "inf", "mean"])
def test_a_constant_fails(name: str, value: float | str) -> None:
    kernel, inputs, outputs = make(name, **OPERATORS[name])
    right = outputs["y"]
    if right.dtype.kind in "ib":
        value = 0 if isinstance(value, str) else value
    if value == "mean":
        value = float(right.astype(np.float64).mean()) * 1.2 + 0.3
    wrong = np.full_like(right, float(value)) if right.dtype.kind != "b" else right ^ True
    assert not compare(kernel, {"y": wrong}, inputs).correct


@each_operator
def test_one_wrong_element_fails(name: str) -> None:
    kernel, inputs, outputs = make(name, **OPERATORS[name])
    right = outputs["y"]
    largest = np.unravel_index(np.argmax(np.abs(right.astype(np.float64))), right.shape)
    wrong = right.copy()
    wrong[largest] = right[largest] ^ 1 if right.dtype.kind in "ib" else right[largest] * 1.5
    assert not compare(kernel, {"y": wrong}, inputs).correct


@pytest.mark.parametrize("name", ["softmax", "layernorm", "matmul"])
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_one_element_that_is_no_number_fails(name: str, value: float) -> None:
    kernel, inputs, outputs = make(name, **OPERATORS[name])
    outputs["y"][-1, -1] = value
    result = compare(kernel, outputs, inputs)
    assert result.max_error == math.inf
    assert not result.correct


@pytest.mark.parametrize("name", ["softmax", "layernorm", "matmul", "sum_all"])
def test_a_slightly_wrong_result_fails(name: str) -> None:
    kernel, inputs, outputs = make(name, **OPERATORS[name])
    assert not compare(kernel, {"y": outputs["y"] * np.float32(1.001)}, inputs).correct
    assert compare(kernel, {"y": outputs["y"] * np.float32(1 + 2e-7)}, inputs).correct


def test_tiny_outputs_are_judged_by_their_own_size() -> None:
    kernel, inputs, outputs = make("softmax", N=3, M=4096)
    assert float(outputs["y"].mean()) == pytest.approx(1 / 4096)
    result = compare(kernel, {"y": np.zeros_like(outputs["y"])}, inputs)
    assert result.max_error == pytest.approx(1.0)
    assert not result.correct


@pytest.mark.parametrize("dtype", ["f64", "f32"])
@pytest.mark.parametrize("size", [1e-4, 1e-20, 1e-36, 1e30])
def test_zeros_never_pass(dtype: str, size: float) -> None:
    kernel = copy_kernel(dtype)
    x = np.array([1.0, -2.0, 3.0, 0.5]) * size
    inputs = {"x": x.astype(dtype.replace("f", "float"))}
    assert not compare(kernel, {"y": np.zeros_like(inputs["x"])}, inputs).correct
    assert compare(kernel, {"y": inputs["x"]}, inputs).correct


@pytest.mark.parametrize("size", [1e-300, 1e-200, 1e-60, 1e160, 1e300])
def test_zeros_never_pass_at_the_ends_of_double_precision(size: float) -> None:
    kernel = copy_kernel("f64")
    inputs = {"x": np.array([1.0, -2.0, 3.0, 0.5]) * size}
    assert not compare(kernel, {"y": np.zeros(4)}, inputs).correct
    assert compare(kernel, {"y": inputs["x"] * (1 + 1e-15)}, inputs).correct
    assert not compare(kernel, {"y": -inputs["x"]}, inputs).correct


def test_zeros_pass_where_zeros_are_right() -> None:
    kernel = copy_kernel("f32")
    zeros = np.zeros(4, np.float32)
    assert compare(kernel, {"y": zeros}, {"x": zeros}) == Comparison(
        0.0, tolerance_of(kernel, "f32"), "y"
    )
    wrong = np.array([0, 0, 1e-30, 0], np.float32)
    assert not compare(kernel, {"y": wrong}, {"x": zeros}).correct


def test_the_sign_of_zero_does_not_matter() -> None:
    kernel = copy_kernel("f32")
    zeros = np.zeros(4, np.float32)
    assert compare(kernel, {"y": -zeros}, {"x": zeros}).correct


def test_nan_and_infinity_pass_where_they_are_right() -> None:
    kernel = copy_kernel("f32")
    x = np.array([np.nan, np.inf, -np.inf, 1], np.float32)
    assert compare(kernel, {"y": x}, {"x": x}).correct
    assert not compare(kernel, {"y": x[[1, 0, 2, 3]]}, {"x": x}).correct
    assert not compare(kernel, {"y": x[[0, 2, 1, 3]]}, {"x": x}).correct
    assert not compare(kernel, {"y": np.array([0, 0, 0, 1], np.float32)}, {"x": x}).correct


def test_only_infinities_pass_if_that_is_right() -> None:
    everything = np.full(4, np.inf, np.float32)
    assert scaled_error(everything, everything) == 0.0


def test_what_overflows_in_storage_is_infinite() -> None:
    kernel = parse_kernel("""
kernel big(x: f32[3]) -> y: f16[3]
  for i in 3:
    y[i] = x[i] * 1000.0
""")
    inputs = {"x": np.array([1.0, 80.0, -90.0], np.float32)}
    stored = np.array([1000.0, np.inf, -np.inf], np.float16)
    assert compare(kernel, {"y": stored}, inputs).correct
    clipped = np.array([1000.0, 65504.0, -65504.0], np.float16)
    assert not compare(kernel, {"y": clipped}, inputs).correct


@pytest.mark.parametrize(("dtype", "numpy"), [("f16", np.float16), ("bf16", ml_dtypes.bfloat16)])
def test_narrow_types_may_round_once(dtype: str, numpy: type) -> None:
    kernel = parse_kernel(f"""
kernel third(x: f32[64]) -> y: {dtype}[64]
  for i in 64:
    y[i] = x[i] / 3.0
""")
    inputs = {"x": np.linspace(1, 2, 64, dtype=np.float32)}
    rounded = (inputs["x"] / 3).astype(numpy)
    assert compare(kernel, {"y": rounded}, inputs).correct
    assert not compare(kernel, {"y": (inputs["x"] / 2.4).astype(numpy)}, inputs).correct


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.int8, np.bool_])
def test_integers_must_be_equal(dtype: type) -> None:
    right = np.array([1, 0, 1], dtype)
    assert scaled_error(right.copy(), right) == 0.0
    assert scaled_error(np.array([1, 0, 0], dtype), right) == math.inf


def test_another_shape_is_wrong() -> None:
    assert scaled_error(np.zeros((2, 3)), np.zeros((3, 2))) == math.inf


def test_outputs_without_dimensions_are_compared() -> None:
    assert scaled_error(np.float32(1.5), np.array(1.0)) == pytest.approx(0.5)


# --------------------------------------------------------------------------------------------
# Several outputs

BOTH = """
kernel both(x: f32[4]) -> place: i64[4], y: f32[4], z: bf16[4]
  for i in 4:
    place[i] = i
    y[i] = x[i] * 2.0
    z[i] = x[i]
"""


@pytest.fixture
def both() -> tuple[Kernel, dict[str, np.ndarray], dict[str, np.ndarray]]:
    kernel = parse_kernel(BOTH)
    inputs = {"x": np.array([1.1, 2.2, 3.3, 4.4], np.float32)}
    return kernel, inputs, interpret(kernel, inputs)


def test_a_wrong_integer_is_not_hidden_by_a_rounded_float(both) -> None:
    kernel, inputs, outputs = both
    outputs["place"] = outputs["place"] + 1
    outputs["y"] = outputs["y"] * np.float32(1 + 2e-7)
    result = compare(kernel, outputs, inputs)
    assert result == Comparison(math.inf, 0.0, "place")
    assert not result.correct


@pytest.mark.parametrize("name", ["place", "y", "z"])
def test_the_wrong_output_is_named(both, name: str) -> None:
    kernel, inputs, outputs = both
    outputs[name] = outputs[name] * 3 + 1
    result = compare(kernel, outputs, inputs)
    assert result.worst_output == name
    assert not result.correct


def test_each_output_is_judged_by_its_own_tolerance(both) -> None:
    kernel, inputs, outputs = both
    outputs["y"] = outputs["y"] * np.float32(1.002)  # fine for bf16, and there is some
    result = compare(kernel, outputs, inputs)
    assert (result.worst_output, result.correct) == ("y", False)


# --------------------------------------------------------------------------------------------
# The tolerance


def test_the_tolerance_of_integers_is_zero() -> None:
    assert tolerance_of(copy_kernel("i32"), "i32") == 0.0
    assert tolerance_of(copy_kernel("bool"), "bool") == 0.0


def test_the_tolerance_grows_with_the_root_of_the_terms() -> None:
    formula = parse_formula("kernel total(x: f32[N]) -> y: f32\n  y = sum[i] x[i]\n")
    small, large, huge = (expand(formula, N=n) for n in (16, 10_000, 1_000_000))
    assert [count_terms(k) for k in (small, large, huge)] == [16, 10_000, 1_000_000]
    assert tolerance_of(small, "f32") == 32 * 2.0**-23
    assert tolerance_of(large, "f32") == pytest.approx(400 * 2.0**-23)
    assert tolerance_of(huge, "f32") == pytest.approx(4000 * 2.0**-23)


def test_terms_are_those_that_flow_into_one_element() -> None:
    kernel = expand(load_formula("matmul"), M=5, K=7, N=9)
    assert count_terms(kernel) == 7


def test_the_coarsest_type_in_play_decides() -> None:
    tolerances = [
        tolerance_of(copy_kernel(dtype), dtype) for dtype in ("f64", "f32", "f16", "bf16")
    ]
    assert tolerances == sorted(tolerances)
    through = parse_kernel("""
kernel through(x: f64[4]) -> y: f64[4]
  t: bf16[4] heap

  for i in 4:
    t[i] = f32(x[i])
    y[i] = f64(t[i])
""")
    assert tolerance_of(through, "f64") == 32 * 2.0**-7


def test_an_oracle_that_was_made_before_is_used() -> None:
    kernel = copy_kernel("f32")
    x = np.ones(4, np.float32)
    assert compare(kernel, {"y": x}, {"x": x}, {"y": np.ones(4)}).correct
    assert not compare(kernel, {"y": x}, {"x": x}, {"y": np.zeros(4)}).correct


def test_what_is_summed_in_a_wide_type_rounds_once_to_a_narrow_one() -> None:
    long = expand(load_formula("matmul_bf16"), M=4, K=4096, N=4)
    assert tolerance_of(long, "bf16") == 32 * 2.0**-7
    narrow = parse_kernel("""
kernel sums(x: bf16[4, 4096]) -> y: bf16[4]
  for i in 4:
    y[i] = 0.0
    for j in 4096:
      y[i] += x[i, j]
""")
    assert tolerance_of(narrow, "bf16") == 4 * 64 * 2.0**-7
