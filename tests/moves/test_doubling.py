"""Does a scan by doubling give every place what lies before it, in steps that do not meet?"""

from __future__ import annotations

import pytest

from perfdojo.moves.doubling import Doubling
from perfdojo.testing import (
    GPU_TEST_MACHINE,
    TEST_MACHINE,
    check_candidates,
    check_move,
    check_target,
)
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves


def scan(extent: int, op: str = "+=", dtype: str = "f32"):
    return make(
        f"for i in 3:\n  c = 2\n  for j in {extent}:\n    c {op} x[i, j]\n    y[i, j] = c",
        f"(x: {dtype}[3, {extent}]) -> y: {dtype}[3, {extent}]",
        f"c: {dtype} register",
    )


def test_doubling_takes_steps_of_one_two_four(golden: Golden) -> None:
    golden(show(find_case("cumsum"), "doubling(j)"))


def test_doubling_shifts_what_is_read_before_the_step(golden: Golden) -> None:
    exclusive = make(
        "c = 0.0\nfor j in 4:\n  y[j] = c\n  c += x[j]\ny[4] = c",
        "(x: f32[4]) -> y: f32[5]",
        "c: f32 register",
    )
    golden(show(exclusive, "doubling(j)"))


@pytest.mark.parametrize("extent", [2, 3, 4, 5, 7, 8, 31])
@pytest.mark.parametrize("op", ["+=", "*=", "max="])
def test_doubling_knows_every_extent_and_accumulation(extent: int, op: str) -> None:
    kernel = scan(extent, op, "i32")
    assert Doubling("j").numerics_on(kernel) == "exact"
    check_move(Doubling("j"), kernel)


def test_every_step_can_be_lanes_of_a_warp() -> None:
    kernel = check_moves("doubling(j); privatise(c_d, i); store(c_d, shared)", scan(8))
    steps = "; ".join(f"bind(j.{part}, warp)" for part in ("v", "t1", "t2", "t4", "q"))
    check_moves(f"bind(i, block); {steps}; store(c_d, register)", kernel)


def test_doubling_refuses_what_is_no_short_scan() -> None:
    assert refusal("doubling(j)", find_case("softmax")) == (
        "expected loop 'j' to hold a step such as c += x[j], and readers of c"
    )
    limits = "expected loop 'j' to run 2 to 1024 times, got {}; chunk(j, ..) a longer one first"
    assert refusal("doubling(j)", scan(2000)) == limits.format(2000)
    assert refusal("doubling(j)", scan(1)) == limits.format(1)


def test_doubling_is_offered_for_a_warp_on_a_gpu() -> None:
    assert list(Doubling.candidates(scan(32), TEST_MACHINE)) == []
    assert list(map(str, Doubling.candidates(scan(32), GPU_TEST_MACHINE))) == ["doubling(j)"]
    assert list(Doubling.candidates(scan(33), GPU_TEST_MACHINE)) == []


@pytest.mark.cc
def test_doubling_means_the_same_in_c() -> None:
    check_target(check_move(Doubling("j"), find_case("cumsum_reverse")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_doubling_is_right(case: str) -> None:
    check_candidates(Doubling, find_case(case), limit=3, machine=GPU_TEST_MACHINE)
