"""Who survives whom? Nurseries are replaced, and nothing survives the driver."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from perfdojo.errors import BuildError
from perfdojo.measure import Failed, Harness, Timed
from perfdojo.targets import CTarget
from perfdojo.targets.c.toolchain import compile_library, find_compiler
from tests.measure.adversaries import HONEST, Villain, named

pytestmark = pytest.mark.cc

MARK = "PERFDOJO_TEST_MARK"
PATIENCE = 60.0  # seconds, on a machine that may be busy; tests go on as soon as they can


def find_marked(mark: str) -> list[int]:
    """Every living process that was started, by whomever, in an environment with that mark."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                marked = f"{MARK}={mark}".encode() in (folder / "environ").read_bytes()
                state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
            except OSError:
                continue
            if marked and state not in "ZX":
                found.append(int(folder.name))
    return found


def wait_for(condition: Callable[[], bool]) -> bool:
    """Whether it comes true before our patience ends."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def find_nursery(mark: str) -> int:
    """The one process that is left when the last child has gone."""
    assert wait_for(lambda: len(find_marked(mark)) == 1)
    return find_marked(mark)[0]


@pytest.fixture
def mark(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A mark on all that this test starts; its own environment was read before."""
    made = f"{request.node.name}-{os.getpid()}"
    monkeypatch.setenv(MARK, made)
    return made


@pytest.fixture
def harness(mark: str) -> Iterator[Harness]:
    with Harness(HONEST, Villain(), floor=0.0, timing=0.01, limit=3.0) as made:
        yield made


def test_a_nursery_that_was_killed_is_replaced(harness: Harness, mark: str) -> None:
    nursery = find_nursery(mark)
    os.kill(nursery, signal.SIGKILL)
    (outcome,) = harness.measure([HONEST])
    assert isinstance(outcome, Timed)
    assert harness.workers_started == 2


def test_a_nursery_that_does_not_answer_is_replaced(
    harness: Harness, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perfdojo.measure.worker._GRACE", 0.0)
    harness.limit = 1.0
    nursery = find_nursery(mark)
    os.kill(nursery, signal.SIGSTOP)
    (outcome,) = harness.measure([HONEST])
    assert isinstance(outcome, Timed)
    assert nursery not in find_marked(mark)


def test_a_candidate_that_nurseries_do_not_survive_is_lost(
    harness: Harness, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "_load", lambda seeds: None)
    monkeypatch.setattr("perfdojo.measure.worker._GRACE", -3.0)
    (outcome,) = harness.measure([HONEST])
    assert isinstance(outcome, Failed)
    assert outcome.stage == "lost"


def test_closing_ends_the_nursery(harness: Harness, mark: str) -> None:
    assert find_marked(mark)
    harness.close()
    assert find_marked(mark) == []


DRIVER = """
from perfdojo.measure import Harness
from tests.measure.adversaries import HONEST, Villain, named
with Harness(HONEST, Villain(), floor=0.0, timing={timing}, limit=600.0) as harness:
    print("ready", flush=True)
    list(harness.measure([named({name!r})] * 100))
"""


@pytest.mark.parametrize(
    ("name", "timing"),
    [("endless", 0.01), ("endless_threads", 0.01), ("deaf", 0.01), ("softmax", 60.0)],
)
def test_nothing_survives_a_driver_that_is_killed(name: str, timing: float, mark: str) -> None:
    code = DRIVER.format(name=name, timing=timing)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as driver:
        try:
            assert driver.stdout is not None
            assert driver.stdout.readline() == b"ready\n"
            assert wait_for(lambda: len(find_marked(mark)) >= 3), "driver, nursery, candidate"
        finally:
            driver.kill()
    assert wait_for(lambda: not find_marked(mark))


def test_a_compiler_that_hangs_is_killed_with_all_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path / "cache"))
    program = tmp_path / "hangs"
    version = 'if [ "$1" = --version ]; then echo hangs 1.0; exit 0; fi'
    program.write_text(f"#!/bin/sh\n{version}\nsleep 600 & sleep 600\n", encoding="utf-8")
    program.chmod(0o755)
    with pytest.raises(BuildError, match=r"did not finish in 0\.3 s"):
        compile_library("int x;", "this", find_compiler(str(program)), limit=0.3)
    assert wait_for(lambda: not find_marked(mark))


def test_a_compiler_that_hangs_fails_one_candidate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    monkeypatch.setattr("perfdojo.measure.build._LIMIT", 20.0)
    target = CTarget()
    with Harness(HONEST, target, floor=0.0, timing=0.01) as harness:
        monkeypatch.setattr("perfdojo.measure.build._LIMIT", 1e-3)
        slow, known = harness.measure([named("never_built_before"), HONEST])
    assert isinstance(slow, Failed)
    assert slow.stage == "compile"
    assert isinstance(known, Timed), "its library was there"
