"""Does a CUDA task go from source to verdict? With PTX that NumPy runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perfdojo.errors import TargetError, TaskError
from perfdojo.evolve.bench import Mode
from perfdojo.evolve.export import export
from perfdojo.evolve.gpu.facts import GpuFacts, check_new_enough, find_gpu
from perfdojo.evolve.recorded import take_up
from perfdojo.evolve.run import Options, evolve
from perfdojo.evolve.skeleton import write_skeleton
from perfdojo.evolve.subject import make_subject
from perfdojo.records import open_store
from perfdojo.search.budget import Budget
from tests.evolve.gpu.conftest import SCALE, TASK, Write
from tests.evolve.gpu.fake import HERE

pytestmark = pytest.mark.llvm
CLEARED = """\
extern "C" __global__ void scale(int n, const float *x, float a, float *y) {
  __shared__ float scratch[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < blockDim.x; ++k) scratch[k] = 0.f;
  __syncthreads();
  scratch[threadIdx.x] = i < n ? a * x[i] : 0.f;
  __syncthreads();
  if (i < n) y[i] = scratch[threadIdx.x];
}
"""
SMALL = TASK.replace("// 64", "// 32").replace("block=64", "block=32")


def test_redundant_work_is_found_proved_by_gates_and_exported(write: Write, tmp_path: Path) -> None:
    task = write(CLEARED, SMALL.replace("n=96", "n=40").replace("n=70", "n=31"))
    subject = make_subject(task, device=HERE)
    with open_store(tmp_path / "records.db") as store:
        options = Options(Mode(), "light", Budget(seconds=20, measurements=20), seed=1)
        result = evolve(subject, options, store)
        summary = result.summary()
        assert summary["speedup"] > 1.5, summary
        assert summary["sealed_passed"] is True
        assert summary["speedup_unedited"] == pytest.approx(1.0, abs=0.1)
        json.dumps(summary, allow_nan=False)
        files = export(take_up(store.find_run(result.run.id)), tmp_path / "out")
    assert ".entry scale(" in Path(files["ptx"]).read_text()


def test_a_kernel_that_needs_a_newer_gpu_is_told(write: Write) -> None:
    task = write(task=TASK.replace("search=", "arch='sm_100', search="))
    said = r"'k.cu' needs a GPU of sm_100 or newer, got sm_90 \(a device of NumPy\); run it on a"
    with pytest.raises(TaskError, match=said):
        make_subject(task, device=HERE)
    check_new_enough("k.cu", "sm_90a", GpuFacts("x", "sm_100"))


def test_a_machine_without_a_gpu_is_told() -> None:
    with pytest.raises(
        TargetError, match=r"cuda: expected a GPU, got none .*; run it on a machine"
    ):
        find_gpu("tests.evolve.gpu.test_site:NoGpu")


def test_a_kernel_that_is_not_there_is_told(write: Write) -> None:
    with pytest.raises(TaskError, match=r"defines no kernel 'scala'; did you mean 'scale'\?"):
        make_subject(write(task=TASK.replace('"scale"', '"scala"')), device=HERE)


def test_new_begins_a_task_for_a_kernel(write: Write, tmp_path: Path) -> None:
    write(SCALE)
    path = write_skeleton(str(tmp_path / "k.cu"), "", str(tmp_path / "new.py"))
    text = path.read_text()
    assert 'launch("scale", grid=-(-n // 128), block=128, shared=0)' in text
    assert '"y": out(n, np.float32)' in text
    compile(text, "new.py", "exec")


def test_a_source_without_kernels_is_told(write: Write, tmp_path: Path) -> None:
    write("__device__ int x;\n")
    with pytest.raises(TaskError, match="defines no kernel"):
        write_skeleton(str(tmp_path / "k.cu"), "", str(tmp_path / "new.py"))
