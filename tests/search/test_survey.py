"""Does the survey keep the contract of a search, and lead to states that can be reached?"""

from __future__ import annotations

import pytest

from perfdojo import kernel
from perfdojo.dojo import Game
from perfdojo.kernels import find_recipe
from perfdojo.measure.outcome import Timed
from perfdojo.search.base import Result
from perfdojo.search.survey import Survey
from perfdojo.testing.measurer import estimate_seconds
from perfdojo.testing.search import check_search, run_on_paper


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(kernel("relu", N=64, M=64))


def test_the_survey_keeps_the_contract_of_a_search(game: Game) -> None:
    check_search(Survey, game, measurements=80)


def test_every_state_comes_after_those_on_the_way_to_it(game: Game) -> None:
    _, asked, states = run_on_paper(Survey, game, 0, 200)
    seen: set[str] = set()
    for name, state in zip(asked, states, strict=True):
        before = game.keep_legal(state.moves[:-1]).digest
        assert before in seen or not state.moves
        seen.add(name)


def test_the_survey_goes_where_an_expert_goes(game: Game) -> None:
    expert = game.follow(find_recipe("relu", "cpu") or "")
    survey = Survey(game, starts=[expert])
    asked: set[str] = set()
    for _ in range(20):
        states = survey.ask()
        asked.update(state.digest for state in states)
        outcomes = [Timed(estimate_seconds(s.kernel), 1, 1, 1, 0, 1) for s in states]
        survey.tell([Result(*pair) for pair in zip(states, outcomes, strict=True)])
    assert expert.digest in asked


def test_the_survey_never_asks_twice_and_knows_what_it_is_told(game: Game) -> None:
    survey = Survey(game)
    told = game.replay(["split(j, 16)"])
    survey.tell([Result(told, Timed(1.0, 1, 1, 1, 0, 1))])
    asked = [state.digest for _ in range(6) for state in survey.ask()]
    assert len(asked) == len(set(asked))
    assert game.start.digest in asked
    assert told.digest not in asked
