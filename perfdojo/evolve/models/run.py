"""How does a model get faster, or better? (Tested, not proven.) One run, from a task to a front.

Evolve on the search part; let validation confirm the front; drop the edits that do not matter from
the point that most users want; and look at the report part, once.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from perfdojo.errors import MeasureError
from perfdojo.evolve.builder import Built
from perfdojo.evolve.course import Course, Progress
from perfdojo.evolve.evolution import Evolution
from perfdojo.evolve.language import Genome
from perfdojo.evolve.minimise import minimise
from perfdojo.evolve.models.bench import ModelBench
from perfdojo.evolve.models.choose import Chosen, Refusal, choose, front_of, pick
from perfdojo.evolve.models.front import Trade, hypervolume
from perfdojo.evolve.models.judge import Score
from perfdojo.evolve.models.subject import ModelSubject
from perfdojo.evolve.models.wander import Wander
from perfdojo.evolve.run import TASK
from perfdojo.measure.outcome import Failed, Outcome
from perfdojo.records import Run, Store
from perfdojo.records.record import Status
from perfdojo.search.budget import Budget

_SEARCH, _CHOOSE, _MINIMISE = 0.65, 0.15, 0.1  # parts of the budget; the rest is for the report
_HURRY = 5.0  # seconds for minimising, for someone who has pressed Ctrl-C
_SIZE = 16  # genomes that live: a variant of a model costs a quarter of a second
SEARCHES = ("evolve", "random")


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """How to evolve: how long, how wrong variants may be, and which search."""

    budget: Budget = Budget(seconds=60)  # frozen
    seed: int = 0
    margin: float = 0.0  # 0: the task's own
    lose: float = 0.02  # of accuracy, by the point that is picked
    search: str = "evolve"
    fresh: bool = False  # forget what an unfinished run has tried


@dataclass(frozen=True, slots=True)
class ModelResult:
    """What a run found: the front on validation data, the same points on report data."""

    run: Run
    kind: str
    original: Chosen
    front: tuple[Chosen, ...]
    picked: Chosen
    refused: tuple[Refusal, ...]
    course: Course
    worst: float  # the error up to which a trade counts
    seconds: float = 0.0
    details: Mapping[str, Any] = field(default_factory=dict)

    @property
    def hypervolume(self) -> float:
        """Of what the search saw: time ratio and error on the search part."""
        return hypervolume(trades(self.course, self.original.search.error), self.worst)

    def summary(self) -> dict[str, Any]:
        """What `evolve --json` prints."""
        course, number = self.course, self.front.index(self.picked)
        shown = [(p.ratio, p.validation.error) for p in self.front]
        return {
            "task": self.run.kernel, "kind": self.kind, "search": self.run.search,
            "front": [point.describe() for point in self.front],
            "report": [point.describe_report() for point in self.front],
            "original": {**self.original.describe(), "report": self.original.describe_report()},
            "picked": number,
            "edits": list(self.picked.edits), "edits_minimal": list(self.picked.edits),
            "speedup": self.picked.timed.speedup,
            "evaluated": course.evaluated,
            "evaluated_per_second": course.evaluated / max(course.elapsed, 1e-9),
            "hypervolume": self.hypervolume,
            "hypervolume_validation": hypervolume(shown, self.worst),
            "error_bound": self.worst,
            "refused": [{"edits": list(r.edits), "reason": r.reason} for r in self.refused],
            "duplicates": course.duplicates, "failed": dict(course.failed),
            "history": [[n, [list(p) for p in points]] for n, points in course.history],
            "weights": dict(course.weights),
            "original_seconds": self.original.timed.seconds,
            "seconds": self.seconds, "search_seconds": course.elapsed,
            "interrupted": course.interrupted, "seed": self.run.seed, "run": self.run.id,
            **self.details,
        }  # fmt: skip


def trades(course: Course, original: float) -> list[Trade]:
    """Time ratio and error of the front that the search saw; `original` is the original's error."""
    found = [(1 / point.outcome.speedup, point.outcome.error) for point in course.front]
    return [(1.0, original), *found]


def evolve_model(
    subject: ModelSubject,
    options: ModelOptions,
    store: Store,
    watch: Callable[[Progress, float], None] = lambda progress, volume: None,
    say: Callable[[str], None] = lambda text: None,
) -> ModelResult:
    """Evolve a model, and record everything as it happens. Raises DojoError if it cannot begin."""
    began = time.monotonic()
    run = _begin(subject, options, store)
    with subject.open_bench(options.margin) as bench:
        opened = time.monotonic() - began
        course, valid = _search(subject, options, store, run, bench, watch, opened)
        result = _conclude(subject, options, run, bench, course, say)
    details = {
        **result.details, **valid, "data": subject.task.data.source,
        "fallback": subject.task.data.is_fallback, "device": run.fingerprint["device"],
    }  # fmt: skip
    result = replace(result, seconds=time.monotonic() - began, details=details)
    for point in result.front:
        if point.edits:
            record = run.record(
                point.built.key, point.edits, "approximate", point.timed, verified=True
            )
            store.add(record)
    status: Status = "interrupted" if course.interrupted else "finished"
    return replace(result, run=store.finish_run(run, status, result.summary()))


