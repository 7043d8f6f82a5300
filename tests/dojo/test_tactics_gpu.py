"""Tactics for a GPU play any kernel, leave its meaning alone, and fit the machine."""

from __future__ import annotations

import random

import pytest

import perfdojo as dojo
from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import REGISTRY, complete, make_plan, tactics_for
from perfdojo.dojo.tactics.gpu.outline import find_nests, is_idle
from perfdojo.dojo.tactics.gpu.rows import Team, give_rows
from perfdojo.dojo.tactics.gpu.waves import Wave, roll
from perfdojo.ir import interpret, loops, verify
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.targets import CTarget, CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate

TARGET = CudaTarget(H200)
ROWS = {"softmax": {"N": 5, "M": 67}, "layernorm": {"N": 4, "M": 64}, "cumsum": {"N": 3, "M": 96}}


def game_of(name: str, place: int = 1, **sizes: int) -> Game:
    found = load_formula(name).bindings("test")
    return Game(dojo.kernel(name, **(sizes or found[place % len(found)])), TARGET)


def kinds_of(state: State) -> set[str]:
    return {loop.kind for loop in loops(state.kernel.body)}


def check_meaning(game: Game, state: State, *, threads: bool = False) -> None:
    """The same outputs, by the interpreter or thread by thread; and the machine can run it."""
    verify(state.kernel)
    TARGET.plan(state.kernel)
    start = game.start.kernel
    inputs = random_inputs(start, 3)
    oracle = interpret(start, inputs, oracle=True)
    found = simulate(lower(state.kernel), inputs) if threads else interpret(state.kernel, inputs)
    assert compare(start, found, inputs, oracle).correct, "; ".join(state.steps)


@pytest.mark.parametrize("name", kernel_names())
def test_a_plan_keeps_the_meaning_of_every_operator(name: str) -> None:
    game = game_of(name)
    for seed in range(2):
        state = make_plan(game, random.Random(seed))
        check_meaning(game, state)
        assert game.replay(state.steps) == state


@pytest.mark.parametrize("name", kernel_names())
def test_naive_binding_keeps_the_meaning_and_leaves_little_to_one_thread(name: str) -> None:
    game = game_of(name)
    state = complete(game, game.start)
    check_meaning(game, state)
    assert state == REGISTRY["naive"](game, game.start, random.Random(7)), "nothing by chance"


@pytest.mark.parametrize("tactic", tactics_for(H200))
@pytest.mark.parametrize("name", ["softmax", "matmul", "conv2d", "batchnorm", "cumsum", "mul"])
def test_a_tactic_plays_or_leaves_a_kernel_as_it_is(tactic: str, name: str) -> None:
    game = game_of(name, place=0)
    state = REGISTRY[tactic](game, game.start, random.Random(1))
    verify(state.kernel)
    assert state.moves or state == game.start
    assert REGISTRY[tactic](game, game.start, random.Random(1)) == state


@pytest.mark.parametrize("name", sorted(ROWS))
def test_plans_mean_the_same_thread_by_thread(name: str) -> None:
    game = game_of(name, **ROWS[name])
    for seed in range(4):
        check_meaning(game, make_plan(game, random.Random(seed)), threads=True)


@pytest.mark.parametrize("keep", ["own", "shared", "again"])
@pytest.mark.parametrize("threads", [32, 64, 256])
def test_every_team_keeps_the_meaning_of_a_row(threads: int, keep: str) -> None:
    game = game_of("softmax", N=6, M=132)
    joined = REGISTRY["join"](game, game.start, random.Random(8))
    state = give_rows(game, joined, "i", Team(threads, 4, 4, keep))
    assert state is not None
    check_meaning(game, state, threads=True)
    assert {"grid", "block", "warp", "vector"} <= kinds_of(state)
    storages = {buffer.name: buffer.storage for buffer in state.kernel.temporaries}
    assert storages["e"] == ("shared" if keep == "shared" else "register")
    assert ("x.s" in storages) == (keep != "again")


def test_a_team_of_a_warp_has_several_rows_in_a_block() -> None:
    game = game_of("rmsnorm", N=32, M=128)
    joined = REGISTRY["join"](game, game.start, random.Random(8))
    state = give_rows(game, joined, "i", Team(32, 8, 4, "own"))
    assert state is not None
    (call,) = TARGET.plan(state.kernel).calls
    assert (call.grid, call.threads) == ((4, 1, 1), 8 * 32)


