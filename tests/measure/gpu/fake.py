"""A GPU without a GPU: memory and launches in NumPy, and kernels that mean ill by their names."""

from __future__ import annotations

import json
import math
import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from perfdojo.ir import Buffer, Kernel, interpret, numpy_dtype, parse_kernel, print_kernel
from perfdojo.measure.compare import Judge
from perfdojo.measure.gpu.device import (
    ILLEGAL_ADDRESS,
    LAUNCH_FAILED,
    OUT_OF_MEMORY,
    Bytes,
    DeviceError,
    Scale,
    Work,
)
from perfdojo.measure.inputs import random_inputs
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.plan import Call, Plan, make_plan
from perfdojo.targets.cuda.program import lower

LARGEST = 1 << 24  # bytes that it has in one piece
HERE = "tests.measure.gpu.fake:FakeDevice"

HONEST = parse_kernel("""
kernel scaled(x: f32[6, 40], w: f32[40]) -> y: f32[6, 40]
  t: f32[6, 40] heap

  for i in 6 grid:
    for j in 40 block:
      t[i, j] = x[i, j] * w[j]
      y[i, j] = t[i, j] + 1.0
""")
# name: (what it does, the stage it must end at)
TRICKS = {
    "hangs": "timeout",
    "dies": "crash",
    "illegal_address": "bounds",
    "launch_fails": "crash",
    "too_many_registers": "launch",
    "unloadable": "load",
    "too_far": "bounds",
    "before": "bounds",
    "beside_input": "bounds",
    "beside_temporary": "bounds",
    "nothing": "wrong",
    "zeros": "wrong",
    "all_but_one": "wrong",
    "input": "input",
    "only_first": "unstable",
    "checked_calls_only": "unstable",
    "remembers": "unstable",
}


def named(name: str) -> Kernel:
    """The honest kernel under the name of a trick."""
    return replace(HONEST, name=name)


class FakeTarget(CudaTarget):
    """A target whose binaries are texts that the fake device runs."""

    def __init__(self) -> None:
        super().__init__(H200)
        self.folder = os.environ["PERFDOJO_CACHE"]

    def compile(self, kernel: Kernel, *, limit: float | None = None) -> str:
        path = os.path.join(self.folder, f"{kernel.name}-{abs(hash(kernel))}.fake")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"kernel": print_kernel(kernel)}, file)
        return path


@dataclass
class Module:
    kernel: Kernel
    plan: Plan
    places: dict[str, int] = field(default_factory=dict)
    calls: int = 0
    kept: dict[str, Any] = field(default_factory=dict)


class FakeDevice:
    """Checks every access of ours; `log` is what it was asked for."""

    def __init__(self) -> None:
        self.l2_bytes = 1 << 10
        self.memory: dict[int, Bytes] = {}
        self.broken: DeviceError | None = None
        self.pending: DeviceError | None = None
        self.log: list[str] = []

    # -- memory -----------------------------------------------------------------------------

    def allocate(self, size: int) -> int:
        self._check()
        if size > LARGEST:
            raise DeviceError(OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "cuMemAlloc")
        room = np.zeros(max(1, size), np.uint8)
        self.memory[int(room.ctypes.data)] = room
        return int(room.ctypes.data)

    def free(self, place: int) -> None:
        del self.memory[place]

    def view(self, place: int, size: int) -> Bytes:
        self._check()
        for start, room in self.memory.items():
            if start <= place and place + size <= start + room.size:
                return room[place - start : place - start + size]
        raise AssertionError(f"{size} bytes at {place} are nobody's")

    def write(self, place: int, data: Bytes) -> None:
        self.view(place, data.size)[:] = data

    def read(self, place: int, size: int) -> Bytes:
        return self.view(place, size).copy()

    def copy(self, to: int, source: int, size: int) -> None:
        self.view(to, size)[:] = self.view(source, size)

    def fill(self, place: int, byte: int, size: int) -> None:
        self.log.append("fill")
        self.view(place, size).fill(byte)

    # -- launches ---------------------------------------------------------------------------

    def load(self, library: str) -> Module:
        self._check()
        with open(library, encoding="utf-8") as file:
            kernel = parse_kernel(json.load(file)["kernel"])
        if kernel.name == "unloadable":
            raise DeviceError(209, "CUDA_ERROR_NO_BINARY_FOR_GPU", "cuModuleLoadData")
        return Module(kernel, make_plan(lower(kernel)))

    def unload(self, module: Module) -> None:
        self._check()

    def prepare(self, module: Module, call: Call, places: Sequence[int]) -> Work:
        module.places |= dict(zip(call.arguments, places, strict=True))
        is_last = call == module.plan.calls[-1]
        return lambda: self._launch(module) if is_last else None

    def _launch(self, module: Module) -> None:
        self._check()
        self.log.append(module.kernel.name)
        if module.kernel.name == "too_many_registers":
            raise DeviceError(701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "cuLaunchKernel")
        module.calls += 1
        behave = BEHAVIOURS.get(module.kernel.name, honestly)
        behave(self, module)

    def array(self, module: Module, name: str) -> np.ndarray[Any, Any]:
        buffer = module.kernel.buffers[name]
        dtype = numpy_dtype(buffer.dtype)
        raw = self.view(module.places[name], math.prod(buffer.shape) * dtype.itemsize)
        return raw.view(dtype).reshape(buffer.shape)

    def wait(self) -> None:
        self._check()
        if self.pending is not None:
            self.broken, self.pending = self.pending, None
        self._check()

    def time(self, work: Work, count: int, before: Work | None) -> float:
        total = 0.0
        for _ in range(count):
            if before is not None:
                before()
            start = time.perf_counter()
            work()
            total += time.perf_counter() - start
        self.wait()
        return total

    def _check(self) -> None:
        if self.broken is not None:
            raise self.broken

    # -- looking at memory ------------------------------------------------------------------

    def draw(self, place: int, buffer: Buffer, seed: int) -> None:
        one = Kernel("draw", (buffer,), (), (), ())
        array = random_inputs(one, seed)[buffer.name]
        self.write(place, np.ascontiguousarray(array).reshape(-1).view(np.uint8))

    def scale(self, right: int, count: int, dtype: str) -> Scale:
        return Scale(0.0, 0.0)  # the judge below knows it

    def error(self, found: int, dtype: str, right: int, count: int, scale: Scale) -> float:
        kind = numpy_dtype(dtype)
        judge = Judge(self.read(right, 8 * count).view(np.float64), kind)
        return judge.error(self.read(found, kind.itemsize * count).view(kind))

    def is_same(self, one: int, two: int, size: int) -> bool:
        return bool(np.array_equal(self.view(one, size), self.view(two, size)))


