"""Does a division become a product where that gives the same real number?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.reciprocal import Reciprocal
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves, find_rows


def test_reciprocal_divides_once_a_row(golden: Golden) -> None:
    golden(show(find_rows("softmax"), "reciprocal(y:0)"))


def test_reciprocal_of_a_number_is_a_number(golden: Golden) -> None:
    golden(show(find_rows("layernorm"), "reciprocal(mu:2); reciprocal(var:2)"))


def test_every_division_by_it_becomes_a_product(golden: Golden) -> None:
    kernel = make("for i in 8:\n  y[i] = x[i] / x[0] + 1.0 / x[0] + x[0] / x[i]")
    golden(show(kernel, "reciprocal(y:0)"))
    check_move(parse_move("reciprocal(y:0)"), kernel)


@pytest.mark.parametrize(
    ("divisor", "numerics"),
    [
        ("512.0", "exact"),
        ("-0.25", "exact"),
        ("1.0", "exact"),
        ("3.0", "reassociate"),
        ("512", "exact"),
        ("1.5", "reassociate"),
        ("x[0]", "reassociate"),
    ],
)
def test_powers_of_two_keep_every_bit(divisor: str, numerics: str) -> None:
    for dtype in ("f32", "f64", "f16"):
        kernel = make(
            f"for i in 8:\n  y[i] = x[i] / {divisor}", f"(x: {dtype}[8]) -> y: {dtype}[8]"
        )
        move = parse_move("reciprocal(y:0)")
        assert move.numerics_on(kernel) == numerics
        check_move(move, kernel)


@pytest.mark.parametrize("value", ["x[i] / 1e-39", "x[i] / 0.0", "x[i] / inf", "x[i] / nan"])
def test_reciprocal_refuses_numbers_without_an_ordinary_reciprocal(value: str) -> None:
    kernel = make(f"for i in 8:\n  y[i] = {value}")
    assert refusal("reciprocal(y:0)", kernel) == (
        f"expected a division by a number, or by what a loop leaves alone, in 'y[i] = {value}'"
    )


def test_a_wider_type_has_more_ordinary_reciprocals() -> None:
    kernel = make("for i in 8:\n  y[i] = x[i] / 1e-39", "(x: f64[8]) -> y: f64[8]")
    check_move(parse_move("reciprocal(y:0)"), kernel)
    both = make(
        "for i in 8:\n  y[i] = f64(x[i] / 1e-39) + f64(x[i]) / 1e-39", "(x: f32[8]) -> y: f64[8]"
    )
    result = parse_move("reciprocal(y:0)").apply(both)
    assert "x[i] / 1e-39" in str(result)
    assert "f64(x[i]) * " in str(result)


def test_reciprocal_refuses_what_changes_with_the_loop() -> None:
    kernel = make("for i in 8:\n  y[i] = x[0] / x[i]")
    assert "expected a division by a number" in refusal("reciprocal(y:0)", kernel)
    alone = make("y = x[0] / x[1]", "(x: f32[8]) -> y: f32")
    assert "expected a division by a number" in refusal("reciprocal(y:0)", alone)
    fed_back = make("y[0] = 2.0\nfor i in 8:\n  y[i] = x[i] / y[0]")
    assert "expected a division by a number" in refusal("reciprocal(y:1)", fed_back)
    two = make("for i in 8:\n  y[i] = x[i] / x[0]")
    assert refusal("reciprocal(y:0, 1)", two) == "expected which to be from 0 to 0, got 1"


def test_reciprocal_refuses_a_load_that_a_test_made_safe() -> None:
    lazy = make("for i in 4:\n  for j in 2:\n    y[2*i + j] = 1.0 / x[2*i + 2] if i < 3 else x[j]")
    assert "index 0 of x[2*i + 2] is 8" in refusal("reciprocal(y:0)", lazy)


@pytest.mark.cc
def test_reciprocal_means_the_same_in_c() -> None:
    check_target(check_moves("reciprocal(y:0); parallelise(i)", find_rows("softmax")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_reciprocal_is_right(case: str) -> None:
    check_candidates(Reciprocal, find_case(case), limit=3)
