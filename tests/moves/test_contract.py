"""Are products that are added rounded once?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.contract import Contract
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import find_rows

HEADER = "(a: f32[8], b: f32[8], c: f32[8]) -> y: f32[8]"


def test_contract_turns_a_sum_of_products_into_steps(golden: Golden) -> None:
    golden(show(find_case("matmul"), "contract(y:1)"))


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("a[i] * b[i] + c[i]", "fma(a[i], b[i], c[i])"),
        ("c[i] + a[i] * b[i]", "fma(a[i], b[i], c[i])"),
        ("a[i] * b[i] - c[i]", "fma(a[i], b[i], -c[i])"),
        ("c[i] - a[i] * b[i]", "fma(-a[i], b[i], c[i])"),
        ("1.0 - 2.0 * b[i]", "fma(-2.0, b[i], 1.0)"),
        ("a[i] * b[i] - 3.0", "fma(a[i], b[i], -3.0)"),
        ("a[i] * b[i] + b[i] * c[i]", "fma(a[i], b[i], b[i] * c[i])"),
        ("exp(a[i] * 2.0 + b[i]) * b[i] + c[i]", "fma(exp(fma(a[i], 2.0, b[i])), b[i], c[i])"),
        ("square(a[i] - b[i]) + c[i]", "fma(a[i] - b[i], a[i] - b[i], c[i])"),
    ],
)
def test_contract_finds_products_on_either_side(value: str, wanted: str) -> None:
    kernel = make(f"for i in 8:\n  y[i] = {value}", HEADER)
    result = check_move(parse_move("contract(y:0)"), kernel)
    assert f"y[i] = {wanted}\n" in str(result)


def test_contract_keeps_narrow_stores() -> None:
    kernel = make("y = 0.0\nfor i in 8:\n  y += x[i] * x[i]", "(x: f16[8]) -> y: f16")
    check_move(parse_move("contract(y:1)"), kernel)


@pytest.mark.parametrize("value", ["a[i] + b[i]", "a[i] * b[i]", "square(exp(a[i] + 1.0)) + b[i]"])
def test_contract_refuses_where_no_product_is_added(value: str) -> None:
    kernel = make(f"for i in 8:\n  y[i] = {value}", HEADER)
    assert refusal("contract(y:0)", kernel) == (
        f"expected a product of floats that is added, in 'y[i] = {value}'"
    )


def test_contract_refuses_integers_and_other_accumulations() -> None:
    whole = make("y = 0\nfor i in 8:\n  y += x[i] * x[i]", "(x: i32[8]) -> y: i32")
    assert "expected a product of floats" in refusal("contract(y:1)", whole)
    product = make("y = 1.0\nfor i in 8:\n  y *= x[i] * x[i]", "(x: f32[8]) -> y: f32")
    assert "expected a product of floats" in refusal("contract(y:1)", product)


@pytest.mark.cc
def test_contract_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("contract(y:0)"), find_rows("layernorm")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_contract_is_right(case: str) -> None:
    check_candidates(Contract, find_case(case), limit=3)
