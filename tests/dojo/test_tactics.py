"""Tactics play any kernel, and leave its meaning alone."""

from __future__ import annotations

import random

import pytest

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.dojo.tactics import REGISTRY, make_plan, tactics_for
from perfdojo.ir import interpret, loops, verify
from perfdojo.ir.sets import find_spots
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.targets import find_target


def game_of(name: str, place: int = 0) -> Game:
    sizes = load_formula(name).bindings("test")
    return Game(dojo.kernel(name, **sizes[place % len(sizes)]))


@pytest.mark.parametrize("name", kernel_names())
def test_a_plan_keeps_the_meaning_of_every_operator(name: str) -> None:
    game = game_of(name, place=1)
    start = game.start.kernel
    inputs = random_inputs(start, 3)
    oracle = interpret(start, inputs, oracle=True)
    for seed in range(2):
        state = make_plan(game, random.Random(seed))
        verify(state.kernel)
        assert game.replay(state.steps) == state
        found = interpret(state.kernel, inputs)
        assert compare(start, found, inputs, oracle).correct, "; ".join(state.steps)


@pytest.mark.parametrize("tactic", tactics_for(find_target("cpu").machine))
@pytest.mark.parametrize("name", ["softmax", "matmul", "conv2d", "batchnorm", "cumsum", "mul"])
def test_a_tactic_plays_or_leaves_a_kernel_as_it_is(tactic: str, name: str) -> None:
    game = game_of(name)
    state = REGISTRY[tactic](game, game.start, random.Random(1))
    verify(state.kernel)
    assert state.moves or state == game.start
    assert REGISTRY[tactic](game, game.start, random.Random(1)) == state


def kinds_of(name: str, seed: int, **sizes: int) -> set[str]:
    state = make_plan(Game(dojo.kernel(name, **sizes)), random.Random(seed))
    return {loop.kind for loop in loops(state.kernel.body)}


def test_plans_find_threads_and_vectors() -> None:
    found = [kinds_of("softmax", seed, N=64, M=128) for seed in range(6)]
    assert sum({"parallel", "vector"} <= kinds for kinds in found) >= 4


def test_a_tile_of_a_product_stays_in_registers() -> None:
    game = Game(dojo.kernel("matmul", M=48, N=64, K=32))
    state = REGISTRY["tile"](game, game.start, random.Random(0))
    (tile,) = state.kernel.temporaries
    assert tile.storage == "register"
    assert "fma(" in str(state.kernel)


def test_packing_copies_what_is_read_again_and_again_into_vectors() -> None:
    game = Game(dojo.kernel("matmul", M=48, N=64, K=32))
    tiled = REGISTRY["tile"](game, game.start, random.Random(0))
    packed = [REGISTRY["pack"](game, tiled, random.Random(seed)) for seed in range(8)]
    added = {b.name for state in packed for b in state.kernel.temporaries} - {"y.l"}
    assert added == {"a.s", "b.s"}
    for state in packed:
        verify(state.kernel)


def test_a_tile_has_no_rows_along_which_nothing_is_used_again() -> None:
    game = Game(dojo.kernel("bmm", B=8, M=16, K=8, N=32))
    for seed in range(6):
        state = REGISTRY["tile"](game, game.start, random.Random(seed))
        cut = {step for step in state.steps if step.startswith("split(n,")}
        assert not cut, "each matrix of a batch is a product of its own"


def test_sums_of_a_tile_are_written_out_in_part() -> None:
    game = Game(dojo.kernel("matmul", M=48, N=64, K=32))
    written = set()
    for seed in range(8):
        state = REGISTRY["tile"](game, game.start, random.Random(seed))
        written |= {step for step in state.steps if step.startswith("split(k,")}
    assert written == {"split(k, 2)", "split(k, 4)"}


def test_lanes_reach_every_sum_after_loops_were_joined() -> None:
    game = Game(dojo.kernel("batchnorm", B=2, C=4, H=10, W=10))
    joined = REGISTRY["flatten"](
        game, REGISTRY["join"](game, game.start, random.Random(0)), random.Random(0)
    )
    state = REGISTRY["lanes"](game, joined, random.Random(0))
    innermost = [spot.loops[-1] for spot in find_spots(state.kernel) if spot.statement.op == "+="]
    long = [loop for loop in innermost if loop.extent.const > 16]
    assert not long, "a sum over a long loop is left on one lane"
