"""Which inputs decide on a GPU, and what is right on them? Drawn and computed on the device."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from perfdojo.ir import Buffer, Kernel, bytes_of, size_of
from perfdojo.measure.gpu.device import Device, Scale, Work
from perfdojo.targets.cuda.plan import Plan

_NARROW = ("f64", "f32", "f16", "bf16")


@dataclass(frozen=True, slots=True)
class GpuJudge:
    """The right answer for one output, on the device: doubles, or integers as they are."""

    right: int
    scale: Scale | None  # none for what must be equal
    dtype: str
    count: int

    def error(self, device: Device, found: int) -> float:
        """The scaled error of what lies at `found`; 0 or inf for integers."""
        if self.scale is not None:
            return device.error(found, self.dtype, self.right, self.count, self.scale)
        same = device.is_same(found, self.right, self.count * size_of(self.dtype))
        return 0.0 if same else math.inf


@dataclass(frozen=True, slots=True)
class GpuCase:
    """Where the inputs of a seed lie, untouched, and the judge of each output."""

    seed: int
    inputs: Mapping[str, int]
    judges: Mapping[str, GpuJudge]


def make_gpu_case(device: Device, kernel: Kernel, oracle: tuple[Plan, str], seed: int) -> GpuCase:
    """The inputs of that seed, and what `oracle` (its plan and its binary) makes of them."""
    inputs = {buffer.name: device.allocate(bytes_of(buffer)) for buffer in kernel.inputs}
    for number, buffer in enumerate(kernel.inputs):
        device.draw(inputs[buffer.name], buffer, (seed << 16) + number)
    plan, library = oracle
    right = {buffer.name: device.allocate(bytes_of(buffer)) for buffer in plan.kernel.outputs}
    temporaries = {name: device.allocate(size) for name, size in plan.temporaries}
    module = device.load(library)
    run = prepare_all(device, module, plan, {**inputs, **right, **temporaries})
    run()
    device.wait()
    device.unload(module)
    for place in temporaries.values():
        device.free(place)
    judges = {b.name: _judge(device, b, right[b.name]) for b in kernel.outputs}
    return GpuCase(seed, inputs, judges)


def _judge(device: Device, output: Buffer, right: int) -> GpuJudge:
    count = math.prod(output.shape)
    is_float = output.dtype in _NARROW
    scale = device.scale(right, count, output.dtype) if is_float else None
    return GpuJudge(right, scale, output.dtype, count)


def prepare_all(device: Device, module: object, plan: Plan, places: Mapping[str, int]) -> Work:
    """All launches of a plan on arrays at `places`, in order."""
    works: list[Callable[[], None]] = [
        device.prepare(module, call, [places[name] for name in call.arguments])
        for call in plan.calls
    ]

    def run() -> None:
        for work in works:
            work()

    return run
