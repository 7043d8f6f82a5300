"""Which outcome of a program counts, and which program is the best?"""

from __future__ import annotations

from collections.abc import Iterable

from perfdojo.measure.outcome import Failed, Timed
from perfdojo.records.record import Record, allows

# Failures that say as much about the moment as about the program.
_OF_THE_MOMENT = ("lost", "timeout", "memory")


def settle(records: Iterable[Record]) -> dict[str, Record]:
    """For each program (its digest) the record that counts; `records` come in the order of time.

    That is the latest, with two exceptions: a failure of the moment (a lost worker, a busy
    machine) never replaces a time, and a time that was not verified never replaces one that was.
    """
    found: dict[str, Record] = {}
    for record in records:
        old = found.get(record.digest)
        if old is None or _replaces(record, old):
            found[record.digest] = record
    return found


def _replaces(new: Record, old: Record) -> bool:
    if isinstance(new.outcome, Failed):
        return isinstance(old.outcome, Failed) or new.outcome.stage not in _OF_THE_MOMENT
    return new.verified or not old.verified


def rank(records: Iterable[Record], numerics: str) -> list[Record]:
    """The verified results that a user of the class `numerics` may have, the fastest first.

    Equal times are decided by fewer steps, then by the text of the steps: the same records give
    the same order everywhere.
    """
    usable = (
        record
        for record in records
        if isinstance(record.outcome, Failed) or allows(numerics, record.numerics)
    )
    times = [r for r in settle(usable).values() if r.verified and isinstance(r.outcome, Timed)]
    return sorted(times, key=by_time)


def by_time(record: Record) -> tuple[float, int, tuple[str, ...]]:
    """The key that sorts the fastest first."""
    return (record.seconds, len(record.steps), record.steps)
