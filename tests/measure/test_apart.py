"""One request, one answer, from a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from perfdojo.errors import MeasureError
from perfdojo.measure.apart import ask_apart


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path / "other.py"


def test_the_last_line_is_the_answer(module: Path) -> None:
    module.write_text(
        "import json, os, sys\n"
        "def main():\n"
        "    asked = json.load(sys.stdin)\n"
        "    print('noise')\n"
        "    print(json.dumps({'twice': 2 * asked['x'], 'word': os.environ['WORD']}))\n"
    )
    assert ask_apart("other", {"x": 4}, limit=60, WORD="hi") == {"twice": 8, "word": "hi"}


def test_a_process_that_fails_is_quoted(module: Path) -> None:
    module.write_text("def main():\n    raise ValueError('no such thing')\n")
    with pytest.raises(MeasureError, match="exit code 1: ValueError: no such thing"):
        ask_apart("other", {}, limit=60)


def test_a_process_that_takes_too_long_is_ended(module: Path) -> None:
    module.write_text("import time\ndef main():\n    time.sleep(60)\n")
    with pytest.raises(MeasureError, match="did not finish in 0 s"):
        ask_apart("other", {}, limit=0.1)


def test_a_python_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(MeasureError, match="No such file"):
        ask_apart("other", {}, limit=60)
