"""What is done already? Results by name in a JSON file, so that a long benchmark can be resumed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Journal:
    """Results of a benchmark, written after each part; kept nowhere if `path` is None."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.entries: dict[str, dict[str, Any]] = {}
        if path is not None and path.exists():
            self.entries = json.loads(path.read_text())

    def part(self, name: str, part: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The part of that entry: as it is kept, or made now, with its wall time `took`."""
        entry = self.entries.setdefault(name, {})
        if part not in entry:
            began = time.monotonic()
            made = make()
            entry[part] = {**made, "took": round(time.monotonic() - began, 1)}
            self._write()
        found: dict[str, Any] = entry[part]
        return found

    def _write(self) -> None:
        if self.path is None:
            return
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_text(json.dumps(self.entries, indent=1))
        part.replace(self.path)
