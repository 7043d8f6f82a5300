"""Is a product of matrices the sum that the text says, whatever its axes?"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import perfdojo as dojo
from perfdojo.ir import expand, interpret, statements
from perfdojo.ir.products import find_factors, sum_products
from perfdojo.kernels import load_formula
from perfdojo.measure import random_inputs

interpreter = sys.modules["perfdojo.ir.interpret"]  # `perfdojo.ir` has a function of that name


@given(st.data())
def test_the_sum_is_that_of_the_broadcast_product(data: st.DataObject) -> None:
    shape = data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=5), "shape")
    axes = range(len(shape))
    has_one, has_two, is_summed = (
        data.draw(st.lists(st.booleans(), min_size=len(shape), max_size=len(shape)), name)
        for name in ("axes of one", "axes of two", "summed")
    )
    draws = np.random.default_rng(0)
    one = draws.integers(-9, 9, [shape[n] if has_one[n] else 1 for n in axes]).astype(float)
    two = draws.integers(-9, 9, [shape[n] if has_two[n] else 1 for n in axes]).astype(float)
    held = [n for n in axes if is_summed[n] or has_one[n] or has_two[n]]  # others have one element
    shape = [shape[n] if n in held else 1 for n in axes]
    summed = tuple(n for n in axes if is_summed[n])
    right = np.broadcast_to(one * two, shape).sum(summed, keepdims=True)
    np.testing.assert_array_equal(sum_products(one, two, shape, summed), right)


@pytest.mark.parametrize(
    "name",
    [
        *("matmul", "matmul_ta", "matmul_tatb", "matmul_tril", "matmul_f16", "bmm", "conv2d"),
        *("conv2d_grouped", "conv_transpose2d", "attention", "causal_attention", "swiglu", "mlp"),
        *("outer", "matvec"),
    ],
)
@pytest.mark.parametrize(("limit", "part"), [(1 << 22, 1 << 18), (40, 25), (3, 2)])
def test_the_oracle_is_right_to_the_last_few_bits(
    name: str, limit: int, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, in parts, and nearly one by one; with guards, which are not multiplied so."""
    monkeypatch.setattr(interpreter, "_AXIS_LIMIT", limit)
    monkeypatch.setattr(interpreter, "_PART", part)
    formula = load_formula(name)
    for sizes in formula.bindings("test"):
        kernel = expand(formula, **sizes)
        inputs = random_inputs(kernel, seed=5)
        found = interpret(kernel, inputs, oracle=True)
        right = interpret(kernel, inputs)  # in the order of the text, in f32
        for output, value in right.items():
            close = 1e-2 if value.dtype == np.float16 else 1e-5
            np.testing.assert_allclose(found[output], value.astype(float), rtol=close, atol=close)


def test_a_large_product_is_multiplied_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0
    assign = interpreter.Run.assign

    def count(run: interpreter.Run, *arguments: Any) -> None:
        nonlocal calls
        calls += 1
        assert calls < 20, "element by element, this takes ten seconds"
        assign(run, *arguments)

    monkeypatch.setattr(interpreter.Run, "assign", count)
    kernel = dojo.kernel("matmul", M=700, K=1000, N=800)
    inputs = random_inputs(kernel, 0)
    found = interpret(kernel, inputs, oracle=True)
    right = inputs["a"].astype(float) @ inputs["b"].astype(float)
    np.testing.assert_allclose(found["y"], right, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a product of one thing with itself", "y = sum[i] x[i] * x[i]"),
        ("a vector", "y[i] = sum[k] a[i, k] * x[k]"),
        ("whole numbers", "y[i, j]: i32 = sum[k] p[i, k] * q[k, j]"),
    ],
)
def test_what_is_no_product_of_matrices_keeps_its_order(name: str, text: str) -> None:
    kernel = dojo.kernel(
        "kernel f(x: f32[5], a: f32[3, 5], p: i32[3, 4], q: i32[4, 3]) -> z: f32\n"
        f"  {text}\n  z = x[0]\n"
    )
    assert not any(find_factors(st, kernel.buffers) for st in statements(kernel.body)), name
