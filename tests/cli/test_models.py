"""Does the command line evolve, explain, show and export a model?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perfdojo.cli import app
from tests.evolve.models.toys import PREDICTION, write

pytestmark = pytest.mark.models
RUNNER = CliRunner()


def test_a_run_is_printed_explained_reported_and_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    monkeypatch.chdir(tmp_path)
    task = write(tmp_path, PREDICTION)
    answer = RUNNER.invoke(app, ["evolve", str(task), "--budget", "10s 4x", "--json"])
    assert answer.exit_code == 0, answer.output
    summary = json.loads(answer.stdout)
    assert len(summary["front"]) == len(summary["report"])
    point = ["--point", str(summary["picked"])]
    shares = json.loads(RUNNER.invoke(app, ["analyse", "last", *point, "--json"]).stdout)["shares"]
    assert [share["edit"] for share in shares] == summary["edits"]
    page = RUNNER.invoke(app, ["report", "last", "-o", "-"]).stdout
    assert page.startswith("<!doctype html>")
    assert "Rings: the same points on report data." in page
    short = json.loads(RUNNER.invoke(app, ["minimise", "last", "--json"]).stdout)
    assert len(short["edits"]) <= len(summary["edits"])
    files = json.loads(RUNNER.invoke(app, ["export", "last", "-o", "out", "--json"]).stdout)
    assert files.pop("difference") <= 1e-5
    assert all(Path(path).exists() for path in files.values())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--data", "nowhere"], "error: data: there is no folder 'nowhere'; name another"),
        (["--on", "tpu"], "error: evolve: expected a device such as"),
    ],
)
def test_what_cannot_work_is_said_in_one_line(
    more: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_DATA", "")
    text = PREDICTION.replace("data = make_data(*cloud())", "data = load_mnist()")
    text = text.replace("import Data, ", "import Data, load_mnist, ")
    task = write(tmp_path, text if "--data" in more else PREDICTION)
    answer = RUNNER.invoke(app, ["evolve", str(task), *more])
    assert answer.exit_code != 0
    assert said in str(answer.exception) or said.removeprefix("error: ") in str(answer.exception)
