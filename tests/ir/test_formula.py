"""Which loops does a formula become? Golden files, and the choices that expanding makes."""

from __future__ import annotations

import math

import pytest

from perfdojo.ir import Kernel, expand, loops, parse_formula, print_statement, statements, verify
from perfdojo.ir.formula import neutral
from perfdojo.kernels import load_formula


def make(text: str, **sizes: int) -> Kernel:
    kernel = expand(parse_formula(text), **sizes)
    verify(kernel)
    return kernel


OPERATORS = {
    "softmax": {"N": 4, "M": 5},
    "conv1d": {"B": 1, "C": 2, "L": 7, "F": 3, "K": 3},
    "conv2d": {"B": 1, "C": 2, "H": 7, "W": 6, "F": 3, "R": 3, "S": 3, "pad": 1},
    "conv_transpose1d": {"B": 1, "C": 2, "L": 5, "F": 3, "K": 3},
    "argmax": {"N": 4, "M": 5},
    "cumsum": {"N": 4, "M": 5},
    "cumsum_reverse": {"N": 4, "M": 5},
    "cumsum_exclusive": {"N": 4, "M": 5},
    "concat": {"N": 4, "A": 2, "B": 3},
    "linear_recurrence": {"N": 2, "T": 4},
    "matmul_f16": {"M": 2, "K": 3, "N": 4},
    "embedding_bag": {"N": 2, "T": 3, "V": 5, "D": 4},
}


@pytest.mark.parametrize("name", OPERATORS)
def test_an_operator_becomes_these_loops(name: str, golden) -> None:
    golden(str(expand(load_formula(name), **OPERATORS[name])))


FORMULAS = {
    "nested reductions": """
kernel f(x: f32[4, 5, 6]) -> y: f32[4]
  y[i] = sum[j] (max[k] x[i, j, k]) * (min[l] x[i, j, l])
""",
    "a mean inside an expression": """
kernel f(x: f32[4, 5]) -> y: f32[4, 5]
  y[i, j] = x[i, j] - mean[k] x[i, k]
""",
    "a mean of two indices": """
kernel f(x: f32[4, 5]) -> y: f32
  y = mean[i, j] x[i, j]
""",
    "a narrow sum": """
kernel f(a: f16[4, 5]) -> y: f16[4]
  y[i] = sum[j] a[i, j]
""",
    "a running maximum from the end without its own element": """
kernel f(x: f32[4, 5]) -> y: f32[4, 5]
  y[i, j] = cummax[j reverse exclusive] x[i, j]
""",
    "a scan inside an expression": """
kernel f(x: f32[4, 5]) -> y: f32[4, 5]
  y[i, j] = 2.0 * cumprod[i] x[i, j] + 1.0
""",
    "the place of the smallest integer under a condition": """
kernel f(k: i32[4, 5]) -> y: i64[4]
  y[i] = argmin[j | j > i] k[i, j]
""",
    "a recurrence of a temporary": """
kernel f(x: f32[5]) -> y: f32[5]
  h[t]: f64 = (0.5 * h[t - 1] if t > 0 else 0.0) + f64(x[t])
  y[t] = f32(h[t])
""",
    "a sum that reads its own array": """
kernel f(x: f32[2, 4]) -> y: f32[2, 4]
  y[0, j] = x[0, j]
  y[1, j] = sum[k] y[0, k] * x[1, j]
""",
    "names that are taken": """
kernel f(x: f32[4, 5]) -> i1: f32[4], y_sum: f32[4]
  i1[i] = sum[j] x[i, j]
  y_sum[i] = x[i, 0] + sum[j] x[i, j]
""",
}  # fmt: skip


@pytest.mark.parametrize("name", FORMULAS)
def test_a_formula_becomes_these_loops(name: str, golden) -> None:
    golden(str(make(FORMULAS[name])))


def texts(kernel: Kernel) -> list[str]:
    return [print_statement(statement) for statement in statements(kernel.body)]


def test_a_reduction_takes_the_product_to_its_right() -> None:
    kernel = make(
        "kernel f(x: f32[4, 5]) -> y: f32[4]\n  y[i] = sum[j] x[i, j] * x[i, j] + x[i, 0]\n"
    )
    assert texts(kernel) == [
        "y_sum[i] = 0.0",
        "y_sum[i] += x[i, j] * x[i, j]",
        "y[i1] = y_sum[i1] + x[i1, 0]",
    ]


def test_a_quotient_belongs_to_the_product() -> None:
    kernel = make("kernel f(x: f32[4, 5]) -> y: f32[4]\n  y[i] = sum[j] x[i, j] / 5.0\n")
    assert texts(kernel) == ["y[i] = 0.0", "y[i] += x[i, j] / 5.0"]


