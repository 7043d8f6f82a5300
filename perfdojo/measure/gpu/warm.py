"""Where do candidates live on a GPU? In one process that stays warm until one of them spoils it.

`python -m perfdojo.measure.gpu.warm` keeps the context, inputs and oracles, and tries candidate
after candidate. A hang is the driver's to end, with the process. After an error that sticks the
answer says `poisoned`, and the process ends by itself.
"""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict

from perfdojo.ir import Kernel, parse_kernel
from perfdojo.measure.gpu.cases import GpuCase, make_gpu_case
from perfdojo.measure.gpu.device import Device, DeviceError
from perfdojo.measure.gpu.ground import Arena, Binary, GpuGround, GpuOrder
from perfdojo.measure.outcome import Failed
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.trial import Fault, Trial
from perfdojo.targets.cuda.plan import Plan

_LONG, _SHORT = 0.3, 0.01  # seconds in which an idle device, or one that just ran, wakes up


class Warm:
    """Tries candidates for one kernel; `oracle` is the binary that knows what is right."""

    def __init__(self, device: Device, kernel: Kernel, oracle: tuple[Plan, str]) -> None:
        self.device, self.kernel, self._oracle = device, kernel, oracle
        self._arena: Arena | None = None
        self._cases: dict[int, GpuCase] = {}
        self._is_poisoned = False

    def answer(self, request: Reply) -> Reply:
        """What came of one request."""
        try:
            return self._answer(request)
        except Fault as fault:
            return asdict(fault.failed)
        except DeviceError as error:
            self._is_poisoned = error.is_sticky
            what = "nothing works on the device after it" if error.is_sticky else "on the device"
            return asdict(Failed(error.stage, f"{what}: {error}")) | {"poisoned": error.is_sticky}
        except Exception as error:  # noqa: BLE001  # whatever broke is reported; the search goes on
            return asdict(Failed("lost", f"{type(error).__name__}: {error}"))

    def tidy(self) -> None:
        """End here if the context is of no use any more."""
        if self._is_poisoned:
            os._exit(0)

    def cases(self, seeds: Sequence[int]) -> list[GpuCase]:
        """The cases of those seeds, made when first asked for."""
        for seed in seeds:
            if seed not in self._cases:
                self._cases[seed] = make_gpu_case(self.device, self.kernel, self._oracle, seed)
        return [self._cases[seed] for seed in seeds]

    def _answer(self, request: Reply) -> Reply:
        cases = self.cases(request["seeds"])
        self._arena = self._arena or Arena(self.device, self.kernel)
        self._wake(_LONG if request["do"] == "load" else _SHORT)
        if request["do"] == "load":
            return {}
        order = GpuOrder.from_json(request["order"])
        with self._ground(order) as ground:
            trial = Trial(ground, order)
            if request["do"] == "check":
                return {"error": trial.check(cases)}
            return asdict(trial.measure(cases))

    def _wake(self, seconds: float) -> None:
        """Give the device something to do, so that its clocks are up when it counts."""
        assert self._arena is not None
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self._arena.chill()
            self.device.wait()

    @contextmanager
    def _ground(self, order: GpuOrder) -> Iterator[GpuGround]:
        """A ground for one candidate; it is left behind where the context is spoilt."""
        assert self._arena is not None
        ground = GpuGround(self._arena, order)
        try:
            yield ground
        except DeviceError as error:
            if not error.is_sticky:
                ground.close()
            raise
        except Fault:
            ground.close()
            raise
        ground.close()


def make_device(name: str) -> Device:
    """The device that `module:class` names."""
    module, made = name.split(":")
    device: Device = getattr(importlib.import_module(module), made)()
    return device


def make_warm(start: Reply) -> Warm:
    """The worker that the driver's first line asks for."""
    binary = Binary.from_json(start["oracle"])
    kernel = parse_kernel(start["kernel"])
    plan = Plan(parse_kernel(start["oracle_kernel"]), binary.calls, binary.temporaries)
    return Warm(make_device(start["device"]), kernel, (plan, binary.library))


if __name__ == "__main__":
    serve(make_warm)