# -- what kernels do ------------------------------------------------------------------------


def honestly(device: FakeDevice, module: Module) -> None:
    kernel = module.kernel
    inputs = {buffer.name: device.array(module, buffer.name) for buffer in kernel.inputs}
    for name, value in interpret(kernel, inputs).items():
        device.array(module, name)[...] = value


def breaks(code: int) -> Callable[[FakeDevice, Module], None]:
    def behave(device: FakeDevice, module: Module) -> None:
        honestly(device, module)
        device.pending = DeviceError(code, f"CUDA_ERROR_{code}", "cuStreamSynchronize")

    return behave


def writes(name: str, offset: int) -> Callable[[FakeDevice, Module], None]:
    """Honest, and one byte more at `offset` from the end of an array (or before its start)."""

    def behave(device: FakeDevice, module: Module) -> None:
        honestly(device, module)
        size = math.prod(HONEST.buffers[name].shape) * 4
        place = module.places[name] + (size + offset if offset >= 0 else offset)
        device.view(place, 1)[:] ^= 0xFF

    return behave


def hangs(device: FakeDevice, module: Module) -> None:
    time.sleep(600)


def dies(device: FakeDevice, module: Module) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def nothing(device: FakeDevice, module: Module) -> None:
    pass


def zeros(device: FakeDevice, module: Module) -> None:
    device.array(module, "y")[...] = 0


def all_but_one(device: FakeDevice, module: Module) -> None:
    before = device.array(module, "y")[3, 7]
    honestly(device, module)
    device.array(module, "y")[3, 7] = before


def changes_input(device: FakeDevice, module: Module) -> None:
    honestly(device, module)
    device.array(module, "w")[3] += 1


def only_first(device: FakeDevice, module: Module) -> None:
    if module.calls == 1:
        honestly(device, module)


def checked_calls_only(device: FakeDevice, module: Module) -> None:
    if module.calls <= 2 or module.calls > 9:
        honestly(device, module)


def remembers(device: FakeDevice, module: Module) -> None:
    if "y" not in module.kept:
        honestly(device, module)
        module.kept["y"] = device.array(module, "y").copy()
    device.array(module, "y")[...] = module.kept["y"]


BEHAVIOURS: dict[str, Callable[[FakeDevice, Module], None]] = {
    "hangs": hangs,
    "dies": dies,
    "illegal_address": breaks(ILLEGAL_ADDRESS),
    "launch_fails": breaks(LAUNCH_FAILED),
    "too_far": writes("y", 0),
    "before": writes("y", -1),
    "beside_input": writes("x", 3),
    "beside_temporary": writes("t", 100),
    "nothing": nothing,
    "zeros": zeros,
    "all_but_one": all_but_one,
    "input": changes_input,
    "only_first": only_first,
    "checked_calls_only": checked_calls_only,
    "remembers": remembers,
}
