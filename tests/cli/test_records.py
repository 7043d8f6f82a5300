"""Does `perfdojo records` list what is known, and can it be shared?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import perfdojo as dojo
from perfdojo.measure.outcome import Failed
from perfdojo.records import open_store
from tests.records.played import begin_on, keep

pytestmark = pytest.mark.cc  # the fingerprint names the compiler

RELU = dojo.kernel("relu", N=4, M=16)


def test_nothing_is_recorded_and_no_file_is_made(perfdojo, records_path: Path) -> None:
    answer = perfdojo("records")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.strip() == f"0 runs in {records_path}"
    assert perfdojo("records", "--json").json == {"path": str(records_path), "runs": []}
    assert perfdojo("records", "--best", "--json").json == {"path": str(records_path), "best": []}
    assert not records_path.parent.exists()


def test_runs_are_listed(perfdojo) -> None:
    with open_store() as store:
        run = begin_on(store, RELU)
        keep(store, run, RELU)
        keep(store, run, RELU, ("parallelise(i)",), Failed("crash", "signal 11"))
        store.note_spent(run, 12.5)
        (found,) = perfdojo("records", "--json").json["runs"]
        assert found["state"] == "running"
        store.finish_run(run, "interrupted")
    (found,) = perfdojo("records", "--json").json["runs"]
    assert found.pop("created") > "2026"
    assert found == {
        "run": run.id, "kernel": "relu", "sizes": "N=4 M=16", "start": dojo.digest(RELU),
        "search": "auto", "seed": 0, "numerics": "reassociate", "budget": "60s",
        "state": "interrupted", "spent": 12.5, "measured": 2, "failed": 1, "best_seconds": 1e-3,
        "fingerprint": run.fingerprint,
    }  # fmt: skip
    table = perfdojo("records").out
    assert run.id in table
    assert "1 run in" in " ".join(table.split())


def test_a_run_whose_process_is_gone_has_stopped(perfdojo) -> None:
    with open_store() as store:
        run = begin_on(store, RELU)
        with store._writing() as connection:
            connection.execute("UPDATE runs SET owner = 'boot 1 0', text = 'other'")
    (found,) = perfdojo("records", "--json").json["runs"]
    assert (found["state"], found["sizes"]) == ("stopped", run.start)


def test_the_best_results_are_listed(perfdojo) -> None:
    with open_store() as store:
        record = keep(store, begin_on(store, RELU), RELU)
        keep(store, begin_on(store, RELU, compiler="tcc"), RELU, verified=False)
    (found,) = perfdojo("records", "--best", "--json").json["best"]
    assert (found["digest"], found["seconds"], found["verified"]) == (record.digest, 1e-3, True)
    assert found["moves"] == list(record.steps)
    out = perfdojo("records", "--best").out
    assert "N=4" in out
    assert "1 result in" in " ".join(out.split())


def test_records_travel(perfdojo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store() as store:
        keep(store, begin_on(store, RELU), RELU)
    file = tmp_path / "all.jsonl"
    answer = perfdojo("records", "--export", str(file))
    assert (answer.code, answer.out, answer.err) == (0, "", "2 lines\n")
    assert perfdojo("records", "--export", str(file), "--json").json == {"lines": 2}
    before = perfdojo("records", "--json").json["runs"]
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "other.db"))
    assert perfdojo("records", "--import", str(file)).out == (
        "2 added, 0 known before, 0 bad lines\n"
    )
    again = perfdojo("records", "--import", str(file), "--json")
    assert (again.code, again.json) == (0, {"added": 0, "known": 2, "bad": []})
    (after,) = perfdojo("records", "--json").json["runs"]
    assert after | {"state": "running"} == before[0] | {"state": "running"}


def test_bad_lines_are_told_by_number(perfdojo, tmp_path: Path) -> None:
    with open_store() as store:
        begin_on(store, RELU)
    file = tmp_path / "all.jsonl"
    perfdojo("records", "--export", str(file))
    file.write_text("[/red] no JSON\n" + file.read_text())
    answer = perfdojo("records", "--import", str(file))
    assert answer.code == 2
    assert answer.out == "0 added, 1 known before, 1 bad lines\n"
    assert answer.err.startswith(f"{file}, line 1: expected JSON: ")
    answer = perfdojo("records", "--import", str(file), "--json")
    assert answer.code == 2
    assert [bad["line"] for bad in json.loads(answer.out)["bad"]] == [1]


def test_one_thing_at_a_time(perfdojo) -> None:
    answer = perfdojo("records", "--best", "--export", "x")
    assert answer.code == 2
    assert answer.err == "error: expected one of --best, --export and --import, got several\n"


def test_a_file_that_is_not_ours_is_told_in_one_line(perfdojo, records_path: Path) -> None:
    records_path.parent.mkdir()
    records_path.write_text("my diary\n" * 500)
    for words in (("records",), ("explain", "relu", "N=4", "M=16"), ("replay", "last")):
        answer = perfdojo(*words)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("error: records: expected '")
        assert answer.err.count("\n") == 1
    assert records_path.read_text() == "my diary\n" * 500
