"""Does every search keep the contract, and find something? All without a compiler."""

from __future__ import annotations

import pytest

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.errors import NotFoundError
from perfdojo.measure.outcome import Timed
from perfdojo.search import REGISTRY, find_search
from perfdojo.search.base import Result
from perfdojo.search.budget import Budget
from perfdojo.search.driver import drive
from perfdojo.testing.measurer import PaperMeasurer, estimate_seconds
from perfdojo.testing.search import check_search, run_on_paper

# `perfllm` needs the extra, and is tested in perfllm/test_search.py.
CORE = sorted(REGISTRY.keys() - {"perfllm"})
each_search = pytest.mark.parametrize("name", CORE)


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(dojo.kernel("rmsnorm", N=64, M=128))


def test_the_searches_of_the_design_exist() -> None:
    wanted = {"heuristic", "random", "beam", "anneal", "evolution", "pareto", "auto"}
    assert wanted <= REGISTRY.keys()


@each_search
def test_a_search_keeps_the_contract(name: str, game: Game) -> None:
    course = check_search(find_search(name), game, seed=3, measurements=24)
    assert course.measured == 24


@each_search
def test_a_search_finds_something_faster(name: str, game: Game) -> None:
    course, _, _ = run_on_paper(find_search(name), game, 0, 40)
    assert course.fastest is not None
    assert course.fastest.seconds < 0.5 * estimate_seconds(game.start.kernel)


@each_search
def test_other_seeds_search_elsewhere(name: str, game: Game) -> None:
    asked = {tuple(run_on_paper(find_search(name), game, seed, 16)[1]) for seed in range(3)}
    assert len(asked) == 3


@each_search
def test_recorded_outcomes_lead_to_the_same_search(name: str, game: Game) -> None:
    kind = find_search(name)
    known = {}
    first = PaperMeasurer()
    drive(
        kind(game, seed=5),
        first,
        Budget(measurements=24),
        keep=lambda state, outcome: known.setdefault(state.digest, outcome),
    )
    replayed = PaperMeasurer(known)
    drive(kind(game, seed=5), replayed, Budget(measurements=24))
    assert replayed.asked == first.asked


@each_search
def test_a_search_only_plays_what_the_game_allows(name: str) -> None:
    exact = Game(dojo.kernel("rmsnorm", N=64, M=128), numerics="exact")
    _, _, states = run_on_paper(find_search(name), exact, 0, 24)
    assert {state.numerics for state in states} == {"exact"}


@pytest.mark.parametrize(
    "name", [name for name in CORE if name != "random"]
)  # which learns nothing
def test_a_good_start_is_measured_first(name: str, game: Game) -> None:
    good = game.replay(["fuse(i, i1)", "parallelise(i)"])
    search = find_search(name)(game, seed=0, starts=[good])
    assert good in search.ask()


def test_the_pareto_front_trades_time_for_error(game: Game) -> None:
    search = find_search("pareto")(game, seed=0)
    states = search.ask()
    while len(states) < 3:
        states += search.ask()
    times, errors = (3.0, 1.0, 2.0), (1e-7, 3e-7, 4e-7)
    outcomes = [Timed(t, 1, 1, 1, e, 5) for t, e in zip(times, errors, strict=True)]
    search.tell([Result(s, o) for s, o in zip(states[:3], outcomes, strict=True)])
    assert [values for _, values in search.population.front] == [(1.0, 3e-7), (3.0, 1e-7)]


def test_an_unknown_search_is_named() -> None:
    with pytest.raises(NotFoundError, match=r"unknown search 'annael'; did you mean 'anneal'\?"):
        find_search("annael")
