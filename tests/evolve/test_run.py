"""Does a run go from a task to a verdict, survive a kill, and replay? With a real C function."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from perfdojo.errors import BuildError, DojoError, RecordsError, TaskError
from perfdojo.evolve.bench import Mode
from perfdojo.evolve.export import export
from perfdojo.evolve.load import load_task
from perfdojo.evolve.recorded import take_up
from perfdojo.evolve.run import Options, Result, evolve
from perfdojo.evolve.subject import make_subject
from perfdojo.records import Store, open_store
from perfdojo.search.budget import Budget

pytestmark = [pytest.mark.llvm, pytest.mark.clang]

CODE = """\
void blur(int n, const double *x, const double *w, double *y) {
  for (int i = 1; i < n - 1; ++i) {
    y[i] = 0.0;
    for (int j = 0; j < 3; ++j) y[i] += w[j] * x[i + j - 1];
    y[i] = y[i] / w[3];
  }
}
"""
TASK = """\
import numpy as np
from perfdojo.evolve import Task, out

def inputs(rng, n):
    return dict(n=n, x=rng.random(n), w=rng.random(4) + 1, y=out(n))

task = Task(source="blur.c", function="blur", inputs=inputs, search=[dict(n=500)])
"""


def write(folder: Path, code: str = CODE, task: str = TASK) -> Path:
    (folder / "blur.c").write_text(code)
    (folder / "task.py").write_text(task)
    return folder / "task.py"


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    """One short run, and the folder of its task and records."""
    folder = tmp_path_factory.mktemp("blur")
    subject = make_subject(load_task(write(folder)))
    options = Options(Mode(), "light", Budget(seconds=4), seed=1)
    with open_store(folder / "records.db") as store:
        result = evolve(subject, options, store)
    return folder, result


def test_the_summary_says_what_was_promised(done: tuple[Path, Result]) -> None:
    summary = done[1].summary()
    wanted = (
        "speedup speedup_low error validated sealed_passed edits edits_minimal evaluated"
        " evaluated_per_second front"
    )
    assert set(wanted.split()) <= summary.keys()
    assert summary["validated"] is True
    assert summary["sealed_passed"] is True
    assert summary["evaluated"] > 0
    assert {"time", "error"} <= summary["front"][0].keys()
    json.dumps(summary)


def test_nothing_slower_than_the_original_is_ever_the_result(done: tuple[Path, Result]) -> None:
    result = done[1]
    assert result.final.speedup >= 1.0
    assert not result.minimal or result.final.speedup_low > 1.0
    assert set(result.minimal) <= set(result.found)


def test_a_run_is_recorded_and_can_be_taken_up(done: tuple[Path, Result]) -> None:
    folder, result = done
    with open_store(folder / "records.db") as store:
        run = store.find_run(result.run.id)
        records = store.records_of(run)
    assert run.is_evolved
    assert run.status == "finished"
    assert len({record.digest for record in records}) >= result.course.evaluated
    evolved = take_up(run)
    assert evolved.edits == result.minimal
    assert evolved.subject().digest == run.start


def test_what_is_exported_is_the_code_that_was_measured(
    done: tuple[Path, Result], tmp_path: Path
) -> None:
    folder, result = done
    with open_store(folder / "records.db") as store:
        files = export(take_up(store.find_run(result.run.id)), tmp_path)
    lines = Path(files["edits"]).read_text().splitlines()
    assert tuple(lines[1:]) == result.minimal
    assert Path(files["ll"]).read_text().count("define") == 1
    assert b"blur" in Path(files["so"]).read_bytes()


def test_a_task_that_changed_since_the_run_is_told(done: tuple[Path, Result]) -> None:
    folder, result = done
    with open_store(folder / "records.db") as store:
        evolved = take_up(store.find_run(result.run.id))
    (folder / "task.py").write_text(TASK + "# changed\n")
    try:
        with pytest.raises(RecordsError, match="has changed since run"):
            evolved.subject()
    finally:
        (folder / "task.py").write_text(TASK)


def test_a_run_that_has_not_ended_cannot_be_taken_up(tmp_path: Path) -> None:
    with open_store(tmp_path / "records.db") as store:
        run = begin(store)
    with pytest.raises(RecordsError, match="has not ended; give its command again"):
        take_up(run)


def begin(store: Store):  # type: ignore[no-untyped-def]
    return store.begin_run(
        kernel="k", start="s", text="; task t.py\n", fingerprint={}, search="evolve strict",
        seed=0, numerics="reassociate", budget="1s",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("code", "task", "kind", "said"),
    [
        ("int f( {\n", TASK, BuildError, "does not compile"),
        (CODE, TASK.replace('"blur"', '"blurr"'), TaskError, "defines no function 'blurr'; did"),
        (CODE, TASK.replace("search=", "functions=('g',), search="), TaskError, "no function 'g'"),
        (CODE, TASK.replace("search=", "compiler='no-cc', search="), BuildError, "no-cc"),
        (CODE.replace("int n", "char n"), TASK, TaskError, "argument 1 ('n') to be a pointer or"),
    ],
)
def test_a_source_that_cannot_be_used_is_told(
    tmp_path: Path, code: str, task: str, kind: type[DojoError], said: str
) -> None:
    with pytest.raises(kind) as caught:
        make_subject(load_task(write(tmp_path, code, task)))
    assert said in str(caught.value)


def test_edits_may_apply_after_o3_as_in_gevo(tmp_path: Path) -> None:
    subject = make_subject(load_task(write(tmp_path)), "O3")
    assert subject.pristine == subject.original
    options = Options(Mode(), "O3", Budget(seconds=30, measurements=12), seed=1)
    with open_store(tmp_path / "records.db") as store:
        result = evolve(subject, options, store)
        assert "edits at O3" in store.find_run(result.run.id).search
    assert result.details["level"] == "O3"
    assert result.verdict.passed


def test_a_level_that_does_not_exist_is_told(tmp_path: Path) -> None:
    with pytest.raises(TaskError, match="expected edits at light or O3, got 'O2'"):
        make_subject(load_task(write(tmp_path)), "O2")


def has_begun(store: Store) -> bool:
    """Whether the only run has tried some variants, and noted how long that took."""
    runs = store.runs()
    return bool(runs) and runs[0].spent > 0 and len(store.records_of(runs[0])) > 5


@pytest.mark.slow
def test_a_run_goes_on_after_kill_9(tmp_path: Path) -> None:
    write(tmp_path)
    command = [sys.executable, "-m", "perfdojo", "evolve", "task.py", "--budget", "20s", "--json"]
    env = {**os.environ, "PERFDOJO_RECORDS": str(tmp_path / "records.db")}
    process = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE)
    with open_store(tmp_path / "records.db") as store:
        while process.poll() is None and not has_begun(store):
            time.sleep(0.1)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        (run,) = store.runs()
        before = len({record.digest for record in store.records_of(run)})
        spent = run.spent
    assert process.returncode == -signal.SIGKILL
    answer = subprocess.run(
        command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    summary = json.loads(answer.stdout)
    assert summary["run"] == run.id
    assert summary["evaluated"] >= before
    assert summary["search_seconds"] >= spent > 0
