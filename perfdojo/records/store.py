"""What do we know? The store of all runs and records; what is added is on disk at once."""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from perfdojo.errors import NotFoundError, RecordsError
from perfdojo.records.file import connect, default_path, in_words, transaction
from perfdojo.records.lines import (
    dump,
    finite,
    key_of,
    outcome_to_json,
    record_from_json,
    run_from_json,
)
from perfdojo.records.owner import is_at_work, own_name
from perfdojo.records.rank import rank, settle
from perfdojo.records.record import Record, Run, Status, allows, timestamp

_RECORD = (
    'kernel, start, digest, fingerprint, steps, numerics, outcome, run, "when", version, verified'
)
_RUN = (
    "id, kernel, start, text, fingerprint, search, seed, numerics, budget, status, spent, "
    "created, summary"
)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many programs a run has measured, how many of them failed, and the best time."""

    measured: int = 0
    failed: int = 0
    best_seconds: float | None = None


class Store:
    """Runs and records in one file; see `open_store`.

    Each method that writes has written when it returns: a process may be killed at any moment,
    and several may use one file. A store may be used by several threads, but not after a fork.
    Every method raises RecordsError, in one line, if the file cannot be used.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._connection = connect(path)
        self._lock = threading.Lock()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- runs -------------------------------------------------------------------------------

    def begin_run(
        self,
        *,
        kernel: str,
        start: str,
        text: str,
        fingerprint: Mapping[str, str],
        search: str,
        seed: int,
        numerics: str,
        budget: str,
    ) -> Run:
        """The run to work on: one that was left unfinished, or a new one.

        A run continues if start, fingerprint, search, seed and numerics are the same, it has not
        finished, and no process works on it; `spent` says how much of the budget it has had.
        The text must be the same too: its names are those that the recorded steps speak of.
        The budget need not be: who asks again may give more.
        """
        allows(numerics, "exact")  # says if there is no such class
        made = Run(
            secrets.token_hex(6), kernel, start, text, dict(fingerprint), search, seed, numerics,
            budget, "running", 0.0, timestamp(),
        )  # fmt: skip
        with self._writing() as connection:
            for old, owner in self._unfinished(made):
                if owner is None or not is_at_work(owner):
                    connection.execute(
                        "UPDATE runs SET status = 'running', budget = ?, owner = ? WHERE id = ?",
                        (budget, own_name(), old.id),
                    )
                    return replace(old, status="running", budget=budget)
            self._insert_run(made, own_name())
        return made

    def _unfinished(self, like: Run) -> list[tuple[Run, str | None]]:
        rows = self._connection.execute(
            f"SELECT {_RUN}, owner FROM runs WHERE start = ? AND fingerprint = ? AND search = ? "
            "AND seed = ? AND numerics = ? AND text = ? AND status != 'finished' "
            "ORDER BY created DESC, id",
            (
                like.start,
                dump(like.fingerprint),
                like.search,
                str(like.seed),
                like.numerics,
                like.text,
            ),
        )
        return [(_make_run(row[:-1]), row[-1]) for row in rows]

    def note_spent(self, run: Run, seconds: float) -> Run:
        """Note how many seconds the run has had in all, also before it was continued."""
        with self._writing() as connection:
            connection.execute("UPDATE runs SET spent = ? WHERE id = ?", (seconds, run.id))
        return replace(run, spent=seconds)

    def finish_run(
        self, run: Run, status: Status = "finished", summary: Mapping[str, Any] | None = None
    ) -> Run:
        """Note how the run ended: `finished`, or `interrupted`, which may be continued."""
        kept = None if summary is None else finite(dict(summary))
        with self._writing() as connection:
            connection.execute(
                "UPDATE runs SET status = ?, summary = ?, owner = NULL WHERE id = ?",
                (status, None if kept is None else dump(kept), run.id),
            )
        return replace(run, status=status, summary=kept)

    def runs(self) -> list[Run]:
        """Every run, the oldest first."""
        with self._reading() as connection:
            rows = connection.execute(f"SELECT {_RUN} FROM runs ORDER BY created, id").fetchall()
        return [_make_run(row) for row in rows]

    def find_run(self, name: str) -> Run:
        """The run of that id, or of the only id that begins so; "last" is the newest.

        Raises NotFoundError.
        """
        runs = self.runs()
        if name == "last":
            if not runs:
                raise NotFoundError("there is no run yet; `perfdojo optimize` makes one")
            return runs[-1]
        found = [run for run in runs if name and run.id.startswith(name)]
        exact = [run for run in found if run.id == name]
        if len(found) == 1 or exact:
            return (exact or found)[0]
        if not found:
            raise NotFoundError(f"there is no run '{name}'; `perfdojo records` lists them")
        ids = ", ".join(run.id for run in found[:8])
        raise NotFoundError(f"expected the beginning of one run, '{name}' is that of {ids}")

    def is_worked_on(self, run: Run) -> bool:
        """Whether a process, this one or another on this machine, is at work on the run."""
        with self._reading() as connection:
            row = connection.execute("SELECT owner FROM runs WHERE id = ?", (run.id,)).fetchone()
        owner = row and row[0]
        return bool(owner) and (owner == own_name() or is_at_work(owner))

    def tallies(self) -> dict[str, Tally]:
        """For each run that has records, how many and how good they are."""
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT run, COUNT(*), SUM(json_extract(outcome, '$.stage') IS NOT NULL), "
                "MIN(json_extract(outcome, '$.seconds')) FROM records GROUP BY run"
            ).fetchall()
        return {
            run: Tally(count, failed, None if best is None else float(best))
            for run, count, failed, best in rows
        }

    # -- records ----------------------------------------------------------------------------

    def add(self, *records: Record) -> int:
        """Keep records, all or none; says how many were new. One that is there stays once."""
        with self._writing():
            return sum(self._insert_record(record) for record in records)

    def records_of(self, run: Run | str) -> list[Record]:
        """Every record of a run, in the order of time."""
        return self._select("run = ?", run.id if isinstance(run, Run) else run)

    def known(self, start: str, fingerprint: Mapping[str, str]) -> dict[str, Record]:
        """For each program that was measured from that start on that machine, by its digest, the
        record that counts: the latest, but see `perfdojo.records.rank.settle`.
        """
        return settle(self._at(start, fingerprint))

    def ranked(
        self, start: str, fingerprint: Mapping[str, str], numerics: str = "reassociate"
    ) -> list[Record]:
        """The verified results of that start on that machine, the fastest first.

        Only those of the numerics class `numerics` or better; the order is always the same.
        """
        return rank(self._at(start, fingerprint), numerics)

    def best(
        self, start: str, fingerprint: Mapping[str, str], numerics: str = "reassociate"
    ) -> Record | None:
        """The first of `ranked`, if there is one."""
        return next(iter(self.ranked(start, fingerprint, numerics)), None)

    def places(
        self, kernel: str | None = None, start: str | None = None
    ) -> list[tuple[str, dict[str, str]]]:
        """Every start and fingerprint that there are records of; for that operator or start."""
        everywhere = kernel is None and start is None
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT DISTINCT start, fingerprint FROM records WHERE ? OR kernel = ? OR start = ?"
                " ORDER BY start, fingerprint",
                (everywhere, kernel, start),
            ).fetchall()
        return [(other, json.loads(fingerprint)) for other, fingerprint in rows]

    def everything(self) -> tuple[list[Run], list[Record]]:
        """All runs and records as of one moment, in a fixed order."""
        with self._reading() as connection:
            connection.execute("BEGIN")
            try:
                runs = connection.execute(f"SELECT {_RUN} FROM runs ORDER BY created, id")
                made = [_make_run(row) for row in runs]
                records = connection.execute(f'SELECT {_RECORD} FROM records ORDER BY "when", key')
                return made, [_make_record(row) for row in records]
            finally:
                connection.execute("COMMIT")

    def merge(self, entries: Iterable[Record | Run]) -> int:
        """Take in what another store holds, all or nothing; says how many entries were news.

        Of a run that both know, the one that has come further is kept.
        """
        with self._writing():
            return sum(
                self._insert_record(entry) if isinstance(entry, Record) else self._merge_run(entry)
                for entry in entries
            )

    def _merge_run(self, run: Run) -> int:
        select = f"SELECT {_RUN}, owner FROM runs WHERE id = ?"
        row = self._connection.execute(select, (run.id,)).fetchone()
        if row is not None and _progress(run) <= _progress(_make_run(row[:-1])):
            return 0
        self._insert_run(run, row and row[-1])
        return 1

    def _at(self, start: str, fingerprint: Mapping[str, str]) -> list[Record]:
        return self._select("start = ? AND fingerprint = ?", start, dump(dict(fingerprint)))

    def _select(self, condition: str, *values: str) -> list[Record]:
        with self._reading() as connection:
            rows = connection.execute(
                f'SELECT {_RECORD} FROM records WHERE {condition} ORDER BY "when", key', values
            ).fetchall()
        return [_make_record(row) for row in rows]

    # -- rows -------------------------------------------------------------------------------

    def _insert_run(self, run: Run, owner: str | None) -> None:
        values = (
            run.id, run.kernel, run.start, run.text, dump(run.fingerprint), run.search,
            str(run.seed), run.numerics, run.budget, run.status, run.spent, run.created,
            None if run.summary is None else dump(finite(run.summary)), owner,
        )  # fmt: skip
        marks = ", ".join("?" * len(values))
        self._connection.execute(f"REPLACE INTO runs ({_RUN}, owner) VALUES ({marks})", values)

    def _insert_record(self, record: Record) -> int:
        values = (
            record.kernel, record.start, record.digest, dump(record.fingerprint),
            dump(record.steps), record.numerics, dump(outcome_to_json(record.outcome)),
            record.run, record.when, record.version, record.verified, key_of(record),
        )  # fmt: skip
        marks = ", ".join("?" * len(values))
        done = self._connection.execute(
            f"INSERT OR IGNORE INTO records ({_RECORD}, key) VALUES ({marks})", values
        )
        return done.rowcount

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._lock, in_words(self.path), transaction(self._connection):
            yield self._connection

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._lock, in_words(self.path):
            yield self._connection


