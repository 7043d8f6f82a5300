"""Who is faster on a GPU? Our kernel and its peers on one device, in turn, all of them checked.

`main`, in a process of its own, reads a request of `bench` and prints one JSON document.
Only one such process uses the device at a time (a lock); the next one may start meanwhile.
"""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import importlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from perfdojo.analysis import cost_of
from perfdojo.errors import DojoError
from perfdojo.ir import Kernel, bytes_of, parse_kernel
from perfdojo.measure.compare import tolerance_of
from perfdojo.measure.gpu.cases import GpuCase, make_gpu_case, prepare_all
from perfdojo.measure.gpu.device import Work
from perfdojo.measure.gpu.driver import CudaDevice
from perfdojo.measure.gpu.facts import gpu_state
from perfdojo.measure.gpu.ground import Arena, Binary
from perfdojo.measure.gpu.peers import MODE, make_gpu_peers, set_up, torch_type
from perfdojo.measure.paired import batch_for, sample_in_turn
from perfdojo.targets.cache import cache_folder
from perfdojo.targets.cuda.plan import Call, Plan

OURS = "dojo"
_COPY = "copy"  # no peer, but a measure of the machine
_SPIN = 400_000  # clock cycles that the device waits while the call is being enqueued
_WARM_UP = 3  # calls
_PEER = 4  # times our tolerance that a peer may be off: it may sum in another way


class _Contest:
    """The device with caches that are cold, and calls that are timed in turn."""

    def __init__(self, device: CudaDevice, spin: str, kernel: Kernel) -> None:
        self.device, self.arena = device, Arena(device, kernel)
        call = Call("spin", (1, 1, 1), 1, 0, 0, ())
        value = ctypes.c_longlong(_SPIN)
        self._spin = device.prepare_values(device.load(spin), call, [value])

    def before(self) -> None:
        """Cold caches, and time for the host to enqueue the call: the device is what is timed."""
        self.arena.chill()
        self._spin()

    def time(self, calls: Mapping[str, Work], budget: float) -> Any:
        """Samples of all, in turn."""
        batches = {}
        for name, call in calls.items():
            for _ in range(_WARM_UP):
                call()
            batches[name] = min(20, batch_for(self.device.time(call, 3, self.before) / 3))
        samplers = {name: self._sampler(call) for name, call in calls.items()}
        return sample_in_turn(samplers, batches, budget=budget, least=9)

    def _sampler(self, call: Work) -> Callable[[int], float]:
        return lambda count: self.device.time(call, count, self.before)


def measure_operator(request: Mapping[str, Any], torch: Any) -> dict[str, Any]:
    """Check everyone's result against the oracle, and time all in turn."""
    options, formula = request["options"], parse_kernel(request["formula"])
    device = CudaDevice()
    oracle, ours = Binary.from_json(request["oracle"]), Binary.from_json(request["ours"])
    plan = Plan(parse_kernel(request["oracle_kernel"]), oracle.calls, oracle.temporaries)
    case = make_gpu_case(device, formula, (plan, oracle.library), options["seed"])
    contest = _Contest(device, request["spin"], formula)
    calls: dict[str, Any] = {OURS: _make_ours(contest, formula, ours, case)}
    notes: list[str] = []
    if torch is not None:
        calls |= _make_peers(torch, device, formula, request, case, notes)
    tolerances = {b.name: tolerance_of(formula, b.dtype) for b in formula.outputs}
    errors = {name: _error(contest, call, formula, case) for name, call in calls.items()}
    copy, copied = _make_copy(device, request)
    samples = contest.time({**calls, _COPY: copy}, float(options["budget"]))
    (output, *_) = formula.outputs
    tolerance = tolerances[output.name]
    cost, seconds = cost_of(formula), samples.calm(OURS)
    peers = [name for name in calls if name != OURS]
    return {
        "operator": formula.name,
        "seconds": {name: samples.calm(name) for name in calls},
        "ratios": {name: asdict(samples.ratio(name, OURS)) for name in peers},
        "errors": errors,
        "tolerance": tolerance,
        "correct": errors[OURS] <= tolerance,
        "agree": all(
            e <= (tolerance if n == OURS else _PEER * tolerance) for n, e in errors.items()
        ),
        "bytes": cost.bytes,
        "operations": cost.operations,
        "bytes_per_second": cost.bytes / seconds,
        "operations_per_second": cost.operations / seconds,
        "copy_bandwidth": copied / samples.calm(_COPY),
        "rounds": len(samples.seconds[OURS]),
        "samples": samples.seconds,
        "state": gpu_state(),
        "notes": notes,
        "mode": MODE,
    }


def _make_ours(
    contest: _Contest, formula: Kernel, ours: Binary, case: GpuCase
) -> Callable[[], int]:
    """A call of our kernel that says where the first output lies."""
    device = contest.device
    places = {name: fenced.place for name, fenced in contest.arena.arguments.items()}
    for name, place in case.inputs.items():
        device.copy(places[name], place, contest.arena.arguments[name].size)
    for output in formula.outputs:
        device.fill(places[output.name], 0xFF, bytes_of(output))
    places |= {name: device.allocate(size) for name, size in ours.temporaries}
    plan = Plan(formula, ours.calls, ours.temporaries)
    work = prepare_all(device, device.load(ours.library), plan, places)
    first = places[formula.outputs[0].name]

    def call() -> int:
        work()
        return first

    return call


