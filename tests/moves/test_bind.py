"""Do iterations go to blocks, threads and lanes only where these exist and do not meet?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from perfdojo.moves import parse_move, parse_moves, play
from perfdojo.moves.bind import Bind
from perfdojo.testing import GPU_TEST_MACHINE, TEST_MACHINE, check_candidates, check_move
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves

ROWS = make(
    """
    for i in 6:
      for j in 8:
        y[i, j] = x[j]
    """,
    "(x: f32[8]) -> y: f32[6, 8]",
)
OWN = make("for i in 8:\n  t = x[i]\n  y[i] = t * t", temporaries="t: f32 register")


def test_bind_gives_a_nest_to_blocks_warps_and_lanes(golden: Golden) -> None:
    golden(show(ROWS, "split(i, 2); bind(i.o, grid); bind(i.i, block); bind(j, warp)"))


def test_serialise_takes_it_back() -> None:
    bound = check_moves("bind(i, grid); bind(j, block)", ROWS)
    assert check_moves("serialise(j); serialise(i)", bound) == ROWS


def test_bind_keeps_what_a_thread_or_block_owns_private() -> None:
    for kind in ("grid", "block"):
        check_move(Bind("i", kind), OWN)
    shared = play(OWN, *parse_moves("store(t, shared)"))
    check_move(Bind("i", "grid"), shared)
    meeting = (
        "iterations of loop 'i' meet: 't = x[i]' writes t, and in a later one 't = x[i]' writes t; "
        "give 't' a dimension for it, with the move privatise"
    )
    assert refusal("bind(i, block)", shared) == meeting
    assert refusal("bind(i, grid)", play(OWN, *parse_moves("store(t, heap)"))) == meeting


def test_bind_refuses_what_crosses_iterations() -> None:
    assert refusal("bind(j, block)", find_case("cumsum")) == (
        "iterations of loop 'j' meet: 'y_carry[i] += x[i, j]' writes y_carry[i], and in a later "
        "one 'y_carry[i] += x[i, j]' writes y_carry[i]; accumulate in parts first, with the move "
        "partial"
    )


def test_bind_refuses_what_it_does_not_know() -> None:
    assert refusal("bind(i, blok)", ROWS) == (
        "unknown kind 'blok'; did you mean 'block'? (known: block, grid, team, warp)"
    )
    bound = play(ROWS, Bind("i", "grid"))
    assert refusal("bind(i, grid)", bound) == "loop 'i' is grid"
    assert refusal("bind(i, block)", bound) == "loop 'i' is grid; serialise(i) first"
    varying = make(
        "for i in 4:\n  for j in i + 1:\n    y[i, j] = x[j]\n  for k in 3 - i:\n"
        "    y[i, 3 - k] = 0.0",
        "(x: f32[4]) -> y: f32[4, 4]",
    )
    assert refusal("bind(j, block)", varying) == "the extent of loop 'j' varies: i + 1"


def test_bind_refuses_a_place_that_is_not_for_its_kind() -> None:
    assert refusal("bind(j, warp)", ROWS) == (
        "the result would be invalid: warp loop 'j' is not inside a block loop, whose iteration is "
        "its warp"
    )
    assert refusal("bind(j, grid)", ROWS) == (
        "the result would be invalid: grid loop 'j' is inside sequential loop 'i'; only grid loops "
        "may be around"
    )
    spread = play(ROWS, *parse_moves("parallelise(i)"))
    assert refusal("bind(j, block)", spread).startswith(
        "the result would be invalid: loop 'i' is parallel, which belongs to a CPU"
    )


def test_bind_is_offered_on_a_gpu_only() -> None:
    assert list(Bind.candidates(ROWS, TEST_MACHINE)) == []
    assert list(map(str, Bind.candidates(ROWS, GPU_TEST_MACHINE))) == [
        "bind(i, grid)",
        "bind(i, block)",
        "bind(j, block)",
    ]
    inner = play(ROWS, Bind("i", "block"))
    assert list(map(str, Bind.candidates(inner, GPU_TEST_MACHINE))) == [
        "bind(j, block)",
        "bind(j, warp)",
    ]


TWO_PASSES = make(
    """
    for i in 2:
      for j in 2:
        t[i, j] = x[i, j]
      for k in 2:
        y[i, k] = t[i, 1 - k]
    """,
    "(x: f32[2, 2]) -> y: f32[2, 2]",
    "t: f32[2, 2] heap",
)


def test_bind_gives_loops_one_after_the_other_to_a_team() -> None:
    bound = check_moves("bind(i, grid); bind(j, team); bind(k, team)", TWO_PASSES)
    assert check_moves("serialise(k); serialise(j); serialise(i)", bound) == TWO_PASSES


def test_bind_offers_a_team_where_blocks_have_something_to_wait_for() -> None:
    assert "bind(j, team)" not in map(str, Bind.candidates(TWO_PASSES, GPU_TEST_MACHINE))
    rows = play(TWO_PASSES, Bind("i", "grid"))
    assert "bind(j, team)" in map(str, Bind.candidates(rows, GPU_TEST_MACHINE))
    assert GPU_TEST_MACHINE.gpu is not None
    gpu = replace(GPU_TEST_MACHINE.gpu, multiprocessors=3)
    smaller = replace(GPU_TEST_MACHINE, gpu=gpu)
    assert "bind(j, team)" not in map(str, Bind.candidates(rows, smaller))


def test_bind_is_offered_for_what_fits_a_block() -> None:
    long = make("for i in 2048:\n  y[i] = x[i]", "(x: f32[2048]) -> y: f32[2048]")
    assert list(map(str, Bind.candidates(long, GPU_TEST_MACHINE))) == ["bind(i, grid)"]
    once = make("for i in 1:\n  y[i] = x[i]", "(x: f32[1]) -> y: f32[1]")
    assert list(Bind.candidates(once, GPU_TEST_MACHINE)) == []
    check_move(parse_move("bind(i, grid)"), once)


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_bind_is_right(case: str) -> None:
    check_candidates(Bind, find_case(case), limit=4, machine=GPU_TEST_MACHINE)
