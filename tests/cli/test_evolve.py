"""Does `perfdojo evolve` do what it says, and say what is wrong?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perfdojo.cli import app
from perfdojo.cli.evolving import parse_error
from perfdojo.errors import NotFoundError, TaskError
from tests.evolve.test_run import CODE, write

RUNNER = CliRunner()


@pytest.mark.llvm
@pytest.mark.clang
def test_a_run_is_printed_reported_minimised_analysed_and_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    monkeypatch.chdir(tmp_path)
    task = write(tmp_path)
    answer = RUNNER.invoke(app, ["evolve", str(task), "--budget", "3s", "--json"])
    assert answer.exit_code == 0, answer.output
    summary = json.loads(answer.stdout)
    assert summary["sealed_passed"] is True
    page = RUNNER.invoke(app, ["report", "last", "-o", "-"]).stdout
    assert page.startswith("<!doctype html>")
    assert "The front over generations" in page
    assert all(edit.split("(")[0] in page for edit in summary["edits_minimal"])
    shares = json.loads(RUNNER.invoke(app, ["analyse", "last", "--json"]).stdout)["shares"]
    assert [share["edit"] for share in shares] == summary["edits_minimal"]
    short = json.loads(RUNNER.invoke(app, ["minimise", "last", "--json"]).stdout)
    assert len(short["edits"]) <= len(summary["edits"])
    files = json.loads(RUNNER.invoke(app, ["export", "last", "-o", "out", "--json"]).stdout)
    assert all(Path(path).exists() for path in files.values())


@pytest.mark.llvm
@pytest.mark.clang
def test_new_writes_a_task(tmp_path: Path) -> None:
    (tmp_path / "blur.c").write_text(CODE)
    answer = RUNNER.invoke(app, ["evolve", "--new", str(tmp_path / "blur.c")])
    assert answer.exit_code == 0, answer.output
    assert 'function="blur"' in (tmp_path / "blur_task.py").read_text()


@pytest.mark.parametrize(
    ("text", "bound"), [("", 0.0), ("1%", 0.01), ("0.5 %", 0.005), ("0.02", 0.02), ("1e-3", 1e-3)]
)
def test_error_bounds(text: str, bound: float) -> None:
    assert parse_error(text) == pytest.approx(bound)


def test_a_bound_that_is_none_is_told() -> None:
    with pytest.raises(TaskError, match=r"expected an error bound such as 1% or 0.01, got 'some'"):
        parse_error("some")


def test_export_is_for_runs_of_evolve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    answer = RUNNER.invoke(app, ["export", "last"])
    assert isinstance(answer.exception, NotFoundError)
