"""Which moves matter? Delta debugging: drop moves for as long as the gain stays.

(shorter,) = deque(shrink(game, moves, is_as_fast), maxlen=1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

from perfdojo.dojo.game import Game, State
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.moves import Move

IsAsFast = Callable[[State], bool]


class Played(Protocol):
    """A list of steps and the program that it leads to."""

    @property
    def moves(self) -> tuple[Any, ...]:
        """The steps."""

    @property
    def digest(self) -> str:
        """The same for programs that are the same."""


Found = TypeVar("Found", bound=Played)
Found_co = TypeVar("Found_co", bound=Played, covariant=True)


class Rules(Protocol[Found_co]):
    """Which lists of steps can be played: a game, or edits of another IR."""

    def keep_legal(self, moves: Iterable[Any]) -> Found_co:
        """What those steps lead to that still apply."""


def minimise(game: Game, moves: Iterable[Move], is_as_fast: IsAsFast) -> tuple[Move, ...]:
    """A shortest list that keeps the gain: without any one of its moves, it is no longer as fast.

    A subset is played with those of its moves that are still legal, so the result replays. The
    list as given counts as fast; `is_as_fast` is asked once for each other program.
    """
    *_, last = shrink(game, moves, is_as_fast)
    return last.moves


def shrink(
    game: Rules[Found], moves: Iterable[Any], is_as_fast: Callable[[Found], bool]
) -> Iterator[Found]:
    """The states on the way of `minimise`, each as fast as the whole with fewer moves.

    The first is the whole list, the last is the result: whoever stops early has the shortest
    list known by then.
    """
    best = game.keep_legal(moves)
    known = {best.digest: True}
    yield best
    size = max(1, len(best.moves) // 2)
    while True:
        before = best
        end = len(best.moves)
        while end > 0:  # from the end: the later a move is, the fewer need it
            start = max(0, end - size)
            state = game.keep_legal((*best.moves[:start], *best.moves[end:]))
            if state.digest not in known:
                known[state.digest] = is_as_fast(state)
            if known[state.digest]:
                best = state
                yield best
            end = start
        if size > 1:
            size //= 2
        elif best is before:
            return


def keeps_gain(outcome: Outcome, tolerance: float) -> bool:
    """Whether what was timed against the whole list is shown to lose no more than `tolerance`.

    Doubt counts against it: the whole 95 % interval must lie above.
    """
    return isinstance(outcome, Timed) and outcome.speedup_low >= 1 - tolerance


def is_hopeless(outcome: Outcome, tolerance: float) -> bool:
    """Whether it is so much slower than the whole list that no second look is needed."""
    return isinstance(outcome, Failed) or outcome.speedup_high < 1 - 3 * tolerance
