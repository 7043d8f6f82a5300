"""Is what compute-sanitizer prints understood, and held against a variant only if it is new?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from perfdojo.evolve.cases import Case
from perfdojo.evolve.gpu import sanitize
from perfdojo.evolve.gpu.sanitize import Sanitizer, count_findings, smallest, what_is_new
from perfdojo.evolve.task import Task
from perfdojo.measure.outcome import Failed

MEMCHECK = """\
========= COMPUTE-SANITIZER
========= Invalid __global__ read of size 4 bytes
=========     at 0x90 in scale
========= Invalid __global__ read of size 4 bytes
========= ERROR SUMMARY: 2 errors
"""
RACECHECK = """\
========= Error: Race reported between Write access at 0x90 in scale
=========     and Read access at 0xa0 in scale [48 hazards]
========= RACECHECK SUMMARY: 1 hazard displayed (1 error, 0 warnings)
"""
RACES = """\
========= Error: Race reported between Write access at 0x90 in scale
=========     and Read access at 0xa0 in scale [48 hazards]
=========     and Write access at 0xb0 in scale [48 hazards]
=========
========= Warning: Race reported between Write access at 0x90 in scale
=========     and Write access at 0x90 in scale [8 hazards]
=========
========= RACECHECK SUMMARY: 2 hazards displayed (1 error, 1 warning)
"""
SYNCCHECK = """\
========= Barrier error detected. Divergent thread(s) in block
========= ERROR SUMMARY: 1 error
"""
INITCHECK = """\
========= Uninitialized __global__ memory read of size 4 bytes
========= ERROR SUMMARY: 1 error
"""
CLEAN = "========= ERROR SUMMARY: 0 errors\n"


@pytest.mark.parametrize(
    ("output", "found"),
    [
        (MEMCHECK, {"Invalid __global__ read": 2}),
        (RACECHECK, {"race of Read and Write": 1}),
        (RACES, {"race of Read and Write": 1, "race of Write and Write": 2}),
        (SYNCCHECK, {"Barrier error": 1}),
        (INITCHECK, {"Uninitialized __global__ memory read": 1}),
        (CLEAN, {}),
        ("========= ERROR SUMMARY: 3 errors\n", {"something else": 3}),
    ],
)
def test_findings_are_counted(output: str, found: dict[str, int]) -> None:
    assert count_findings(output) == Counter(found)


def test_a_run_without_a_summary_says_nothing() -> None:
    assert count_findings(None) is None
    assert count_findings("========= Error: Device not supported\n") is None


def check(monkeypatch: pytest.MonkeyPatch, said: dict[bytes, str]) -> str | Failed:
    """`said`: what a tool prints of each code."""
    monkeypatch.setattr(sanitize, "find_sanitizer", lambda: "compute-sanitizer")

    def run(command: list[str], limit: float) -> str:
        folder = Path(command[-1]).parent
        return said[(folder / "code").read_bytes()]

    monkeypatch.setattr(sanitize, "run_watched", run)
    task = Task(source="k.cu", inputs=dict, launches=list, validation=[{"n": 5}])
    return Sanitizer(task, "device").check("ir", b"original", b"variant")


def test_what_only_the_variant_does_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = check(monkeypatch, {b"original": CLEAN, b"variant": MEMCHECK})
    assert isinstance(found, Failed)
    assert found.stage == "sanitizer"
    assert "memcheck, validation case 0 (n=5): Invalid __global__ read (2)" in found.reason


def test_what_the_original_does_too_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found = check(monkeypatch, {b"original": MEMCHECK, b"variant": MEMCHECK})
    assert isinstance(found, str)
    assert found.startswith("memcheck finds nothing new, racecheck finds nothing new")


def test_a_race_of_the_original_may_show_in_more_places_but_no_other_race() -> None:
    before = Counter({"race of Write and Write": 3})
    assert not what_is_new(Counter({"race of Write and Write": 12}), before)
    found = Counter({"race of Write and Write": 12, "race of Read and Write": 1})
    assert what_is_new(found, before) == {"race of Read and Write": 1}
    assert what_is_new(Counter({"Invalid __global__ read": 2}), Counter()) == {
        "Invalid __global__ read": 2
    }


def test_a_tool_that_cannot_run_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found = check(monkeypatch, {b"original": "", b"variant": "Device not supported"})
    assert found == Failed("load", "not asked: compute-sanitizer cannot run here")
    monkeypatch.setattr(sanitize, "find_sanitizer", lambda: None)
    task = Task(source="k.cu", inputs=dict, launches=list)
    missing = Sanitizer(task, "device").check("ir", b"", b"")
    assert isinstance(missing, Failed)
    assert "compute-sanitizer not found" in missing.reason


def test_the_smallest_case_is_watched() -> None:
    cases = tuple(Case("validation", n, (("n", size),)) for n, size in enumerate((9, 3, 5)))
    assert smallest(cases).number == 1
