"""Are we faster on a GPU than what users run today? One operator, in a process of its own.

What that process does is in `rivals`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from perfdojo.analysis import cost_of
from perfdojo.errors import MeasureError
from perfdojo.ir import Kernel, print_kernel
from perfdojo.measure.apart import ask_apart
from perfdojo.measure.gpu.ceilings import copy_of_bytes
from perfdojo.measure.gpu.ground import Binary
from perfdojo.measure.gpu.oracle import make_oracle
from perfdojo.measure.gpu.peers import GPU_OPERATORS, SIZED
from perfdojo.targets import CudaTarget

_PROCESS = "perfdojo.measure.gpu.rivals"
SPIN = """
extern "C" __global__ void spin(long long cycles) {
  const long long start = clock64();
  while (clock64() - start < cycles) {}
}
"""


@dataclass(frozen=True, slots=True)
class GpuBenchOptions:
    """What to compare with, and how long to measure."""

    against: tuple[str, ...] = ("torch", "inductor")
    budget: float = 1.0  # seconds of timing
    seed: int = 0
    limit: float = 300.0  # seconds for everything


def bench_on_gpu(
    formula: Kernel,
    kernel: Kernel,
    sizes: Mapping[str, int],
    target: CudaTarget,
    options: GpuBenchOptions,
) -> dict[str, Any]:
    """Times of `kernel` and its peers, ratios peer / ours, errors; `error` if something failed.

    `formula` is the untouched kernel, whose oracle decides what is right. `copy_bandwidth` is that
    of a copy that moves as many bytes, timed in turn with them: what takes microseconds never
    reaches that of a gigabyte.
    """
    oracle = make_oracle(formula)
    copy = copy_of_bytes(cost_of(formula).bytes)
    request = {
        "operator": formula.name,
        "sizes": dict(sizes),
        "formula": print_kernel(formula),
        "oracle_kernel": print_kernel(oracle),
        "oracle": asdict(Binary.of(target.plan(oracle), target.compile(oracle))),
        "ours": asdict(Binary.of(target.plan(kernel), target.compile(kernel))),
        "copy_kernel": print_kernel(copy),
        "copy": asdict(Binary.of(target.plan(copy), target.compile(copy))),
        "spin": target.build(SPIN),
        "options": asdict(options),
    }
    return ask(request, options.limit)


def time_gpu_peer(kernel: Kernel, target: CudaTarget, *, limit: float = 120.0) -> float:
    """Seconds that PyTorch takes, eager and with cold caches; nan if it has no such operator."""
    if kernel.name not in GPU_OPERATORS or kernel.name in SIZED:
        return math.nan
    spin = target.build(SPIN)
    request = {"operator": kernel.name, "alone": print_kernel(kernel), "spin": spin}
    found = ask(request, limit)
    return float(found.get("seconds", math.nan))


def measure_machine(target: CudaTarget, limit: float = 180.0) -> dict[str, Any]:
    """What cuBLAS reaches on this device, and the state that it is in; `error` if that failed."""
    return ask({"operator": "machine", "spin": target.build(SPIN)}, limit)


def ask(request: Mapping[str, Any], limit: float) -> dict[str, Any]:
    """What a process of its own answers; `error` if something failed."""
    name = request["operator"]
    try:
        return ask_apart(_PROCESS, request, limit=limit)
    except MeasureError as error:
        return {"operator": name, "error": str(error)}
