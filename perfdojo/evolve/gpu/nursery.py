"""Where do variants of GPU kernels live? (Tested, not proven.) In warm children of this process.

`python -m perfdojo.evolve.gpu.nursery` reads the task, makes the inputs of its cases and what is
right on them, and lets children try variants (see `pool.py`). It never touches the GPU itself.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import numpy as np

from perfdojo.errors import DojoError, TaskError
from perfdojo.evolve.cases import cases_of
from perfdojo.evolve.gpu.bind import Kernels, bind
from perfdojo.evolve.gpu.device import make_gpu
from perfdojo.evolve.gpu.ground import CudaGround, Field, Order
from perfdojo.evolve.gpu.scene import Scene
from perfdojo.evolve.ground import check_outputs
from perfdojo.evolve.load import load_task
from perfdojo.evolve.pool import Pool
from perfdojo.evolve.right import find_right, make_inputs
from perfdojo.evolve.task import Part, Task
from perfdojo.measure.gpu.device import DeviceError
from perfdojo.measure.outcome import Failed
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.trial import CANDIDATE, POISONS, Fault, Trial

_FEW, _MANY = 1, 3  # processes that stand by, on a machine with few cores and with many
_TWICE = (*POISONS, POISONS[0])  # the third run is to equal the first
Scenes = Mapping[Part, list[Scene]]


class Warm:
    """Runs variants in a child, on one device."""

    def __init__(self, device: str, scenes: Scenes, original: str) -> None:
        self._field = Field(make_gpu(device))
        self._scenes = scenes
        self._field.keep(original)

    def answer(self, request: Reply) -> Reply:
        """What came of one request; `spoilt` if nothing works on the device after it."""
        ground = None
        try:
            ground = CudaGround(self._field, Order(**request["order"]))
            reply = self._do(ground, request)
        except Fault as fault:
            reply = asdict(fault.failed)
        except DeviceError as error:
            return asdict(Failed(error.stage, f"on the device: {error}")) | {
                "spoilt": error.is_sticky
            }
        except Exception as error:  # noqa: BLE001  # whatever broke is reported; the search goes on
            return asdict(Failed("lost", f"{type(error).__name__}: {error}")) | {"spoilt": True}
        return reply | self._tidy(ground)

    def _tidy(self, ground: CudaGround | None) -> Reply:
        try:
            if ground is not None:
                ground.close()
        except DeviceError:
            return {"spoilt": True}
        return {}

    def _do(self, ground: CudaGround, request: Reply) -> Reply:
        scenes = self._scenes[request["part"]]
        if request["do"] == "run":
            return {"memory": run_once(ground, scenes[request["number"]], request["poison"])}
        if request["do"] == "inspect":
            order = Order(**request["order"])
            return {"error": max(inspect(ground, scene, order) for scene in scenes)}
        trial = Trial(ground, Order(**request["order"]))
        trial.check(scenes)
        return asdict(trial.measure(scenes))


def run_once(ground: CudaGround, scene: Scene, byte: int) -> dict[str, bytes]:
    """What every array holds after one call. Raises Fault."""
    ground.fill(scene)
    ground.poison(byte)
    ground.time(CANDIDATE)
    if (beside := ground.find_overrun()) is not None:
        raise Fault("bounds", f"{scene.case}: it wrote outside '{beside}'")
    return {name: array.tobytes() for name, array in scene.results.items()}


def inspect(ground: CudaGround, scene: Scene, order: Order) -> float:
    """The largest error on other rubbish around and between; the same bits each time. Fault."""
    worst, bits = 0.0, []
    for byte in _TWICE:
        bits.append(run_once(ground, scene, byte))
        worst = max(worst, check_outputs(ground, scene, order.tolerances))
    for name, steady in scene.right.steady.items():
        one, two, three = (_rows(bit[name], steady) for bit in bits)
        if not np.array_equal(one, three):
            raise Fault("unstable", f"{scene.case}: '{name}' differs from run to run: a race")
        if not np.array_equal(one, two):
            reason = f"{scene.case}: '{name}' depends on memory that nobody wrote"
            raise Fault("uninitialised", reason)
    return worst


def _rows(data: bytes, steady: Any) -> Any:
    """The bytes of the elements that do not depend on chance in the original."""
    return np.frombuffer(data, np.uint8).reshape(steady.size, -1)[steady.reshape(-1)]


class Nursery:
    """Answers requests about one task: load a part, measure or inspect a variant."""

    def __init__(self, task: Task, ir: str, original: str, device: str, spares: int) -> None:
        self.task, self.original = task, original
        self._kernels = Kernels(ir)
        self._scenes: dict[Part, list[Scene]] = {}
        self._pool = Pool(lambda: Warm(device, self._scenes, original), spares)

    def answer(self, request: Reply) -> Reply:
        """What came of one request: a result, or `stage` and `reason`; `task` if that is wrong."""
        limit = float(request["limit"])
        if request["do"] == "load":
            try:
                return self._load(request["part"], limit)
            except DojoError as error:
                return {"task": str(error)}
        return self._pool.ask(request, limit)

    def tidy(self) -> None:
        """Nothing is left."""

    def _load(self, part: Part, limit: float) -> Reply:
        """Make the cases of a part; says how wrong the original is on each output."""
        all_values = [make_inputs(self.task, case) for case in cases_of(self.task, part)]
        scenes = [Scene(bind(self.task, self._kernels, v), v.case) for v in all_values]
        self._scenes[part] = scenes
        self._pool.renew()
        outputs: dict[str, dict[str, Any]] = {}
        for number, (values, scene) in enumerate(zip(all_values, scenes, strict=True)):
            runs = [self._run_original(part, number, byte, limit) for byte in POISONS]
            truth = find_right(self.task, values, scene, runs)
            scene.right = truth.right
            for name, error in truth.errors.items():
                worst = max(error, outputs.get(name, {"error": 0.0})["error"])
                outputs[name] = {"error": worst, "dtype": truth.types[name]}
        gc.collect()
        gc.freeze()  # what children inherit, they need not copy to count references
        self._pool.renew()
        return {"outputs": outputs, "timed": str(scenes[0].case)}

    def _run_original(self, part: Part, number: int, byte: int, limit: float) -> dict[str, bytes]:
        order = {"candidate": self.original, "tolerances": {}}
        request = {"do": "run", "part": part, "number": number, "poison": byte, "order": order}
        reply = self._pool.ask(request, limit)
        if "stage" in reply:
            raise TaskError(_original_fails(self._scenes[part][number], reply))
        memory: dict[str, bytes] = reply["memory"]
        return memory


def _original_fails(scene: Scene, reply: Reply) -> str:
    said = f"{reply['stage']}: {reply['reason']}"
    if reply["stage"] == "bounds":
        cure = "it touches memory beside its arrays: make them larger in inputs(), or mend it"
    elif reply["stage"] in ("load", "launch"):
        cure = "mend grid, block and shared memory in launches(), or the source"
    else:
        cure = f"mend the source, or give other sizes in {scene.case.part}=[...]"
    return f"task: the original fails on {scene.case}: {said}; {cure}"


def make_nursery(start: Reply) -> Nursery:
    """The nursery that the driver's first line asks for."""
    os.environ["CUDA_CACHE_DISABLE"] = "1"  # thousands of variants are never asked for again
    task = load_task(start["task"])
    assert isinstance(task, Task)
    spares = _MANY if len(start["cores"]) >= 8 else _FEW
    return Nursery(task, start["ir"], start["original"], start["device"], spares)


if __name__ == "__main__":
    serve(make_nursery)
