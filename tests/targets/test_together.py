"""Are kernels that are compiled together what they are alone, and kept in the same place?"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from perfdojo.errors import BuildError
from perfdojo.ir import Kernel, parse_kernel
from perfdojo.targets import CTarget
from perfdojo.targets.base import Machine
from perfdojo.targets.c.machine import read_machine
from perfdojo.targets.c.together import find_libraries, find_linker, find_undefined
from perfdojo.targets.c.toolchain import find_compiler

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
pytestmark = [pytest.mark.cc, needs_gcc]

SCALED = """
kernel scaled(x: f32[64]) -> y: f32[64]
  for i in 64{kind}:
    y[i] = {value}
"""
TEXTS = (
    SCALED.format(kind="", value="x[i] * 2.0"),
    SCALED.format(kind="", value="exp(x[i]) * 2.0"),
    SCALED.format(kind=" parallel", value="exp(x[i]) * 2.0"),
    SCALED.format(kind=" parallel", value="x[i] * 3.0"),
    SCALED.replace("scaled", "other").format(kind="", value="max(x[i], 0.5)"),
    """
kernel scaled(x: f32[64]) -> y: f32[64]
  t: f32[64] heap
  for i in 64:
    t[i] = x[i] * 0.5
  for o in 8:
    for v in 8 vector:
      y[8*o + v] = exp(t[8*o + v])
""",
)
X = np.linspace(-2.0, 2.0, 64, dtype=np.float32)


@pytest.fixture
def kernels() -> list[Kernel]:
    return [parse_kernel(text) for text in TEXTS]


def use_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(folder))


def make_gcc(folder: Path, script: str = "") -> tuple[CTarget, Path]:
    """A gcc that does `script` first, and a file with a line for each time that it compiled."""
    log, program = folder / "log", folder / "mygcc"
    questions = 'case "$1" in -print*|--version) exec gcc "$@";; esac'
    text = f'#!/bin/sh\n{questions}\necho run >> "{log}"\n{script}\nexec gcc "$@"\n'
    program.write_text(text, encoding="utf-8")
    program.chmod(0o755)
    log.touch()
    return CTarget(str(program)), log


def count_runs(log: Path) -> int:
    return len(log.read_text(encoding="utf-8").splitlines())


def read_code(library: str) -> list[str]:
    """Each instruction with its address. Constants may lie elsewhere, and gaps, which the others'
    addresses tell of, may be filled by one long instruction that does nothing or by two.
    """
    command = ["objdump", "-d", "--no-show-raw-insn", "-j", ".text", library]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    code = [re.sub(r"\S+\(%rip\)|<.*?>|#.*", "", line) for line in lines if ":\t" in line]
    return [line.rstrip() for line in code if not re.search(r"\bnop[wl]?\b", line)]


def test_each_has_the_instructions_that_it_has_alone(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path / "alone", monkeypatch)
    alone = [CTarget().compile(kernel) for kernel in kernels]
    use_cache(tmp_path / "together", monkeypatch)
    together = CTarget().compile_together(kernels, limit=60.0)
    for one, other in zip(alone, together, strict=True):
        assert other is not None
        assert Path(one).name == Path(other).name
        assert read_code(one) == read_code(other) != []


def test_each_computes_what_it_says(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path, monkeypatch)
    target = CTarget()
    paths = target.compile_together(kernels, limit=60.0)
    found = [target.load(k, path or "")(X) for k, path in zip(kernels, paths, strict=True)]
    e = np.exp(X)
    right = [2 * X, 2 * e, 2 * e, 3 * X, np.maximum(X, 0.5), np.exp(X / 2)]
    for one, other in zip(found, right, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6)


def test_the_compiler_runs_once_and_never_again(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path / "cache", monkeypatch)
    target, log = make_gcc(tmp_path)
    first = target.compile_together(kernels, limit=60.0)
    assert count_runs(log) == 1
    assert [target.compile(kernel) for kernel in kernels] == first
    assert target.compile_together(kernels, limit=60.0) == first
    assert count_runs(log) == 1
    kept = [path.name for path in (tmp_path / "cache" / "build").iterdir()]
    assert sorted(kept) == sorted(Path(path or "").name for path in first)


def test_one_that_is_missing_or_asked_for_twice_is_left_to_be_built_alone(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path / "cache", monkeypatch)
    target, log = make_gcc(tmp_path)
    known = target.compile(kernels[0])
    assert target.compile_together([kernels[0], kernels[1]], limit=60.0) == [known, None]
    assert target.compile_together([kernels[1]] * 2, limit=60.0) == [None, None]
    assert count_runs(log) == 1


def test_kernels_for_wide_registers_share_no_file_with_others(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path / "cache", monkeypatch)
    wide = TEXTS[-1].replace("8", "16").replace("o in 16", "o in 4")
    target, log = make_gcc(tmp_path)
    target.machine = with_registers(read_machine(), 64)
    both = [parse_kernel(wide), parse_kernel(wide.replace("0.5", "0.25"))]
    assert "prefer-vector-width" in target.emit(both[0])
    assert None not in target.compile_together([*kernels[:2], *both], limit=60.0)
    assert count_runs(log) == 2


def with_registers(machine: Machine, size: int) -> Machine:
    return Machine(machine.name, machine.threads, size, 32, machine.cache_bytes, machine.features)


@pytest.mark.skipif(shutil.which("clang") is None, reason="needs clang")
def test_another_compiler_builds_each_alone(kernels: list[Kernel]) -> None:
    assert CTarget("clang").compile_together(kernels[:2], limit=60.0) == [None, None]


def test_one_that_is_refused_makes_all_fail(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path / "cache", monkeypatch)
    target, _ = make_gcc(tmp_path, 'echo "error: not today" >&2; exit 1')
    with pytest.raises(BuildError, match="refused the emitted source: error: not today"):
        target.compile_together(kernels, limit=60.0)


def test_a_limit_ends_it(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_cache(tmp_path / "cache", monkeypatch)
    target, _ = make_gcc(tmp_path, "sleep 60")
    with pytest.raises(BuildError, match=r"did not finish in 0\.\d+ s"):
        target.compile_together(kernels, limit=0.3)


def test_a_cache_that_cannot_be_written_is_said(
    kernels: list[Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    use_cache(tmp_path / "file", monkeypatch)
    with pytest.raises(BuildError, match="c: cannot write to the cache"):
        CTarget().compile_together(kernels, limit=60.0)


@pytest.mark.parametrize(
    ("text", "wanted", "count"),
    [
        ("int f(void) { return 0; }", set(), 0),
        ("#include <stdlib.h>\nvoid f(void *p) { free(p); }", {"free"}, 0),
        ("double exp(double);\ndouble f(double x) { return exp(x); }", {"exp"}, 2),
        ("int omp_get_num_procs(void);\nint f(void) { return omp_get_num_procs(); }", None, 1),
    ],
)
def test_only_libraries_that_something_needs_are_read(
    text: str, wanted: set[str] | None, count: int, tmp_path: Path
) -> None:
    (tmp_path / "f.c").write_text(text, encoding="utf-8")
    subprocess.run(["gcc", "-O2", "-c", "f.c"], cwd=tmp_path, check=True)
    compiled = (tmp_path / "f.o").read_bytes()
    assert find_undefined(compiled) == ({"omp_get_num_procs"} if wanted is None else wanted)
    linker = find_linker(find_compiler("gcc"))
    assert linker is not None
    assert len(find_libraries(compiled, linker)) == count