def test_a_row_gets_no_more_threads_than_it_has_vectors() -> None:
    game = game_of("rmsnorm", N=4, M=512)
    joined = REGISTRY["join"](game, game.start, random.Random(8))
    state = give_rows(game, joined, "i", Team(1024, 8, 4, "own"))
    assert state is not None
    (call,) = TARGET.plan(state.kernel).calls
    assert call.threads == 128


def test_plans_differ_in_every_number() -> None:
    game = game_of("softmax", N=64, M=2048)
    calls = set()
    for seed in range(12):
        state = make_plan(game, random.Random(seed))
        calls.add(
            tuple((c.grid, c.threads, c.shared > 4096) for c in TARGET.plan(state.kernel).calls)
        )
    assert len(calls) >= 5
    assert len({threads for plan in calls for _, threads, _ in plan}) >= 3


def test_a_stream_goes_in_vectors_of_sixteen_bytes() -> None:
    game = game_of("mul", N=64, M=4096)
    found = [REGISTRY["streams"](game, game.start, random.Random(seed)) for seed in range(6)]
    assert all({"grid", "block"} <= kinds_of(state) for state in found)
    widths = {
        loop.extent.const
        for state in found
        for loop in loops(state.kernel.body)
        if loop.kind == "vector"
    }
    assert 4 in widths


def test_a_scan_is_dealt_to_the_threads_of_a_block() -> None:
    game = game_of("cumsum", N=4, M=1024)
    state = REGISTRY["scans"](game, game.start, random.Random(0))
    (call,) = TARGET.plan(state.kernel).calls
    assert call.grid == (4, 1, 1)
    assert call.threads >= 32


@pytest.mark.parametrize("name", ["cumsum", "cumsum_exclusive", "cumsum_reverse"])
def test_warps_scan_a_row_together(name: str) -> None:
    game = game_of(name, N=2, M=256)
    nest = next(find_nests(game.start.kernel))
    state = roll(game, game.start, nest, Wave(4, 8))
    assert state is not None
    check_meaning(game, state, threads=True)
    (call,) = TARGET.plan(state.kernel).calls
    assert (call.grid, call.threads) == ((2, 1, 1), 64)
    assert roll(game, game.start, nest, Wave(8, 8)) is None, "one warp has nobody to tell"


def test_a_sum_of_everything_is_added_up_in_parts() -> None:
    game = game_of("sum_all", N=64, M=64)
    state = REGISTRY["threads"](game, game.start, random.Random(0))
    assert {"grid", "block"} & kinds_of(state)
    check_meaning(game, state)


def test_what_several_launches_use_goes_to_memory() -> None:
    game = game_of("frobenius_norm")
    ahead = REGISTRY["ahead"](game, game.start, random.Random(8))
    assert {buffer.storage for buffer in ahead.kernel.temporaries} >= {"register"}
    state = complete(game, ahead)
    assert "register" not in {buffer.storage for buffer in state.kernel.temporaries}
    check_meaning(game, state)


def test_what_cannot_be_bound_is_given_up_for_the_plain_binding() -> None:
    game = game_of("sum_last", N=64, M=128)
    meeting = game.replay(["split(j, 4)", "partial(y:1, j.i)", "store(y_p, heap)"])
    assert is_idle(meeting.kernel)
    assert complete(game, meeting) == complete(game, game.start)
    assert not is_idle(complete(game, meeting).kernel)


def test_an_exact_game_has_plans_too() -> None:
    game = Game(dojo.kernel("softmax", N=8, M=64), TARGET, numerics="exact")
    state = make_plan(game, random.Random(0))
    assert state.numerics == "exact"
    assert kinds_of(state) & {"grid", "block"}


def test_a_cpu_has_its_own_tactics() -> None:
    here, there = set(tactics_for(CTarget().machine)), set(tactics_for(H200))
    assert {"flatten", "lanes", "preload", "spread", "tile"} == here - there
    assert {"naive", "rows", "scans", "streams", "threads", "waves"} == there - here
    game = Game(dojo.kernel("mul", N=4, M=8))
    assert complete(game, game.start) is game.start
