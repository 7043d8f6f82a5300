"""Does the search `perfllm` keep the contract, learn from what it is told, and never run dry?"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")

import perfdojo as dojo
from perfdojo.dojo import Game, State
from perfdojo.errors import AgentError
from perfdojo.measure.outcome import Failed
from perfdojo.search import find_search
from perfdojo.search.base import Result
from perfdojo.search.budget import Budget
from perfdojo.search.driver import drive
from perfdojo.search.perfllm import PerfLLM
from perfdojo.search.perfllm.agent import new_agent
from perfdojo.search.perfllm.encoder import load_encoder
from perfdojo.testing.measurer import PaperMeasurer, estimate_seconds
from perfdojo.testing.search import check_search, run_on_paper
from tests.search.perfllm.stand_in import stand_in_encoder


class Featured(PerfLLM):
    """The search with an agent that reads features, and so in no time."""

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        agent = new_agent(load_encoder("features"), seed=seed)
        super().__init__(game, seed=seed, starts=starts, agent=agent)


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(dojo.kernel("rmsnorm", N=64, M=128))


def test_it_keeps_the_contract(game: Game) -> None:
    course = check_search(Featured, game, seed=3, measurements=24)
    assert course.measured == 24


def test_it_finds_something_faster(game: Game) -> None:
    course, _, _ = run_on_paper(Featured, game, 0, 40)
    assert course.fastest is not None
    assert course.fastest.seconds < 0.5 * estimate_seconds(game.start.kernel)


def test_other_seeds_search_elsewhere(game: Game) -> None:
    assert len({tuple(run_on_paper(Featured, game, seed, 16)[1]) for seed in range(3)}) == 3


def test_it_only_plays_what_the_game_allows() -> None:
    exact = Game(dojo.kernel("rmsnorm", N=64, M=128), numerics="exact")
    _, _, states = run_on_paper(Featured, exact, 0, 24)
    assert {state.numerics for state in states} == {"exact"}


def test_a_good_start_is_measured_first(game: Game) -> None:
    good = game.replay(["fuse(i, i1)", "parallelise(i)"])
    assert good in Featured(game, starts=[good]).ask()


def test_it_learns_from_what_it_is_told(game: Game) -> None:
    search = Featured(game, seed=0)
    drive(search, PaperMeasurer(), Budget(measurements=40))
    assert search.agent.fitted
    assert search.agent.learner.steps >= 16
    assert len(search.agent.learner.replay) >= 30


def test_a_tiny_game_never_leaves_it_without_a_proposal() -> None:
    tiny = Game(dojo.kernel("kernel k(x: f32[2]) -> y: f32[2]\n  y[i] = x[i]\n"))
    search = Featured(tiny, seed=0)
    for _ in range(12):
        states = search.ask()
        assert states
        search.tell([Result(state, Failed("crash", "made up")) for state in states])


def test_several_games_share_one_agent(game: Game) -> None:
    agent = new_agent(stand_in_encoder(), seed=0)
    other = Game(dojo.kernel("softmax", N=32, M=64))
    for one in (game, other):
        drive(PerfLLM(one, seed=1, agent=agent), PaperMeasurer(), Budget(measurements=16))
    keys = {key.partition(":")[0] for key in agent.memory.nodes}
    assert keys == {f"cpu {one.start.digest}" for one in (game, other)}


def test_it_is_known_by_its_name() -> None:
    assert find_search("perfllm") is PerfLLM


def test_without_the_extra_one_line_says_what_to_install(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(AgentError, match=r"perfllm: expected torch .*'perfdojo\[perfllm\]'"):
        PerfLLM(game)


def test_some_of_what_is_measured_is_not_chosen_by_the_guess(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = Featured(game, seed=0)
    asked: list[int] = []
    rank = search.agent.rank

    def watched(name: str, nodes: Sequence[int], count: int) -> list[int]:
        asked.append(count)
        return rank(name, nodes, count)

    monkeypatch.setattr(type(search.agent), "rank", lambda agent, *args: watched(*args))
    for _ in range(4):
        states = search.ask()
        search.tell([Result(state, Failed("lost", "nobody measures here")) for state in states])
    assert len(states) == 8
    assert asked == [8, 5, 5]  # after the start: all by the guess, then all but three
