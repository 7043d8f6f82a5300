"""What do minimise, analyse and report look at? The best result of a run, played anew."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

import typer

from perfdojo.cli.arguments import progress
from perfdojo.cli.replay import find_result
from perfdojo.dojo import Game, State, start_of
from perfdojo.records import Run, Store, differences
from perfdojo.search.budget import parse_budget

RunArgument = Annotated[
    str, typer.Argument(help="The id of a run, its beginning, or 'last'.", metavar="RUN")
]
BudgetOption = Annotated[str, typer.Option(help="When to stop at the latest: 60s, 5m, 1h.")]
TimingOption = Annotated[float, typer.Option(min=0.01, help="Seconds of each comparison.")]


@dataclass(frozen=True, slots=True)
class Subject:
    """A run, the game that it played, and its best state."""

    run: Run
    game: Game
    state: State


def find_subject(store: Store, name: str) -> Subject:
    """The best result of the run of that name. Raises DojoError.

    What the end of the run reported, else the fastest that is recorded of it.
    """
    run = store.find_run(name)
    reported = (run.summary or {}).get("moves")
    steps = find_result(store, run).steps if reported is None else reported
    game = Game(start_of(run), run.fingerprint.get("target", "cpu"), numerics=run.numerics)
    with progress.status(f"playing {len(steps)} moves"):
        return Subject(run, game, game.replay(steps))


def warn_of_another_machine(subject: Subject) -> None:
    """Say what differs if the run was made elsewhere: times are of here."""
    for line in differences(subject.run.fingerprint, subject.game.target.fingerprint()):
        progress.print(f"the run was made elsewhere: {line}", style="dim", soft_wrap=True)


class TimeIsUp(Exception):  # no error: a reason to stop
    """The budget is spent; raised between two measurements."""


class Clock:
    """Counts a budget such as `60s` down."""

    def __init__(self, budget: str) -> None:
        self.seconds = parse_budget(budget).seconds
        self._begin = time.monotonic()

    @property
    def spent(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._begin

    @property
    def left(self) -> float:
        """Seconds that are left, possibly infinite; never less than 0."""
        return max(0.0, self.seconds - self.spent)

    def check(self) -> None:
        """Raise TimeIsUp if nothing is left."""
        if self.left <= 0:
            raise TimeIsUp