def _begin(subject: ModelSubject, options: ModelOptions, store: Store) -> Run:
    margin = options.margin or subject.task.margin
    search = f"evolve {subject.kind} by {options.search}, margin {margin:g}"
    return store.begin_run(
        kernel=subject.task.title,
        start=subject.digest,
        text=f"{TASK}{subject.task.file}\n{subject.pristine}",
        fingerprint=subject.fingerprint(),
        search=search + (" (fresh)" if options.fresh else ""),
        seed=options.seed,
        numerics="approximate",
        budget=str(options.budget),
    )


def _search(
    subject: ModelSubject,
    options: ModelOptions,
    store: Store,
    run: Run,
    bench: ModelBench,
    watch: Callable[[Progress, float], None],
    opened: float,
) -> tuple[Course, dict[str, Any]]:
    """Evolve for its part of the budget, of which opening the bench took so many seconds."""
    noted = run.spent

    def heard(progress: Progress) -> None:
        nonlocal noted
        if progress.course.elapsed > noted + 0.5:
            noted = progress.course.elapsed
            store.note_spent(run, noted)
        found = trades(progress.course, bench.baseline.error)
        watch(progress, hypervolume(found, bench.bound))

    def keep(edits: Genome, key: str, outcome: Outcome) -> None:
        store.add(run.record(key, edits, "approximate", outcome))

    language = subject.language()
    evolution = Evolution(
        language, bench, seed=options.seed + int(run.spent), strict=False, fair=True, size=_SIZE,
        keep=keep, watch=heard,
    )  # fmt: skip
    if options.search == "random":
        evolution.population = Wander(language, evolution.rng, born=evolution.note_birth)
    records = [] if options.fresh else store.records_of(run)
    evolution.resume([(r.steps, r.digest, r.outcome) for r in records])
    part = replace(options.budget, seconds=_SEARCH * options.budget.seconds - opened)
    course = evolution.run(part, spent=0.0 if options.fresh else run.spent)
    return course, {
        "valid_fraction": language.verified / max(1, language.proposed),
        "proposed": language.proposed,
    }


# -- the verdict ---------------------------------------------------------------------------------


def _conclude(
    subject: ModelSubject,
    options: ModelOptions,
    run: Run,
    bench: ModelBench,
    course: Course,
    say: Callable[[str], None],
) -> ModelResult:
    seconds = options.budget.seconds if math.isfinite(options.budget.seconds) else 60.0
    hurry = _HURRY if course.interrupted else math.inf
    end = time.monotonic() + min(_CHOOSE * seconds, hurry)
    original, front, refused = choose(bench, subject.language(), course, deadline=end, say=say)
    picked = pick(front, original, subject.kind, options.lose)
    say(f"dropping edits that do not matter from {len(picked.edits)}")
    end = time.monotonic() + min(_MINIMISE * seconds, hurry)
    short = _shorten(bench, picked, end)
    points = front_of([original, short, *(p for p in front if p is not picked)])
    picked = short if short in points else pick(points, original, subject.kind, options.lose)
    say("looking at the report data, once")
    bench.unseal()
    reported = {point.built.key: _report(bench, point) for point in [original, *points]}
    return ModelResult(
        run, subject.kind, reported[original.built.key],
        tuple(reported[point.built.key] for point in points), reported[picked.built.key],
        tuple(refused), course, bench.bound,
    )  # fmt: skip


def _shorten(bench: ModelBench, point: Chosen, deadline: float) -> Chosen:
    """The same trade by fewer edits, if there is one: as fast, and no more wrong."""
    if len(point.edits) < 2:
        return point
    short = minimise(bench, point.edits, tolerance=0.03, deadline=deadline)
    built = bench.build(short.edits)
    if isinstance(built, Failed) or built.key == point.built.key:
        return replace(point, edits=short.edits) if isinstance(built, Built) else point
    timed = bench.compare(built)
    search, validation = bench.score(built, "search"), bench.validate(built)
    if any(isinstance(one, Failed) for one in (timed, search, validation)):
        return point
    assert isinstance(search, Score)
    assert isinstance(validation, Score)
    if validation.error > point.validation.error + 0.005:
        return point
    return Chosen(short.edits, built, timed, search, validation)  # type: ignore[arg-type]


def _report(bench: ModelBench, point: Chosen) -> Chosen:
    score = bench.score(point.built, "report")
    if isinstance(score, Failed) and point.built.key == bench.original.key:
        raise MeasureError(f"evolve: the original fails on report data: {score.reason}")
    if isinstance(score, Failed):  # shown as what it is: of no use
        return replace(point, report=Score(1.0, 0.0, 0.0), failed=score.reason)
    return replace(point, report=score)
