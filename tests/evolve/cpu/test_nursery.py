"""Are tasks that cannot be used refused before anything is evolved, each in one line?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.errors import TaskError
from tests.evolve.variants import variants

pytestmark = [pytest.mark.llvm, pytest.mark.clang]

TASK = """\
import numpy as np
from perfdojo.evolve import Task, out

def inputs(rng, n):
    return dict(n=n, x=rng.random(n), y={y})

def reference(n, x):
    return {right}

task = Task(source="original.c", function="twice", inputs=inputs, {more}search=[dict(n=20)])
"""
CODE = """\
double twice(int n, const double *x, double *y) {
  for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i];
  return y[0];
}
"""


def load(
    folder: Path, code: str = CODE, y: str = "out(n)", right: str = "0", more: str = ""
) -> str:
    """What is said of a task."""
    text = TASK.format(y=y, right=right, more=more)
    with pytest.raises(TaskError) as caught, variants(folder, text, {"original": code}):
        pass
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_original_that_is_wrong_is_told(tmp_path: Path) -> None:
    said = load(tmp_path, right="dict(y=3 * x)", more="reference=reference, ")
    assert "the original fails its own search case 0 (n=20): 'y' differs from the reference" in said


def test_an_original_that_reads_too_far_is_told(tmp_path: Path) -> None:
    said = load(tmp_path, CODE.replace("i < n", "i <= n"))
    assert "the original fails on search case" in said
    assert "make them larger in inputs(), or mend it" in said


def test_a_reference_of_something_else_is_told(tmp_path: Path) -> None:
    said = load(tmp_path, right="dict(z=x)", more="reference=reference, ")
    assert "reference() returns 'z', which is no array of the function" in said


def test_a_reference_of_another_shape_is_told(tmp_path: Path) -> None:
    said = load(tmp_path, right="dict(y=x[1:])", more="reference=reference, ")
    assert "return 'y' of shape (20,), got (19,)" in said


def test_inputs_that_raise_are_told_with_their_line(tmp_path: Path) -> None:
    said = load(tmp_path, y="out(n / 0)")
    assert "inputs() for search case 0 (n=20) fails at line 5: ZeroDivisionError" in said


def test_a_function_that_does_nothing_is_told(tmp_path: Path) -> None:
    said = load(tmp_path, "void twice(int n, const double *x, double *y) {}\n")
    assert "changes nothing on search case 0" in said


def test_a_function_that_the_process_does_not_have_is_told(tmp_path: Path) -> None:
    extern = "void elsewhere(double *y);\n" + CODE.replace("return y[0]", "elsewhere(y); return 0")
    said = load(tmp_path, extern)
    assert "'elsewhere'" in said
    assert "define what it calls in the source" in said
