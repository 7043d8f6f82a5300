"""The GPU: CUDA C++ from the same loop form, built by NVRTC."""

from __future__ import annotations

from typing import ClassVar

from perfdojo.errors import TargetError
from perfdojo.ir import Kernel
from perfdojo.targets.base import Gpu, Machine, Target
from perfdojo.targets.cuda.emit import emit
from perfdojo.targets.cuda.launch import GpuFunction
from perfdojo.targets.cuda.machine import driver_version, find_machine
from perfdojo.targets.cuda.nvrtc import FLAGS, architecture_of, compile_cubin, find_nvrtc
from perfdojo.targets.cuda.ops import Program
from perfdojo.targets.cuda.plan import Plan, check_fits, make_plan
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.function import Function

__all__ = ["CudaTarget", "Plan"]


class CudaTarget(Target):
    """Kernels as CUDA C++ for a GPU: that of this machine, or an H200 where there is none.

    Emitting and building need no device; calling does.
    """

    name: ClassVar[str] = "cuda"

    def __init__(self, machine: Machine | None = None) -> None:
        self.machine = machine or find_machine()
        if self.machine.gpu is None:
            raise TargetError(f"cuda: expected a GPU, got '{self.machine.name}'")
        self.gpu: Gpu = self.machine.gpu

    def emit(self, kernel: Kernel) -> str:
        """One CUDA file with a function `dojo_NAME_k` for each launch."""
        return emit(self._lower(kernel), self.gpu.capability)

    def plan(self, kernel: Kernel) -> Plan:
        """What calling the kernel takes: grids, threads, memory. Raises TargetError."""
        return make_plan(self._lower(kernel), self.gpu)

    def compile(self, kernel: Kernel, *, limit: float | None = None) -> str:
        """The path of a binary for the GPU (a cubin) with the functions of all launches."""
        return self.build(self.emit(kernel), limit=limit)

    def build(self, source: str, *, limit: float | None = None) -> str:
        """The path of a binary made from CUDA C++. Raises BuildError."""
        return compile_cubin(source, architecture_of(self.gpu), limit)

    def load(self, kernel: Kernel, built: str) -> Function:
        """The kernel on the current device. Raises TargetError if there is none."""
        return GpuFunction(self.plan(kernel), built)

    def fingerprint(self) -> dict[str, str]:
        """GPU, driver, compiler and flags."""
        major, minor = self.gpu.capability
        return {
            "target": self.name,
            "gpu": self.machine.name,
            "capability": f"{major}.{minor}",
            "multiprocessors": str(self.gpu.multiprocessors),
            "driver": driver_version(),
            "compiler": f"NVRTC {find_nvrtc().version}",
            "flags": " ".join(FLAGS),
        }

    def _lower(self, kernel: Kernel) -> Program:
        program = lower(kernel)
        check_fits(make_plan(program, self.gpu), self.gpu)
        return program
