"""How does a kernel get faster? One run: a game, a search, measurements, records, a verdict."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from perfdojo.dojo import Game, State
from perfdojo.dojo.repeat import PROCESS_SECONDS, calmest, compare_repeatedly
from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Run, Store
from perfdojo.records.record import Status
from perfdojo.search.base import Result, find_search
from perfdojo.search.budget import Budget
from perfdojo.search.driver import Course, Progress, drive
from perfdojo.targets import Target, find_target

_CHALLENGE = 0.25  # seconds for a second look at what seems to be the best
_FINAL = 0.15  # of the budget, for the last comparisons
_LEAST_SEARCH = 0.5  # of the budget, whatever the last comparisons need
_LAST_CALLS = 50  # of the untouched kernel in them, about
_LAST_TRIALS = 9  # processes that they take at least, about
_LAST = (8.0, 14.0)  # seconds: the least and most that the last comparisons take
# Of these, for choosing among the best, and for comparing the first with what was known before; the
# rest compares with the untouched one.
_RANKING, _DEFENCE = 1 / 4, 1 / 4


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
    """What a run found: the best state, and how it compares with the untouched kernel.

    `verified`: its outputs were right also on inputs that the search never saw.
    """

    run: Run
    state: State
    final: Timed  # paired with the untouched kernel
    baseline: Timed
    floor: float  # seconds that a call takes at least; 0 if none is known
    verified: bool
    course: Course
    notes: Mapping[str, str] = field(default_factory=dict)  # the machine, and the last gate

    def summary(self) -> dict[str, Any]:
        """What `optimize --json` prints."""
        best = self.final.seconds
        return {
            "kernel": self.run.kernel,
            "target": self.run.fingerprint.get("target", ""),
            "baseline_seconds": self.baseline.seconds,
            "best_seconds": best,
            "speedup": self.final.speedup,
            "speedup_low": self.final.speedup_low,
            "speedup_high": self.final.speedup_high,
            "floor_seconds": self.floor,
            "floor_fraction": self.floor / best,
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
            "notes": dict(self.notes),
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
            _search_part(options.budget, harness),
            known=outcomes,
            keep=scribe.keep,
            watch=scribe.watch,
            spent=run.spent + min(ready, options.budget.seconds / 3),
            measured=_count(store, run),
        )
        verdict = _judge(game, harness, run, course, options, scribe, starts)
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


def _search_part(budget: Budget, harness: Harness) -> Budget:
    """The budget less what the verdict needs: inputs that were held out, and last comparisons.

    Those call the untouched kernel, too, and each takes time beside its calls.
    """
    beside = _LAST_CALLS * harness.baseline.seconds + _LAST_TRIALS * harness.overhead
    last = harness.loading + _last_part(budget) + beside
    return replace(budget, seconds=max(budget.seconds - last, _LEAST_SEARCH * budget.seconds))


def _last_part(budget: Budget) -> float:
    """Seconds for the last comparisons."""
    share = _FINAL * budget.seconds if math.isfinite(budget.seconds) else 0.0
    return min(max(share, _LAST[0]), _LAST[1])


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


def _judge(
    game: Game,
    harness: Harness,
    run: Run,
    course: Course,
    options: Options,
    scribe: _Scribe,
    known: Sequence[State],
) -> Verdict:
    """The fastest of the best that is right on held-out inputs, compared with the baseline."""
    start = Result(game.start, harness.baseline)
    time_left = _last_part(options.budget)
    ranked = _ranked(harness, course, _RANKING * time_left)
    ranked = _defended(harness, ranked, known, _DEFENCE * time_left)
    for result in [*ranked, start]:
        checked, said = _check(harness, result.state.kernel)
        if isinstance(checked, Failed):
            course.failed[checked.stage] += 1
            scribe.keep(result.state, checked)  # known as wrong from now on
            continue
        rest = (1 - _RANKING - _DEFENCE) * time_left
        final = compare_repeatedly(harness, result.state.kernel, game.start.kernel, rest)
        if isinstance(final, Timed):
            baseline = replace(harness.baseline, seconds=final.seconds * final.speedup)
            notes = harness.state() | ({"sanitizer": said} if said else {})
            return Verdict(run, result.state, final, baseline, harness.floor, True, course, notes)
    return Verdict(run, game.start, harness.baseline, harness.baseline, 0.0, False, course)


def _check(harness: Harness, kernel: Kernel) -> tuple[Failed | None, str]:
    """Why `kernel` is no result, if it is none; and what the last gate says."""
    checked = harness.check_held_out(kernel)
    if isinstance(checked, Failed):
        return checked, ""
    said = harness.inspect(kernel)
    return (said, "") if isinstance(said, Failed) else (None, said)


def _ranked(harness: Harness, course: Course, budget: float) -> list[Result]:
    """The best few, those that are close to the first compared with it once more."""
    close = [r for r in course.best if r.seconds < 1.05 * course.best[0].seconds][:4]
    if len(close) < 2:
        return course.best[:4]
    again: list[tuple[float, Result]] = [(1.0, close[0])]
    for result in close[1:]:
        outcome = harness.confirm(
            result.state.kernel, close[0].state.kernel, budget=budget / len(close)
        )
        if isinstance(outcome, Timed):
            again.append((outcome.speedup, result))
    again.sort(key=lambda pair: -pair[0])
    return [result for _, result in again]


def _defended(
    harness: Harness, ranked: list[Result], known: Sequence[State], budget: float
) -> list[Result]:
    """The same, but what was known before the search comes first unless it is clearly beaten.

    Times of a search are of different moments: in a calm one, a program that is slower than the
    recipe was seen to take a fifth less time than the recipe had taken.
    """
    others = [state for state in known if ranked and state.digest != ranked[0].state.digest]
    if len(others) < len(known) or not others:
        return ranked  # one of them leads already, or there is none
    first = ranked[0].state.kernel
    each = PROCESS_SECONDS + harness.overhead
    count = max(3, round(budget / each / len(others)))
    unbeaten: list[Result] = []
    for state in others:
        outcome = calmest(
            [harness.confirm(state.kernel, first, budget=PROCESS_SECONDS) for _ in range(count)]
        )
        if isinstance(outcome, Timed) and outcome.speedup_high >= 1:
            unbeaten.append(Result(state, outcome))
    unbeaten.sort(key=lambda result: result.seconds)
    taken = {result.state.digest for result in unbeaten}
    return [*unbeaten, *(r for r in ranked if r.state.digest not in taken)]


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
