"""What do the tests of evolving CUDA share? Tasks around small kernels, and a device of NumPy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from perfdojo.evolve.load import load_task
from perfdojo.evolve.task import Task
from tests.evolve.llvm.test_source import find_missing_cuda

TASK = """\
import numpy as np
from perfdojo.evolve import Task, launch, out

def inputs(rng, n):
    return dict(n=n, x=rng.random(n).astype(np.float32), y=out(n, np.float32), a=2.0)

def launches(n):
    return [launch("scale", grid=-(-n // 64), block=64)]

task = Task(source="{source}", inputs=inputs, launches=launches, search=[dict(n=96)],
            validation=[dict(n=70)], sealed=[dict(n=33)])
"""
SCALE = """\
extern "C" __global__ void scale(int n, const float *x, float a, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i];
}
"""
Write = Callable[..., Task]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a source and a task; `write(code, task)` returns the task, loaded."""

    def make(code: str = SCALE, task: str = TASK, source: str = "k.cu") -> Task:
        if missing := find_missing_cuda():
            pytest.skip(f"cuda: {missing}")
        (tmp_path / source).write_text(code)
        (tmp_path / "task.py").write_text(task.replace("{source}", source))
        found = load_task(tmp_path / "task.py")
        assert isinstance(found, Task)
        return found

    return make
