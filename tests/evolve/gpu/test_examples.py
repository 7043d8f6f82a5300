"""Do the CUDA examples do what their references say? Their PTX runs on NumPy, on small inputs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from perfdojo.evolve.kept import compile_cuda, find_kept
from perfdojo.evolve.llvm.build import to_ptx
from perfdojo.evolve.llvm.source import arch_of
from perfdojo.evolve.load import load_task
from perfdojo.evolve.task import Task
from tests.evolve.gpu.play import play
from tests.evolve.llvm.test_source import needs_cuda

pytestmark = pytest.mark.llvm
FOLDER = Path(__file__).parents[3] / "examples/evolve/cuda"
SMALL: dict[str, dict[str, Any]] = {
    "diffusion": {"rows": 9, "columns": 35, "steps": 3},
    "infection": {"rows": 17, "columns": 18, "days": 5},
    "lu": {"count": 2, "n": 7},
    "needleman_wunsch": {"n": 20, "m": 37},
    "smith_waterman": {"pairs": 2, "n": 9, "m": 17},
    "smith_waterman_tuned": {"pairs": 5, "n": 5, "m": 41},
    "svm": {"samples": 2, "vectors": 2, "features": 3},
    "thermal": {"rows": 18, "columns": 21, "steps": 3},
}


def load(name: str) -> Task:
    found = load_task(FOLDER / name / "task.py")
    assert isinstance(found, Task)
    return found


def test_all_examples_are_tried() -> None:
    assert sorted(path.parent.name for path in FOLDER.glob("*/task.py")) == sorted(SMALL)


@pytest.mark.parametrize("name", SMALL)
def test_an_example_computes_what_its_reference_says(name: str, tmp_path: Path) -> None:
    task = load(name)
    ir = find_kept(task, "light")
    assert ir is not None, "the kept IR is of another source: perfdojo evolve --ir sm_90 TASK"
    truth = play(task, ir, SMALL[name], tmp_path, level=3)
    assert truth.errors
    assert all(error < 1e-5 for error in truth.errors.values())


@pytest.mark.parametrize("name", SMALL)
def test_an_example_builds_for_gpus_old_and_new(name: str) -> None:
    ir = find_kept(load(name), "O3")
    assert ir is not None
    assert arch_of(ir) == "sm_90"
    for arch in ("sm_75", "sm_90", "sm_100"):
        assert f".target {arch}" in to_ptx(ir, arch)


@needs_cuda
@pytest.mark.parametrize(
    "name", [n if n == "lu" else pytest.param(n, marks=pytest.mark.slow) for n in SMALL]
)
@pytest.mark.parametrize("level", ["light", "O3"])
def test_the_ir_beside_an_example_is_that_of_its_source(name: str, level: str) -> None:
    task = load(name)
    kept = find_kept(task, level)
    assert kept is not None
    assert kept == compile_cuda(task, level, "sm_90")
    assert '"/' not in kept
