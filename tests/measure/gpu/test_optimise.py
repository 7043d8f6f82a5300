"""Does a search go through the same harness on a GPU, and is the last gate a gate?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel
from perfdojo.measure import Failed, Harness
from perfdojo.records import open_store
from perfdojo.search.budget import Budget
from perfdojo.search.optimise import Options, Verdict, optimise
from tests.measure.gpu.fake import FakeTarget

RELU = make_kernel("relu", like=(), N=6, M=32)


@pytest.fixture
def verdict(target: FakeTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Verdict:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    monkeypatch.setattr("perfdojo.measure.gpu.site.GpuSite.floor", lambda *a, **k: 0.0)
    options = Options(search="random", budget=Budget(measurements=8), hints=False, fresh=True)
    with open_store() as store:
        return optimise(RELU, target, options, store)


def test_a_verdict_notes_what_the_last_gate_said(verdict: Verdict) -> None:
    assert verdict.verified
    assert verdict.course.measured == 8
    assert "compute-sanitizer is not installed" in verdict.summary()["notes"]["sanitizer"]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[Kernel]:
    """A gate that lets nobody through at first; who came."""
    seen: list[Kernel] = []

    def inspect(harness: Harness, kernel: Kernel) -> Failed | str:
        seen.append(kernel)
        return Failed("sanitizer", "memcheck: 1 found") if len(seen) == 1 else "clean"

    monkeypatch.setattr(Harness, "inspect", inspect)
    return seen


def test_what_the_last_gate_refuses_is_no_result(refused: list[Kernel], verdict: Verdict) -> None:
    assert verdict.course.failed["sanitizer"] == 1
    assert verdict.state.kernel == refused[1]
    assert verdict.answer.notes["sanitizer"] == "clean"
