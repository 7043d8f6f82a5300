"""Threads: one pool a process, and no waiting at the cost of others."""

import os

import pytest

from perfdojo.targets.c.openmp import share_openmp, wait_quietly


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    # set first, so that what the function sets is taken back as well
    for name in ("GOMP_SPINCOUNT", "OMP_WAIT_POLICY"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def load(monkeypatch: pytest.MonkeyPatch, average: float) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (average, average, average))


def test_waiting_threads_sleep_soon_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, 100.0)
    wait_quietly()
    assert os.environ["GOMP_SPINCOUNT"] == "1000"


def test_on_a_quiet_machine_threads_wait_as_they_always_do(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, 0.1)
    wait_quietly()
    assert "GOMP_SPINCOUNT" not in os.environ


def test_what_the_user_said_about_waiting_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, 100.0)
    monkeypatch.setenv("OMP_WAIT_POLICY", "active")
    wait_quietly()
    assert "GOMP_SPINCOUNT" not in os.environ


@pytest.mark.cc
def test_the_runtime_that_is_loaded_is_the_one_that_is_shared() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch: the extra `perfllm`")
    torch.ones(8).sum()
    path = share_openmp()
    assert path is not None
    assert "libgomp" in path
