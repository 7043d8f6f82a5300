"""What is a target? A machine as data, and a printer from kernels to that machine's source."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from perfdojo.ir import Kernel
from perfdojo.targets.function import Function


@dataclass(frozen=True, slots=True)
class Gpu:
    """What a GPU has beyond what every machine has."""

    multiprocessors: int
    warp: int  # threads that run in step
    threads: int  # of one block, at most
    shared_bytes: int  # of one block, at most
    shared_bytes_total: int  # of a multiprocessor, for all its blocks
    registers: int  # of a multiprocessor, each of 32 bits
    capability: tuple[int, int]
    l2_bytes: int
    clock_hz: int


@dataclass(frozen=True, slots=True)
class Machine:
    """What a target may use: the numbers that moves and searches read."""

    name: str
    threads: int
    vector_bytes: int  # width of a vector register
    vector_registers: int
    cache_bytes: tuple[int, ...]  # per level, the nearest first
    features: tuple[str, ...] = ()
    gpu: Gpu | None = None


class Target(ABC):
    """A way to write kernels down and build them.

    `emit` is a printer: the source follows the kernel text line by line, and optimises nothing.
    """

    name: ClassVar[str]
    machine: Machine

    @abstractmethod
    def emit(self, kernel: Kernel) -> str:
        """The source of `kernel`. Raises TargetError if the target cannot express it."""

    @abstractmethod
    def compile(self, kernel: Kernel, *, limit: float | None = None) -> str:
        """Build `kernel` and return the path of what a process can load.

        Raises BuildError, also when it takes more than `limit` seconds.
        """

    def compile_together(self, kernels: Sequence[Kernel], *, limit: float) -> list[str | None]:
        """Paths of those that are built sooner together than alone, None for all others.

        Raises DojoError if one of them cannot be built, or after `limit` seconds: then, and where
        there is None, `compile` says what comes of each.
        """
        return [None] * len(kernels)

    @abstractmethod
    def load(self, kernel: Kernel, built: str) -> Function:
        """`kernel`, built at the path `built`, ready to call."""

    @abstractmethod
    def fingerprint(self) -> dict[str, str]:
        """The fields that decide whether a result measured elsewhere applies here."""
