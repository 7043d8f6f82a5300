"""Are we faster than what users run today? One operator at a time, in a process of its own.

`python -m perfdojo.measure.bench OPERATOR JSON` does the work and prints one JSON document;
`bench_operator` starts it, so that no state of one operator (threads, caches of compilers,
memory) reaches the next.
"""

from __future__ import annotations

import importlib.util
import json
import math
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.analysis import cost_of
from perfdojo.errors import DojoError, MeasureError
from perfdojo.ir import Kernel, bytes_of, parse_kernel, print_kernel
from perfdojo.measure.apart import ask_apart
from perfdojo.measure.ceilings import Ceilings, ceilings_of, make_loads
from perfdojo.measure.compare import scaled_error, tolerance_of
from perfdojo.measure.inputs import random_inputs
from perfdojo.measure.paired import Samples, time_in_turn
from perfdojo.measure.peers import OPERATORS, make_peers
from perfdojo.measure.tvm_peer import Tuned, make_call
from perfdojo.targets import Machine, Target, build_function, find_target
from perfdojo.targets.arrays import make_output

_CEILINGS = 1.0  # seconds for the ceilings of the machine, beside each contest


@dataclass(frozen=True, slots=True)
class BenchOptions:
    """What to compare with, and how long to measure."""

    against: tuple[str, ...] = ("torch",)
    budget: float = 4.0
    threads: int = 0  # 0: as many as the machine has
    seed: int = 0


def bench_operator(
    kernel: Kernel, options: BenchOptions, *, tvm: Tuned | None = None, limit: float = 600
) -> dict[str, Any]:
    """Times of our kernel and its peers, and ratios peer / ours; `error` if something failed.

    `tvm` is what TVM has tuned before: one peer more.
    """
    request: dict[str, Any] = {"kernel": print_kernel(kernel), "options": asdict(options)}
    if tvm is not None:
        request["tvm"] = asdict(tvm)
    return _ask(request, kernel.name, limit)


def _ask(request: Mapping[str, Any], name: str, limit: float) -> dict[str, Any]:
    """What a process of its own answers; `error` if something failed."""
    try:
        return ask_apart(__name__, request, limit=limit)
    except MeasureError as error:
        return {"operator": name, "error": str(error)}


def time_peer(kernel: Kernel, *, seed: int = 0, limit: float = 120) -> float:
    """Seconds that PyTorch takes as users call it; nan if it is not installed or has no such."""
    if kernel.name not in OPERATORS or importlib.util.find_spec("torch") is None:
        return math.nan
    options = BenchOptions(("torch",), 0.5, seed=seed)
    request = {"kernel": print_kernel(kernel), "options": asdict(options), "alone": True}
    found = _ask(request, kernel.name, limit)
    return min(found["seconds"].values()) if "seconds" in found else math.nan


def measure_peers(kernel: Kernel, options: BenchOptions) -> dict[str, Any]:
    """What the process does for `time_peer`: the peers alone, in turn."""
    threads = options.threads or find_target("cpu").machine.threads
    inputs = random_inputs(kernel, options.seed)
    peers = make_peers(kernel.name, inputs, tuple(options.against), threads)
    samples = time_in_turn(peers, budget=options.budget, least=3)
    return {"seconds": {name: samples.calm(name) for name in samples.seconds}}


