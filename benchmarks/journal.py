"""What is done already? Results by name in a JSON file, so that a long benchmark can be resumed.

On a large machine, processes that have cores of their own take shares of it, each with a file of
its own; a last call reads them all.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
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

    def merge(self, others: Iterable[Path]) -> None:
        """Know what the journals of other shares know; they are not written to."""
        for other in others:
            for name, entry in Journal(other).entries.items():
                self.entries[name] = {**entry, **self.entries.get(name, {})}

    def _write(self) -> None:
        if self.path is None:
            return
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_text(json.dumps(self.entries, indent=1))
        part.replace(self.path)


def parse_share(text: str) -> tuple[int, int]:
    """`0/8`, of `--share`, as two numbers. Ends the program if it is something else."""
    first, _, step = text.partition("/")
    if not (first.isdecimal() and step.isdecimal() and int(first) < int(step)):
        raise SystemExit(f"expected --share K/N with K below N, got '{text}'")
    return int(first), int(step)
