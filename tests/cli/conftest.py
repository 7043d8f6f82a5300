"""What do the tests of the commands share? A way to call them as a shell would."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from perfdojo.cli import main


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as JSON, which must not hold NaN or Infinity."""

        def refuse(word: str) -> None:
            raise AssertionError(f"{word} is not JSON")

        return json.loads(self.out, parse_constant=refuse)


@pytest.fixture(autouse=True)
def records_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands of a test keep their records: nowhere yet."""
    path = tmp_path / "own" / "records.db"
    monkeypatch.setenv("PERFDOJO_RECORDS", str(path))
    return path


@pytest.fixture
def perfdojo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Answer]:
    """`perfdojo("show", "softmax")` runs the command in this process, through its entry point."""

    def call(*words: str) -> Answer:
        monkeypatch.setattr(sys, "argv", ["perfdojo", *words])
        capsys.readouterr()
        with pytest.raises(SystemExit) as stop:
            main()
        code = stop.value.code
        return Answer(
            code if isinstance(code, int) else int(code is not None), *capsys.readouterr()
        )

    return call
