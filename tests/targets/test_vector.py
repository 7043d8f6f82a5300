"""Does a vector loop compute what its lanes would one by one?"""

from __future__ import annotations

import numpy as np
import pytest

from perfdojo.ir import Kernel, interpret, numpy_dtype, parse_kernel, print_kernel, verify
from perfdojo.measure import random_inputs
from perfdojo.targets import build_function
from perfdojo.targets.c.emit import emit
from perfdojo.testing import check_target
from perfdojo.testing.generate import plain_form

pytestmark = pytest.mark.cc

LANES = (2, 4, 8, 16, 32, 64)
FLOAT_FUNCTIONS = {
    **dict.fromkeys(
        ("abs", "erf", "exp", "floor", "log", "log1p", "rsqrt", "sigmoid"), "{f}(x[l])"
    ),
    **dict.fromkeys(("sqrt", "square", "tanh"), "{f}(x[l])"),
    **dict.fromkeys(("max", "min", "pow"), "{f}(x[l], z[l])"),
    "fma": "fma(x[l], z[l], x[9 - l])",
    "neg": "-x[l]",
    "div": "x[l] / z[l]",
}
INTEGER_FUNCTIONS = {
    **dict.fromkeys(("abs", "square"), "{f}(x[l])"),
    **dict.fromkeys(("max", "min"), "{f}(x[l], z[l])"),
    "neg": "-x[l]",
    "mul": "x[l] * z[l] - x[9 - l]",
}

# Each is the inside of a vector loop `l` of 8 lanes, below a plain loop `i` of 3.
STATEMENTS = {
    "contiguous": "y[i, l] = x[i, l] + 1.0",
    "contiguous_with_an_offset": "y[i, l] = x[i + 1, l + 5]",
    "strided": "y[i, l] = x[i, 2*l + 1] - x[l, i]",
    "strided_store": "y[l % 3, 8*i + l] = x[i, l]",
    "reversed": "y[i, 7 - l] = x[i, 15 - l] * x[7 - l, i]",
    "gathered": "y[i, l] = x[k[l], l] - x[i, k[l + 1]] + x[k[7 - l], k[i]]",
    "gathered_twice": "y[i, l] = x[k[k[l]], k[2*k[i] - k[i]]]",
    "the_same_for_all_lanes": "y[i, l] = x[i, 3] * d[i] + exp(x[0, i])",
    "a_constant": "y[i, l] = -2.5",
    "one_row_of_all_lanes": "y[i, l] = x[i, l//2] - x[l % 3, l % 5]",
    "divided_by_loops_below_zero": "y[i, l] = x[(l - 3)//2 + 2, (i - l) % 7]",
    "a_choice": "y[i, l] = x[i, l] if x[i, l] > x[i, l + 1] else -1.0",
    "a_choice_of_all_lanes": "y[i, l] = x[i, l] if d[i] > 0.0 else exp(x[i, l])",
    "a_choice_by_index": "y[i, l] = x[i, l] if l < 3 + i else x[i, 0]",
    "nested_choices": (
        "y[i, l] = (1.0 if l < 4 else 2.0) if x[i, l] < 0.0 else 3.0 if l % 2 == 0 else x[0, l]"
    ),
    "a_choice_between_tests": (
        "y[i, l] = 1.0 if (x[i, l] < 0.0 if l < 5 else x[i, l] > 0.0) else 0.0"
    ),
    "a_wide_test_for_narrow_values": "y[i, l] = x[i, l] if w[i, l] < w[i, l + 1] else 0.5",
    "and_or_not": (
        "y[i, l] = 1.0 if x[i, l] < 0.0 and not l == 3 or w[i, l] >= 0.5 and d[i] < 0.0 else 2.0"
    ),
    "every_relation": (
        "y[i, l] = (1.0 if l <= 3 else 0.0) + (2.0 if l != i else 0.0) + (4.0 if l == 2*i else 0.0)"
        " + (8.0 if x[i, l] >= x[0, l] else 0.0) + (16.0 if 3 > l else 0.0)"
    ),
    "tests_compared": "y[i, l] = 1.0 if (x[i, l] > 0.0) == (x[i, l + 1] > 0.0) else 0.0",
    "tests_that_differ": "y[i, l] = 1.0 if (x[i, l] > 0.0) != (l < 3) else 0.0",
    "tests_in_order": (
        "y[i, l] = (1.0 if (x[i, l] > 0.0) < (l < 5) else 0.0)"
        " + (2.0 if (x[i, l] > 0.0) >= (x[0, l] < 0.0) else 0.0)"
    ),
    "a_test_against_true": "y[i, l] = 1.0 if (x[i, l] > 0.0) != true else 0.0",
    "a_test_as_a_number": "y[i, l] = f32(x[i, l] > 0.0) - f32(l < i)",
    "to_double_and_back": "y[i, l] = f32(f64(x[i, l]) * w[i, l])",
    "to_integers": "y[i, l] = f32(i32(x[i, l] * 10.0)) + f32(i64(w[i, l] * 100.0))",
    "through_narrow_types": "y[i, l] = f16(x[i, l]) + bf16(x[i, l]) + f32(i8(k[l]))",
    "an_index": "y[i, l] = f32(l) + f32(3*i - l) + f32(i)",
    "a_truth_value": "y[i, l] = f32(bool(k[l]))",
    "a_load_outside_in_some_lanes": "y[i, l] = x[i, l + 10] if l < 6 else 0.0",
    "a_load_outside_in_some_rows": "y[i, l] = x[i, l + 8*i] if i < 2 else 0.0",
    "a_gather_outside_in_some_lanes": "y[i, l] = x[0, k[l + 2]] if l < 7 else -1.0",
    "a_gathered_value_outside_in_some_lanes": "y[i, l] = f32(k[l + 2] + 1) if l < 7 else -1.0",
    "a_load_that_a_choice_of_all_lanes_guards": "y[i, l] = x[i - 1, l] if i > 0 else x[0, l]",
    "its_own_array": "y[i, l] = x[i, l]\n      y[i, l] = y[i, l] * y[i, l] - 1.0",
    "two_stores": "y[i, l] = x[i, l]\n      y[i, l + 8] = x[i, l + 8]",
}
HEAD = "kernel k(x: f32[8, 16], w: f64[3, 16], k: i32[9] in 8, d: f32[3])"

