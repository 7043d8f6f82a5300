"""Do random inputs keep every promise of the text, and repeat with their seed?"""

from __future__ import annotations

import numpy as np
import pytest

from perfdojo.ir import Kernel, expand, numpy_dtype, parse_kernel
from perfdojo.kernels import load_formula
from perfdojo.measure import random_inputs

DTYPES = ("f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool")


def kernel_of(declaration: str) -> Kernel:
    return parse_kernel(f"kernel k({declaration}) -> y: i32\n  y = 0\n")


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", ["", "[3]", "[2, 3, 4]"])
def test_arrays_have_the_type_and_shape_of_the_text(dtype: str, shape: str) -> None:
    kernel = kernel_of(f"x: {dtype}{shape}")
    (x,) = random_inputs(kernel).values()
    assert isinstance(x, np.ndarray)
    assert (x.dtype, x.shape) == (numpy_dtype(dtype), kernel.inputs[0].shape)
    assert x.flags.c_contiguous


def test_every_input_is_there_by_name_and_in_order() -> None:
    kernel = expand(load_formula("attention"), **load_formula("attention").bindings("test")[0])
    assert list(random_inputs(kernel)) == [buffer.name for buffer in kernel.inputs]


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_same_seed_gives_the_same_arrays(dtype: str) -> None:
    kernel = kernel_of(f"x: {dtype}[100], z: {dtype}[100]")
    one, two, other = (random_inputs(kernel, seed) for seed in (5, 5, 6))
    assert all(one[name].tobytes() == two[name].tobytes() for name in one)
    assert one["x"].tobytes() != other["x"].tobytes()
    assert one["x"].tobytes() != one["z"].tobytes()


def test_the_seed_is_zero_by_default() -> None:
    kernel = kernel_of("x: f32[100]")
    assert (random_inputs(kernel)["x"] == random_inputs(kernel, 0)["x"]).all()


@pytest.mark.parametrize("dtype", ["i64", "i32", "i8"])
@pytest.mark.parametrize(("low", "high"), [(0, 5), (-3, 2), (7, 8), (-128, 127)])
def test_integers_stay_in_their_range_and_fill_it(dtype: str, low: int, high: int) -> None:
    (x,) = random_inputs(kernel_of(f"x: {dtype}[5000] in {low}..{high}")).values()
    assert set(x.tolist()) == set(range(low, high))


def test_a_range_may_be_a_size() -> None:
    kernel = expand(load_formula("embedding"), N=500, V=7, D=2)
    assert set(random_inputs(kernel)["idx"].tolist()) == set(range(7))


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16"])
@pytest.mark.parametrize(
    ("low", "high"), [(0.1, 1.0), (-1.0, 1.0), (0.0, 1e-6), (0.9, 1.0), (1.0, 3.0)]
)
def test_floats_stay_in_their_range(dtype: str, low: float, high: float) -> None:
    (x,) = random_inputs(kernel_of(f"x: {dtype}[20000] in {low!r}..{high!r}")).values()
    wide = x.astype(np.float64)
    assert (wide >= low).all()
    assert (wide < high).all(), "rounding must not carry a number to the end of the range"
    assert x.dtype == numpy_dtype(dtype)


def test_a_range_between_two_numbers_of_a_narrow_type_gives_the_nearest() -> None:
    (x,) = random_inputs(kernel_of("x: bf16[10] in 1.001..1.002")).values()
    assert (x.astype(np.float64) == 1.0).all()


def test_floats_without_a_range_are_normal() -> None:
    (x,) = random_inputs(kernel_of("x: f64[20000]")).values()
    assert abs(x.mean()) < 0.05
    assert abs(x.std() - 1) < 0.05


def test_integers_without_a_range_are_small() -> None:
    (x,) = random_inputs(kernel_of("x: i32[5000]")).values()
    assert set(x.tolist()) == set(range(-10, 10))


def test_truth_values_are_both() -> None:
    (x,) = random_inputs(kernel_of("x: bool[100]")).values()
    assert set(x.tolist()) == {False, True}
