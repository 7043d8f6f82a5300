"""Threads: one pool a process, and no waiting at the cost of others."""

import os
import subprocess
import sys

import pytest

from perfdojo.targets.c.openmp import is_busy, share_openmp, steady_threads

NAMES = ("GOMP_SPINCOUNT", "OMP_WAIT_POLICY", "OMP_PROC_BIND")


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    # set first, so that what the function sets is taken back as well
    for name in NAMES:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def set_busy(monkeypatch: pytest.MonkeyPatch, busy: bool) -> None:
    monkeypatch.setattr("perfdojo.targets.c.openmp.is_busy", lambda: busy)


def test_threads_stay_on_their_cores_and_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    set_busy(monkeypatch, False)
    steady_threads()
    assert os.environ["OMP_PROC_BIND"] == "true"
    assert "GOMP_SPINCOUNT" not in os.environ


def test_waiting_threads_sleep_soon_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    set_busy(monkeypatch, True)
    steady_threads()
    assert os.environ["GOMP_SPINCOUNT"] == "1000"


def test_what_the_user_said_about_threads_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    set_busy(monkeypatch, True)
    monkeypatch.setenv("OMP_WAIT_POLICY", "active")
    monkeypatch.setenv("OMP_PROC_BIND", "false")
    steady_threads()
    assert "GOMP_SPINCOUNT" not in os.environ
    assert os.environ["OMP_PROC_BIND"] == "false"


def test_a_process_that_works_makes_the_machine_busy() -> None:
    command = [sys.executable, "-c", "while True: pass"]
    with subprocess.Popen(command) as worker:
        try:
            assert any(is_busy() for _ in range(40))
        finally:
            worker.kill()


@pytest.mark.cc
def test_the_runtime_that_is_loaded_is_the_one_that_is_shared() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch: the extra `perfllm`")
    torch.ones(8).sum()
    path = share_openmp()
    assert path is not None
    assert "libgomp" in path
