"""Where are candidates measured? What differs between a CPU and a GPU, in one place."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Protocol

from perfdojo.ir import Kernel, print_kernel
from perfdojo.measure.build import Built, arguments_of, bytes_of_arguments
from perfdojo.measure.ceilings import measure_apart
from perfdojo.measure.floor import find_ceilings, floor_of
from perfdojo.measure.ground import Order
from perfdojo.measure.outcome import Failed
from perfdojo.measure.stopwatch import stopwatch_source
from perfdojo.measure.worker import Lost, Worker
from perfdojo.targets import CTarget
from perfdojo.targets.cache import cache_folder

_MEMORY = 4 << 30


class Site(Protocol):
    """The place where variants of one kernel are measured."""

    worker: Worker

    def begin(self) -> None:
        """Make ready what every order needs. Raises DojoError."""

    def as_measured(self, kernel: Kernel) -> Kernel:
        """What runs for `kernel`: itself, but for an untouched kernel that would take for ever."""

    def order(self, built: Built, against: Built | None = None) -> dict[str, Any]:
        """What the worker has to know about `built` and the incumbent."""

    def refuse(self, kernel: Kernel, seconds: float) -> Failed | None:
        """Why `kernel` is not worth trying where the incumbent takes `seconds`."""

    def blame(self, lost: Lost, limit: float) -> Failed | None:
        """What the end of the worker says of the candidate; None if it may not be its fault."""

    def floor(self, kernel: Kernel, variant: Kernel, *, again: bool = False) -> float:
        """Seconds that `variant` takes at least; `again` measures the machine anew."""

    def state(self) -> dict[str, str]:
        """What is to be noted of the machine with a measurement."""

    def inspect(self, built: Built) -> Failed | str:
        """What tools find that look at every access; else what they say, or why there are none."""


class CpuSite:
    """This machine: each candidate in a child of a nursery."""

    def __init__(self, kernel: Kernel, target: CTarget, memory: int | None) -> None:
        self.kernel, self.target = kernel, target
        room = _MEMORY + 4 * bytes_of_arguments(kernel)
        start = {
            "kernel": print_kernel(kernel),
            "folder": str(cache_folder() / "oracles"),
            "memory": memory or room,
        }
        self.worker = Worker("perfdojo.measure.nursery", start)
        self._stopwatch = ""

    def begin(self) -> None:
        """Build the stopwatch."""
        self._stopwatch = self.target.build(stopwatch_source(len(arguments_of(self.kernel))))

    def as_measured(self, kernel: Kernel) -> Kernel:
        """Itself."""
        return kernel

    def order(self, built: Built, against: Built | None = None) -> dict[str, Any]:
        """Paths of libraries and names of functions."""
        other = (against.library, against.symbol) if against else None
        return asdict(Order(built.library, built.symbol, self._stopwatch, built.tolerances, other))

    def refuse(self, kernel: Kernel, seconds: float) -> Failed | None:
        """Nothing."""
        return None

    def blame(self, lost: Lost, limit: float) -> Failed | None:
        """Nothing: a candidate cannot end a nursery."""
        return None

    def floor(self, kernel: Kernel, variant: Kernel, *, again: bool = False) -> float:
        """What the measured ceilings say."""
        folder = cache_folder() / "ceilings"
        ceilings = find_ceilings(self.target, folder, again=again, measure=measure_apart)
        return floor_of(kernel, variant, self.target.machine, ceilings)

    def state(self) -> dict[str, str]:
        """Nothing."""
        return {}

    def inspect(self, built: Built) -> Failed | str:
        """Nothing: canaries and guard pages have seen all."""
        return ""
