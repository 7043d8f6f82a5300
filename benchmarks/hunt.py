"""What does `perfdojo optimize` find in a given time? One run with records of its own."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from perfdojo.records import open_store

KEPT = ("best_seconds", "speedup", "verified", "measured", "failed", "seconds", "text", "moves")


def hunt(
    operator: str,
    sizes: Mapping[str, int],
    *,
    budget: str,
    search: str = "auto",
    seed: int = 0,
    hints: bool = True,
) -> dict[str, Any]:
    """What `optimize --json` says (`KEPT`), its wall time, and the `course` of its best so far.

    The records are fresh: hints are the recipe alone. `course` has pairs: seconds since the command
    was started, and those of one call, of each program that was faster than all before.
    """
    words = [operator, *(f"{name}={value}" for name, value in sizes.items()), "--budget", budget]
    words += ["--search", search, "--seed", str(seed), "--no-torch", "--json"]
    words += ["--hints" if hints else "--no-hints"]
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "records.db"
        began = time.time()
        done = subprocess.run(
            [sys.executable, "-m", "perfdojo", "optimize", *words],
            capture_output=True,
            text=True,
            env=os.environ | {"PERFDOJO_RECORDS": str(records)},
        )
        wall = time.time() - began
        if not done.stdout.strip():
            reason = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise SystemExit(f"hunt: optimize {' '.join(words)} failed: {reason}")
        summary = json.loads(done.stdout)
        course = _course(records, summary["run"], began)
    found = {name: summary[name] for name in KEPT}
    return {"command": " ".join(words), **found, "wall": wall, "course": course}


def _course(records: Path, run: str, began: float) -> list[tuple[float, float]]:
    course: list[tuple[float, float]] = []
    best = math.inf
    with open_store(records) as store:
        for record in store.records_of(run):
            if record.seconds < best:
                best = record.seconds
                when = datetime.fromisoformat(record.when).timestamp()
                course.append((round(when - began, 2), best))
    return course


def time_to(course: list[tuple[float, float]], seconds: float) -> float | None:
    """When a program that takes at most `seconds` a call was found; None if none was."""
    return next((when for when, call in course if call <= seconds), None)
