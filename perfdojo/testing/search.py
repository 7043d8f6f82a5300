"""Does a search keep its contract? Laws that hold for every one, checked without a device."""

from __future__ import annotations

from perfdojo.dojo import Game, State
from perfdojo.ir import verify
from perfdojo.measure.outcome import Failed, Outcome
from perfdojo.search.base import Result, Search
from perfdojo.search.budget import Budget
from perfdojo.search.driver import Course, drive
from perfdojo.testing.measurer import PaperMeasurer


def check_search(
    kind: type[Search], game: Game, *, seed: int = 0, measurements: int = 60
) -> Course:
    """Raise AssertionError unless `kind` keeps the contract of Search on `game`."""
    first = run_on_paper(kind, game, seed, measurements)
    again = run_on_paper(kind, game, seed, measurements)
    assert first[1] == again[1], f"{kind.name}: the same seed asked for other programs"
    for state in first[2]:
        verify(state.kernel)
        assert game.allows(state.numerics), f"{kind.name}: {state.numerics} is not allowed"
        assert game.replay(state.steps) == state, f"{kind.name}: its moves do not replay"
    check_survives_failures(kind, game, seed)
    return first[0]


def run_on_paper(
    kind: type[Search], game: Game, seed: int, measurements: int
) -> tuple[Course, list[str], list[State]]:
    """The course on made-up times, the digests it measured in order, and their states."""
    measurer = PaperMeasurer()
    states: list[State] = []

    def keep(state: State, outcome: Outcome) -> None:
        states.append(state)

    search = kind(game, seed=seed)
    course = drive(search, measurer, Budget(measurements=measurements), keep=keep)
    return course, measurer.asked, states


def check_survives_failures(kind: type[Search], game: Game, seed: int, rounds: int = 6) -> None:
    """A search goes on, or says that it is done, when everything it asks for fails."""
    search = kind(game, seed=seed)
    for _ in range(rounds):
        states = search.ask()
        if not states:
            return
        search.tell([Result(state, Failed("crash", "made up")) for state in states])
