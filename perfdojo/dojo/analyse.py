"""What does each move contribute? Left out of the whole list, and added in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from perfdojo.dojo.game import Game, State
from perfdojo.errors import IllegalMove
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio
from perfdojo.moves import Move

Gain = Ratio | Failed
Measure = Callable[[State, State], Gain]  # how many times faster is the first than the second?
_NONE = Ratio(1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Share:
    """One move's part in the speed of a list. Gains above 1 speak for the move.

    `without`: how many times faster the whole list is than the list without this move, and so
    without `takes`, the moves that are illegal once it is left out. `added`: how many times
    faster the list up to and with this move is than the list before it.
    """

    place: int  # in the list, from 0
    move: Move
    numerics: str
    without: Gain
    added: Gain
    takes: tuple[int, ...] = ()  # places of other moves


def analyse(game: Game, moves: Iterable[Move], measure: Measure) -> tuple[Share, ...]:
    """The share of each move, in the order of play. Raises IllegalMove if the list does not replay.

    Programs that are the same are not measured: their gain is exactly 1.
    """
    return tuple(find_shares(game, moves, measure))


def find_shares(game: Game, moves: Iterable[Move], measure: Measure) -> Iterator[Share]:
    """The shares of `analyse`, one by one: whoever stops early has those of the first moves."""
    moves = tuple(moves)
    states = [game.start]
    for move in moves:
        states.append(game.play(states[-1], move))
    for place, move in enumerate(moves):
        rest, takes = _leave_out(game, states[place], moves, place)
        before, after = states[place], states[place + 1]
        yield Share(
            place,
            move,
            move.numerics_on(before.kernel),
            _gain(measure, states[-1], rest),
            _gain(measure, after, before),
            takes,
        )


def _leave_out(
    game: Game, state: State, moves: Sequence[Move], place: int
) -> tuple[State, tuple[int, ...]]:
    """The state without one move, and the places of those that went with it.

    `state` is the one before that move.
    """
    takes = []
    for later in range(place + 1, len(moves)):
        try:
            state = game.play(state, moves[later])
        except IllegalMove:
            takes.append(later)
    return state, tuple(takes)


def _gain(measure: Measure, fast: State, slow: State) -> Gain:
    return _NONE if fast.digest == slow.digest else measure(fast, slow)


def find_groups(shares: Sequence[Share]) -> tuple[tuple[int, ...], ...]:
    """Places of moves that only act together: leaving one out makes the others illegal.

    Two groups that have a move in common are one. A move that stands alone is in no group.
    """
    group_of: dict[int, set[int]] = {share.place: {share.place} for share in shares}
    for share in shares:
        for other in share.takes:
            joined = group_of[share.place] | group_of.setdefault(other, {other})
            group_of.update(dict.fromkeys(joined, joined))
    groups = {tuple(sorted(group)) for group in group_of.values() if len(group) > 1}
    return tuple(sorted(groups))
