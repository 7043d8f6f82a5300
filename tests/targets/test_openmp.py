"""Threads: one pool a process, and no waiting at the cost of others."""

import os
import subprocess
import sys
import time

import pytest

from perfdojo.targets.c.openmp import (
    busy_seconds,
    share_openmp,
    spare_neighbours,
    steady_threads,
)

NAMES = ("GOMP_SPINCOUNT", "OMP_WAIT_POLICY", "OMP_PROC_BIND")


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    # set first, so that what the function sets is taken back as well
    for name in NAMES:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def test_threads_stay_on_their_cores() -> None:
    steady_threads()
    assert os.environ["OMP_PROC_BIND"] == "true"


def test_waiting_threads_stay_awake_only_while_nobody_else_works() -> None:
    spare_neighbours(theirs=0.9, seconds=1.0)
    assert os.environ["GOMP_SPINCOUNT"] == "1000"
    spare_neighbours(theirs=0.1, seconds=1.0)
    assert "GOMP_SPINCOUNT" not in os.environ


@pytest.mark.parametrize("name", ["OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "OMP_PROC_BIND"])
def test_what_the_user_said_about_threads_stays(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "7")
    steady_threads()
    spare_neighbours(theirs=0.9, seconds=1.0)
    assert os.environ[name] == "7"
    assert (os.environ.get("GOMP_SPINCOUNT") == "1000") == (name == "OMP_PROC_BIND")


def test_a_process_that_works_makes_the_machine_busy() -> None:
    command = [sys.executable, "-c", "while True: pass"]
    with subprocess.Popen(command) as worker:
        try:
            before = busy_seconds()
            time.sleep(1.0)
            assert busy_seconds() - before > 0.25
        finally:
            worker.kill()


@pytest.mark.cc
def test_the_runtime_that_is_loaded_is_the_one_that_is_shared() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch: the extra `perfllm`")
    torch.ones(8).sum()
    path = share_openmp()
    assert path is not None
    assert "libgomp" in path
