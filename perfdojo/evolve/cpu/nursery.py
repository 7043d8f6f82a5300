"""Where do variants of a C function live? (Tested, not proven.) In children of this process.

`python -m perfdojo.evolve.cpu.nursery` reads the task, makes the inputs of its cases and what is
right on them, and tries variants, each in a child of its own (see `measure/cradle.py`).
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import DojoError, TaskError
from perfdojo.evolve.cases import cases_of
from perfdojo.evolve.cpu.bind import bind, check_callable
from perfdojo.evolve.cpu.ground import CGround, Order, stain_heap
from perfdojo.evolve.cpu.scene import Placement, Scene
from perfdojo.evolve.cpu.stopwatch import Stopwatch
from perfdojo.evolve.ground import check_outputs
from perfdojo.evolve.llvm.build import Engine, make_engine
from perfdojo.evolve.llvm.signature import signature
from perfdojo.evolve.load import load_task
from perfdojo.evolve.pool import Pool
from perfdojo.evolve.right import Truth, find_right, make_inputs
from perfdojo.evolve.task import Part, Task
from perfdojo.measure.cradle import Cradle
from perfdojo.measure.jail import lock_up
from perfdojo.measure.outcome import Failed
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.trial import POISONS, Fault, Trial

_DRAFTS = 200  # that one child looks at


class Drafts:
    """Looks at drafts in a child that stays, for as long as none of them spoils it.

    A child costs more than a draft. What a wrong one leaves behind can at worst refuse another one;
    whatever is accepted is tried again in a child of its own.
    """

    def __init__(self, stopwatch: Stopwatch, scene: Scene, memory: int) -> None:
        self._stopwatch, self._scene = stopwatch, scene
        self._seen = 0
        lock_up(memory)

    def answer(self, order: Order) -> Reply:
        """Nothing if it is right on a case, else `stage` and `reason`."""
        self._seen += 1
        signal.setitimer(signal.ITIMER_VIRTUAL, order.pace)
        try:
            Trial(CGround(self._stopwatch, order), order).check([self._scene])
            return {"spoilt": self._seen >= _DRAFTS}
        except Fault as fault:
            spoilt = fault.failed.stage != "wrong" or self._seen >= _DRAFTS
            return asdict(fault.failed) | {"spoilt": spoilt}
        except Exception as error:  # noqa: BLE001  # whatever broke is reported
            return asdict(Failed("lost", f"{type(error).__name__}: {error}")) | {"spoilt": True}
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class Nursery:
    """Answers requests about one task: load a part, measure or inspect a variant."""

    def __init__(self, task: Task, ir: str, original: str, memory: int) -> None:
        self.task, self.original = task, original
        self.signature = signature(ir, task.function)
        check_callable(self.signature)
        self._stopwatch = Stopwatch(self.signature)
        self._cradle = Cradle(memory)
        self._scenes: dict[Part, list[Scene]] = {}
        self._drafts = Pool(lambda: Drafts(self._stopwatch, self._scenes["search"][-1], memory), 1)
        self._loaded: dict[str, Engine] = {}
        with contextlib.suppress(DojoError):  # a child will say what is wrong
            self._loaded[original] = make_engine(Path(original).read_bytes())  # never run in here

    def answer(self, request: Reply) -> Reply:
        """What came of one request: a result, or `stage` and `reason`; `task` if that is wrong."""
        limit = float(request["limit"])
        if request["do"] == "load":
            try:
                return self._load(request["part"], limit)
            except DojoError as error:
                return {"task": str(error)}
        order = Order(**request["order"])
        scenes = self._scenes[request["part"]]
        if request["do"] == "check":
            return self._drafts.ask(order, limit)
        with self._loading(order.candidate):
            if request["do"] == "inspect":
                return self._cradle.run(lambda: {"error": self._inspect(order, scenes)}, limit)
            return self._cradle.run(lambda: self._measure(order, scenes), limit)

    @contextlib.contextmanager
    def _loading(self, path: str) -> Iterator[None]:
        """Have code at hand when a child is forked: LLVM is warm in here, and cold in a child."""
        if path in self._loaded:
            yield
            return
        with contextlib.suppress(OSError, DojoError, RuntimeError):  # a child will say what it is
            self._loaded[path] = make_engine(Path(path).read_bytes())  # never run in here
        try:
            yield
        finally:
            self._loaded.pop(path, None)

    def _measure(self, order: Order, scenes: list[Scene]) -> Reply:
        """Right on all cases before it is timed on the first, and after."""
        signal.setitimer(signal.ITIMER_VIRTUAL, order.pace)
        trial = Trial(CGround(self._stopwatch, order, self._loaded), order)
        trial.check(scenes)
        return asdict(trial.measure(scenes))

    def tidy(self) -> None:
        """What is left to do when the answer is out."""
        self._cradle.tidy()

    # -- cases ------------------------------------------------------------------------------

    def _load(self, part: Part, limit: float) -> Reply:
        """Make the cases of a part; says how wrong the original is on each output."""
        scenes: list[Scene] = []
        errors: dict[str, float] = {}
        types: dict[str, str] = {}
        for case in cases_of(self.task, part):
            truth: Truth | None = None
            for place in _placements(part, case.number):
                values = make_inputs(self.task, case)
                bound = bind(self.signature, values.values)
                scene = Scene(self.signature, bound, case, place, self.task.alignment)
                runs = [self._run_original(scene, byte, limit) for byte in POISONS]
                truth = truth or find_right(self.task, values, scene, runs)
                scene.right = truth.right
                scenes.append(scene)
            assert truth is not None
            types |= truth.types
            errors = {n: max(e, errors.get(n, 0.0)) for n, e in truth.errors.items()} | {
                name: errors[name] for name in errors.keys() - truth.errors.keys()
            }
        self._scenes[part] = scenes
        gc.collect()
        gc.freeze()  # what children inherit, they need not copy to count references
        outputs = {name: {"error": errors[name], "dtype": types[name]} for name in errors}
        return {"outputs": outputs, "timed": str(scenes[0].case)}

    def _run_original(self, scene: Scene, byte: int, limit: float) -> dict[str, bytes]:
        """What every array, and the value, holds after the original ran; scenes are shared."""
        order = Order(self.original, self.task.function, {})

        def work() -> Reply:
            ground = CGround(self._stopwatch, order, self._loaded)
            ground.fill(scene)
            ground.poison(byte)
            stain_heap(byte)
            ground.time("candidate")
            if (beside := scene.find_overrun()) is not None:
                raise Fault("bounds", f"it writes outside '{beside}'")
            return {}

        reply = self._cradle.run(work, limit)
        self._cradle.tidy()
        if "stage" in reply:
            raise TaskError(_original_fails(scene, reply))
        found = {name: array.bytes.tobytes() for name, array in scene.arrays.items()}
        return found | {"return": scene.value.bytes.tobytes()}

    # -- the gates ----------------------------------------------------------------------------

    def _inspect(self, order: Order, scenes: Iterable[Scene]) -> float:
        """The largest error over the scenes. Raises Fault for whatever the original does not do."""
        ground = CGround(self._stopwatch, order, self._loaded)
        return max(_inspect(ground, scene, order) for scene in scenes)


def _inspect(ground: CGround, scene: Scene, order: Order) -> float:
    """Run on two poisons of outputs, stack and heap: both right, and both the same."""
    bits, worst = [], 0.0
    for byte in POISONS:
        ground.fill(scene)
        ground.poison(byte)
        stain_heap(byte)
        ground.time("candidate")
        if (beside := scene.find_overrun()) is not None:
            raise Fault("bounds", f"{scene.case}: it wrote outside '{beside}'")
        worst = max(worst, check_outputs(ground, scene, order.tolerances))
        bits.append({name: array.copy() for name, array in scene.outputs.items()})
    for name, steady in scene.right.steady.items():
        one, two = (_bytes(bit[name])[steady] for bit in bits)
        if not np.array_equal(one, two):
            reason = f"{scene.case}: '{name}' depends on memory that nobody wrote"
            raise Fault("uninitialised", reason)
    return worst


def _bytes(array: NDArray[Any]) -> NDArray[np.uint8]:
    """One row of bytes for each element, so that NaN equals NaN."""
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8).reshape(array.size, -1)


def _placements(part: Part, number: int) -> tuple[Placement, ...]:
    """The timed case lies as usual; all others where the smallest overrun is death."""
    if part == "search" and number == 0:
        return ("middle",)
    return ("end", "start")


def _original_fails(scene: Scene, reply: Reply) -> str:
    said = f"{reply['stage']}: {reply['reason']}"
    overruns = scene.placement != "middle" and reply["stage"] == "crash"
    if overruns or reply["stage"] == "bounds":
        cure = "it touches memory beside its arrays: make them larger in inputs(), or mend it"
    elif reply["stage"] == "load":
        cure = "define what it calls in the source"
    else:
        cure = f"mend the source, or give other sizes in {scene.case.part}=[...]"
    return f"task: the original fails on {scene.case}: {said}; {cure}"


def make_nursery(start: Reply) -> Nursery:
    """The nursery that the driver's first line asks for."""
    os.sched_setaffinity(0, start["cores"])
    os.nice(start["nice"])
    task = load_task(start["task"])
    assert isinstance(task, Task)
    return Nursery(task, start["ir"], start["original"], start["memory"])


if __name__ == "__main__":
    serve(make_nursery)
