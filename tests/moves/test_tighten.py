"""Does a loop take its bounds from a guard without missing an iteration?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel
from perfdojo.moves import parse_move
from perfdojo.moves.tighten import Tighten
from perfdojo.testing import check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


@pytest.mark.parametrize("case", ["matmul_tril", "matmul_triu"])
def test_tighten_makes_a_triangle(golden: Golden, case: str) -> None:
    golden(show(find_case(case), "tighten(k)"))


@pytest.mark.parametrize(
    ("guard", "loop"),
    [
        ("j < 5", "for j in 5:"),
        ("5 > j", "for j in 5:"),
        ("j <= i", "for j in i + 1:"),
        ("i >= j", "for j in i + 1:"),
        ("i + j < 8", "for j in 8 - i:"),
        ("j > i", "for j in 7 - i:"),
        ("j >= 3", "for j in 5:"),
        ("j % 2 == 0 and j < 5", "for j in 5:"),
        ("i != 3 and j < idx[i]", "for j in idx[i]:"),
    ],
)
def test_tighten_takes_over_a_bound(guard: str, loop: str) -> None:
    result = check_move(parse_move("tighten(j)"), _guarded(guard))
    assert loop in str(result)


@pytest.mark.parametrize(
    "guard",
    [
        "j < 9",
        "j < i - 1",
        "j != 3",
        "2*j < 5",
        "j//2 < 2",
        "j > -2",
        "j >= 9",
        "i - j > -9",
        "idx[j] < 3",
        "i < 5",
    ],
)
def test_tighten_refuses_what_is_no_bound_inside_the_loop(guard: str) -> None:
    assert refusal("tighten(j)", _guarded(guard)) == (
        f"no part of 'if {guard}' is a bound of 'j' that lies between 0 and 8 in every iteration"
    )


def _guarded(guard: str) -> Kernel:
    return make(
        f"for i in 8:\n  y[i] = 0.0\n  for j in 8:\n    if {guard}:\n      y[i] += x[j]",
        "(x: f32[8], idx: i64[8] in 8) -> y: f32[8]",
    )


def test_tighten_refuses_what_cannot_vary_or_never_runs() -> None:
    kernel = make(
        """
        for i in 8:
          y[i] = 0.0
          for j in 8 unroll:
            if j <= i:
              y[i] += x[j]
          for k in 8:
            if k < 0:
              y[i] += x[k]
        """
    )
    assert refusal("tighten(j)", kernel) == (
        "the result would be invalid: loop 'j' cannot be unroll: its extent i + 1 varies"
    )
    assert refusal("tighten(k)", kernel) == (
        "the result would be invalid: loop 'k' runs 0 times; expected at least once"
    )
    assert refusal("tighten(i)", kernel) == "expected loop 'i' to hold one guard and nothing else"


@pytest.mark.cc
@pytest.mark.parametrize("case", ["matmul_tril", "matmul_triu"])
def test_tighten_means_the_same_in_c(case: str) -> None:
    check_target(check_move(parse_move("tighten(k)"), find_case(case)))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_tighten_is_right(case: str) -> None:
    check_candidates(Tighten, find_case(case), limit=4)
