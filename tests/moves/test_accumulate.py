"""Does an update become an accumulation, bit by bit the same?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.accumulate import Accumulate
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves, find_rows

SUM = make("y = 0.0\nfor i in 8:\n  y = x[i] + y", "(x: f32[8]) -> y: f32")


def test_accumulate_lets_other_moves_reorder(golden: Golden) -> None:
    golden(show(SUM, "accumulate(y:1); split(i, 2); partial(y:1, i.i)"))


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("y + x[i]", "+= x[i]"),
        ("x[i] * y", "*= x[i]"),
        ("max(y, x[i])", "max= x[i]"),
        ("min(y, x[i])", "min= x[i]"),
        ("y + (y + x[i])", "+= y + x[i]"),
    ],
)
@pytest.mark.parametrize("dtype", ["f32", "f16", "i32", "i8"])
def test_each_operator_has_its_accumulation(value: str, wanted: str, dtype: str) -> None:
    zero = "0.0" if dtype[0] == "f" else "0"
    kernel = make(f"y = {zero}\nfor i in 8:\n  y = {value}", f"(x: {dtype}[8]) -> y: {dtype}")
    result = check_move(parse_move("accumulate(y:1)"), kernel)
    assert f"y {wanted}\n" in str(result)


@pytest.mark.parametrize("value", ["y - x[i]", "max(x[i], y)", "x[i]", "x[i] - y", "y"])
def test_accumulate_refuses_other_values(value: str) -> None:
    kernel = make(f"y = 0.0\nfor i in 8:\n  y = {value}", "(x: f32[8]) -> y: f32")
    assert refusal("accumulate(y:1)", kernel) == f"expected 'y = y + ...', got 'y = {value}'"


def test_accumulate_refuses_what_accumulates_already() -> None:
    kernel = make("y = 0.0\nfor i in 8:\n  y += x[i]", "(x: f32[8]) -> y: f32")
    assert refusal("accumulate(y:1)", kernel) == "expected 'y = y + ...', got 'y += x[i]'"


def test_layernorm_with_its_mean_as_a_product() -> None:
    check_moves("reciprocal(mu:2); accumulate(mu:2)", find_rows("layernorm"))


@pytest.mark.cc
def test_accumulate_means_the_same_in_c() -> None:
    check_target(check_move(parse_move("accumulate(y:1)"), SUM))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_accumulate_is_right(case: str) -> None:
    check_candidates(Accumulate, find_case(case), limit=3)
