"""Does minimise drop what does not matter, and nothing else?"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.dojo import State
from perfdojo.dojo.minimise import is_hopeless, keeps_gain, minimise, shrink
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.moves import Move, parse_moves
from tests.dojo.gains import MOVES, Gains, feature_of, features, make_game

FEATURES = [feature_of(move) for move in MOVES]
some_gains = st.dictionaries(
    st.sampled_from(FEATURES), st.sampled_from([0.5, 1.0, 1.01, 2.0, 4.0])
).map(Gains)


def test_moves_that_do_not_matter_go_and_those_they_need_stay() -> None:
    game = make_game()
    shorter = minimise(game, MOVES, lambda state: "c.i" in features(state))
    assert [str(move) for move in shorter] == ["split(c, 2)", "vectorise(c.i)"]


def test_nothing_is_left_where_nothing_was_gained() -> None:
    assert minimise(make_game(), MOVES, lambda state: True) == ()


def test_everything_stays_where_everything_matters() -> None:
    assert minimise(make_game(), MOVES, lambda state: False) == MOVES


def test_an_empty_list_is_minimal() -> None:
    assert minimise(make_game(), (), lambda state: False) == ()


def test_a_move_that_is_not_legal_is_not_part_of_the_result() -> None:
    moves = parse_moves("vectorise(a.i); split(a, 2)")
    assert minimise(make_game(), moves, lambda state: False) == moves[1:]


def test_each_program_is_timed_once() -> None:
    asked: list[str] = []

    def is_as_fast(state: State) -> bool:
        asked.append(state.digest)
        return "b" in features(state)

    minimise(make_game(), MOVES, is_as_fast)
    assert len(asked) == len(set(asked))


def test_whoever_stops_early_has_the_shortest_list_known() -> None:
    seen = list(shrink(make_game(), MOVES, lambda state: "a.i" in features(state)))
    lengths = [len(state.moves) for state in seen]
    assert lengths[0] == len(MOVES)
    assert lengths[-1] == 2
    assert lengths == sorted(set(lengths), reverse=True)


@given(some_gains, st.floats(0, 0.1))
def test_a_minimised_list_keeps_the_gain_is_minimal_and_replays(
    gains: Gains, tolerance: float
) -> None:
    game = make_game()
    whole = gains.seconds(game.play(game.start, *MOVES))

    def is_as_fast(state: State) -> bool:
        return gains.seconds(state) * (1 - tolerance) <= whole

    shorter = minimise(game, MOVES, is_as_fast)
    state = game.replay(str(move) for move in shorter)
    assert state.moves == shorter
    assert is_as_fast(state)
    for place in range(len(shorter)):
        rest = game.keep_legal((*shorter[:place], *shorter[place + 1 :]))
        assert not is_as_fast(rest), f"{shorter[place]} could go"


@given(st.permutations(MOVES), st.sets(st.sampled_from(FEATURES)))
def test_the_order_of_the_moves_stays(moves: list[Move], needed: set[str]) -> None:
    game = make_game()
    legal = game.keep_legal(moves)
    needed &= features(legal)
    shorter = minimise(game, legal.moves, lambda state: needed <= features(state))
    assert [move for move in legal.moves if move in shorter] == list(shorter)


def timed(low: float, high: float) -> Timed:
    return Timed(1.0, (low + high) / 2, low, high, error=0.0, samples=9)


@pytest.mark.parametrize(
    ("outcome", "kept", "hopeless"),
    [
        (timed(0.99, 1.01), True, False),
        (timed(0.95, 1.05), False, False),  # it may have lost 5 %: doubt counts against it
        (timed(0.8, 0.9), False, True),
        (timed(1.2, 1.3), True, False),
        (Failed("wrong", "y is off by 3"), False, True),
    ],
)
def test_the_gain_is_kept_only_where_the_interval_shows_it(
    outcome: Outcome, kept: bool, hopeless: bool
) -> None:
    assert keeps_gain(outcome, 0.03) is kept
    assert is_hopeless(outcome, 0.03) is hopeless
