"""Where are the records, and is that file ours? One SQLite file, which others may write too."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from perfdojo.errors import RecordsError

WAIT = 30.0  # seconds to wait for another process that writes
APPLICATION = 0x50446F6A  # "PDoj", in the header of the file
# What brings a file from version n to n + 1. Never change one that was released: add another.
UPGRADES = (
    """
    CREATE TABLE runs (
        id TEXT PRIMARY KEY, kernel TEXT NOT NULL, start TEXT NOT NULL, text TEXT NOT NULL,
        fingerprint TEXT NOT NULL, search TEXT NOT NULL, seed TEXT NOT NULL,
        numerics TEXT NOT NULL, budget TEXT NOT NULL, status TEXT NOT NULL, spent REAL NOT NULL,
        created TEXT NOT NULL, summary TEXT, owner TEXT);
    CREATE TABLE records (
        key TEXT PRIMARY KEY, kernel TEXT NOT NULL, start TEXT NOT NULL, digest TEXT NOT NULL,
        fingerprint TEXT NOT NULL, steps TEXT NOT NULL, numerics TEXT NOT NULL,
        outcome TEXT NOT NULL, run TEXT NOT NULL, "when" TEXT NOT NULL, version TEXT NOT NULL,
        verified INTEGER NOT NULL);
    CREATE INDEX records_by_start ON records (start, fingerprint);
    CREATE INDEX records_by_kernel ON records (kernel);
    CREATE INDEX records_by_run ON records (run);
    """,
)
VERSION = len(UPGRADES)


def default_path() -> Path:
    """PERFDOJO_RECORDS, or `perfdojo/records.db` in the user's data folder."""
    named = os.environ.get("PERFDOJO_RECORDS")
    if named:
        return Path(named).expanduser()
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "perfdojo" / "records.db"


def connect(path: Path | None) -> sqlite3.Connection:
    """A connection to the records in `path`, made if there are none; None: in memory.

    A file that is not ours, is damaged or was written by a newer perfdojo is left as it is.
    Raises RecordsError.
    """
    if path is not None:
        _make_folder(path)
    with in_words(path):
        connection = sqlite3.connect(
            path or ":memory:", timeout=WAIT, isolation_level=None, check_same_thread=False
        )
        try:
            _check(connection, path)
            _share(connection)
            _upgrade(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def _make_folder(path: Path) -> None:
    if os.path.isdir(path):
        raise RecordsError(f"records: expected a file, got the folder '{path}'")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordsError(
            f"records: cannot make the folder '{path.parent}': {error.strerror}"
        ) from error


def _check(connection: sqlite3.Connection, path: Path | None) -> int:
    """The version of the file, 0 if it is new. Raises RecordsError if it is not for us."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or tables):
        raise RecordsError(
            f"records: '{path}' is the database of another program; "
            "name another file with PERFDOJO_RECORDS"
        )
    if version > VERSION:
        raise RecordsError(
            f"records: '{path}' was written by a newer perfdojo (version {version} of the file, "
            f"this one reads {VERSION}); upgrade perfdojo, or name another file with "
            "PERFDOJO_RECORDS"
        )
    return int(version)


def _share(connection: sqlite3.Connection) -> None:
    """Let others read and write at the same time. SQLite does not wait here by itself."""
    end = time.monotonic() + WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
    # A killed process loses nothing that was committed; only a power cut may, and never the file.
    connection.execute("PRAGMA synchronous = NORMAL")


def _upgrade(connection: sqlite3.Connection, path: Path | None) -> None:
    if _check(connection, path) == VERSION:
        return
    with transaction(connection):
        for script in UPGRADES[_check(connection, path) :]:
            for statement in script.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it happens, or nothing; what others write waits."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite ends it by itself after some errors
            connection.execute("ROLLBACK")
        raise


@contextmanager
def in_words(path: Path | None) -> Iterator[None]:
    """What SQLite complains about, as a RecordsError of one line."""
    try:
        yield
    except sqlite3.Error as error:
        raise RecordsError(f"records: {_say(error, path)}") from error


def _say(error: sqlite3.Error, path: Path | None) -> str:
    match _code(error):
        case sqlite3.SQLITE_NOTADB:
            return (
                f"expected '{path}' to be an SQLite file of perfdojo, got something else; "
                "name another file with PERFDOJO_RECORDS"
            )
        case sqlite3.SQLITE_CORRUPT:
            return (
                f"'{path}' is damaged ({error}); move it away, or try to save its content with "
                "`sqlite3 FILE .recover`"
            )
        case sqlite3.SQLITE_BUSY:
            return f"another process has been writing to '{path}' for {WAIT:.0f} s"
    return f"cannot use '{path}': {error}"


def _code(error: sqlite3.Error) -> int:
    """The plain code of SQLite; the extended ones hold it in their last byte."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
