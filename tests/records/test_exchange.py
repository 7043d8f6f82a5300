"""Do records travel whole? What is exported and imported again is the same store."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.errors import RecordsError
from perfdojo.measure.outcome import Failed
from perfdojo.records import (
    Imported,
    Record,
    Run,
    Store,
    export_file,
    export_lines,
    import_file,
    import_lines,
    open_store,
)
from perfdojo.records.lines import FORMAT, dump, from_line, record_to_json, run_to_json
from tests.records import make
from tests.records.make import add, begin, timed


def new() -> Store:
    return Store(None)


# --------------------------------------------------------------------------------------------
# Laws


@given(make.records)
def test_a_record_round_trips(record: Record) -> None:
    assert from_line(dump(record_to_json(record))) == record
    with new() as store:
        store.add(record)
        assert store.records_of(record.run) == [record]


@given(make.runs)
def test_a_run_round_trips(run: Run) -> None:
    assert from_line(dump(run_to_json(run))) == run
    with new() as store:
        store.merge([run])
        assert store.runs() == [run]


@given(st.lists(make.records | make.runs, max_size=6))
def test_what_is_exported_and_imported_is_the_same_store(entries: list[Record | Run]) -> None:
    with new() as one, new() as two:
        one.merge(entries)
        lines = list(export_lines(one))
        assert import_lines(two, lines) == Imported(len(lines), 0, ())
        assert list(export_lines(two)) == lines
        assert two.everything() == one.everything()
        assert import_lines(two, lines) == Imported(0, len(lines), ())
        assert list(export_lines(two)) == lines


@given(st.lists(make.records | make.runs, max_size=6), st.randoms())
def test_the_order_of_lines_does_not_matter(entries: list[Record | Run], rng) -> None:
    with new() as one, new() as two:
        one.merge(entries)
        lines = list(export_lines(one))
        rng.shuffle(lines)
        import_lines(two, lines)
        assert two.everything() == one.everything()


@given(st.text())
def test_any_line_is_read_or_refused_in_words(line: str) -> None:
    with new() as store:
        done = import_lines(store, [line])
        assert done.added == 0
        assert len(done.bad) == bool(line.strip())


# --------------------------------------------------------------------------------------------
# Files


def test_a_file_travels(store: Store, tmp_path: Path) -> None:
    run = begin(store)
    add(store, run, "d1", timed(1.0))
    add(store, run, "d2", Failed("wrong", "y[3] is \ud800"))
    store.finish_run(run, summary={"speedup": 2.0})
    file = tmp_path / "out.jsonl"
    assert export_file(store, file) == 3
    assert [json.loads(line)["type"] for line in file.open()] == ["run", "record", "record"]
    assert sorted(p.name for p in tmp_path.iterdir() if ".part" in p.name) == []
    with open_store(tmp_path / "other.db") as other:
        assert import_file(other, file) == Imported(3, 0, ())
        assert import_file(other, file) == Imported(0, 3, ())
        assert other.everything() == store.everything()


def test_the_run_that_has_come_further_is_kept(store: Store) -> None:
    run = begin(store)
    early = list(export_lines(store))
    done = store.finish_run(store.note_spent(run, 5.0))
    late = list(export_lines(store))
    with new() as other:
        import_lines(other, early)
        assert import_lines(other, late) == Imported(1, 0, ())
        assert import_lines(other, early) == Imported(0, 1, ())
        assert other.runs() == [done]


def test_a_bad_line_is_reported_and_the_others_are_kept(store: Store, tmp_path: Path) -> None:
    made = begin(store).record("d1", (), "exact", timed())
    good = dump(record_to_json(made))
    file = tmp_path / "in.jsonl"
    file.write_bytes(f"{good}\n\n{good[:-9]}\n".encode() + b"\xff\n" + good.encode())
    done = import_file(store, file)
    assert (done.added, done.known) == (1, 1)
    assert [number for number, _ in done.bad] == [3, 4]
    assert store.records_of(made.run) == [made]


TIMED = record_to_json(Record("k", "s", "d", {}, (), "exact", timed(), "r", "w", "v"))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"type": "recipe"}, 'expected an object with "type": "record" or "run"'),
        ({"type": []}, 'expected an object with "type": "record" or "run"'),
        ({"format": FORMAT + 1}, "format 2 is of a newer perfdojo, this one reads 1; upgrade it"),
        ({"format": True}, "expected 'format' of type int, got True"),
        ({"kernel": 3}, "expected 'kernel' of type str, got 3"),
        ({"kernel": "\ud800"}, "expected 'kernel' to be Unicode, got '\\ud800'"),
        ({"steps": [1]}, "expected 'steps' to be a list of texts, got [1]"),
        ({"fingerprint": {"a": 1}}, "expected 'fingerprint' to map names to texts, got {'a': 1}"),
        (
            {"numerics": "sloppy"},
            "expected 'numerics' to be one of exact, reassociate, approximate, got 'sloppy'",
        ),
        ({"numerics": []}, "expected 'numerics' to be one of exact, reassociate, approximate"),
        ({"outcome": {}}, "expected 'seconds' to be a number, got nothing"),
        ({"outcome": {"seconds": "soon"}}, "expected 'seconds' to be a number, got 'soon'"),
        ({"outcome": {"seconds": 10**400}}, "expected 'seconds' to be a number, got 1000"),
        ({"outcome": {"stage": "lunch"}}, "expected 'stage' to be one of emit, compile, load"),
        ({"type": "run"}, "expected 'id' of type str, got nothing"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(change: dict[str, object], message: str) -> None:
    with pytest.raises(RecordsError) as caught:
        from_line(json.dumps(TIMED | change))
    assert message in str(caught.value)


def test_a_line_that_is_no_json_is_refused() -> None:
    for line in ("{", "[" * 100_000, "3", "null"):
        with pytest.raises(RecordsError, match="expected"):
            from_line(line)


def test_a_file_that_cannot_be_used_is_an_error(store: Store, tmp_path: Path) -> None:
    with pytest.raises(RecordsError, match=r"cannot read '.*none\.jsonl': No such file"):
        import_file(store, tmp_path / "none.jsonl")
    with pytest.raises(RecordsError, match=r"cannot write '.*x\.jsonl': No such file"):
        export_file(store, tmp_path / "none" / "x.jsonl")
    with pytest.raises(RecordsError, match="cannot write"):
        export_file(store, tmp_path)


def test_a_device_is_written_to_and_not_replaced(store: Store) -> None:
    begin(store)
    assert export_file(store, Path("/dev/null")) == 1
    assert Path("/dev/null").is_char_device()


def test_a_run_that_is_worked_on_keeps_its_owner(store: Store) -> None:
    run = begin(store)
    assert store.is_worked_on(run)
    store.merge([replace(run, spent=9.0)])
    assert store.is_worked_on(run)
    store.finish_run(run, "interrupted")
    assert not store.is_worked_on(run)
