"""Does a variant touch only what is its own? (Tested, not proven.) compute-sanitizer says.

Each of its tools watches one run of a case of the original and of the variant: reads and writes
outside of arrays, races in shared memory, barriers that not all threads reach, memory that is read
and was never written. What the original does too is not held against the variant.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from perfdojo.evolve.cases import Case, cases_of
from perfdojo.evolve.task import Task
from perfdojo.measure.gpu.sanitize import find_sanitizer, run_watched
from perfdojo.measure.outcome import Failed

TOOLS = ("memcheck", "racecheck", "synccheck", "initcheck")
_LIMIT = 120.0  # seconds for one run
_SUMMARY = re.compile(r"SUMMARY: (\d+) (?:error|hazard)")
_FINDING = re.compile(
    r"^=+ (?:Error: |Warning: )?(Invalid \S+ (?:read|write|atomic)|Race reported|Potential \w+ "
    r"hazard|Barrier error|Uninitialized \S+ memory read|Divergent thread|Invalid arguments|"
    r"Program hit \w+)",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Sanitizer:
    """Compares what the tools find in a variant with what they find in the original."""

    task: Task
    device: str

    def check(self, ir: str, original: bytes, variant: bytes) -> str | Failed:
        """What they say; stage `load`: they cannot be asked. `ir` has the signatures."""
        program = find_sanitizer()
        if program is None:
            return Failed("load", "not asked: compute-sanitizer not found on this machine")
        case = smallest(cases_of(self.task, "validation"))
        notes = []
        with tempfile.TemporaryDirectory(prefix="perfdojo-sanitizer-") as folder:
            for tool in TOOLS:
                found = self._watch(program, tool, Path(folder), ir, variant, case)
                if found is None:
                    notes.append(f"{tool} could not run")
                    continue
                if found:
                    before = self._watch(program, tool, Path(folder), ir, original, case)
                    found -= before or Counter()
                if found:
                    kinds = ", ".join(f"{kind} ({count})" for kind, count in found.items())
                    reason = f"{tool}, {case}: {kinds}; the original does not do that"
                    return Failed("sanitizer", reason)
                notes.append(f"{tool} finds nothing new")
        if all("could not run" in note for note in notes):
            return Failed("load", "not asked: compute-sanitizer cannot run here")
        return f"{', '.join(notes)} on {case}"

    def _watch(
        self, program: str, tool: str, folder: Path, ir: str, code: bytes, case: Case
    ) -> Counter[str] | None:
        request = {
            "task": str(self.task.file), "ir": str(folder / "module.ll"),
            "code": str(folder / "code"), "number": case.number, "device": self.device,
        }  # fmt: skip
        (folder / "module.ll").write_text(ir, encoding="utf-8")
        (folder / "code").write_bytes(code)
        (folder / "request.json").write_text(json.dumps(request), encoding="utf-8")
        once = [sys.executable, "-m", "perfdojo.evolve.gpu.once", str(folder / "request.json")]
        options = ["--tool", tool, "--target-processes", "all", "--print-limit", "10000"]
        return count_findings(run_watched([program, *options, *once], _LIMIT))


def smallest(cases: tuple[Case, ...]) -> Case:
    """The tools are slow, and what they look for does not need much data."""
    return min(cases, key=lambda c: sum(v for _, v in c.sizes if isinstance(v, int)))


def count_findings(output: str | None) -> Counter[str] | None:
    """How often each kind of mistake was reported; None if the run did not come to its end."""
    if output is None or not _SUMMARY.search(output):
        return None
    found = Counter(match[1] for match in _FINDING.finditer(output))
    total = max(int(number) for number in _SUMMARY.findall(output))
    if total and not found:
        found["something else"] = total
    return found
