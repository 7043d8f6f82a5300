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
from concurrent.futures import ThreadPoolExecutor
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
    r"^=+ (?:Error: |Warning: )?(Invalid \S+ (?:read|write|atomic)|Potential \w+ hazard|"
    r"Barrier error|Uninitialized \S+ memory read|Divergent thread|Invalid arguments|"
    r"Program hit \w+)",
    re.MULTILINE,
)
_RACE = re.compile(
    r"^=+ (?:Error: |Warning: )?Race reported between (\w+) access.*\n"
    r"((?:=+ +and \w+ access.*\n)*)",
    re.MULTILINE,
)
_OTHER = re.compile(r"and (\w+) access")


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
        with (
            tempfile.TemporaryDirectory(prefix="perfdojo-sanitizer-") as folder,
            ThreadPoolExecutor(len(TOOLS)) as threads,
        ):
            scenes = [_Scene(program, tool, Path(folder), ir, case) for tool in TOOLS]
            found = list(threads.map(lambda s: self._watch(s, "variant", variant), scenes))
            for scene, findings in zip(scenes, found, strict=True):
                if findings:
                    findings = what_is_new(findings, self._watch(scene, "original", original))
                if findings:
                    kinds = ", ".join(f"{kind} ({count})" for kind, count in findings.items())
                    reason = f"{scene.tool}, {case}: {kinds}; the original does not do that"
                    return Failed("sanitizer", reason)
        if all(findings is None for findings in found):
            return Failed("load", "not asked: compute-sanitizer cannot run here")
        notes = [
            f"{tool} {'could not run' if findings is None else 'finds nothing new'}"
            for tool, findings in zip(TOOLS, found, strict=True)
        ]
        return f"{', '.join(notes)} on {case}"

    def _watch(self, scene: _Scene, name: str, code: bytes) -> Counter[str] | None:
        folder = scene.folder / f"{scene.tool}-{name}"
        folder.mkdir()
        request = {
            "task": str(self.task.file), "ir": str(folder / "module.ll"),
            "code": str(folder / "code"), "number": scene.case.number, "device": self.device,
        }  # fmt: skip
        (folder / "module.ll").write_text(scene.ir, encoding="utf-8")
        (folder / "code").write_bytes(code)
        (folder / "request.json").write_text(json.dumps(request), encoding="utf-8")
        once = [sys.executable, "-m", "perfdojo.evolve.gpu.once", str(folder / "request.json")]
        options = ["--tool", scene.tool, "--target-processes", "all", "--print-limit", "10000"]
        return count_findings(run_watched([scene.program, *options, *once], _LIMIT))


@dataclass(frozen=True, slots=True)
class _Scene:
    """What one tool looks at."""

    program: str
    tool: str
    folder: Path
    ir: str  # has the signatures
    case: Case


def smallest(cases: tuple[Case, ...]) -> Case:
    """The tools are slow, and what they look for does not need much data."""
    return min(cases, key=lambda c: sum(v for _, v in c.sizes if isinstance(v, int)))


def count_findings(output: str | None) -> Counter[str] | None:
    """How often each kind of mistake was reported; None if the run did not come to its end."""
    if output is None or not _SUMMARY.search(output):
        return None
    found = Counter(match[1] for match in _FINDING.finditer(output))
    found.update(kind for match in _RACE.finditer(output) for kind in _races(match[1], match[2]))
    total = max(int(number) for number in _SUMMARY.findall(output))
    if total and not found:
        found["something else"] = total
    return found


def _races(first: str, others: str) -> set[str]:
    """The kinds of one report: what races with what."""
    names = _OTHER.findall(others) or ["another"]
    return {f"race of {' and '.join(sorted((first, name)))}" for name in names}


def what_is_new(found: Counter[str], before: Counter[str] | None) -> Counter[str]:
    """What a variant does that the original does not, or does more often. Races are counted by the
    instruction, and a loop that is unrolled has more of them: there, only a new kind is new.
    """
    before = before or Counter()
    more = found - before
    return Counter(
        {kind: n for kind, n in more.items() if not kind.startswith("race ") or kind not in before}
    )
