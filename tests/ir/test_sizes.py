"""Are sizes bound as the text and the arrays say?"""

from __future__ import annotations

import numpy as np
import pytest

from perfdojo.api import kernel
from perfdojo.errors import SizeError
from perfdojo.ir import Formula, bind_sizes, expand, parse_formula, size_names, sizes_from_shapes

CONV = """
kernel conv1d(x: f32[B, C, L], w: f32[F, C, K]) -> y: f32[B, F, O]
  where pad = 1, stride = 1, O = (L + 2*pad - K)//stride + 1
  y[b, f, o] = (sum[c, k | 0 <= stride*o + k - pad < L] x[b, c, stride*o + k - pad] * w[f, c, k])
"""


@pytest.fixture
def conv() -> Formula:
    return parse_formula(CONV)


def test_size_names_come_in_the_order_of_the_text(conv: Formula) -> None:
    assert size_names(conv) == ("B", "C", "L", "F", "K", "O", "pad", "stride")


def test_size_names_of_ranges_count_too() -> None:
    formula = parse_formula(
        "kernel f(k: i64[N] in V) -> y: f32[N]\n  y[i] = sum[j in W] (sum[l in Z] 1.0)\n"
    )
    assert size_names(formula) == ("N", "V", "W", "Z")


def test_defaults_are_taken_and_derived_sizes_follow(conv: Formula) -> None:
    sizes = bind_sizes(conv, {"B": 1, "C": 2, "L": 9, "F": 3, "K": 3})
    assert (sizes["pad"], sizes["stride"], sizes["O"]) == (1, 1, 9)


def test_defaults_can_be_overridden_even_by_zero(conv: Formula) -> None:
    given = {"B": 1, "C": 2, "L": 9, "F": 3, "K": 3, "pad": 0, "stride": 2}
    assert bind_sizes(conv, given)["O"] == 4


def test_sizes_of_numpy_are_whole_numbers_too() -> None:
    formula = parse_formula("kernel f(x: f32[N]) -> y: f32[N]\n  y[i] = x[i] * N\n")
    assert expand(formula, N=np.int64(8)) == expand(formula, N=8)
    assert str(expand(formula, N=np.int64(8))).endswith("y[i] = x[i] * 8\n")


def test_a_shape_may_be_arithmetic_of_sizes() -> None:
    made = kernel(
        "kernel f(x: f32[2*N, N*M]) -> y: f32[M//2 + 1]\n  y[i] = x[i, i + M % 2]\n", N=3, M=4
    )
    assert [b.shape for b in (*made.inputs, *made.outputs)] == [(6, 12), (3,)]


def test_a_range_may_be_a_size() -> None:
    made = kernel("kernel f(k: i64[N] in V - 1) -> y: i64[N]\n  y[i] = k[i]\n", N=3, V=10)
    assert (made.inputs[0].low, made.inputs[0].high) == (0, 9)


def test_sizes_are_read_off_the_shapes_of_the_inputs(conv: Formula) -> None:
    found = sizes_from_shapes(conv, [(1, 2, 9), (3, 2, 5)], {"pad": 0})
    assert found == {"B": 1, "C": 2, "L": 9, "F": 3, "K": 5, "pad": 0}


def test_a_kernel_can_be_made_like_its_inputs() -> None:
    x, w = np.zeros((1, 2, 9), np.float32), np.zeros((3, 2, 5), np.float32)
    assert kernel(CONV, like=[x, w]).outputs[0].shape == (1, 3, 7)


def test_a_shape_that_is_no_lone_size_tells_nothing() -> None:
    formula = parse_formula("kernel f(x: f32[N + 1], z: f32[N]) -> y: f32[N]\n  y[i] = x[i]\n")
    assert sizes_from_shapes(formula, [(9,), (8,)], {}) == {"N": 8}


@pytest.mark.parametrize(
    ("shapes", "message"),
    [
        ([(1, 2, 9)], "conv1d: expected 2 inputs, got 1"),
        ([(1, 2), (3, 2, 5)], "conv1d: expected 'x' with 3 dimensions, got shape (1, 2)"),
        ([(1, 2, 9), (3, 4, 5)], "conv1d: size 'C' is 2 elsewhere, but 4 in 'w'"),
    ],
    ids=["too few inputs", "too few dimensions", "sizes that contradict"],
)
def test_shapes_that_do_not_fit_are_refused(
    conv: Formula, shapes: list[tuple[int, ...]], message: str
) -> None:
    with pytest.raises(SizeError) as caught:
        sizes_from_shapes(conv, shapes, {})
    assert str(caught.value) == message


def test_a_size_that_contradicts_a_shape_is_refused(conv: Formula) -> None:
    with pytest.raises(SizeError, match="size 'L' is 8 elsewhere, but 9 in 'x'"):
        sizes_from_shapes(conv, [(1, 2, 9), (3, 2, 5)], {"L": 8})


@pytest.mark.parametrize(
    ("requirement", "message"),
    [
        ("C % G == 0", "f: expected C % G == 0, got C=6, G=4"),
        ("G > 4", "f: expected G > 4, got G=4"),
        ("(C + G) % 3 == 0, G < C", "f: expected (C + G) % 3 == 0, got C=6, G=4"),
    ],
)
def test_a_requirement_that_is_not_met_names_the_sizes(requirement: str, message: str) -> None:
    text = f"kernel f(x: f32[C]) -> y: f32[C]\n  where {requirement}, G = 2\n  y[i] = x[i]\n"
    with pytest.raises(SizeError) as caught:
        kernel(text, C=6, G=4)
    assert str(caught.value) == message


def test_requirements_that_are_met_change_nothing() -> None:
    text = "kernel f(x: f32[C]) -> y: f32[C]\n  {}y[i] = x[i]\n"
    required = text.format("where C % G == 0, G = 2\n  where C >= G\n  ")
    assert kernel(required, C=6, G=3) == kernel(text.format(""), C=6)