GUARDS = {
    "on_the_lane": "if l > 2:",
    "on_lane_and_row": "if l + i < 6 and l % 2 == 0:",
    "on_the_row": "if i == 1:",
    "on_a_gather": "if k[l] < 4:",
    "on_a_gather_of_the_row": "if k[i] < 6 and 0 <= i:",
}


def make_kernel(text: str) -> Kernel:
    kernel = parse_kernel(text)
    verify(kernel)
    return kernel


def case(statement: str, outputs: str = "y: f32[3, 32]") -> Kernel:
    return make_kernel(f"""
{HEAD} -> {outputs}
  for a in 3:
    for b in 32:
      y[a, b] = 0.0
  for i in 3:
    for l in 8 vector:
      {statement}
""")


@pytest.mark.parametrize("statement", STATEMENTS.values(), ids=STATEMENTS)
def test_a_vector_loop_computes(statement: str) -> None:
    kernel = case(statement)
    for seed in (0, 1):
        check_target(kernel, seed=seed)


@pytest.mark.parametrize("guard", GUARDS.values(), ids=GUARDS)
def test_a_guard_holds_lanes_back(guard: str) -> None:
    kernel = case(f"{guard}\n        y[i, l] = x[i, l + 1]\n        y[i, l + 8] = 2.0")
    check_target(kernel)


def test_a_load_outside_is_not_even_tried() -> None:
    kernel = case(STATEMENTS["a_gather_outside_in_some_lanes"])
    body = emit(kernel).partition("int dojo_")[2]
    assert "8 < 7 ?" not in body
    assert "7 < 7 ? x[0][k[9]]" in body, "written under its test"


