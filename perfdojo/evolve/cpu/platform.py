"""What does a task for a CPU come down to? (Tested, not proven.) Objects that this machine runs."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perfdojo.evolve.cpu.bind import check_callable
from perfdojo.evolve.cpu.valgrind import Valgrind
from perfdojo.evolve.llvm.build import optimise, to_object
from perfdojo.evolve.llvm.signature import signature
from perfdojo.evolve.llvm.source import to_ir
from perfdojo.evolve.program import ProgramSite
from perfdojo.evolve.site import CSite, Site
from perfdojo.evolve.task import Program, Task
from perfdojo.measure.outcome import Failed

_LIMIT = 10.0  # seconds that one variant may take in all


@dataclass(frozen=True, slots=True)
class Cpu:
    """This machine's processor."""

    task: Task | Program
    arch = ""
    sanitizes_leaders = False  # guard pages and rubbish see most of what valgrind sees, at once

    def compile(self, level: str) -> str:
        """The source as LLVM IR. Raises DojoError."""
        task = self.task
        return to_ir(
            task.source_path, arguments=tuple(task.arguments), compiler=task.compiler, level=level
        )

    def check(self, original: str) -> None:
        """Raise TaskError unless the task's function can be called."""
        if isinstance(self.task, Task):
            check_callable(signature(original, self.task.function))

    def entries(self) -> tuple[str, ...]:
        """The functions that are called by name."""
        return (self.task.function,) if isinstance(self.task, Task) else ()

    def facts(self) -> dict[str, Any]:
        """What its language needs to know beyond the program."""
        return {}

    def code(self, original: str) -> bytes:
        """The original, built."""
        return to_object(original)

    def make_site(self, original: str, path: str) -> Site:
        """Where variants run; `path` is that of the built original."""
        if isinstance(self.task, Program):
            return ProgramSite(self.task, path, _LIMIT)
        return CSite(self.task, original, path, _LIMIT)

    def optimise(self, text: str) -> str:
        """The program after -O3."""
        return optimise(text)

    def sanitize(self, original: str, variant: str) -> str | Failed:
        """What a tool that watches every access says; both are IR, ready for code generation."""
        if not isinstance(self.task, Task):
            return Failed("load", "no tool that watches every access fits this task")
        tool = Valgrind(self.task, signature(original, self.task.function))
        return tool.check(original, variant)

    def rival(self) -> bytes | None:
        """Code of another compiler to compare with."""
        return None

    def fingerprint(self) -> dict[str, str]:
        """The machine."""
        cores = len(os.sched_getaffinity(0))
        return {"target": "cpu", "processor": f"{processor()}, {cores} cores"}


def processor() -> str:
    """As Linux calls it."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.machine()
    lines = (line.partition(":") for line in text.splitlines())
    return next((v.strip() for n, _, v in lines if n.strip() == "model name"), platform.machine())
