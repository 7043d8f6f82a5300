"""How does a kernel get faster? One run: a game, a search, measurements, records, a verdict."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from perfdojo.dojo import Game, State
from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Run, Store
from perfdojo.records.record import Status
from perfdojo.search.base import find_search
from perfdojo.search.budget import Budget
from perfdojo.search.driver import Course, Progress, drive
from perfdojo.search.verdict import Answer, judge, search_part
from perfdojo.targets import Target, find_target

_CHALLENGE = 0.25  # seconds for a second look at what seems to be the best


@dataclass(frozen=True, slots=True)
class Options:
    """How to search. `hints`: start from recipes and records; else from the untouched kernel."""

    search: str = "auto"
    budget: Budget = Budget(seconds=60)  # frozen
    seed: int = 0
    numerics: str = "reassociate"
    hints: bool = True
    fresh: bool = False  # measure again what the records know
    limit: float = 10.0  # seconds that one candidate may take
    settings: Mapping[str, Any] = field(default_factory=dict)  # what this search takes besides


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a run found, and how it got there."""

    run: Run
    answer: Answer
    course: Course

    @property
    def state(self) -> State:
        """The best state."""
        return self.answer.state

    @property
    def final(self) -> Timed:
        """Its time, paired with the untouched kernel."""
        return self.answer.final

    @property
    def verified(self) -> bool:
        """Whether its outputs were right also on inputs that the search never saw."""
        return self.answer.verified

    def summary(self) -> dict[str, Any]:
        """What `optimize --json` prints."""
        best = self.final.seconds
        return {
            "kernel": self.run.kernel,
            "target": self.run.fingerprint.get("target", ""),
            "baseline_seconds": self.answer.baseline.seconds,
            "best_seconds": best,
            "speedup": self.final.speedup,
            "speedup_low": self.final.speedup_low,
            "speedup_high": self.final.speedup_high,
            "floor_seconds": self.answer.floor,
            "floor_fraction": self.answer.floor / best,
            "error": self.final.error,
            "moves": list(self.state.steps),
            "numerics": self.state.numerics,
            "verified": self.verified,
            "measured": self.course.measured,
            "reused": self.course.reused,
            "failed": dict(self.course.failed),
            "seconds": self.course.elapsed,
            "measuring_seconds": self.course.measuring,
            "interrupted": self.course.interrupted,
            "search": self.run.search,
            "seed": self.run.seed,
            "digest": self.state.digest,
            "text": print_kernel(self.state.kernel),
            "run": self.run.id,
            "notes": dict(self.answer.notes),
        }


def optimise(
    kernel: Kernel,
    target: str | Target,
    options: Options,
    store: Store,
    watch: Callable[[Progress], None] = lambda progress: None,
) -> Verdict:
    """Search, re-measure the best, check it on held-out inputs, and record everything.

    The untouched kernel is measured first: if nothing better is found, it is the answer.
    """
    began = time.monotonic()
    place = find_target(target)
    game = Game(kernel, place, numerics=options.numerics)
    run = store.begin_run(
        kernel=kernel.name,
        start=game.start.digest,
        text=print_kernel(kernel),
        fingerprint=place.fingerprint(),
        search=options.search if options.hints else f"{options.search} without hints",
        seed=options.seed,
        numerics=options.numerics,
        budget=str(options.budget),
    )
    known = {} if options.fresh else store.known(run.start, run.fingerprint)
    starts = find_starts(game, store, run) if options.hints else []
    make = find_search(options.search)
    search = make(game, seed=options.seed, starts=starts, **options.settings)
    with Harness(kernel, place, seed=options.seed, limit=options.limit) as harness:
        scribe = _Scribe(store, run, watch)
        scribe.keep(game.start, harness.baseline)
        outcomes = {digest: record.outcome for digest, record in known.items()}
        outcomes[game.start.digest] = harness.baseline
        ready = time.monotonic() - began
        course = drive(
            search,
            HarnessMeasurer(harness),
            search_part(options.budget, harness),
            known=outcomes,
            keep=scribe.keep,
            watch=scribe.watch,
            spent=run.spent + min(ready, options.budget.seconds / 3),
            measured=_count(store, run),
        )

        def refuse(state: State, failed: Failed) -> None:
            course.failed[failed.stage] += 1
            scribe.keep(state, failed)  # known as wrong from now on

        answer = judge(game, harness, course.best, starts, options.budget, refuse)
        verdict = Verdict(run, answer, course)
    _record(store, verdict)
    status: Status = "interrupted" if course.interrupted else "finished"
    return replace(verdict, run=store.finish_run(run, status, verdict.summary()))


def _count(store: Store, run: Run) -> int:
    """Programs that the run had measured when it was left, but for the untouched kernel."""
    return len({record.digest for record in store.records_of(run)} - {run.start})


def find_starts(game: Game, store: Store, run: Run) -> list[State]:
    """What is known to be good: the expert's recipe, and the best that was recorded."""
    starts: list[State] = []
    recipe = find_recipe(game.start.kernel.name, game.target.name)
    if recipe is not None:
        starts += _try(lambda: game.follow(recipe))
    for record in store.ranked(run.start, run.fingerprint, game.numerics)[:3]:
        starts += _try(lambda record=record: game.replay(record.steps))  # type: ignore[misc]
    return starts


def _try(make: Callable[[], State]) -> list[State]:
    """The state, unless its moves no longer apply: then the search does without."""
    try:
        return [make()]
    except IllegalMove:
        return []


class HarnessMeasurer:
    """The harness as the driver sees it: with challenges of the incumbent."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        return self.harness.measure(kernels)

    def challenge(self, kernel: Kernel) -> Outcome:
        incumbent = self.harness.incumbent.kernel
        second = self.harness.confirm(kernel, incumbent, budget=_CHALLENGE)
        if isinstance(second, Timed) and second.speedup_low > 1:
            self.harness.promote(kernel, second.seconds)
        return second


class _Scribe:
    """Writes down each outcome and the time spent as they come."""

    def __init__(self, store: Store, run: Run, watch: Callable[[Progress], None]) -> None:
        self.store, self.run, self._watch = store, run, watch

    def keep(self, state: State, outcome: Outcome) -> None:
        self.store.add(self.run.record(state.digest, state.steps, state.numerics, outcome))

    def watch(self, progress: Progress) -> None:
        self.store.note_spent(self.run, progress.elapsed)
        self._watch(progress)


def _record(store: Store, verdict: Verdict) -> None:
    """Keep the verdict as a record that may be used without being asked for."""
    record = verdict.run.record(
        verdict.state.digest,
        verdict.state.steps,
        verdict.state.numerics,
        verdict.final,
        verified=verdict.verified,
    )
    store.add(record)
