"""What does a task come down to? (Tested, not proven.) A pristine program, an original, a site."""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from perfdojo.errors import TaskError, did_you_mean
from perfdojo.evolve.bench import Bench, Mode
from perfdojo.evolve.cpu.bind import check_callable
from perfdojo.evolve.cpu.valgrind import Valgrind
from perfdojo.evolve.gates import Sanitize
from perfdojo.evolve.language import Genome, Language, Spec, make_language
from perfdojo.evolve.llvm.binding import llvm
from perfdojo.evolve.llvm.build import optimise, to_object
from perfdojo.evolve.llvm.signature import functions, signature
from perfdojo.evolve.llvm.source import to_ir
from perfdojo.evolve.program import ProgramSite
from perfdojo.evolve.site import CSite, Site
from perfdojo.evolve.task import Program, Task

LEVELS = ("light", "O3")
_LIMIT = 10.0  # seconds that one variant may take in all
AnyTask = Task | Program


@dataclass(frozen=True, slots=True)
class Subject:
    """What is evolved: the program edits apply to, and the original as the compiler makes it."""

    task: AnyTask
    level: str
    pristine: str
    original: str  # LLVM IR, ready for code generation
    spec: Spec

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
            self.spec, to_object(self.original), self._make_site(), mode,
            jobs=len(os.sched_getaffinity(0)), tolerance=self.task.tolerance,
        )  # fmt: skip

    def _make_site(self) -> Callable[[str], Site]:
        task = self.task
        if isinstance(task, Program):
            return lambda original: ProgramSite(task, original, _LIMIT)
        return lambda original: CSite(task, self.original, original, _LIMIT)

    def sanitizer(self, language: Language) -> Sanitize | None:
        """The tool that watches every access, if one fits."""
        if not isinstance(self.task, Task):
            return None
        tool = Valgrind(self.task, signature(self.original, self.task.function))

        def check(genome: Genome) -> object:
            return tool.check(self.original, self.finish(language.apply(genome).text))

        return check  # type: ignore[return-value]

    def finish(self, text: str) -> str:
        """The IR of a variant, ready for code generation."""
        return optimise(text) if self.level == "light" else text


def make_subject(task: AnyTask, level: str = "light") -> Subject:
    """Compile the source of a task. Raises DojoError."""
    if level not in LEVELS:
        raise TaskError(f"evolve: expected edits at {' or '.join(LEVELS)}, got '{level}'")
    if task.source_path.suffix == ".cu":
        raise TaskError(
            f"task: '{task.source}' is CUDA, and evolve runs on a CPU only so far; "
            "name a .c, .cpp or .ll file"
        )
    pristine = _compile(task, level)
    is_ir = task.source_path.suffix == ".ll"
    original = optimise(pristine) if is_ir and level == "light" else _compile(task, "O3")
    known = functions(pristine)
    for name in (*task.functions, *([task.function] if isinstance(task, Task) else [])):
        if name not in known:
            raise TaskError(
                f"task: '{task.source}' defines no function '{name}'{did_you_mean(name, known)}"
            )
    if isinstance(task, Task):
        check_callable(signature(original, task.function))
    facts = {"pristine": pristine, "functions": list(task.functions or known), "level": level}
    return Subject(task, level, pristine, original, Spec("llvm", facts))


def _compile(task: AnyTask, level: str) -> str:
    return to_ir(
        task.source_path, arguments=tuple(task.arguments), compiler=task.compiler, level=level
    )


def fingerprint(subject: Subject) -> dict[str, str]:
    """The machine and the compiler: what must be the same for a time to mean the same."""
    binding = llvm()
    return {
        "target": "cpu",
        "language": subject.spec.name,
        "llvm": ".".join(map(str, binding.llvm_version_info)),
        "processor": f"{processor()}, {len(os.sched_getaffinity(0))} cores",
        "compiler": " ".join(["clang -O3", *subject.task.arguments]),
    }


def processor() -> str:
    """The processor, as Linux calls it."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.machine()
    lines = (line.partition(":") for line in text.splitlines())
    return next((v.strip() for n, _, v in lines if n.strip() == "model name"), platform.machine())
