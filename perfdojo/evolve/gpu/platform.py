"""What does a CUDA task come down to? (Tested, not proven.) PTX or binaries that a GPU runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from perfdojo.errors import BuildError
from perfdojo.evolve.cases import cases_of
from perfdojo.evolve.gpu.bind import Kernels, bind
from perfdojo.evolve.gpu.device import DEVICE
from perfdojo.evolve.gpu.facts import GpuFacts, check_new_enough
from perfdojo.evolve.gpu.sanitize import Sanitizer
from perfdojo.evolve.gpu.site import CudaSite
from perfdojo.evolve.gpu.tools import assemble, compile_with_nvcc, find_program
from perfdojo.evolve.kept import cuda_ir
from perfdojo.evolve.llvm.build import optimise, to_ptx
from perfdojo.evolve.llvm.source import arch_of
from perfdojo.evolve.program import ProgramSite
from perfdojo.evolve.right import make_inputs
from perfdojo.evolve.site import Site
from perfdojo.evolve.task import Program, Task
from perfdojo.measure.outcome import Failed

_LIMIT = 20.0  # seconds that one variant may take in all


@dataclass(frozen=True, slots=True)
class Cuda:
    """The GPU of this machine; `device` names another one, for tests."""

    task: Task | Program
    gpu: GpuFacts
    device: str = DEVICE
    sanitizes_leaders = True  # a race may show in no result

    @property
    def arch(self) -> str:
        """What code is made for."""
        return self.gpu.arch

    def compile(self, level: str) -> str:
        """The source as LLVM IR. Raises DojoError."""
        needed = self.task.arch if isinstance(self.task, Task) else ""
        check_new_enough(self.task.source, needed, self.gpu)
        text = cuda_ir(self.task, level, self.arch)
        check_new_enough(self.task.source, arch_of(text), self.gpu)
        return text

    def check(self, original: str) -> None:
        """Raise TaskError unless inputs and launches fit the kernels."""
        if isinstance(self.task, Task):
            case = cases_of(self.task, "search")[0]
            bind(self.task, Kernels(original), make_inputs(self.task, case))

    def entries(self) -> tuple[str, ...]:
        """The functions that are called by name: launches are checked with their arguments."""
        return ()

    @property
    def _as_text(self) -> bool:
        """Whether code is PTX: for programs, which load it themselves."""
        return isinstance(self.task, Program) or not self.gpu.runs_binaries

    def facts(self) -> dict[str, Any]:
        """What its language needs to know beyond the program."""
        return {"arch": self.arch, "as_text": self._as_text}

    def code(self, original: str) -> bytes:
        """The original, built."""
        ptx = to_ptx(original, self.arch)
        return ptx.encode() if self._as_text else assemble(ptx, self.arch)

    def make_site(self, original: str, path: str) -> Site:
        """Where variants run; `path` is that of the built original."""
        if isinstance(self.task, Program):
            return ProgramSite(self.task, path, _LIMIT)
        return CudaSite(self.task, original, path, _LIMIT, self.device)

    def optimise(self, text: str) -> str:
        """The program after -O3."""
        return optimise(text, cpu=self.arch)

    def sanitize(self, original: str, variant: str) -> str | Failed:
        """What compute-sanitizer says; both are IR, ready for code generation."""
        if not isinstance(self.task, Task):
            return Failed("load", "no tool that watches every access fits this task")
        return Sanitizer(self.task, self.device).check(
            original, self.code(original), self.code(variant)
        )

    def rival(self) -> bytes | None:
        """What nvcc -O3 makes of the source, where there is one that can."""
        try:
            return compile_with_nvcc(self.task.source_path, self.arch, self.task.arguments)
        except BuildError:
            return None

    def fingerprint(self) -> dict[str, str]:
        """The machine."""
        maker = "ptxas" if find_program("ptxas") else "the driver's compiler"
        return {"target": "cuda", "processor": f"{self.gpu.name} ({self.arch}), {maker}"}