@pytest.mark.parametrize("op", ["+=", "*=", "max=", "min="])
@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16", "i64", "i32", "i8"])
def test_lanes_accumulate(dtype: str, op: str) -> None:
    start = {"+=": 3, "*=": 2, "max=": -1, "min=": 1}[op]
    check_target(
        make_kernel(f"""
kernel k(x: {dtype}[40, 16], s: {dtype}[40]) -> y: {dtype}[16], z: {dtype}[16]
  for a in 16:
    y[a] = {start}
    z[a] = {start}
  for i in 40:
    for l in 8 vector:
      y[l] {op} x[i, l]
      z[2*l] {op} x[i, 2*l] if i % 2 == 0 else s[i]
""")
    )


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool"])
def test_arrays_of_every_type_are_loaded_and_stored(dtype: str) -> None:
    test = "t[l]" if dtype == "bool" else "t[l] > 0"
    check_target(
        make_kernel(f"""
kernel k(x: {dtype}[32], t: {dtype}[8], k: i64[8] in 32) -> y: {dtype}[8], z: {dtype}[16]
  for a in 16:
    z[a] = x[a]
  for l in 8 vector:
    y[l] = x[3*l + 2] if {test} else x[k[l]]
    z[15 - 2*l] = t[7 - l]
""")
    )


@pytest.mark.parametrize("target", ["f64", "f32", "i64", "i32", "bool"])
@pytest.mark.parametrize("source", ["f64", "f32", "i64", "i32", "bool"])
def test_types_are_cast_in_lanes(source: str, target: str) -> None:
    scale = " * 100" if source != "bool" else ""
    check_target(
        make_kernel(f"""
kernel k(x: {source}[8]) -> y: {target}[8]
  for l in 8 vector:
    y[l] = {target}(x[l]{scale})
""")
    )


@pytest.mark.parametrize("dtype", ["f64", "f32", "i64", "i32"])
@pytest.mark.parametrize("other", ["f64", "f32", "i64", "i32"])
def test_masks_fit_values_of_both_widths(dtype: str, other: str) -> None:
    check_target(
        make_kernel(f"""
kernel k(x: {dtype}[8], z: {other}[9]) -> y: {dtype}[8]
  for l in 8 vector:
    y[l] = x[l] if z[l] < z[l + 1] and l != 2 or not z[l] <= 0 else x[7 - l] * 2
""")
    )


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("dtype", ["f64", "f32", "i32"])
def test_any_number_of_lanes(dtype: str, lanes: int) -> None:
    check_target(
        make_kernel(f"""
kernel k(x: {dtype}[3, {lanes + 1}], b: bool[{lanes}]) -> y: {dtype}[3, {lanes}], z: f32[{lanes}]
  for l in {lanes} vector:
    z[l] = f32(x[0, l + 1]) if x[1, l] > x[2, l] else f32(l)
  for i in 3:
    for l1 in {lanes} vector:
      y[i, l1] = max(x[i, l1], x[i, {lanes} - l1]) * 2 if x[i, l1] < 1 else x[0, l1]
      if l1 > i:
        y[i, l1] += x[i, 0]
""")
    )


# --------------------------------------------------------------------------------------------
# The same bits as scalars

SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, 1e-3, -1e-3, 1e-30, 1e-42, -1e-42, 3e38, -3e38, 88.7, -103.9)
SPECIAL += (np.inf, -np.inf, np.nan, 0.7, 10.0, 20.0, 1e-8, 2.0**-24, 100.0, -20.0, 0.6, 1.7)
EXTREMES = (0, 1, -1, 5, -7, 2**31 - 1, -(2**31), 2**30, 46341, -46341)


