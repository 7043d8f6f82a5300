"""One case of a task on the device of NumPy, in this process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from perfdojo.evolve.cases import Case
from perfdojo.evolve.gpu.bind import Kernels, bind
from perfdojo.evolve.gpu.ground import CudaGround, Field, Order
from perfdojo.evolve.gpu.nursery import run_once
from perfdojo.evolve.gpu.scene import Scene
from perfdojo.evolve.llvm.build import to_ptx
from perfdojo.evolve.right import Truth, find_right, make_inputs
from perfdojo.evolve.task import Task
from perfdojo.measure.trial import POISONS
from tests.evolve.gpu.fake import FakeGpu


def play(task: Task, ir: str, sizes: dict[str, Any], folder: Path, level: int = 0) -> Truth:
    """Runs IR on the inputs of `sizes`. Raises TaskError if it is not what the reference says."""
    code = folder / "code.ptx"
    code.write_text(to_ptx(ir, level=level))
    case = Case("search", 0, tuple(sizes.items()))
    values = make_inputs(task, case)
    scene = Scene(bind(task, Kernels(ir), values), case)
    ground = CudaGround(Field(FakeGpu()), Order(str(code), {}))
    runs = [run_once(ground, scene, byte) for byte in POISONS]
    return find_right(task, values, scene, runs)
