"""Does a CUDA task travel to a machine without clang, and is IR of another source noticed?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.errors import BuildError
from perfdojo.evolve import kept
from perfdojo.evolve.kept import cuda_ir, digest, find_kept, write_kept
from perfdojo.evolve.llvm.source import arch_of
from perfdojo.evolve.task import Task
from tests.evolve.llvm.test_source import needs_cuda

pytestmark = pytest.mark.llvm
CODE = '#include "part.h"\nextern "C" __global__ void f(float *x) { x[0] = PART; }\n'


@pytest.fixture
def task(tmp_path: Path) -> Task:
    (tmp_path / "part.h").write_text("#define PART 1.f\n")
    (tmp_path / "k.cu").write_text(CODE)
    return Task(source="k.cu", inputs=dict, launches=list, file=tmp_path / "task.py")


@needs_cuda
def test_what_was_kept_is_used_without_a_compiler(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = write_kept(task, "sm_90")
    assert [path.name for path in paths] == ["k.O3.ll", "k.light.ll"]
    fresh = cuda_ir(task, "light", "sm_90")
    monkeypatch.setattr("perfdojo.evolve.llvm.source.find_compiler", lambda *_, **__: 1 / 0)
    assert cuda_ir(task, "light", "sm_90") == fresh
    assert arch_of(fresh) == "sm_90"


@needs_cuda
def test_a_newer_gpu_takes_what_was_kept_if_there_is_no_compiler(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_kept(task, "sm_80")
    assert arch_of(cuda_ir(task, "O3", "sm_90")) == "sm_90"

    def fail(*_: object) -> str:
        raise BuildError("cuda: expected a clang, got none")

    monkeypatch.setattr(kept, "compile_cuda", fail)
    assert arch_of(cuda_ir(task, "O3", "sm_90")) == "sm_80"


@pytest.mark.parametrize("changed", ["k.cu", "part.h"])
def test_ir_of_another_source_is_not_used(
    task: Task, changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = task.source_path.with_suffix(".O3.ll")
    path.write_text(f"; perfdojo: k.cu at O3 for sm_90, {digest(task)}\nthe text\n")
    assert find_kept(task, "O3") == "the text\n"
    file = task.file.parent / changed
    file.write_text(file.read_text() + "// more\n")
    assert find_kept(task, "O3") is None

    def fail(*_: object) -> str:
        raise BuildError("cuda: expected a clang, got none")

    monkeypatch.setattr(kept, "compile_cuda", fail)
    with pytest.raises(BuildError, match=r"'k.O3.ll' is of another 'k.cu': on a machine with clan"):
        cuda_ir(task, "O3", "sm_90")


def test_a_file_without_our_head_is_not_used(task: Task) -> None:
    task.source_path.with_suffix(".O3.ll").write_text("define void @f()\n")
    assert find_kept(task, "O3") is None