def measure_operator(
    kernel: Kernel, options: BenchOptions, tvm: Tuned | None = None
) -> dict[str, Any]:
    """What the process does: build, check everyone's result, time all in turn."""
    target = find_target("cpu")
    threads = options.threads or target.machine.threads
    inputs = random_inputs(kernel, options.seed)
    outputs = {buffer.name: make_output(buffer, None) for buffer in kernel.outputs}
    ours = build_function(kernel, target).prepare(*inputs.values(), out=tuple(outputs.values()))
    peers = make_peers(kernel.name, inputs, tuple(options.against), threads)
    if tvm is not None:
        peers["tvm"] = make_call(tvm, kernel, inputs, threads)
    ours()
    (output,) = kernel.outputs
    tolerance = tolerance_of(kernel, output.dtype)
    errors = {
        name: scaled_error(np.asarray(call()), outputs[output.name]) for name, call in peers.items()
    }
    largest = max(inputs.values(), key=lambda array: array.nbytes)
    arrays = (largest, outputs[output.name]) if is_in_memory(kernel, target.machine) else None
    samples, ceilings = _time_all({"dojo": ours, **peers}, target, arrays, options.budget)
    ratios = {name: asdict(samples.ratio(name, "dojo")) for name in peers}
    cost = cost_of(kernel)
    return {
        "operator": kernel.name,
        "seconds": {name: samples.calm(name) for name in samples.seconds},
        "ratios": ratios,
        "errors": errors,
        "tolerance": tolerance,
        "agree": all(error <= 4 * tolerance for error in errors.values()),
        "bytes": cost.bytes,
        "operations": cost.operations,
        "rounds": len(samples.seconds["dojo"]),
        "ceilings": asdict(ceilings),
    }


def _time_all(
    calls: Mapping[str, Callable[[], object]],
    target: Target,
    arrays: tuple[NDArray[Any], NDArray[Any]] | None,
    budget: float,
) -> tuple[Samples, Ceilings]:
    """What all `calls` take, timed in turn, and the machine's ceilings meanwhile.

    A shared machine has half its bandwidth in one second and all of it in the next, so where
    arguments come from memory, the ceilings are timed in turn with the rest, on the same `arrays`:
    one that is read, one that is written. Where there are none, memory sets no floor: ceilings come
    after, since they would throw out of the caches what waits there for the next call.
    """
    loads = make_loads(target, *(arrays or ()))
    shares = {f"ceiling {name}": load.call for name, load in loads.items()}
    if arrays is not None:
        found = samples = time_in_turn({**calls, **shares}, budget=budget + _CEILINGS)
    else:
        samples = time_in_turn(calls, budget=budget)
        found = time_in_turn(shares, budget=_CEILINGS)
    ceilings = ceilings_of(loads, {name: found.calm(f"ceiling {name}") for name in loads})
    return Samples({name: samples.seconds[name] for name in calls}), ceilings


def is_in_memory(kernel: Kernel, machine: Machine) -> bool:
    """Whether the arguments of one call are too large to wait for the next one in the caches."""
    return sum(map(bytes_of, (*kernel.inputs, *kernel.outputs))) > max(machine.cache_bytes) // 2


def floor_seconds(kernel: Kernel, machine: Machine, ceilings: Ceilings) -> float:
    """Seconds for its bytes, or for its operations if they take longer, at the machine's ceilings.

    What is written, and as much of what is read, moves at the rate of a copy; the rest at the rate
    of reading. Arguments that fit into half of the last cache need not come from memory.
    """
    read, written = (sum(map(bytes_of, buffers)) for buffers in (kernel.inputs, kernel.outputs))
    copied = 2 * min(read, written) if read > written else read + written
    memory = copied / ceilings.copy_bandwidth + (read + written - copied) / ceilings.read_bandwidth
    if not is_in_memory(kernel, machine):
        memory = 0.0
    return max(memory, cost_of(kernel).operations / ceilings.peak)


def geometric_mean(values: list[float]) -> float:
    """The geometric mean; nan of nothing."""
    return float(np.exp(np.mean(np.log(values)))) if values else float("nan")


def main() -> None:
    """What that process does."""
    request: Mapping[str, Any] = json.load(sys.stdin)
    options = BenchOptions(**request["options"])
    try:
        kernel = parse_kernel(request["kernel"])
        tvm = Tuned(**request["tvm"]) if "tvm" in request else None
        if request.get("alone"):
            result = measure_peers(kernel, options)
        else:
            result = measure_operator(kernel, options, tvm)
    except DojoError as error:
        result = {"operator": "", "error": str(error)}
    print(json.dumps(result))
