"""Which types fit together? What docs/ir.md accepts; the refusals are in test_malformed."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from perfdojo.errors import KernelError
from perfdojo.ir import (
    expand,
    numpy_dtype,
    parse_formula,
    parse_kernel,
    size_of,
    statements,
    widened,
)
from perfdojo.ir.types import (
    DTYPES,
    INDEX,
    POINT,
    WHOLE,
    check_statement,
    operand_type,
    settle,
    type_of,
)

ARGUMENTS = (
    "f: f32[8], d: f64[8], h: f16[8], g: bf16[8], k: i32[8], l: i64[8], c: i8[8], m: bool[8]"
)


def find_type(value: str, output: str) -> str:
    """The type of a value that is stored in `output`."""
    text = f"kernel t({ARGUMENTS}) -> y: {output}[8]\n  for i in 8:\n    y[i] = {value}\n"
    kernel = parse_kernel(text)
    (statement,) = statements(kernel.body)
    return type_of(statement.value, kernel.buffers)


def test_every_type_has_a_size_and_a_numpy_type() -> None:
    assert {dtype: size_of(dtype) for dtype in DTYPES} == {
        "f64": 8, "f32": 4, "f16": 2, "bf16": 2, "i64": 8, "i32": 4, "i8": 1, "bool": 1,
    }  # fmt: skip
    assert numpy_dtype("bf16") == ml_dtypes.bfloat16
    assert numpy_dtype("i64") == np.int64


def test_narrow_types_are_computed_in_wide_ones() -> None:
    assert {dtype: widened(dtype) for dtype in ("f16", "bf16", "i8", "f64", "bool")} == {
        "f16": "f32", "bf16": "f32", "i8": "i32", "f64": "f64", "bool": "bool",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("value", "output", "found"),
    [
        ("f[i] + 1", "f32", "f32"),
        ("f[i] + 0.5", "f32", "f32"),
        ("0.5 * d[i]", "f64", "f64"),
        ("h[i] * g[i]", "f32", "f32"),
        ("h[i] + f[i]", "bf16", "f32"),
        ("c[i] * k[i]", "i8", "i32"),
        ("k[i] + i", "i32", "i32"),
        ("l[i] + i", "i64", "i64"),
        ("i", "i64", INDEX),
        ("i", "i8", INDEX),
        ("3", "f32", WHOLE),
        ("3", "i8", WHOLE),
        ("0.5", "f16", POINT),
        ("1 / 2", "f32", POINT),
        ("exp(1)", "f64", POINT),
        ("sqrt(2.0) * d[i]", "f64", "f64"),
        ("abs(k[i])", "i32", "i32"),
        ("max(k[i], 0)", "i32", "i32"),
        ("max(i, 3)", "i64", INDEX),
        ("square(i)", "i64", INDEX),
        ("f32(i)", "f32", "f32"),
        ("f16(f[i])", "f32", "f32"),
        ("i8(f[i])", "i32", "i32"),
        ("i32(m[i])", "i32", "i32"),
        ("bool(f[i])", "bool", "bool"),
        ("f[i] < 0", "bool", "bool"),
        ("i < 3", "bool", "bool"),
        ("m[i] == true", "bool", "bool"),
        ("m[i] and f[i] > 0.0", "bool", "bool"),
        ("f[i] if m[i] else 0", "f32", "f32"),
        ("1 if m[i] else 0", "i32", WHOLE),
        ("0.5 if m[i] else 1", "f32", POINT),
        ("i if m[i] else 0", "i64", INDEX),
        ("inf", "f32", POINT),
        ("nan", "f64", POINT),
    ],
)
def test_these_values_have_this_type(value: str, output: str, found: str) -> None:
    assert find_type(value, output) == found


@pytest.mark.parametrize(
    ("found", "expected", "settled"),
    [
        (WHOLE, "f32", "f32"),
        (WHOLE, "f64", "f64"),
        (WHOLE, "i32", "i32"),
        (WHOLE, "bool", "i64"),
        (POINT, "f64", "f64"),
        (POINT, "i32", "f32"),
        (INDEX, "i32", "i32"),
        (INDEX, "f32", "i64"),
        ("i32", "f64", "i32"),
    ],
)
def test_a_weak_type_becomes_what_is_expected_if_it_can(
    found: str, expected: str, settled: str
) -> None:
    assert settle(found, expected) == settled


def test_a_literal_is_computed_in_the_type_of_its_neighbour() -> None:
    kernel = parse_kernel(
        f"kernel t({ARGUMENTS}) -> y: bool[8]\n  for i in 8:\n    y[i] = d[i] < 1\n"
    )
    (statement,) = statements(kernel.body)
    assert operand_type(statement.value.args, kernel.buffers, "bool") == "f64"


@pytest.mark.parametrize(
    ("line", "dtype"),
    [
        ("t[i] = f[i] * 2", "f32"),
        ("t[i] = d[i] * 2", "f64"),
        ("t[i] = h[i] * 2", "f32"),
        ("t[i in 8] = i", "i64"),
        ("t[i in 8] = 1.0", "f32"),
        ("t[i] = f[i] > 0.0", "bool"),
        ("t[i] = c[i] + c[i]", "i32"),
        ("t[i]: bf16 = f[i]", "bf16"),
        ("t[i in 8]: i8 = 3", "i8"),
    ],
)
def test_a_temporary_takes_its_type_from_the_right_side_or_from_the_text(
    line: str, dtype: str
) -> None:
    formula = parse_formula(f"kernel t({ARGUMENTS}) -> y: f32[8]\n  {line}\n  y[i] = 1.0\n")
    (temporary,) = expand(formula).temporaries
    assert temporary.dtype == dtype


def test_a_statement_with_an_unfitting_type_says_how_to_cast() -> None:
    kernel = parse_kernel(f"kernel t({ARGUMENTS}) -> y: f32[8]\n  for i in 8:\n    y[i] = f[i]\n")
    (statement,) = statements(kernel.body)
    changed = {**kernel.buffers, "f": kernel.buffers["d"]}
    with pytest.raises(KernelError, match=r"expected a value of type f32 .*; write f32\(...\)"):
        check_statement(statement, changed)