def _make_copy(device: CudaDevice, request: Mapping[str, Any]) -> tuple[Work, int]:
    """A call of the copy, and how many bytes it moves."""
    kernel, binary = parse_kernel(request["copy_kernel"]), Binary.from_json(request["copy"])
    buffers = (*kernel.inputs, *kernel.outputs)
    places = {buffer.name: device.allocate(bytes_of(buffer)) for buffer in buffers}
    plan = Plan(kernel, binary.calls, binary.temporaries)
    work = prepare_all(device, device.load(binary.library), plan, places)
    return work, sum(map(bytes_of, buffers))


def _make_peers(
    torch: Any,
    device: CudaDevice,
    formula: Kernel,
    request: Mapping[str, Any],
    case: GpuCase,
    notes: list[str],
) -> dict[str, Callable[[], Any]]:
    """Peers on copies of the same inputs; one that cannot be made or called is a note."""
    set_up(torch)
    tensors = _make_tensors(torch, formula)
    for buffer in formula.inputs:
        device.copy(tensors[buffer.name].data_ptr(), case.inputs[buffer.name], bytes_of(buffer))
    wanted = request["options"]["against"]
    peers = make_gpu_peers(torch, formula.name, tensors, request["sizes"], wanted)
    fine = {}
    for name, call in peers.items():
        try:
            call()
            device.wait()
            fine[name] = call
        except Exception as error:  # noqa: BLE001  # a peer that fails is no reason to lose the row
            notes.append(f"{name} failed: {type(error).__name__}: {str(error).splitlines()[0]}")
    return fine


def _make_tensors(torch: Any, kernel: Kernel) -> dict[str, Any]:
    """Empty tensors for the inputs of a kernel."""
    return {
        buffer.name: torch.empty(buffer.shape, dtype=torch_type(torch, buffer.dtype), device="cuda")
        for buffer in kernel.inputs
    }


def _error(contest: _Contest, call: Callable[[], Any], formula: Kernel, case: GpuCase) -> float:
    """The scaled error of the first output of a call."""
    found = call()
    judge = case.judges[formula.outputs[0].name]
    if isinstance(found, int):
        return judge.error(contest.device, found)
    found = found.contiguous()
    if found.numel() != judge.count:
        return float("inf")
    error = judge.error(contest.device, found.data_ptr())
    contest.device.wait()
    return error


def measure_alone(request: Mapping[str, Any], torch: Any) -> dict[str, Any]:
    """The eager peer and nobody else."""
    set_up(torch)
    kernel, device = parse_kernel(request["alone"]), CudaDevice()
    tensors = _make_tensors(torch, kernel)
    for number, buffer in enumerate(kernel.inputs):
        device.draw(tensors[buffer.name].data_ptr(), buffer, number)
    calls = make_gpu_peers(torch, kernel.name, tensors, {}, ("torch",))
    samples = _Contest(device, request["spin"], kernel).time(calls, 0.3)
    return {"operator": kernel.name, "seconds": samples.calm("eager")}


def measure_cublas(request: Mapping[str, Any], torch: Any) -> dict[str, Any]:
    """Operations a second of square matrix products, by PyTorch."""
    set_up(torch)
    device = CudaDevice()
    kernel = parse_kernel("kernel one(x: f32[1]) -> y: f32[1]\n  for i in 1:\n    y[i] = x[i]\n")
    contest = _Contest(device, request["spin"], kernel)
    rates = {}
    for name, size in (("float32", 4096), ("bfloat16", 4096), ("bfloat16", 8192)):
        kind = getattr(torch, name)
        a, b = (torch.randn(size, size, device="cuda").to(kind) for _ in range(2))
        samples = contest.time({"product": partial(torch.mm, a, b)}, 0.3)
        rates[f"{name} {size}"] = 2.0 * size**3 / samples.calm("product")
    return {"operator": "machine", "cublas": rates, "state": gpu_state()}


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """The device to ourselves."""
    cache_folder().mkdir(parents=True, exist_ok=True)
    with (cache_folder() / "gpu.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Answer one request."""
    request = json.load(sys.stdin)
    wanted: Sequence[str] = request.get("options", {}).get("against", ("torch",))
    kinds = {"formula": measure_operator, "alone": measure_alone}
    measure = next((kinds[word] for word in kinds if word in request), measure_cublas)
    try:
        torch = importlib.import_module("torch") if wanted else None
        with _alone():
            result = measure(request, torch)
    except (DojoError, ImportError, RuntimeError) as error:
        result = {"operator": request["operator"], "error": str(error).splitlines()[0]}
    except Exception as error:  # noqa: BLE001  # one operator's trouble is no reason to lose the rest
        result = {"operator": request["operator"], "error": f"{type(error).__name__}: {error}"}
    print()
    print(json.dumps(result))
