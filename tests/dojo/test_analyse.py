"""Does analyse give each move its share, and name what only acts together?"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.dojo import State
from perfdojo.dojo.analyse import Gain, Share, analyse, find_groups, find_shares
from perfdojo.errors import IllegalMove
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio
from perfdojo.moves import parse_moves
from tests.dojo.gains import MOVES, Gains, feature_of, make_game

FEATURES = [feature_of(move) for move in MOVES]


def value(gain: Gain) -> float:
    assert isinstance(gain, Ratio)
    assert gain.low <= gain.value <= gain.high
    return gain.value


def share_of(text: str, shares: tuple[Share, ...]) -> Share:
    return next(share for share in shares if str(share.move) == text)


def test_leaving_a_move_out_takes_what_needs_it_along() -> None:
    gains = Gains({"a": 0.5, "a.i": 8.0})
    shares = analyse(make_game(), MOVES, gains.measure)
    split, vector = share_of("split(a, 2)", shares), share_of("vectorise(a.i)", shares)
    assert [str(MOVES[place]) for place in split.takes] == ["vectorise(a.i)"]
    assert value(split.without) == pytest.approx(4.0)  # both went
    assert value(split.added) == pytest.approx(0.5)  # alone it costs
    assert value(vector.without) == value(vector.added) == pytest.approx(8.0)
    assert vector.takes == ()


def test_moves_that_only_act_together_are_a_group() -> None:
    shares = analyse(make_game(), MOVES, Gains({}).measure)
    assert find_groups(shares) == ((0, 1), (2, 3), (4, 5), (6, 7))


def test_groups_that_share_a_move_are_one() -> None:
    move = MOVES[0]
    one = Ratio(1.0, 1.0, 1.0)
    shares = [
        Share(0, move, "exact", one, one, takes=(2,)),
        Share(1, move, "exact", one, one),
        Share(2, move, "exact", one, one, takes=(3,)),
        Share(3, move, "exact", one, one),
    ]
    assert find_groups(shares) == ((0, 2, 3),)


def test_a_group_is_named_also_when_the_analysis_was_stopped() -> None:
    first = next(find_shares(make_game(), MOVES, Gains({}).measure))
    assert find_groups([first]) == ((0, 1),)


def test_the_same_program_is_not_measured() -> None:
    def refuse(fast: State, slow: State) -> Gain:
        raise AssertionError("nothing to measure")

    moves = parse_moves("parallelise(a); serialise(a)")
    undone = analyse(make_game(), moves, lambda fast, slow: Ratio(3.0, 2.0, 4.0))
    assert value(undone[0].without) == 1.0
    assert value(undone[0].added) == 3.0
    assert analyse(make_game(), (), refuse) == ()


def test_a_state_that_cannot_be_measured_is_said() -> None:
    failed = Failed("timeout", "took longer than 3 s")
    shares = analyse(make_game(), MOVES[:1], lambda fast, slow: failed)
    assert shares[0].without == shares[0].added == failed


def test_each_move_has_its_numerics_class() -> None:
    shares = analyse(make_game(), MOVES, Gains({}).measure)
    assert {share.numerics for share in shares} == {"exact"}


def test_a_list_that_does_not_replay_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"vectorise\(a.i\)"):
        analyse(make_game(), MOVES[1:], Gains({}).measure)


@given(st.dictionaries(st.sampled_from(FEATURES), st.floats(0.25, 4.0)).map(Gains))
def test_gains_in_order_multiply_to_the_whole(gains: Gains) -> None:
    game = make_game()
    product = 1.0
    for share in analyse(game, MOVES, gains.measure):
        product *= value(share.added)
    whole = gains.measure(game.play(game.start, *MOVES), game.start)
    assert product == pytest.approx(value(whole))
