"""How does what was recorded of a run become its story?"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from perfdojo.ir import parse_kernel
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio
from perfdojo.records import Record, Run, sizes_of
from perfdojo.report.story import Entry, Story, Trial

_PAUSE = 60.0  # seconds without a record: the run was stopped, and continued later


def tell(run: Run, records: Sequence[Record], ledger: Sequence[Entry], after: str) -> Story:
    """The story of a run: its records in the order of time, its best result and the moves to it.

    What only the end of a run knows (the speed-up, measured with care) is missing before it.
    """
    summary = run.summary or {}
    trials = trials_of(run, records)
    timed = [trial.seconds for trial in trials if trial.seconds is not None]
    untouched = [trial.seconds for trial in trials if not trial.moves and trial.seconds]
    return Story(
        run=run.id,
        kernel=run.kernel,
        target=run.fingerprint.get("target", "cpu"),
        sizes=sizes_of(parse_kernel(run.text)),
        before=run.text,
        after=after,
        baseline_seconds=_number(summary, "baseline_seconds", next(iter(untouched), None)),
        best_seconds=_number(summary, "best_seconds", min(timed, default=None)),
        speedup=_speedup(summary),
        floor_fraction=_number(summary, "floor_fraction"),
        numerics=str(summary.get("numerics", run.numerics)),
        verified=summary.get("verified") is True,
        trials=trials,
        ledger=tuple(ledger),
        minimised=bool(summary.get("minimised")),
        about=_about(run, summary),
        machine=_machine(run, records),
        replay=(f"perfdojo replay {run.id} --run", *_by_hand(run, ledger)),
    )


def trials_of(run: Run, records: Sequence[Record]) -> tuple[Trial, ...]:
    """What was measured, and when in the run; pauses are left out."""
    trials, clock, before = [], 0.0, datetime.fromisoformat(run.created)
    for record in records:
        now = datetime.fromisoformat(record.when)
        gap = (now - before).total_seconds()
        clock, before = clock + (gap if 0 <= gap < _PAUSE else 0.0), now
        trials.append(_trial(record, clock))
    return tuple(trials)


def _trial(record: Record, at: float) -> Trial:
    outcome = record.outcome
    if isinstance(outcome, Failed):
        return Trial(at, None, outcome.stage, outcome.reason, moves=record.steps)
    return Trial(
        at, outcome.seconds, error=outcome.error, numerics=record.numerics, moves=record.steps
    )


def _number(summary: Mapping[str, Any], name: str, otherwise: float | None = None) -> float | None:
    value = summary.get(name)
    return float(value) if isinstance(value, int | float) else otherwise


def _speedup(summary: Mapping[str, Any]) -> Ratio | None:
    value, low, high = (
        _number(summary, name) for name in ("speedup", "speedup_low", "speedup_high")
    )
    return None if value is None else Ratio(value, low or value, high or value)


def _about(run: Run, summary: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    facts = [
        ("search", run.search),
        ("seed", str(run.seed)),
        ("numerics allowed", run.numerics),
        ("budget", run.budget),
        ("status", run.status),
        ("started", run.created.partition(".")[0].replace("T", " ") + " UTC"),
    ]
    if "minimised" in summary:
        facts.append(("minimised from run", str(summary["minimised"])))
    return tuple(facts)


def _machine(run: Run, records: Sequence[Record]) -> tuple[tuple[str, str], ...]:
    versions = sorted({record.version for record in records})
    return (*run.fingerprint.items(), ("perfdojo", ", ".join(versions) or "unknown"))


def _by_hand(run: Run, ledger: Sequence[Entry]) -> list[str]:
    """The command that needs no records, if it is an operator that everyone has."""
    sizes = sizes_of(parse_kernel(run.text))
    if "=" not in sizes:
        return []
    moves = "; ".join(entry.move for entry in ledger)
    return [f"perfdojo run {run.kernel} {sizes} -m {shlex.quote(moves)}"]
