"""How does a program get faster? (Tested, not proven.) One run, from a task to a verdict.

Evolve; drop the edits that do not matter; ask the gates; time what is left with care.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from perfdojo.evolve.bench import Bench, Mode
from perfdojo.evolve.builder import Built
from perfdojo.evolve.course import Course, Point, Progress
from perfdojo.evolve.evolution import Evolution
from perfdojo.evolve.gates import Gate, Sanitize, Verdict, pass_gates, pass_open_gates
from perfdojo.evolve.guard import Guard
from perfdojo.evolve.language import Genome
from perfdojo.evolve.minimise import minimise
from perfdojo.evolve.subject import Subject, fingerprint
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Run, Store
from perfdojo.records.record import Status
from perfdojo.search.budget import Budget

_SEARCH, _MINIMISE = 0.7, 0.15  # parts of the budget; the rest is for gates and the last timing
_LEAST = 2.0  # seconds for minimising each candidate, even if another had all the time
_HURRY = 5.0  # seconds for minimising, for someone who has pressed Ctrl-C
_CANDIDATES = 4  # that are taken to the gates, one after the other
_WORTH = 1.005  # times faster: less is not called an improvement
TASK = "; task "  # what the text of a run begins with


@dataclass(frozen=True, slots=True)
class Options:
    """How to evolve: how wrong variants may be, where edits apply, how long."""

    mode: Mode = Mode()  # frozen
    level: str = "light"
    budget: Budget = Budget(seconds=60)  # frozen
    seed: int = 0
    fresh: bool = False  # forget what an unfinished run has tried


@dataclass(frozen=True, slots=True)
class Result:
    """What a run found. Without an improvement, `minimal` is empty and the speed-up is 1."""

    run: Run
    found: Genome  # the fastest list of edits
    minimal: Genome  # the part of it that matters; this is what was timed and passed the gates
    final: Timed
    baseline: Timed
    verdict: Verdict
    refused: tuple[Gate, ...]  # by which faster ones were stopped
    course: Course
    mode: Mode
    seconds: float
    kept: float = 1.0  # of the gain of `found`, by `minimal`
    details: Mapping[str, Any] = field(default_factory=dict)

    def summary(self) -> dict[str, Any]:
        """What `evolve --json` prints."""
        course = self.course
        return {
            "task": self.run.kernel,
            "mode": self.mode.name,
            "error_bound": self.mode.bound,
            "speedup": self.final.speedup,
            "speedup_low": self.final.speedup_low,
            "speedup_high": self.final.speedup_high,
            "error": max(self.final.error, self.verdict.error),
            "validated": self.verdict.has_passed("validation"),
            "sealed_passed": self.verdict.has_passed("sealed"),
            "gates": [
                {"gate": gate.name, "passed": gate.passed, "note": gate.note}
                for gate in self.verdict.gates
            ],
            "refused": [{"gate": gate.name, "note": gate.note} for gate in self.refused],
            "original_seconds": self.baseline.seconds,
            "best_seconds": self.final.seconds,
            "edits": list(self.found),
            "edits_minimal": list(self.minimal),
            "gain_kept": self.kept,
            "evaluated": course.evaluated,
            "evaluated_per_second": course.evaluated / max(course.elapsed, 1e-9),
            "duplicates": course.duplicates,
            "failed": dict(course.failed),
            "front": [_describe(point) for point in course.front],
            "history": [[count, [list(p) for p in points]] for count, points in course.history],
            "weights": dict(course.weights),
            "seconds": self.seconds,
            "search_seconds": course.elapsed,
            "interrupted": course.interrupted,
            "seed": self.run.seed,
            "run": self.run.id,
            **self.details,
        }


def _describe(point: Point) -> dict[str, Any]:
    outcome = point.outcome
    return {
        "time": outcome.seconds, "error": outcome.error, "speedup": outcome.speedup,
        "edits": len(point.edits),
    }  # fmt: skip


def evolve(
    subject: Subject,
    options: Options,
    store: Store,
    watch: Callable[[Progress], None] = lambda progress: None,
    say: Callable[[str], None] = lambda text: None,
) -> Result:
    """Evolve a task, and record everything as it happens. Raises DojoError if it cannot begin."""
    began = time.monotonic()
    run = _begin(subject, options, store)
    with subject.open_bench(options.mode) as bench:
        language = subject.language()
        sanitize, watch_leader = subject.sanitizer(language), subject.leader_sanitizer(language)
        guard = Guard(lambda genome: pass_open_gates(bench, genome, watch_leader))
        course = _search(subject, options, store, run, bench, guard, watch)
        guard = replace(guard, ask=lambda genome: pass_open_gates(bench, genome, sanitize))
        result = _conclude(subject, options, run, bench, course, guard, sanitize, say)
    result = replace(result, seconds=time.monotonic() - began)
    if result.minimal:
        steps, numerics = result.minimal, _numerics(options.mode)
        key = str(result.details["code"])
        store.add(run.record(key, steps, numerics, result.final, verified=result.verdict.passed))
    status: Status = "interrupted" if course.interrupted else "finished"
    return replace(result, run=store.finish_run(run, status, result.summary()))


def _begin(subject: Subject, options: Options, store: Store) -> Run:
    mode = options.mode
    bound = f" {mode.bound:g}" if mode.bound else ""
    search = f"evolve {mode.name}{bound}, edits at {options.level}"
    return store.begin_run(
        kernel=subject.task.title,
        start=subject.digest,
        text=f"{TASK}{subject.task.file}\n{subject.pristine}",
        fingerprint=fingerprint(subject),
        search=search + (" (fresh)" if options.fresh else ""),
        seed=options.seed,
        numerics=_numerics(mode),
        budget=str(options.budget),
    )


def _numerics(mode: Mode) -> str:
    return "approximate" if mode.bound else "reassociate"


def _search(
    subject: Subject,
    options: Options,
    store: Store,
    run: Run,
    bench: Bench,
    guard: Guard,
    watch: Callable[[Progress], None],
) -> Course:
    noted = run.spent

    def heard(progress: Progress) -> None:
        nonlocal noted
        if progress.course.elapsed > noted + 0.5:
            noted = progress.course.elapsed
            store.note_spent(run, noted)
        watch(progress)

    def keep(edits: Genome, key: str, outcome: Outcome) -> None:
        store.add(run.record(key, edits, _numerics(options.mode), outcome))

    evolution = Evolution(
        subject.language(), bench, seed=options.seed + int(run.spent),
        strict=not options.mode.bound, guard=guard, keep=keep, watch=heard,
    )  # fmt: skip
    records = [] if options.fresh else store.records_of(run)
    evolution.resume([(r.steps, r.digest, r.outcome) for r in records])
    part = replace(options.budget, seconds=_SEARCH * options.budget.seconds)
    return evolution.run(part, spent=0.0 if options.fresh else run.spent)


# -- the verdict ---------------------------------------------------------------------------------


def _conclude(
    subject: Subject,
    options: Options,
    run: Run,
    bench: Bench,
    course: Course,
    guard: Guard,
    sanitize: Sanitize,
    say: Callable[[str], None],
) -> Result:
    """The fastest that passes every gate; the original if there is none."""
    refused: list[Gate] = []
    patience = _HURRY if course.interrupted else math.inf
    end = time.monotonic() + min(_MINIMISE * _finite(options.budget.seconds), patience)
    for point in candidates(bench, course, guard):
        say(f"dropping edits that do not matter from {len(point.edits)}")
        end = max(end, time.monotonic() + _LEAST)
        short = minimise(bench, point.edits, deadline=end)
        say("asking the gates")
        verdict = pass_gates(bench, short.edits, sanitize)
        if verdict.refused is not None:
            refused.append(verdict.refused)
            if verdict.refused.name != "sealed":  # nobody learns from those
                guard.learn(short.edits, verdict.refused)
            continue
        say("timing the result with care")
        built = bench.build(short.edits)
        if isinstance(built, Failed):
            continue
        final = bench.compare(built, processes=5)
        if isinstance(final, Failed) or final.speedup_low <= 1.0:
            continue
        details = {
            "code": built.key, "level": subject.level, "speedup_unedited": _unedited(bench),
            **_rival(bench, subject.rival(), built),
        }  # fmt: skip
        return Result(
            run, point.edits, short.edits, final, bench.baseline, verdict, tuple(refused), course,
            options.mode, 0.0, short.kept, details,
        )  # fmt: skip
    verdict = pass_gates(bench, (), None)
    final = Timed(bench.baseline.seconds, 1.0, 1.0, 1.0, bench.baseline.error, 0)
    return Result(
        run, (), (), final, bench.baseline, verdict, tuple(refused), course, options.mode, 0.0,
        details={"level": subject.level},
    )  # fmt: skip


def _unedited(bench: Bench) -> float | None:
    """How much faster than the original no edit at all is: what the pipeline alone contributes."""
    built = bench.build(())
    outcome = built if isinstance(built, Failed) else bench.compare(built, processes=1)
    return None if isinstance(outcome, Failed) else outcome.speedup


def _rival(bench: Bench, rival: bytes | None, built: Built) -> dict[str, Any]:
    """How many times faster the result is than what another compiler makes of the source."""
    if rival is None:
        return {}
    outcome = bench.compare(built, bench.keep("rival", rival))
    if isinstance(outcome, Failed):
        return {}
    interval = [outcome.speedup_low, outcome.speedup_high]
    return {"speedup_over_nvcc": outcome.speedup, "speedup_over_nvcc_interval": interval}


def candidates(bench: Bench, course: Course, guard: Guard) -> Iterator[Point]:
    """The fastest few and the fastest that a gate has let through, measured again with care, and
    only what still is faster. What gates refuse of one is taken out of those that follow.
    """
    ordered = sorted(course.points.values(), key=lambda point: point.outcome.seconds)
    leaders = [point for point in ordered if point.key in guard.passed]
    again = [_measured(bench, point.edits) for point in ordered[:_CANDIDATES]]
    found = sorted(filter(None, again), key=lambda point: point.outcome.seconds)
    seen: set[str] = set()
    for point in [*found, *leaders[:1]]:
        edits = guard.strip(point.edits)
        last = point if edits == point.edits else _measured(bench, edits)
        if last is not None and last.key not in seen:
            seen.add(last.key)
            yield last


def _measured(bench: Bench, edits: Genome) -> Point | None:
    """A genome, measured with care; None if it is no faster than the original."""
    built = bench.build(edits) if edits else None
    outcome = bench.compare(built, processes=1) if isinstance(built, Built) else None
    if not isinstance(built, Built) or not isinstance(outcome, Timed) or outcome.speedup <= _WORTH:
        return None
    return Point(built.edits, built.key, outcome)


def _finite(seconds: float) -> float:
    return seconds if math.isfinite(seconds) else 60.0
