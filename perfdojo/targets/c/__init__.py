"""The CPU: portable C with the compiler's vector types and OpenMP, built by gcc or clang."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from perfdojo.ir import Kernel
from perfdojo.targets.base import Machine, Target
from perfdojo.targets.c.emit import emit, translate
from perfdojo.targets.c.library import CFunction
from perfdojo.targets.c.machine import read_machine
from perfdojo.targets.c.together import compile_together
from perfdojo.targets.c.toolchain import FLAGS, compile_library, find_compiler
from perfdojo.targets.function import Function
from perfdojo.targets.source import symbol

__all__ = ["CTarget", "symbol"]


class CTarget(Target):
    """Kernels as C for this CPU. `compiler` names one; by default gcc or clang is found."""

    name: ClassVar[str] = "cpu"

    def __init__(self, compiler: str | None = None, machine: Machine | None = None) -> None:
        self.compiler = compiler
        self.machine = machine or read_machine()

    def emit(self, kernel: Kernel) -> str:
        """One C file with the function `dojo_NAME`."""
        return emit(kernel, register_bytes=self.machine.vector_bytes)

    def compile(self, kernel: Kernel, *, limit: float | None = None) -> str:
        """The path of a shared library with the function `dojo_NAME`."""
        return self.build(self.emit(kernel), limit=limit)

    def compile_together(self, kernels: Sequence[Kernel], *, limit: float) -> list[str | None]:
        """As `compile` would build them, by one run of the compiler; it must be gcc."""
        files = [translate(kernel) for kernel in kernels]
        width, compiler = self.machine.vector_bytes, find_compiler(self.compiler)
        return compile_together(files, width, self._described, compiler, limit)

    def load(self, kernel: Kernel, built: str) -> Function:
        """The function of a library."""
        return CFunction(kernel, built, symbol(kernel))

    def build(self, source: str, *, limit: float | None = None) -> str:
        """The path of a shared library made from C. Raises BuildError, also after `limit` s."""
        return compile_library(source, self._described, find_compiler(self.compiler), limit)

    @property
    def _described(self) -> str:
        return f"{self.machine.name} {' '.join(self.machine.features)}"

    def fingerprint(self) -> dict[str, str]:
        """Processor, threads, compiler and flags."""
        return {
            "target": self.name,
            "processor": self.machine.name,
            "features": " ".join(self.machine.features),
            "threads": str(self.machine.threads),
            "compiler": find_compiler(self.compiler).version,
            "flags": " ".join(FLAGS),
        }
