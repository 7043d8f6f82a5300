"""Are whole programs tried as functions are: files compared, hangs and crashes survived?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.errors import TaskError
from perfdojo.evolve.load import load_task
from perfdojo.evolve.program import ProgramSite
from perfdojo.evolve.site import Effort
from perfdojo.evolve.task import PARTS, Program
from perfdojo.measure.outcome import Failed
from tests.evolve.variants import compile_c

TASK = """\
from perfdojo.evolve import Program

def inputs(rng, folder, n):
    (folder / "in.txt").write_text(" ".join(str(v) for v in rng.standard_normal(n)))

task = Program(source="original.c", inputs=inputs, build="cc {folder}/main.c {object} -o {exe}",
               run="{exe} {n} < in.txt > out.txt", outputs=["out.txt"], search=[dict(n=20)])
"""
MAIN = """\
#include <stdio.h>
#include <stdlib.h>
double f(double x);
int main(int c, char **a) {
  double x;
  puts("results");
  for (int i = 0; i < atoi(a[1]); ++i) if (scanf("%lf", &x) == 1) printf("%g\\n", f(x));
  return 0;
}
"""
BODIES = {
    "original": "return 2.0 * x;",
    "right": "return x + x;",
    "sign": "return x < 0 ? -2.0 * x : 2.0 * x;",
    "crash": "__builtin_trap();",
    "hang": "volatile int on = 1; while (on) {} return x;",
}


@pytest.mark.cc
@pytest.mark.llvm
@pytest.mark.clang
def test_a_program_is_judged_by_its_files(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(MAIN)
    paths = {
        name: compile_c(tmp_path, name, f"double f(double x) {{ {body} }}\n")[1]
        for name, body in BODIES.items()
    }
    (tmp_path / "task.py").write_text(TASK)
    task = load_task(tmp_path / "task.py")
    assert isinstance(task, Program)
    site = ProgramSite(task, paths["original"], 2.0)
    try:
        outputs = [site.load(part) for part in PARTS]
        assert list(outputs[0]) == ["out.txt"]
        tolerances = {"out.txt": 1e-5}
        outcome = site.measure(paths["right"], paths["original"], tolerances, Effort())
        assert not isinstance(outcome, Failed)
        assert site.inspect(paths["right"], "sealed", tolerances) == 0.0
        site.hurry(0.0)
        stages = {}
        for name in ("sign", "crash", "hang"):
            found = site.measure(paths[name], paths["original"], tolerances, Effort())
            assert isinstance(found, Failed)
            stages[name] = found.stage
        assert stages == {"sign": "wrong", "crash": "crash", "hang": "timeout"}
    finally:
        site.close()


def test_a_command_with_an_unknown_placeholder_is_told(tmp_path: Path) -> None:
    (tmp_path / "original.c").write_text("int f(void) { return 1; }\n")
    (tmp_path / "task.py").write_text(TASK.replace("{object}", "{objekt}"))
    task = load_task(tmp_path / "task.py")
    assert isinstance(task, Program)
    site = ProgramSite(task, "o.o", 1.0)
    try:
        with pytest.raises(TaskError, match="has no meaning for 'objekt' \\(known: \\{object\\}"):
            site.load("search")
    finally:
        site.close()


def test_one_program_serves_all_variants_if_its_build_names_no_code(tmp_path: Path) -> None:
    """As GEVO does it: the program loads the evolved PTX when it runs."""
    text = (
        "from perfdojo.evolve import Program\n"
        "task = Program(source='k.ll', build='echo cat > {exe}; echo built >> {folder}/log',\n"
        "               run='sh {exe} < {ptx} > out.txt', outputs=['out.txt'])\n"
    )
    (tmp_path / "k.ll").write_text("")
    (tmp_path / "task.py").write_text(text)
    for name, number in (("one", 1), ("two", 2)):
        (tmp_path / name).write_text(f"{number}\n")
    task = load_task(tmp_path / "task.py")
    assert isinstance(task, Program)
    site = ProgramSite(task, str(tmp_path / "one"), 5.0)
    try:
        site.load("search")
        found = site.inspect(str(tmp_path / "two"), "search", {"out.txt": 0.0})
    finally:
        site.close()
    assert isinstance(found, Failed)
    assert found.stage == "wrong"
    assert (tmp_path / "log").read_text() == "built\n"
