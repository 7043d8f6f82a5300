"""Do only products go to tensor cores, and does nothing tear them apart afterwards?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel, loops
from perfdojo.moves import parse_move, parse_moves, play
from perfdojo.moves.tensor import Tensor
from perfdojo.testing import GPU_TEST_MACHINE, TEST_MACHINE, check_candidates, check_move
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


def product(dtype: str = "bf16", deep: int = 16) -> Kernel:
    return make(
        f"""
        for w in 1 block:
          for g in 8 warp:
            for t in 4 warp:
              for i1 in 2:
                for j1 in 2:
                  c[i1, j1] = 0.0
              for i in 2:
                for j in 2:
                  for k in {deep}:
                    c[i, j] += a[8*i + g, k] * b[k, 2*t + j]
              for i2 in 2:
                for j2 in 2:
                  y[8*i2 + g, 2*t + j2] = c[i2, j2]
        """,
        f"(a: {dtype}[16, {deep}], b: {dtype}[{deep}, 8]) -> y: f32[16, 8]",
        "c: f32[2, 2] register",
    )


def test_tensor_gives_the_sum_to_tensor_cores(golden: Golden) -> None:
    golden(show(product(), "tensor(k)"))


def test_tensor_says_how_it_rounds() -> None:
    assert Tensor("k").numerics_on(product()) == "reassociate"
    assert Tensor("k").numerics_on(product("f16")) == "reassociate"
    assert Tensor("k").numerics_on(product("f32", 8)) == "approximate"
    fused = play(product(), *parse_moves("contract(c:1)"))
    assert Tensor("k").numerics_on(fused) == "reassociate"


def test_tensor_keeps_the_meaning() -> None:
    check_move(Tensor("k"), product())
    check_move(Tensor("k"), product("f32", 8))


def test_tensor_refuses_what_is_no_product() -> None:
    assert refusal("tensor(k)", product(deep=8)) == (
        "loop 'k' cannot be tensor: expected 16 iterations, got 8; split it first"
    )
    played = play(product(), parse_move("tensor(k)"))
    assert refusal("tensor(k)", played) == "loop 'k' is tensor"
    written_out = play(product(), parse_move("unroll(k)"))
    assert refusal("tensor(k)", written_out) == "loop 'k' is unroll; serialise(k) first"


def test_no_move_tears_a_product_apart() -> None:
    played = play(product(), parse_move("tensor(k)"))
    assert refusal("interchange(j)", played).startswith(
        "the result would be invalid: loop 'k' cannot be tensor: expected two loops of 2 iterations"
    )
    free = play(played, parse_move("serialise(k)"))
    assert all(loop.kind != "tensor" for loop in loops(free.body))
    play(free, parse_move("interchange(j)"))


def test_loops_around_a_product_may_be_unrolled() -> None:
    check_move(parse_move("unroll(i)"), play(product(), parse_move("tensor(k)")))


def test_tensor_is_offered_on_a_gpu_only() -> None:
    assert list(map(str, Tensor.candidates(product(), GPU_TEST_MACHINE))) == ["tensor(k)"]
    assert list(Tensor.candidates(product(), TEST_MACHINE)) == []


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_tensor_is_right(case: str) -> None:
    check_candidates(Tensor, find_case(case), limit=2, machine=GPU_TEST_MACHINE)
