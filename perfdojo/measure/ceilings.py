"""How fast can this machine be at best? Bandwidth and peak, measured with kernels of our own.

Each ceiling is a kernel text: what it does can be read, and it is built like any other.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import MeasureError
from perfdojo.ir import Kernel, parse_kernel, verify
from perfdojo.measure.apart import ask_apart
from perfdojo.measure.timing import time_call
from perfdojo.targets import CTarget, Target, build_function
from perfdojo.targets.c.openmp import steady_threads

Floats = NDArray[np.float32]
_ACCUMULATORS = 10  # enough to hide the latency of fma, few enough for 16 registers
_ROUNDS = 20_000
_LIMIT = 120  # seconds for measuring them in another process
_CHUNK = 1 << 13  # elements that one iteration of the parallel loop handles


@dataclass(frozen=True, slots=True)
class Ceilings:
    """Bytes a second (read alone; read and write), and f32 operations a second, all threads.

    `tensor` is what the tensor cores of a GPU do with bf16; 0 where there are none.
    """

    read_bandwidth: float
    copy_bandwidth: float
    peak: float
    tensor: float = 0.0


@dataclass(frozen=True, slots=True)
class Load:
    """One call of a kernel that does nothing but what a ceiling is about, and how much it does."""

    call: Callable[[], None]
    amount: float  # bytes, or operations


def make_loads(
    target: Target, source: Floats | None = None, sink: Floats | None = None
) -> dict[str, Load]:
    """What to time to know the ceilings: reading, two ways of copying, and fma in registers.

    They read `source` and write `sink`, if they are given: where an array lies decides how fast it
    is (half of a machine's memory may belong to another processor), so a kernel is best compared
    with what its own arrays allow. Else they use arrays so large that no cache matters.
    """
    machine = target.machine
    lanes = machine.vector_bytes // 4
    beyond = max(1 << 24, max(machine.cache_bytes))
    x = _rows(np.ones(beyond, np.float32) if source is None else source)
    y = _rows(np.empty(x.size, np.float32) if sink is None or sink.size < _CHUNK else sink)
    both = min(len(x), len(y))
    sums = np.empty((len(x), lanes), np.float32)
    small = np.full(lanes, 0.5, np.float32)
    ends = np.empty((machine.threads, _ACCUMULATORS, lanes), np.float32)
    operations = 2.0 * machine.threads * _ROUNDS * _ACCUMULATORS * lanes
    kernels = {
        "read": (read_kernel(len(x), lanes), x, sums, x.nbytes),
        "copy": (copy_kernel(both, lanes), x[:both], y[:both], 2 * y[:both].nbytes),
        "stream": (stream_kernel(both, lanes), x[:both], y[:both], 2 * y[:both].nbytes),
        "peak": (peak_kernel(machine.threads, lanes), small, ends, operations),
    }
    return {
        name: Load(_prepare(target, kernel, read, written), amount)
        for name, (kernel, read, written, amount) in kernels.items()
    }


def _rows(array: Floats) -> Floats:
    """As many whole rows as an array has."""
    flat = array.reshape(-1)
    return flat[: flat.size // _CHUNK * _CHUNK].reshape(-1, _CHUNK)


def _prepare(target: Target, kernel: Kernel, x: object, y: object) -> Callable[[], None]:
    verify(kernel)
    call: Callable[[], None] = build_function(kernel, target).prepare(x, out=y)
    return call


def ceilings_of(loads: Mapping[str, Load], seconds: Mapping[str, float]) -> Ceilings:
    """The ceilings, from the seconds that each load took; of two ways to copy the faster counts."""
    rates = {name: load.amount / seconds[name] for name, load in loads.items()}
    return Ceilings(rates["read"], max(rates["copy"], rates["stream"]), rates["peak"])


def measure_ceilings(target: Target, *, budget: float = 1.0) -> Ceilings:
    """The ceilings of this machine, in about four times `budget` seconds."""
    loads = make_loads(target)
    return ceilings_of(
        loads, {n: time_call(one.call, budget=budget).low for n, one in loads.items()}
    )


def measure_apart(target: CTarget, budget: float = 1.0) -> Ceilings:
    """The same, in a process of its own: its threads and its memory do not stay with us."""
    request = {"compiler": target.compiler, "budget": budget}
    try:
        return Ceilings(**ask_apart(__name__, request, limit=_LIMIT))
    except (MeasureError, TypeError) as error:
        raise MeasureError(f"cannot measure the machine's ceilings: {error}") from error


def main() -> None:
    """What that process does."""
    steady_threads()
    request = json.load(sys.stdin)
    target = CTarget(request["compiler"])
    print(json.dumps(asdict(measure_ceilings(target, budget=request["budget"]))))


def copy_kernel(chunks: int, lanes: int, hint: str = "") -> Kernel:
    """y = x."""
    return parse_kernel(f"""
kernel copy(x: f32[{chunks}, {_CHUNK}]) -> y: f32[{chunks}, {_CHUNK}]
  for i in {chunks} parallel:
    for j in {_CHUNK // lanes}:
      for l in {lanes} vector:
        y[i, {lanes}*j + l] = x[i, {lanes}*j + l] {hint}
""")


def stream_kernel(chunks: int, lanes: int) -> Kernel:
    """y = x, past the caches: what is overwritten as a whole need not be fetched before."""
    return copy_kernel(chunks, lanes, "nontemporal")


def read_kernel(chunks: int, lanes: int) -> Kernel:
    """Sums of x, with four accumulators, so that only loads take time."""
    wide = 4 * lanes
    return parse_kernel(f"""
kernel read(x: f32[{chunks}, {_CHUNK}]) -> y: f32[{chunks}, {lanes}]
  acc: f32[4, {lanes}] register

  for i in {chunks} parallel:
    for a in 4 unroll:
      for l in {lanes} vector:
        acc[a, l] = 0.0
    for j in {_CHUNK // wide}:
      for a1 in 4 unroll:
        for l1 in {lanes} vector:
          acc[a1, l1] += x[i, {wide}*j + {lanes}*a1 + l1]
    for l2 in {lanes} vector:
      y[i, l2] = acc[0, l2] + acc[1, l2] + acc[2, l2] + acc[3, l2]
""")


def peak_kernel(threads: int, lanes: int) -> Kernel:
    """Chains of fma that never leave the registers."""
    return parse_kernel(f"""
kernel peak(x: f32[{lanes}]) -> y: f32[{threads}, {_ACCUMULATORS}, {lanes}]
  acc: f32[{_ACCUMULATORS}, {lanes}] register

  for i in {threads} parallel:
    for a in {_ACCUMULATORS} unroll:
      for l in {lanes} vector:
        acc[a, l] = x[l]
    for n in {_ROUNDS}:
      for a1 in {_ACCUMULATORS} unroll:
        for l1 in {lanes} vector:
          acc[a1, l1] = fma(acc[a1, l1], x[l1], x[l1])
    for a2 in {_ACCUMULATORS} unroll:
      for l2 in {lanes} vector:
        y[i, a2, l2] = acc[a2, l2]
""")
