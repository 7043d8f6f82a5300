"""How fast can this GPU be at best? Copying, reading, f32, tensor cores: kernels of our own."""

from __future__ import annotations

import ctypes
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict

from perfdojo.errors import MeasureError
from perfdojo.ir import Kernel, bytes_of, parse_kernel
from perfdojo.measure.apart import ask_apart
from perfdojo.measure.ceilings import Ceilings
from perfdojo.measure.gpu.cases import prepare_all
from perfdojo.measure.gpu.device import Work
from perfdojo.measure.gpu.driver import CudaDevice
from perfdojo.measure.gpu.ground import Binary
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.plan import Call, Plan

_LIMIT = 120  # seconds for measuring them in another process
_BLOCKS = 1 << 16  # of the kernels that move memory: a gigabyte each way
_BLOCK_BYTES = 4 * 4096  # that each of these reads
_CHAINS = 8  # of fma in each thread: enough to hide their latency
_ROUNDS = 2048
_TENSOR_BLOCKS = 8  # for each multiprocessor
_TENSOR_CHAINS = 8
_TENSOR_OPERATIONS = 2 * 16 * 8 * 16  # of one instruction of a warp

TENSOR = """
extern "C" __global__ void tensor(float *y, int rounds) {
  unsigned a[4], b[2];
  for (int i = 0; i < 4; ++i) a[i] = 0x3f803f00u + 0x10001u * (threadIdx.x & 63) + i;
  for (int i = 0; i < 2; ++i) b[i] = 0x3e003f00u + 0x10001u * (threadIdx.x & 63) + i;
  float c[8][4] = {};
  for (int n = 0; n < rounds; ++n) {
    #pragma unroll
    for (int k = 0; k < 8; ++k) {
      asm volatile(
          "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
          "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
          : "+f"(c[k][0]), "+f"(c[k][1]), "+f"(c[k][2]), "+f"(c[k][3])
          : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
  }
  float sum = 0;
  for (int k = 0; k < 8; ++k) for (int i = 0; i < 4; ++i) sum += c[k][i];
  y[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
"""


def copy_of_bytes(moved: int) -> Kernel:
    """A copy that moves so many bytes, in and out together, to the nearest 32 KiB."""
    return copy_kernel(max(1, round(moved / (2 * _BLOCK_BYTES))))


def copy_kernel(blocks: int) -> Kernel:
    """y = x, 64 bytes a thread."""
    return parse_kernel(f"""
kernel copy(x: f32[{blocks}, 4096]) -> y: f32[{blocks}, 4096]
  for b in {blocks} grid:
    for t in 256 block:
      for u in 4 unroll:
        for l in 4 vector:
          y[b, 1024*u + 4*t + l] = x[b, 1024*u + 4*t + l]
""")


def read_kernel(blocks: int) -> Kernel:
    """Sums of x, so that only loads take time."""
    return parse_kernel(f"""
kernel read(x: f32[{blocks}, 4096]) -> y: f32[{blocks}, 256]
  acc: f32[4] register

  for b in {blocks} grid:
    for t in 256 block:
      for l in 4 vector:
        acc[l] = 0.0
      for u in 4 unroll:
        for l1 in 4 vector:
          acc[l1] += x[b, 1024*u + 4*t + l1]
      y[b, t] = acc[0] + acc[1] + acc[2] + acc[3]
""")


def peak_kernel(blocks: int, rounds: int = _ROUNDS) -> Kernel:
    """Chains of fma that never leave the registers."""
    return parse_kernel(f"""
kernel peak(x: f32[{_CHAINS}]) -> y: f32[{blocks}, 256]
  acc: f32[{_CHAINS}] register

  for b in {blocks} grid:
    for t in 256 block:
      for a in {_CHAINS} unroll:
        acc[a] = x[a]
      for n in {rounds}:
        for a1 in {_CHAINS} unroll:
          acc[a1] = fma(acc[a1], x[a1], x[a1])
      y[b, t] = 0.0
      for a2 in {_CHAINS} unroll:
        y[b, t] += acc[a2]
""")


def measure_gpu_apart(target: CudaTarget, budget: float = 0.4) -> Ceilings:
    """The ceilings of the device, measured in a process of their own. Raises MeasureError."""
    blocks = 8 * target.gpu.multiprocessors
    kernels = {
        "copy": copy_kernel(_BLOCKS),
        "read": read_kernel(_BLOCKS),
        "peak": peak_kernel(blocks),
    }
    request = {
        "budget": budget,
        "multiprocessors": target.gpu.multiprocessors,
        "kernels": {name: str(kernel) for name, kernel in kernels.items()},
        "binaries": {
            name: asdict(Binary.of(target.plan(kernel), target.compile(kernel)))
            for name, kernel in kernels.items()
        },
        "tensor": target.build(TENSOR) if target.gpu.capability >= (8, 0) else "",
    }
    try:
        return Ceilings(**ask_apart(__name__, request, limit=_LIMIT))
    except (MeasureError, TypeError) as error:
        raise MeasureError(f"cannot measure the ceilings of the GPU: {error}") from error


def main() -> None:
    """What that process does."""
    request = json.load(sys.stdin)
    device = CudaDevice()
    seconds, budget = {}, float(request["budget"])
    for name, text in request["kernels"].items():
        kernel, binary = parse_kernel(text), Binary.from_json(request["binaries"][name])
        buffers = (*kernel.inputs, *kernel.outputs)
        places = {buffer.name: device.allocate(bytes_of(buffer)) for buffer in buffers}
        for buffer in kernel.inputs:
            device.draw(places[buffer.name], buffer, 0)
        plan = Plan(kernel, binary.calls, binary.temporaries)
        work = prepare_all(device, device.load(binary.library), plan, places)
        seconds[name] = _best(device, work, budget)
        for place in places.values():
            device.free(place)
    moved, threads = _BLOCK_BYTES * _BLOCKS, 256 * 8 * int(request["multiprocessors"])
    found = Ceilings(
        read_bandwidth=moved / seconds["read"],
        copy_bandwidth=2 * moved / seconds["copy"],
        peak=2.0 * threads * _CHAINS * _ROUNDS / seconds["peak"],
        tensor=_tensor(device, request, budget) if request["tensor"] else 0.0,
    )
    print(json.dumps(asdict(found)))


def _tensor(device: CudaDevice, request: dict[str, object], budget: float) -> float:
    """Operations a second of the tensor cores on bf16."""
    blocks = _TENSOR_BLOCKS * int(str(request["multiprocessors"]))
    place = device.allocate(4 * 256 * blocks)
    call = Call("tensor", (blocks, 1, 1), 256, 0, 0, ())
    values = (ctypes.c_uint64(place), ctypes.c_int(_ROUNDS))
    work = device.prepare_values(device.load(str(request["tensor"])), call, values)
    warps = blocks * 256 // 32
    return warps * _ROUNDS * _TENSOR_CHAINS * _TENSOR_OPERATIONS / _best(device, work, budget)


def _best(device: CudaDevice, work: Work, budget: float) -> float:
    """The least seconds of several calls, after some that wake the device up."""
    timed: Callable[[], float] = lambda: device.time(work, 1, None)  # noqa: E731
    samples: list[float] = []
    end = time.perf_counter() + budget
    for _ in range(3):
        timed()
    while len(samples) < 5 or time.perf_counter() < end:
        samples.append(timed())
    return min(samples)
