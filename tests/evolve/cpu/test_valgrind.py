"""Does valgrind refuse what guard pages cannot see?"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from perfdojo.evolve.cpu.valgrind import Valgrind
from perfdojo.evolve.llvm.signature import signature
from perfdojo.evolve.load import load_task
from perfdojo.evolve.task import Task
from perfdojo.measure.outcome import Failed
from tests.evolve.test_gates import BODIES, HEAD, SCALE
from tests.evolve.variants import compile_c

pytestmark = [pytest.mark.llvm, pytest.mark.clang]
JUMP = "double *t = malloc(64); volatile double *v = t; if (v[3] > 1.0) y[0] = 0; free(t);"


def check(folder: Path, body: str) -> str | Failed:
    original, _ = compile_c(folder, "original", HEAD + BODIES["original"] + "\n}\n")
    variant, _ = compile_c(folder, "variant", HEAD + body + "\n}\n")
    (folder / "task.py").write_text(SCALE)
    task = load_task(folder / "task.py")
    assert isinstance(task, Task)
    return Valgrind(task, signature(original, "scale")).check(original, variant)


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
@pytest.mark.cc
def test_a_decision_by_memory_that_nobody_wrote_is_found(tmp_path: Path) -> None:
    said = check(tmp_path, JUMP + BODIES["original"])
    assert isinstance(said, Failed)
    assert said.stage == "sanitizer"
    assert "Conditional jump (1); the original does not do that" in said.reason


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
@pytest.mark.cc
def test_what_is_right_passes(tmp_path: Path) -> None:
    said = check(tmp_path, BODIES["right"])
    assert isinstance(said, str)
    assert said.startswith("valgrind finds nothing on validation case")


def test_a_machine_without_valgrind_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_c(tmp_path, "warm", "int f(void) { return 1; }\n")
    which = shutil.which
    monkeypatch.setattr(shutil, "which", lambda n, **_: None if n == "valgrind" else which(n))
    said = check(tmp_path, BODIES["right"])
    assert isinstance(said, Failed)
    assert (said.stage, said.reason) == (
        "load", "not asked: valgrind not found on this machine",
    )  # fmt: skip
