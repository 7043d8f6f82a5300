"""How do records travel? As JSON lines: a line for each run, then a line for each record."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from perfdojo.errors import RecordsError
from perfdojo.records.lines import dump, from_line, record_to_json, run_to_json
from perfdojo.records.record import Record, Run
from perfdojo.records.store import Store


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import; `bad` holds the number of each line left out, and why."""

    added: int
    known: int  # lines that told nothing new
    bad: tuple[tuple[int, str], ...]


def export_lines(store: Store) -> Iterator[str]:
    """Everything in `store`, as of one moment; equal stores give equal lines."""
    runs, records = store.everything()
    yield from (dump(run_to_json(run)) for run in runs)
    yield from (dump(record_to_json(record)) for record in records)


def import_lines(store: Store, lines: Iterable[str]) -> Imported:
    """Add what the lines hold to `store`; doing it twice changes nothing.

    A line that cannot be read is left out and reported, and the others are added.
    """
    entries, bad = list[Record | Run](), list[tuple[int, str]]()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            entries.append(from_line(line))
        except RecordsError as error:
            bad.append((number, str(error)))
    added = store.merge(entries)
    return Imported(added, len(entries) - added, tuple(bad))


def export_file(store: Store, path: Path) -> int:
    """Write `export_lines` to a file, whole or not at all; says how many lines."""
    lines = [f"{line}\n" for line in export_lines(store)]
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if path.exists() and not path.is_file():  # a pipe or a device is written to, not replaced
            path.write_text("".join(lines), encoding="ascii")
        else:
            part.write_text("".join(lines), encoding="ascii")
            part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise RecordsError(f"records: cannot write '{path}': {error.strerror}") from error
    return len(lines)


def import_file(store: Store, path: Path) -> Imported:
    """`import_lines` of a file. Raises RecordsError if it cannot be read at all."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return import_lines(store, file)
    except OSError as error:
        raise RecordsError(f"records: cannot read '{path}': {error.strerror}") from error