def open_store(path: str | Path | None = None, *, create: bool = True) -> Store:
    """The records in `path`; by default those of PERFDOJO_RECORDS, or of the user's data folder.

    Without `create`, a file that is not there is not made: the store is then empty and in memory.
    Raises RecordsError for a file that is damaged, newer, or of another program; such a file is
    left as it is.
    """
    place = default_path() if path is None else Path(path).expanduser()
    return Store(place if create or os.path.lexists(place) else None)


def _progress(run: Run) -> tuple[bool, float]:
    return (run.status == "finished", run.spent)


def _make_record(row: tuple[Any, ...]) -> Record:
    names = _RECORD.replace('"', "").split(", ")
    data = _read(dict(zip(names, row, strict=True)), ("fingerprint", "steps", "outcome"))
    return record_from_json(data | {"verified": bool(data["verified"])})


def _make_run(row: tuple[Any, ...]) -> Run:
    data = _read(dict(zip(_RUN.split(", "), row, strict=True)), ("fingerprint", "summary"))
    return run_from_json(data | {"seed": int(data["seed"])})


def _read(data: dict[str, Any], columns: tuple[str, ...]) -> dict[str, Any]:
    try:
        return data | {name: json.loads(data[name]) for name in columns if data[name] is not None}
    except (ValueError, TypeError) as error:
        raise RecordsError(f"records: a row cannot be read: {error}") from error
