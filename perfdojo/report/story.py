"""What does the page of a run tell? Plain values, wherever they come from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from perfdojo.measure.paired import Ratio


@dataclass(frozen=True, slots=True)
class Trial:
    """One measurement of the search: timed, or failed at a stage for a reason."""

    at: float  # seconds since the search began
    seconds: float | None  # of one call; None if it failed
    stage: str = ""
    reason: str = ""
    error: float | None = None
    numerics: str = ""
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the best result; its gains if it was analysed. Above 1 speaks for the move."""

    move: str
    numerics: str
    without: Ratio | str | None = None  # the whole over the list without it; a str: why not
    added: Ratio | str | None = None  # the list with it over the list before it
    takes: tuple[int, ...] = ()  # places, from 0, of moves that are illegal without it


@dataclass(frozen=True, slots=True)
class Story:
    """A run from its start to its best result."""

    run: str
    kernel: str
    target: str
    sizes: str = ""  # N=64 M=100
    before: str = ""  # the kernel text
    after: str = ""
    baseline_seconds: float | None = None
    best_seconds: float | None = None
    speedup: Ratio | None = None
    floor_fraction: float | None = None  # floor over best: 1 is as fast as the machine can be
    numerics: str = "exact"
    verified: bool = False  # held-out inputs passed
    trials: tuple[Trial, ...] = ()
    ledger: tuple[Entry, ...] = ()
    minimised: bool = False  # the ledger holds only moves that matter
    about: tuple[tuple[str, str], ...] = ()  # of the run: search, seed, budget, date
    machine: tuple[tuple[str, str], ...] = ()  # machine, compiler, versions
    replay: tuple[str, ...] = ()  # commands

    @property
    def failures(self) -> tuple[tuple[str, int, str], ...]:
        """Stage, count and one reason, the most frequent first."""
        counts = Counter(trial.stage for trial in self.trials if trial.stage)
        reasons = {trial.stage: trial.reason for trial in reversed(self.trials) if trial.stage}
        return tuple((stage, count, reasons[stage]) for stage, count in counts.most_common())

    @property
    def fastest(self) -> tuple[tuple[int, Trial], ...]:
        """The timed trials with their numbers, from 1, the fastest first.

        Of a program that was measured again, as the winner is, the last time counts.
        """
        timed = {t.moves: (n, t) for n, t in enumerate(self.trials, 1) if t.seconds is not None}
        return tuple(sorted(timed.values(), key=lambda pair: (pair[1].seconds or 0.0, pair[0])))
