"""What is a target? A machine as data, and a printer from kernels to that machine's source."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from perfdojo.ir import Kernel


@dataclass(frozen=True, slots=True)
class Gpu:
    """What a GPU has: the numbers that keep blocks within their limits."""

    multiprocessors: int
    warp: int  # threads that run together
    block_threads: int  # the most that a block may have
    shared_bytes: int  # the most shared memory that a block may have


@dataclass(frozen=True, slots=True)
class Machine:
    """What a target may use: the numbers that moves and searches read."""

    name: str
    threads: int
    vector_bytes: int  # width of a vector register
    vector_registers: int
    cache_bytes: tuple[int, ...]  # per level, the nearest first
    features: tuple[str, ...] = ()
    gpu: Gpu | None = None  # what a CPU does not have


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

    @abstractmethod
    def fingerprint(self) -> dict[str, str]:
        """The fields that decide whether a result measured elsewhere applies here."""
