"""Does the estimate see what makes programs slow?"""

from __future__ import annotations

import random

import pytest

import perfdojo as dojo
from perfdojo.analysis import ESTIMATE_PARTS, Estimate, estimate
from perfdojo.dojo import Game
from perfdojo.dojo.tactics import REGISTRY, make_plan
from perfdojo.ir import parse_kernel
from perfdojo.kernels import kernel_names, load_formula


def of(text: str) -> Estimate:
    return estimate(parse_kernel(text.strip("\n")))


SUM = """
kernel total(x: f32[4096]) -> y: f32[1]
  y[0] = 0.0
  for i in 4096:
    y[0] += x[i]
"""
PARTS = """
kernel total(x: f32[4096]) -> y: f32[1]
  p: f32[16] register

  for l in 16 vector:
    p[l] = 0.0
  for i.o in 256:
    for i.i in 16 vector:
      p[i.i] += x[16*i.o + i.i]
  y[0] = 0.0
  for q in 16:
    y[0] += p[q]
"""


def scale(loop: str, subscript: str, value: str = "2.0 * x[{}]") -> Estimate:
    return of(f"""
kernel scale(x: f32[1048576]) -> y: f32[65536]
  for o in 4096:
    for i in 16{loop}:
      y[16*o + i] = {value.format(subscript)}
""")


def test_a_sum_that_waits_for_itself_is_slower_than_one_in_parts() -> None:
    assert of(SUM).waiting > of(PARTS).waiting
    assert of(SUM).total > 5 * of(PARTS).total


def test_a_vector_loop_takes_fewer_instructions() -> None:
    assert scale("", "16*o + i").scalar > 8 * scale(" vector", "16*o + i").vector


def test_loads_that_are_no_neighbours_are_scattered() -> None:
    assert scale(" vector", "16*o + i").scattered == 0
    assert scale(" vector", "256*o + 16*i").scattered > 0
    assert scale(" vector", "65536*i + 16*o").total > 3 * scale(" vector", "16*o + i").total


def test_subscripts_with_divisions_may_be_neighbours_all_the_same() -> None:
    joined = of("""
kernel copy(x: f32[64, 64]) -> y: f32[64, 64]
  for o in 256:
    for i in 16 vector:
      y[(16*o + i)//64, (16*o + i) % 64] = x[(16*o + i)//64, (16*o + i) % 64]
""")
    assert joined.scattered == 0


def test_what_does_not_change_in_the_innermost_loop_is_computed_once() -> None:
    assert scale("", "16*o + i", "x[{}] / 3.0").function > 0
    assert scale("", "16*o", "exp(x[{}])").function == 0


def test_threads_share_the_work_but_have_to_be_started() -> None:
    alone = dojo.kernel("softmax", N=1024, M=512)
    threads = Game(alone).replay(["parallelise(i1)"]).kernel
    assert estimate(alone).starts == 0
    assert estimate(threads).starts > 0
    assert estimate(threads).serial < estimate(alone).serial
    assert estimate(threads).total < estimate(alone).total


def test_threads_that_start_in_every_iteration_cost_more_than_they_gain() -> None:
    game = Game(dojo.kernel("relu", N=1024, M=16))
    inside = game.replay(["parallelise(j)"]).kernel
    assert estimate(inside).total > estimate(game.start.kernel).total


def test_on_a_gpu_threads_share_the_work() -> None:
    game = Game(dojo.kernel("relu", N=64, M=64), "cuda")
    plain = estimate(game.start.kernel)
    bound = estimate(REGISTRY["naive"](game, game.start, random.Random(0)).kernel)
    assert bound.total < plain.total / 100


@pytest.mark.parametrize("name", kernel_names())
def test_every_operator_and_its_plans_can_be_estimated(name: str) -> None:
    game = Game(dojo.kernel(name, **load_formula(name).bindings("test")[0]))
    for state in (game.start, make_plan(game, random.Random(0))):
        found = estimate(state.kernel)
        assert found.total > 0
        assert all(getattr(found, part) >= 0 for part in ESTIMATE_PARTS)
