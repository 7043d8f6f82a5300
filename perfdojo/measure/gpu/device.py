"""What can we ask of a GPU? Memory, launches, a clock; a device for tests answers the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Buffer
from perfdojo.measure.outcome import Stage
from perfdojo.targets.cuda.plan import Call

Work = Callable[[], None]  # enqueues something on the device
Bytes = NDArray[np.uint8]

# Numbers of the driver (CUresult).
OUT_OF_MEMORY, ILLEGAL_ADDRESS, LAUNCH_TIMEOUT, LAUNCH_FAILED = 2, 700, 702, 719
_STAGES: dict[int, Stage] = {
    1: "launch",  # a grid or block that the device does not have
    OUT_OF_MEMORY: "memory",
    200: "load",
    209: "load",  # built for another device
    218: "load",
    300: "load",
    301: "load",
    500: "load",  # no such function
    ILLEGAL_ADDRESS: "bounds",
    701: "launch",  # too many registers, or too much shared memory
    LAUNCH_TIMEOUT: "timeout",
    720: "launch",  # more blocks that wait for each other than run at the same time
    717: "bounds",
}
# After these, nothing works any more in the process: its context is poisoned.
_STICKY = {214, ILLEGAL_ADDRESS, LAUNCH_TIMEOUT, 709, 710, *range(714, 720), 999}


class DeviceError(Exception):
    """The driver said no: its number, what we asked for, and what that means for a candidate."""

    def __init__(self, code: int, name: str, asked: str) -> None:
        super().__init__(f"{asked}: {name}")
        self.code = code
        self.is_sticky = code in _STICKY
        self.stage: Stage = _STAGES.get(code, "crash")


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the elements of a right answer typically are; `limit` is beyond its type."""

    typical: float
    limit: float


class Device(Protocol):
    """One GPU, everything in one order. Places are addresses in its memory."""

    l2_bytes: int

    def allocate(self, size: int) -> int:
        """The place of `size` bytes. Raises DeviceError."""

    def free(self, place: int) -> None:
        """Give it back."""

    def write(self, place: int, data: Bytes) -> None:
        """Bytes from main memory."""

    def read(self, place: int, size: int) -> Bytes:
        """Bytes to main memory; waits for all that was asked before."""

    def copy(self, to: int, source: int, size: int) -> None:
        """Bytes from one place to another."""

    def fill(self, place: int, byte: int, size: int) -> None:
        """The same byte everywhere."""

    def load(self, library: str) -> Any:
        """The binary at that path, ready for `prepare`."""

    def unload(self, module: Any) -> None:
        """Forget a binary."""

    def prepare(self, module: Any, call: Call, places: Sequence[int]) -> Work:
        """A launch on arrays at `places`, ready to be asked for."""

    def time(self, work: Work, count: int, before: Work | None) -> float:
        """Seconds that `count` times `work` takes on the device; not what runs `before` each."""

    def wait(self) -> None:
        """Until all that was asked is done. Raises DeviceError if something went wrong."""

    def draw(self, place: int, buffer: Buffer, seed: int) -> None:
        """Random values that keep the promises of `buffer`, the same for the same seed."""

    def scale(self, right: int, count: int, dtype: str) -> Scale:
        """The scale of `count` right doubles for an output of type `dtype`."""

    def error(self, found: int, dtype: str, right: int, count: int, scale: Scale) -> float:
        """The largest scaled error, as `compare.Judge` has it."""

    def is_same(self, one: int, two: int, size: int) -> bool:
        """Whether both places hold the same bytes."""
