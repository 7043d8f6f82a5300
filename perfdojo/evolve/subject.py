"""What does a task come down to? (Tested, not proven.) A pristine program, an original, a site."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from perfdojo.errors import TaskError, did_you_mean
from perfdojo.evolve.bench import Bench, Mode
from perfdojo.evolve.cpu.platform import Cpu
from perfdojo.evolve.gates import Sanitize
from perfdojo.evolve.gpu.device import DEVICE
from perfdojo.evolve.gpu.facts import find_gpu
from perfdojo.evolve.gpu.platform import Cuda
from perfdojo.evolve.language import Genome, Language, Spec, make_language
from perfdojo.evolve.llvm.binding import llvm
from perfdojo.evolve.llvm.signature import functions
from perfdojo.evolve.llvm.source import arch_of
from perfdojo.evolve.site import Site
from perfdojo.evolve.task import Program, Task
from perfdojo.measure.outcome import Failed

LEVELS = ("light", "O3")
AnyTask = Task | Program


class Platform(Protocol):
    """The machine that a task is for: a CPU or a GPU."""

    @property
    def arch(self) -> str:
        """The GPU, as sm_90; "" for a CPU."""

    @property
    def sanitizes_leaders(self) -> bool:
        """Whether the tool is worth its time during a search: it sees what nothing else does."""

    def compile(self, level: str) -> str:
        """The source as LLVM IR. Raises DojoError."""

    def check(self, original: str) -> None:
        """Raise TaskError unless the task can be run."""

    def entries(self) -> tuple[str, ...]:
        """The functions that are called by name."""

    def facts(self) -> dict[str, Any]:
        """What its language needs to know beyond the program."""

    def code(self, original: str) -> bytes:
        """The original, built."""

    def make_site(self, original: str, path: str) -> Site:
        """Where variants run; `path` is that of the built original."""

    def optimise(self, text: str) -> str:
        """The program after -O3."""

    def sanitize(self, original: str, variant: str) -> str | Failed:
        """What a tool that watches every access says; both are IR, ready for code generation."""

    def rival(self) -> bytes | None:
        """Code of another compiler to compare with."""

    def fingerprint(self) -> dict[str, str]:
        """The machine."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is evolved: the program edits apply to, and the original as the compiler makes it."""

    task: AnyTask
    level: str
    pristine: str
    original: str  # LLVM IR, ready for code generation
    spec: Spec
    platform: Platform

    @property
    def digest(self) -> str:
        """Of all that decides what an outcome means: the program, the original and the task."""
        found = hashlib.blake2b(digest_size=16)
        for text in (self.pristine, self.original, self.task.file.read_text(encoding="utf-8")):
            found.update(text.encode() + b"\0")
        return found.hexdigest()

    def language(self) -> Language:
        """The edits of the pristine program."""
        return make_language(self.spec)

    def open_bench(self, mode: Mode) -> Bench:
        """Builders and a site for it; a context manager."""
        return Bench(
            self.spec, self.platform.code(self.original), self._make_site(), mode,
            jobs=len(os.sched_getaffinity(0)), tolerance=self.task.tolerance,
        )  # fmt: skip

    def _make_site(self) -> Callable[[str], Site]:
        return lambda path: self.platform.make_site(self.original, path)

    def sanitizer(self, language: Language) -> Sanitize:
        """The tool that watches every access."""

        def check(genome: Genome) -> str | Failed:
            return self.platform.sanitize(self.original, self.finish(language.apply(genome).text))

        return check

    def leader_sanitizer(self, language: Language) -> Sanitize | None:
        """The same during a search, if it is worth its time there."""
        return self.sanitizer(language) if self.platform.sanitizes_leaders else None

    def rival(self) -> bytes | None:
        """Code of another compiler for the same source, to compare with."""
        return self.platform.rival()

    def finish(self, text: str) -> str:
        """The IR of a variant, ready for code generation."""
        return self.platform.optimise(text) if self.level == "light" else text


def make_subject(task: AnyTask, level: str = "light", *, device: str = DEVICE) -> Subject:
    """Compile the source of a task. Raises DojoError. `device` names a GPU for tests."""
    if level not in LEVELS:
        raise TaskError(f"evolve: expected edits at {' or '.join(LEVELS)}, got '{level}'")
    platform = _platform(task, device)
    pristine = platform.compile(level)
    is_ir = task.source_path.suffix == ".ll"
    original = platform.optimise(pristine) if is_ir and level == "light" else platform.compile("O3")
    known = functions(pristine)
    for name in (*task.functions, *platform.entries()):
        if name not in known:
            raise TaskError(
                f"task: '{task.source}' defines no function '{name}'{did_you_mean(name, known)}"
            )
    platform.check(original)
    facts = {"pristine": pristine, "functions": list(task.functions or known), "level": level}
    spec = Spec("llvm", facts | platform.facts())
    return Subject(task, level, pristine, original, spec, platform)


def _platform(task: AnyTask, device: str) -> Platform:
    if not is_cuda(task.source_path):
        return Cpu(task)
    return Cuda(task, find_gpu(device), device)


def is_cuda(source: Path) -> bool:
    """Whether a source is for a GPU."""
    if source.suffix != ".ll":
        return source.suffix == ".cu"
    return bool(arch_of(source.read_text(encoding="utf-8")))


def fingerprint(subject: Subject) -> dict[str, str]:
    """The machine and the compiler: what must be the same for a time to mean the same."""
    return {
        "language": subject.spec.name,
        "llvm": ".".join(map(str, llvm().llvm_version_info)),
        "compiler": " ".join(["clang -O3", *subject.task.arguments]),
        **subject.platform.fingerprint(),
    }