def all_functions(functions: dict[str, str], dtype: str, lanes: int) -> Kernel:
    """One output for each function, over 10 elements that are spread across the lanes."""
    outputs = ", ".join(f"y{n}: {dtype}[32, {lanes}]" for n in range(len(functions)))
    lines = []
    for n, (name, formula) in enumerate(functions.items()):
        value = formula.format(f=name).replace("9 - l", f"i, {lanes - 1} - l")
        lines.append(f"y{n}[i, l] = {value.replace('[l]', '[i, l]')}")
    return make_kernel(
        f"kernel k(x: {dtype}[32, {lanes}], z: {dtype}[32, {lanes}]) -> {outputs}\n"
        f"  for i in 32:\n    for l in {lanes} vector:\n      " + "\n      ".join(lines)
    )


def make_numbers(dtype: str, shape: tuple[int, int], seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    if dtype[0] == "i":
        return rng.choice(EXTREMES, shape).astype(numpy_dtype(dtype))
    drawn = rng.standard_normal(shape) * 10.0 ** rng.integers(-3, 3, shape)
    special = rng.choice(SPECIAL, shape)
    return np.where(rng.random(shape) < 0.5, drawn, special).astype(numpy_dtype(dtype))


def bits(array: np.ndarray) -> np.ndarray:
    """The bits, with every NaN made alike."""
    array = np.where(np.isnan(array), np.array(np.nan, array.dtype), array)
    return array.view(f"i{array.dtype.itemsize}")


@pytest.mark.parametrize(
    ("dtype", "lanes"), [("f32", 2), ("f32", 8), ("f32", 16), ("f64", 4), ("f64", 16)]
)
def test_functions_give_the_same_bits_in_vectors_as_in_scalars(dtype: str, lanes: int) -> None:
    vector = all_functions(FLOAT_FUNCTIONS, dtype, lanes)
    inputs = [make_numbers(dtype, (32, lanes), seed) for seed in (1, 2)]
    found = build_function(vector)(*inputs)
    wanted = build_function(plain_form(vector))(*inputs)
    for name, one, two in zip(FLOAT_FUNCTIONS, found, wanted, strict=True):
        differ = bits(one) != bits(two)
        assert not differ.any(), f"{name} at {inputs[0][differ][:4]}, {inputs[1][differ][:4]}"


@pytest.mark.parametrize(("dtype", "lanes"), [("i32", 8), ("i64", 4), ("i32", 32)])
def test_integer_functions_give_the_same_bits_in_vectors_as_in_scalars(
    dtype: str, lanes: int
) -> None:
    vector = all_functions(INTEGER_FUNCTIONS, dtype, lanes)
    inputs = [make_numbers(dtype, (32, lanes), seed) for seed in (1, 2)]
    found = build_function(vector)(*inputs)
    wanted = build_function(plain_form(vector))(*inputs)
    right = interpret(vector, dict(zip("xz", inputs, strict=True)))
    for one, two, three in zip(found, wanted, right.values(), strict=True):
        np.testing.assert_array_equal(one, two)
        np.testing.assert_array_equal(one, three)


@pytest.mark.parametrize("dtype", ["f64", "f32"])
def test_functions_of_vectors_agree_with_the_interpreter(dtype: str) -> None:
    lanes = {"f64": 4, "f32": 8}[dtype]
    functions = {
        name: formula.replace("x[l]", "(abs(x[l]) + 0.1)")
        for name, formula in FLOAT_FUNCTIONS.items()
    }
    check_target(all_functions(functions, dtype, lanes))


@pytest.mark.parametrize("name", ["gathered", "nested_choices", "and_or_not", "to_integers"])
def test_whole_statements_give_the_same_bits_in_vectors_as_in_scalars(name: str) -> None:
    vector = case(STATEMENTS[name])
    assert " vector:" in print_kernel(vector)
    assert " vector:" not in print_kernel(plain_form(vector))
    inputs = random_inputs(vector, 3)
    found = build_function(vector)(*inputs.values())
    wanted = build_function(plain_form(vector))(*inputs.values())
    np.testing.assert_array_equal(bits(found), bits(wanted))
