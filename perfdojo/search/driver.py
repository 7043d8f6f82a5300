"""Who runs a search? The driver: it asks, has measured, tells, and keeps to the budget.

Algorithms know nothing of clocks, files or keyboards; all of that is here, once.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Protocol

from perfdojo.dojo import State
from perfdojo.ir import Kernel
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search.base import Result, Search
from perfdojo.search.beam import keep_best
from perfdojo.search.budget import Budget

_ELITE = 8  # results kept for the re-measurement at the end
_IDLE = 200  # rounds in a row without anything new: the search has run dry


class Measurer(Protocol):
    """What can measure: the harness, or in tests one on paper."""

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        """The outcome of each kernel, in order, as soon as it is there."""

    def challenge(self, kernel: Kernel) -> Outcome:
        """A careful second measurement of what seems faster than the incumbent.

        The first one was picked for being good, so it is too good on average; without a second
        the times of a long search would sink by luck alone. If it is confirmed, the kernel is
        the incumbent from now on.
        """


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: what a progress bar shows."""

    measured: int
    failed: int
    elapsed: float  # seconds, also those before the run was continued
    best: Result | None
    budget: Budget


@dataclass(slots=True)
class Course:
    """What a search did: its best results, and counts."""

    best: list[Result] = field(default_factory=list)
    measured: int = 0
    reused: int = 0
    failed: Counter[str] = field(default_factory=Counter)
    elapsed: float = 0.0
    measuring: float = 0.0  # seconds of `elapsed` in which candidates were built, checked, timed
    interrupted: bool = False

    @property
    def fastest(self) -> Result | None:
        """The best result so far."""
        return self.best[0] if self.best else None


def drive(
    search: Search,
    measurer: Measurer,
    budget: Budget,
    *,
    known: Mapping[str, Outcome] | None = None,
    keep: Callable[[State, Outcome], None] = lambda state, outcome: None,
    watch: Callable[[Progress], None] = lambda progress: None,
    spent: float = 0.0,
    measured: int = 0,
    clock: Callable[[], float] = time.monotonic,
) -> Course:
    """Run `search` until it is done, the budget is spent or the user interrupts (Ctrl-C).

    `known` holds outcomes by digest: such programs are not measured again. `keep` is called with
    each new outcome as it comes, before anything else happens to it. `spent` seconds and
    `measured` programs of the budget are gone already, where a run continues.
    """
    course = Course(measured=measured)
    given = dict(known or {})
    return _Drive(search, measurer, budget, given, keep, watch, spent, clock, course).run()


@dataclass(slots=True)
class _Drive:
    search: Search
    measurer: Measurer
    budget: Budget
    known: dict[str, Outcome]
    keep: Callable[[State, Outcome], None]
    watch: Callable[[Progress], None]
    spent: float
    clock: Callable[[], float]
    course: Course
    began: float = 0.0

    def run(self) -> Course:
        self.began = self.clock() - self.spent
        idle = 0
        try:
            while not self._is_over() and idle < _IDLE:
                states = self.search.ask()
                if not states:
                    break
                before = self.course.measured
                if not self._measure(states):
                    break
                self.search.tell([Result(state, self.known[state.digest]) for state in states])
                idle = 0 if self.course.measured > before else idle + 1
        except KeyboardInterrupt:
            self.course.interrupted = True
        self.course.elapsed = self.clock() - self.began
        return self.course

    def _is_over(self) -> bool:
        elapsed = self.clock() - self.began
        return elapsed >= self.budget.seconds or self.course.measured >= self.budget.measurements

    def _measure(self, states: Sequence[State]) -> bool:
        """Have measured what is new; False if the budget ended before all had its turn."""
        new = {state.digest: state for state in states if state.digest not in self.known}
        for state in states:
            if state.digest not in new:
                self.course.reused += 1
                self._consider(state, self.known[state.digest])
        left = int(min(self.budget.measurements - self.course.measured, len(new)))
        todo = list(new.values())[:left]
        start = self.clock()
        with closing(self.measurer.measure([state.kernel for state in todo])) as outcomes:  # type: ignore[type-var]
            for state, outcome in zip(todo, outcomes, strict=False):
                self.course.measured += 1
                if self._seems_best(outcome):
                    outcome = self.measurer.challenge(state.kernel)
                self.keep(state, outcome)
                self.known[state.digest] = outcome
                if isinstance(outcome, Failed):
                    self.course.failed[outcome.stage] += 1
                self._consider(state, outcome)
                self.watch(self._progress())
                if self._is_over():
                    break
        self.course.measuring += self.clock() - start
        return all(digest in self.known for digest in new)

    def _seems_best(self, outcome: Outcome) -> bool:
        best = self.course.fastest
        return isinstance(outcome, Timed) and (best is None or outcome.seconds < best.seconds)

    def _consider(self, state: State, outcome: Outcome) -> None:
        if isinstance(outcome, Timed):
            self.course.best = keep_best([*self.course.best, Result(state, outcome)], _ELITE)

    def _progress(self) -> Progress:
        course = self.course
        elapsed = self.clock() - self.began
        failed = course.failed.total()
        return Progress(course.measured, failed, elapsed, course.fastest, self.budget)
