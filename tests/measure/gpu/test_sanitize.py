"""Is what compute-sanitizer prints understood?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.measure import Failed
from perfdojo.measure.gpu import sanitize as module
from perfdojo.measure.gpu.ground import Binary
from perfdojo.measure.gpu.sanitize import read_summary, sanitize
from tests.measure.gpu.fake import HERE, HONEST, FakeTarget, named

CLEAN = "========= COMPUTE-SANITIZER\ndone\n========= ERROR SUMMARY: 0 errors\n"
BAD = """\
========= COMPUTE-SANITIZER
========= Invalid __global__ write of size 4 bytes
=========     at dojo_scaled_0+0x150
========= Target application returned an error
========= ERROR SUMMARY: 3 errors
"""
RACE = """\
========= COMPUTE-SANITIZER
========= Error: Race reported between Write access at dojo_k_0+0x90
========= RACECHECK SUMMARY: 1 hazard displayed (1 error, 0 warnings)
"""


def test_summaries_are_read() -> None:
    assert read_summary("memcheck", CLEAN) == "memcheck: clean"
    assert read_summary("memcheck", BAD) == Failed(
        "sanitizer", "memcheck: 3 found, first: Invalid __global__ write of size 4 bytes"
    )
    found = read_summary("racecheck", RACE)
    assert isinstance(found, Failed)
    assert found.reason.startswith("racecheck: 1 found, first: Error: Race reported")
    clean = RACE.replace("1 hazard displayed (1 error", "0 hazards displayed (0 errors")
    assert read_summary("racecheck", clean) == "racecheck: clean"


def test_a_tool_that_says_nothing_is_a_note() -> None:
    assert read_summary("memcheck", None) == "memcheck: did not finish"
    said = "========= Error: Device not supported"
    assert read_summary("memcheck", said) == f"memcheck: no summary ({said})"


def test_without_the_tool_a_note_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_PLACES", ("no-such-program",))
    found = sanitize(HONEST, Binary("x", (), ()), HERE)
    assert found == "compute-sanitizer is not installed: accesses were not watched"


def program(folder: Path, body: str) -> str:
    path = folder / "compute-sanitizer"
    path.write_text(f"#!/bin/sh\nshift 4\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_one_call_is_watched_by_both_tools(
    target: FakeTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = '"$@" && echo "========= ERROR SUMMARY: 0 errors"'
    monkeypatch.setattr(module, "_PLACES", (program(tmp_path, body),))
    binary = Binary.of(target.plan(HONEST), target.compile(HONEST))
    assert sanitize(HONEST, binary, HERE) == "memcheck: clean; racecheck: clean"
    broken = named("illegal_address")
    binary = Binary.of(target.plan(broken), target.compile(broken))
    found = sanitize(HONEST, binary, HERE)
    assert isinstance(found, str)
    assert "memcheck: no summary" in found


def test_a_tool_that_hangs_is_ended(
    target: FakeTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PLACES", (program(tmp_path, "sleep 600 & sleep 600"),))
    binary = Binary.of(target.plan(HONEST), target.compile(HONEST))
    found = sanitize(HONEST, binary, HERE, limit=0.5)
    assert found == "memcheck: did not finish; racecheck: did not finish"
