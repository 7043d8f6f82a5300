"""Where are candidates measured on a GPU? In a warm process, against an oracle of the device."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import Any

from perfdojo.ir import Kernel, print_kernel
from perfdojo.ir.device import DEVICE_KINDS, has_device_loops
from perfdojo.ir.sets import find_spots
from perfdojo.measure.build import Built
from perfdojo.measure.floor import find_ceilings, floor_of
from perfdojo.measure.gpu.ceilings import measure_gpu_apart
from perfdojo.measure.gpu.facts import gpu_state
from perfdojo.measure.gpu.ground import Binary, GpuOrder
from perfdojo.measure.gpu.oracle import make_oracle
from perfdojo.measure.gpu.sanitize import sanitize
from perfdojo.measure.outcome import Failed
from perfdojo.measure.worker import Lost, Worker
from perfdojo.targets import CudaTarget
from perfdojo.targets.cache import cache_folder
from perfdojo.targets.cuda.naive import bind_naively
from perfdojo.targets.cuda.plan import Plan

DEVICE = "perfdojo.measure.gpu.driver:CudaDevice"
_GRACE = 1.0  # seconds beyond its limit until a candidate is said to hang
_STATEMENT = 4e-9  # seconds that a thread needs for one at least, with what it waits for
_SHORT = 0.1  # seconds: what takes no longer is tried in any case
_SLOWER = 100  # times than the incumbent: not worth the wait


class GpuSite:
    """The GPU of this machine; `device` names another one, for tests."""

    def __init__(
        self, kernel: Kernel, target: CudaTarget, *, warm: bool = False, device: str = ""
    ) -> None:
        self.kernel, self.target, self.warm = kernel, target, warm
        self._device = device or DEVICE
        self._plans: dict[Kernel, Plan] = {}
        self._start: dict[str, Any] = {"kernel": print_kernel(kernel), "device": self._device}
        self.worker = Worker("perfdojo.measure.gpu.warm", self._start, grace=_GRACE)

    def begin(self) -> None:
        """Build the oracle, which the worker needs from its start."""
        oracle = make_oracle(self.kernel)
        binary = Binary.of(self.target.plan(oracle), self.target.compile(oracle))
        self._start |= {"oracle_kernel": print_kernel(oracle), "oracle": asdict(binary)}

    def as_measured(self, kernel: Kernel) -> Kernel:
        """The untouched kernel binds nothing, and one thread would take for ever: it is bound."""
        return bind_naively(kernel) if kernel == self.kernel else kernel

    def order(self, built: Built, against: Built | None = None) -> dict[str, Any]:
        """Binaries and how they are called."""
        other = self._binary(against) if against else None
        order = GpuOrder(self._binary(built), built.tolerances, other, warm=self.warm)
        return asdict(order)

    def refuse(self, kernel: Kernel, seconds: float) -> Failed | None:
        """Kernels in which one thread has too much to do: a search meets many of those."""
        count = statements_of_a_thread(kernel)
        least = count * _STATEMENT
        if least <= max(_SHORT, _SLOWER * seconds):
            return None
        cure = "bind more loops" if has_device_loops(kernel) else "bind loops to grid and block"
        return Failed("timeout", f"one thread would run {count} statements; {cure}")

    def blame(self, lost: Lost, limit: float) -> Failed | None:
        """A candidate that does not come back hangs; else it took the process with it."""
        if lost.late:
            return Failed("timeout", f"it did not finish in {limit:g} s")
        return Failed("crash", f"its process ended: {lost}")

    def floor(self, kernel: Kernel, variant: Kernel, *, again: bool = False) -> float:
        """What the ceilings of the device say."""
        folder = cache_folder() / "ceilings"
        ceilings = find_ceilings(self.target, folder, again=again, measure=measure_gpu_apart)
        machine = self.target.machine
        return floor_of(kernel, variant, machine, ceilings, cold=not self.warm)

    def state(self) -> dict[str, str]:
        """Clocks, temperature and power."""
        return gpu_state()

    def inspect(self, built: Built) -> Failed | str:
        """What compute-sanitizer says."""
        return sanitize(self.kernel, self._binary(built), self._device)

    def _binary(self, built: Built) -> Binary:
        plan = self._plans.get(built.kernel) or self.target.plan(built.kernel)
        self._plans[built.kernel] = plan
        return Binary.of(plan, built.library)


def statements_of_a_thread(kernel: Kernel) -> int:
    """How many statements one thread runs at most, loops without a fixed extent taken as one."""

    def count(spot: Any) -> int:
        extents = (
            loop.extent.const
            for loop in spot.loops
            if loop.kind not in (*DEVICE_KINDS, "vector") and loop.extent.is_constant
        )
        return math.prod(extents)

    return sum(count(spot) for spot in find_spots(kernel))
