"""Does a run of a model survive kill -9 and Ctrl-C, and does it end when its budget does?"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jax", reason="models: jax is not installed; pip install 'perfdojo[models]'")

from perfdojo.records import Store, open_store
from tests.evolve.models.toys import PREDICTION, TRAINING, write

pytestmark = pytest.mark.models
_PATIENCE = 60.0  # seconds until a run must have recorded something


def start(folder: Path, task: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "perfdojo", "evolve", str(task), "--json", *more]
    env = {**os.environ, "PERFDOJO_RECORDS": str(folder / "records.db"), "PERFDOJO_DATA": ""}
    return subprocess.Popen(
        command, cwd=folder, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def finish(process: subprocess.Popen[str]) -> dict[str, Any]:
    answer, complaint = process.communicate()
    assert answer, complaint
    return dict(json.loads(answer))


def wait_for_records(store: Store, process: subprocess.Popen[str], least: int) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, process.communicate()
        if any(len(store.records_of(run)) >= least and run.spent > 0 for run in store.runs()):
            return
        time.sleep(0.05)
    pytest.fail("nothing was recorded")


def find_workers(folder: Path) -> list[str]:
    """Every process that still works for the records of a folder."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            if (
                process.name.isdigit()
                and str(folder).encode() in (process / "environ").read_bytes()
            ):
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue  # it ended meanwhile
    return found


def test_a_run_that_was_killed_goes_on_and_leaves_no_process(tmp_path: Path) -> None:
    task = write(tmp_path, PREDICTION)
    process = start(tmp_path, task, "--budget", "30s")
    with open_store(tmp_path / "records.db") as store:
        wait_for_records(store, process, 3)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        (run,) = store.runs()
        before = {record.digest for record in store.records_of(run)}
    for _ in range(100):
        if not find_workers(tmp_path):
            break
        time.sleep(0.1)
    assert find_workers(tmp_path) == []
    summary = finish(start(tmp_path, task, "--budget", "14s"))
    with open_store(tmp_path / "records.db") as store:
        (again,) = store.runs()
        after = {record.digest for record in store.records_of(again)}
    assert summary["run"] == run.id
    assert summary["evaluated"] >= len(before) >= 3
    assert before <= after
    assert summary["search_seconds"] >= run.spent > 0
    assert len(summary["front"]) == len(summary["report"])


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(TRAINING, id="training"),
        pytest.param(PREDICTION, id="prediction", marks=pytest.mark.slow),
    ],
)
def test_ctrl_c_keeps_judges_and_reports_what_was_found(tmp_path: Path, text: str) -> None:
    process = start(tmp_path, write(tmp_path, text), "--budget", "10m")
    with open_store(tmp_path / "records.db") as store:
        wait_for_records(store, process, 3)
    process.send_signal(signal.SIGINT)
    began = time.monotonic()
    summary = finish(process)
    assert process.returncode == 130
    assert summary["interrupted"]
    assert summary["evaluated"] >= 3
    assert len(summary["front"]) == len(summary["report"]) >= 1
    assert not [one for one in summary["refused"] if one["reason"].startswith("lost")]
    assert time.monotonic() - began < 40


def test_a_run_ends_with_its_budget(tmp_path: Path) -> None:
    summary = finish(start(tmp_path, write(tmp_path, TRAINING), "--budget", "12s"))
    assert summary["search_seconds"] <= 0.65 * 12 + 1
    assert summary["seconds"] <= 12 + 10
