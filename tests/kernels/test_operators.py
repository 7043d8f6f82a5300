"""Does each operator compute what PyTorch or NumPy computes: as oracle, interpreted, compiled?"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.ir import Kernel, bind_sizes, expand, interpret
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import random_inputs

pytest.importorskip("torch", reason="the references need PyTorch; pip install torch")

from tests.kernels.references import REFERENCES

# Of the largest element of an output; a few roundings of f32, or the one of a narrow store.
TOLERANCE = {"float64": 1e-12, "float32": 2e-5, "float16": 2e-3, "bfloat16": 1.6e-2}
ORACLE_TOLERANCE = 1e-10

# The sizes that benchmarks use: DESIGN.md, section 12.
SUITE = (
    *("attention", "batchnorm", "bias_gelu", "bmm", "conv2d", "cross_entropy", "cumsum"),
    *("depthwise", "layernorm", "matmul", "maxpool", "mul", "reducemean", "relu", "rmsnorm"),
    *("softmax", "swiglu"),
)


class Case(NamedTuple):
    """An operator at one size: the kernel, random inputs, and what should come out."""

    kernel: Kernel
    inputs: dict[str, np.ndarray]
    expected: tuple[np.ndarray, ...]


def find_cases() -> Iterator[pytest.param]:
    for name in kernel_names():
        for given in load_formula(name).bindings("test"):
            words = [name, *(f"{size}={value}" for size, value in given.items())]
            yield pytest.param(name, given, id=" ".join(words))


each_operator_at_each_size = pytest.mark.parametrize(("name", "given"), tuple(find_cases()))
each_operator = pytest.mark.parametrize("name", kernel_names())


def make_case(name: str, given: Mapping[str, int]) -> Case:
    return _make_case(name, tuple(given.items()))


@functools.lru_cache(maxsize=8)
def _make_case(name: str, given: tuple[tuple[str, int], ...]) -> Case:
    formula = load_formula(name)
    kernel = expand(formula, **dict(given))
    inputs = random_inputs(kernel, seed=0)
    expected = REFERENCES[name](inputs, bind_sizes(formula, dict(given)))
    return Case(kernel, inputs, expected if isinstance(expected, tuple) else (expected,))


def check_outputs(
    outputs: tuple[np.ndarray, ...], expected: tuple[np.ndarray, ...], tolerance: float | None
) -> None:
    """Equal shapes; equal integers and truth values; floats within `tolerance` or their own."""
    assert len(outputs) == len(expected)
    for got, want in zip(outputs, expected, strict=True):
        assert got.shape == want.shape
        if want.dtype.kind != "f":
            np.testing.assert_array_equal(got, want)
            continue
        allowed = tolerance or TOLERANCE[got.dtype.name]
        scale = np.abs(want).max()
        assert np.isfinite(scale)
        assert scale > 0
        np.testing.assert_allclose(got.astype(np.float64), want, rtol=0, atol=allowed * scale)


@each_operator
def test_every_operator_has_a_reference(name: str) -> None:
    assert name in REFERENCES


def test_every_reference_has_an_operator() -> None:
    assert set(REFERENCES) <= set(kernel_names())


@each_operator
def test_every_operator_says_what_it_is(name: str) -> None:
    formula = load_formula(name)
    assert formula.name == name
    assert formula.description


@each_operator
def test_every_operator_has_two_test_sizes_or_more(name: str) -> None:
    assert len(load_formula(name).bindings("test")) >= 2


@pytest.mark.parametrize("name", SUITE)
def test_the_operators_of_the_suite_have_sizes_for_both_machines(name: str) -> None:
    formula = load_formula(name)
    assert formula.bindings("cpu")
    assert formula.bindings("cuda")


@each_operator_at_each_size
def test_the_oracle_agrees_with_the_reference(name: str, given: dict[str, int]) -> None:
    kernel, inputs, expected = make_case(name, given)
    outputs = tuple(interpret(kernel, inputs, oracle=True).values())
    check_outputs(outputs, expected, ORACLE_TOLERANCE)


@each_operator_at_each_size
def test_the_interpreter_agrees_with_the_reference(name: str, given: dict[str, int]) -> None:
    kernel, inputs, expected = make_case(name, given)
    check_outputs(tuple(interpret(kernel, inputs).values()), expected, None)


@pytest.mark.cc
@each_operator_at_each_size
def test_compiled_c_agrees_with_the_reference(name: str, given: dict[str, int]) -> None:
    kernel, inputs, expected = make_case(name, given)
    outputs = dojo.build(kernel, target="cpu")(*inputs.values())
    check_outputs(outputs if isinstance(outputs, tuple) else (outputs,), expected, None)