def test_a_reduction_that_is_the_whole_line_needs_no_temporary() -> None:
    kernel = make("kernel f(x: f32[4, 5]) -> y: f32[4]\n  y[i] = (max[j] x[i, j])\n")
    assert kernel.temporaries == ()


def test_a_temporary_of_a_reduction_runs_over_the_indices_that_it_uses() -> None:
    kernel = make("kernel f(x: f32[4], z: f32[5]) -> y: f32[4]\n  y[i] = x[i] - sum[j] z[j]\n")
    (temporary,) = kernel.temporaries
    assert (temporary.name, temporary.shape) == ("y_sum", ())


def test_a_condition_stands_under_the_innermost_loop_that_it_names(golden) -> None:
    golden(
        str(
            make(
                "kernel f(x: f32[9, 8]) -> y: f32[9]\n"
                "  y[i] = sum[j in 4, k in 3 | i > 0 and i + j < 9] x[i + j, k]\n"
            )
        )
    )


def test_a_condition_that_the_ranges_imply_is_left_out() -> None:
    text = "kernel f(x: f32[4, 5]) -> y: f32[4]\n  y[i] = sum[j | {}] x[i, j]\n"
    plain = make("kernel f(x: f32[4, 5]) -> y: f32[4]\n  y[i] = sum[j] x[i, j]\n")
    for implied in (
        "j < 5",
        "0 <= j",
        "i + j <= 7",
        "j > -1",
        "j - j == 0",
        "0 <= j < 5 and i < 4",
    ):
        assert make(text.format(implied)) == plain
    for telling in ("j < 4", "0 < j", "i + j <= 6", "j == 0", "j != 9"):
        assert make(text.format(telling)) != plain


def test_loops_get_new_names_and_lines_keep_their_order() -> None:
    kernel = make(
        "kernel f(x: f32[4]) -> y: f32[4], z: f32[4]\n  y[i] = x[i]\n  z[i] = x[i]\n  y[i] = z[i]\n"
    )
    assert [loop.name for loop in loops(kernel.body)] == ["i", "i1", "i2"]
    assert texts(kernel) == ["y[i] = x[i]", "z[i1] = x[i1]", "y[i2] = z[i2]"]


def test_the_range_of_an_index_comes_from_the_left_first() -> None:
    kernel = make("kernel f(x: f32[9]) -> y: f32[4]\n  y[i] = x[i]\n")
    assert [loop.extent.const for loop in loops(kernel.body)] == [4]


def test_the_range_of_an_index_comes_from_lone_subscripts_on_the_right() -> None:
    kernel = make("kernel f(x: f32[4, 9]) -> y: f32[4]\n  t[j] = x[0, j]\n  y[i] = t[i + 1]\n")
    assert [loop.extent.const for loop in loops(kernel.body)] == [9, 4]


def test_a_written_range_wins() -> None:
    kernel = make("kernel f(x: f32[9]) -> y: f32\n  y = sum[j in 3] x[j]\n")
    assert [loop.extent.const for loop in loops(kernel.body)] == [3]


def test_a_size_follows_into_ranges_conditions_and_values() -> None:
    kernel = make(
        "kernel f(x: f32[N]) -> y: f32[N]\n  where w = 2\n"
        "  y[i] = (sum[j in 2*w + 1 | 0 <= i + j - w < N] x[i + j - w]) / (2*w + 1)\n",
        N=9,
        w=1,
    )
    assert texts(kernel)[-1] == "y[i1] = y_sum[i1] / 3"
    assert [loop.extent.const for loop in loops(kernel.body)] == [9, 3, 9]


@pytest.mark.parametrize(
    ("op", "dtype", "value"),
    [
        ("+=", "f32", 0.0),
        ("*=", "f64", 1.0),
        ("max=", "f32", -math.inf),
        ("min=", "f64", math.inf),
        ("+=", "i32", 0),
        ("*=", "i64", 1),
        ("max=", "i32", -(2**31)),
        ("min=", "i64", 2**63 - 1),
    ],
)
def test_an_accumulation_starts_from_the_neutral_value(op: str, dtype: str, value: float) -> None:
    found = neutral(op, dtype).value
    assert found == value
    assert type(found) is type(value)


def test_a_scan_over_the_first_index_carries_a_row() -> None:
    kernel = make("kernel f(x: f32[4, 5]) -> y: f32[4, 5]\n  y[i, j] = cumsum[i] x[i, j]\n")
    (carry,) = kernel.temporaries
    assert (carry.name, carry.shape) == ("y_carry", (5,))


def test_a_narrow_target_is_summed_in_a_wide_temporary() -> None:
    kernel = make("kernel f(a: bf16[4]) -> y: bf16\n  y = sum[i] a[i]\n")
    assert [(b.name, b.dtype) for b in kernel.temporaries] == [("y_sum", "f32")]
