"""Is the file where it should be, safe from others, and safe from us if it is not ours?"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from perfdojo.errors import RecordsError
from perfdojo.records import default_path, file, open_store
from tests.records.make import HERE, add, begin, timed


def test_the_default_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/me")
    monkeypatch.delenv("PERFDOJO_RECORDS", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_path() == Path("/home/me/.local/share/perfdojo/records.db")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_path() == Path("/data/perfdojo/records.db")
    monkeypatch.setenv("PERFDOJO_RECORDS", "~/team.db")
    assert default_path() == Path("/home/me/team.db")


def test_folders_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "a" / "b" / "records.db"))
    with open_store() as store:
        assert store.path == tmp_path / "a" / "b" / "records.db"
    assert (tmp_path / "a" / "b" / "records.db").exists()


def test_who_only_reads_makes_no_file(tmp_path: Path) -> None:
    with open_store(tmp_path / "a" / "records.db", create=False) as store:
        assert (store.runs(), store.best("s0", HERE), store.path) == ([], None, None)
    assert list(tmp_path.iterdir()) == []
    open_store(tmp_path / "records.db").close()
    with open_store(tmp_path / "records.db", create=False) as store:
        assert store.path == tmp_path / "records.db"


def test_others_may_read_while_one_writes(path: Path) -> None:
    with open_store(path):
        plain = sqlite3.connect(path)
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        plain.close()


def test_an_empty_file_becomes_records(path: Path) -> None:
    path.touch()
    with open_store(path) as store:
        begin(store)
    with open_store(path) as store:
        assert len(store.runs()) == 1


# --------------------------------------------------------------------------------------------
# What is refused, and left as it is


def refuse(path: Path, message: str) -> None:
    before = path.read_bytes()
    with pytest.raises(RecordsError, match=message) as caught:
        open_store(path)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


def test_a_text_is_refused(path: Path) -> None:
    path.write_text("not a database, but long enough to be taken for one\n" * 100)
    refuse(path, r"expected '.*records.db' to be an SQLite file of perfdojo, got something else")


def test_the_database_of_another_program_is_refused(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (url TEXT)")
    other.commit()
    other.close()
    refuse(path, "is the database of another program; name another file with PERFDOJO_RECORDS")


def test_a_newer_file_is_refused(path: Path) -> None:
    open_store(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {file.VERSION + 1}")
    newer.close()
    refuse(
        path, r"written by a newer perfdojo \(version 2 of the file, this one reads 1\); upgrade"
    )


def test_a_damaged_file_is_refused(path: Path) -> None:
    with open_store(path) as store:
        run = begin(store)
        for number in range(200):
            add(store, run, f"d{number}", timed())
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(content)
    with open_store(path) as store, pytest.raises(RecordsError, match="is damaged") as caught:
        store.known("s0", HERE)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


def test_a_row_that_makes_no_sense_is_an_error(path: Path) -> None:
    with open_store(path) as store:
        run = begin(store)
        add(store, run, "d1", timed())
        for column, value, message in (
            ("steps", "[", "a row cannot be read: Expecting value"),
            ("outcome", "{}", "expected 'seconds' to be a number, got nothing"),
        ):
            with store._writing() as connection:
                connection.execute(f"UPDATE records SET {column} = ?", (value,))
            with pytest.raises(RecordsError, match=message):
                store.records_of(run)
            with store._writing() as connection:
                connection.execute("UPDATE records SET steps = '[]'")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordsError, match="expected a file, got the folder"):
        open_store(tmp_path)
    (tmp_path / "plain").touch()
    with pytest.raises(RecordsError, match=r"cannot make the folder '.*plain'"):
        open_store(tmp_path / "plain" / "records.db")


def test_a_file_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "link.db"
    path.symlink_to(tmp_path / "nowhere" / "records.db")
    with pytest.raises(RecordsError, match=r"cannot use '.*link\.db': unable to open"):
        open_store(path)


def test_who_holds_the_file_too_long_is_an_error(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "WAIT", 0.05)
    with open_store(path) as store:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(RecordsError, match=r"another process has been writing to '.*' for 0 s"):
            begin(store)
        other.execute("ROLLBACK")
        other.close()
        begin(store)


def test_what_fails_half_way_leaves_nothing(path: Path) -> None:
    with open_store(path) as store:
        good = begin(store).record("d1", (), "exact", timed())
        with pytest.raises(ZeroDivisionError):
            store.merge(1 / 0 if one is None else one for one in (good, None))
        assert store.records_of(good.run) == []
        assert store.add(good) == 1
