"""Is the skeleton of a task a good start? It is what the signature says, and it runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.errors import TaskError
from perfdojo.evolve.llvm.source import to_ir
from perfdojo.evolve.load import load_task
from perfdojo.evolve.skeleton import write_skeleton
from perfdojo.evolve.subject import make_subject
from tests.conftest import Golden

pytestmark = [pytest.mark.llvm, pytest.mark.clang]

CODE = """\
static double square(double x) { return x * x; }
double norm(int n, double scale, const float *x, const int *weight, double *out) {
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += out[i] = scale * weight[i] * square(x[i]);
  return sum;
}
"""


def test_the_skeleton_of_a_function(tmp_path: Path, golden: Golden) -> None:
    (tmp_path / "norm.c").write_text(CODE)
    path = write_skeleton(str(tmp_path / "norm.c"))
    assert path.name == "norm_task.py"
    golden(path.read_text())
    task = load_task(path)
    assert make_subject(task, "O3").task.title == "norm"


def test_a_file_that_exists_is_kept(tmp_path: Path) -> None:
    (tmp_path / "norm.c").write_text(CODE)
    (tmp_path / "norm_task.py").write_text("mine\n")
    with pytest.raises(TaskError, match="exists; name another file with --output"):
        write_skeleton(str(tmp_path / "norm.c"))
    assert (tmp_path / "norm_task.py").read_text() == "mine\n"


def test_a_source_without_functions_is_told(tmp_path: Path) -> None:
    (tmp_path / "k.c").write_text("int x;\n")
    assert "define" not in to_ir(tmp_path / "k.c")
    with pytest.raises(TaskError, match="defines no function"):
        write_skeleton(str(tmp_path / "k.c"))
