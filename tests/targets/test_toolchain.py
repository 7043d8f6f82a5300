"""Is the compiler found, run only when needed, and every failure said in one line?"""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os
import shutil
from pathlib import Path

import numpy as np
import pytest

from perfdojo.errors import BuildError
from perfdojo.ir import Kernel, parse_kernel
from perfdojo.targets import CTarget, build_function, find_target
from perfdojo.targets.c import toolchain
from perfdojo.targets.c.toolchain import compile_library, find_compiler
from perfdojo.targets.cache import cache_folder, is_whole

TEXT = """
kernel twice(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = x[i] * 2.0
"""


@pytest.fixture
def kernel() -> Kernel:
    return parse_kernel(TEXT)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of its own; the folder with the libraries."""
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("PERFDOJO_CC", raising=False)
    return tmp_path / "cache" / "build"


def make_compiler(folder: Path, script: str, name: str = "mycc") -> Path:
    """A program that answers --version, and otherwise does what `script` says."""
    program = folder / name
    version = 'if [ "$1" = --version ]; then echo "mycc 1.0"; exit 0; fi'
    program.write_text(f"#!/bin/sh\n{version}\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return program


@pytest.fixture
def counting(tmp_path: Path) -> tuple[Path, Path]:
    """A compiler that writes a line for each time it runs, and the file with the lines."""
    log = tmp_path / "log"
    real = shutil.which("gcc") or shutil.which("clang")
    return make_compiler(tmp_path, f'echo run >> "{log}"\nexec {real} "$@"'), log


def runs(log: Path) -> int:
    return len(log.read_text(encoding="utf-8").splitlines()) if log.exists() else 0


def check_twice(kernel: Kernel, compiler: str | Path) -> str:
    function = build_function(kernel, CTarget(str(compiler)))
    assert function(np.ones(8, np.float32)).tolist() == [2.0] * 8
    return function.library


# --------------------------------------------------------------------------------------------
# Finding one


def test_a_named_compiler_that_is_not_there_is_an_error() -> None:
    said = "c: expected a compiler 'no-such-cc', but there is no such program"
    with pytest.raises(BuildError, match=said):
        find_compiler("no-such-cc")


def test_a_compiler_named_by_the_environment_that_is_not_there_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PERFDOJO_CC", "no-such-cc")
    with pytest.raises(BuildError, match="c: expected a compiler 'no-such-cc'"):
        find_compiler()


def test_no_compiler_at_all_names_the_package(
    kernel: Kernel, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        BuildError, match="c: no C compiler found; install one: apt-get install gcc"
    ):
        build_function(kernel)
    assert not cache.exists()


def test_emitting_needs_no_compiler(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert "int dojo_twice(" in find_target("cpu").emit(kernel)


def test_gcc_goes_before_clang_and_clang_before_cc(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name))
    for name in ("cc", "clang", "gcc"):
        make_compiler(tmp_path, "exit 1", name)
    assert Path(find_compiler().path).name == "gcc"
    monkeypatch.setattr(shutil, "which", lambda n: None if n == "gcc" else str(tmp_path / n))
    assert Path(find_compiler().path).name == "clang"


def test_the_environment_names_the_compiler(
    counting: tuple[Path, Path], cache: Path, kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, log = counting
    monkeypatch.setenv("PERFDOJO_CC", str(program))
    assert find_compiler().path == str(program)
    assert find_compiler().version == "mycc 1.0"
    build_function(kernel)
    assert runs(log) == 1


def test_a_named_compiler_goes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_CC", "no-such-cc")
    program = make_compiler(tmp_path, "exit 1")
    assert find_compiler(str(program)).path == str(program)


def test_a_program_that_does_not_tell_its_version_is_an_error(tmp_path: Path) -> None:
    program = tmp_path / "silent"
    program.write_text("#!/bin/sh\nexit 7\n", encoding="utf-8")
    program.chmod(0o755)
    with pytest.raises(BuildError, match=r"c: '.*silent --version' failed: "):
        find_compiler(str(program))


def test_a_program_that_cannot_run_is_an_error(tmp_path: Path) -> None:
    program = tmp_path / "garbage"
    program.write_bytes(b"\x00\x01\x02")
    program.chmod(0o755)
    with pytest.raises(BuildError, match=r"c: '.*garbage --version' failed: "):
        find_compiler(str(program))


def test_the_fingerprint_names_compiler_and_flags(tmp_path: Path) -> None:
    target = CTarget(str(make_compiler(tmp_path, "exit 1")))
    found = target.fingerprint()
    assert found["target"] == "cpu"
    assert found["compiler"] == "mycc 1.0"
    assert "-O3" in found["flags"].split()
    assert found["threads"] == str(target.machine.threads)


# --------------------------------------------------------------------------------------------
# The cache


@pytest.mark.cc
def test_the_same_kernel_is_built_once(
    counting: tuple[Path, Path], cache: Path, kernel: Kernel
) -> None:
    program, log = counting
    libraries = {check_twice(kernel, program) for _ in range(3)}
    assert runs(log) == 1
    assert len(libraries) == 1
    assert [path.name for path in cache.iterdir()] == [Path(libraries.pop()).name]


@pytest.mark.cc
def test_another_kernel_is_built_too(
    counting: tuple[Path, Path], cache: Path, kernel: Kernel
) -> None:
    program, log = counting
    check_twice(kernel, program)
    build_function(parse_kernel(TEXT.replace("2.0", "3.0")), CTarget(str(program)))
    assert runs(log) == 2
    assert len(list(cache.iterdir())) == 2


@pytest.mark.cc
@pytest.mark.parametrize("part", ["source", "machine", "version", "flags"])
def test_whatever_decides_the_bits_is_part_of_the_key(
    part: str, cache: Path, kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler, source, machine = find_compiler(), find_target("cpu").emit(kernel), "this"
    first = compile_library(source, machine, compiler)
    match part:
        case "source":
            source += "\n"
        case "machine":
            machine = "that"
        case "version":
            compiler = toolchain.Compiler(compiler.path, "another")
        case "flags":
            monkeypatch.setattr(toolchain, "FLAGS", (*toolchain.FLAGS, "-g0"))
    assert compile_library(source, machine, compiler) != first


def test_the_cache_is_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("PERFDOJO_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "perfdojo"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "perfdojo"


@pytest.mark.cc
def test_eight_processes_may_build_the_same_kernel_at_once(cache: Path) -> None:
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(8, mp_context=context) as pool:
        found = list(pool.map(build_and_run, [TEXT] * 8))
    assert found == [[2.0] * 8] * 8
    assert len(list(cache.iterdir())) == 1, "one library, and no temporary folders"
    assert next(cache.iterdir()).suffix == ".so"


def build_and_run(text: str) -> list[float]:
    """Runs in a process of its own."""
    return list(map(float, build_function(parse_kernel(text))(np.ones(8, np.float32))))


@pytest.mark.cc
def test_a_full_cache_may_be_read_only(cache: Path, kernel: Kernel) -> None:
    build_function(kernel)
    cache.chmod(0o555)
    try:
        assert build_function(kernel)(np.ones(8, np.float32))[0] == 2.0
    finally:
        cache.chmod(0o755)


@pytest.mark.cc
@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_cache_that_cannot_be_written_is_an_error(cache: Path, kernel: Kernel) -> None:
    cache.mkdir(parents=True)
    cache.chmod(0o555)
    try:
        with pytest.raises(BuildError, match=r"c: cannot write to the cache '.*': .*ermission"):
            build_function(kernel)
    finally:
        cache.chmod(0o755)


@pytest.mark.cc
def test_a_cache_that_is_no_folder_is_an_error(
    tmp_path: Path, kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    for place in (tmp_path / "file", Path("/proc/no-such-folder")):
        monkeypatch.setenv("PERFDOJO_CACHE", str(place))
        with pytest.raises(BuildError, match=f"c: cannot write to the cache '{place}/build': "):
            build_function(kernel)


# --------------------------------------------------------------------------------------------
# Libraries that were damaged


@pytest.mark.cc
@pytest.mark.parametrize("left", [0, 10, 64, 2000, -1], ids=lambda n: f"{n}_bytes")
def test_a_library_that_was_cut_short_is_built_again(
    left: int, counting: tuple[Path, Path], cache: Path, kernel: Kernel
) -> None:
    program, log = counting
    library = Path(CTarget(str(program)).compile(kernel))
    whole = library.read_bytes()
    assert is_whole(library)
    library.write_bytes(whole[:left])
    assert not is_whole(library)
    check_twice(kernel, program)
    assert runs(log) == 2
    assert is_whole(library)


@pytest.mark.cc
def test_a_library_of_other_bytes_is_built_again(
    counting: tuple[Path, Path], cache: Path, kernel: Kernel
) -> None:
    program, log = counting
    library = Path(CTarget(str(program)).compile(kernel))
    library.write_bytes(b"x" * 20_000)
    check_twice(kernel, program)
    assert runs(log) == 2


@pytest.mark.cc
def test_a_library_that_is_whole_but_cannot_be_loaded_is_named(cache: Path, kernel: Kernel) -> None:
    library = Path(find_target("cpu").compile(kernel))
    damaged = bytearray(library.read_bytes())
    damaged[16:20] = b"\xff\xff\xff\xff"  # neither a library nor for any machine
    library.write_bytes(damaged)
    with pytest.raises(BuildError, match=f"cannot load '{library}': .*; delete that file"):
        build_function(kernel)


def test_a_file_that_is_not_there_is_not_whole(tmp_path: Path) -> None:
    assert not is_whole(tmp_path / "missing.so")
    assert not is_whole(tmp_path)


def test_headers_of_other_widths_are_left_to_the_loader(tmp_path: Path) -> None:
    file = tmp_path / "32bit.so"
    file.write_bytes(b"\x7fELF\x01\x01" + bytes(58))
    assert is_whole(file)


# --------------------------------------------------------------------------------------------
# Compilers that fail


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (
            'printf "k.c: In function:\nk.c:1:2: error: bad\nk.c:9: error: 2" >&2; exit 1',
            "refused the emitted source: k.c:1:2: error: bad$",
        ),
        ("exit 1", "refused the emitted source: it gave no reason$"),
        ('echo "out of cheese" >&2; exit 4', "refused the emitted source: out of cheese$"),
        ("kill -9 $$", "refused the emitted source: it gave no reason$"),
    ],
    ids=["error", "silence", "words", "killed"],
)
def test_what_the_compiler_complains_about_is_said(
    script: str, said: str, tmp_path: Path, cache: Path, kernel: Kernel
) -> None:
    program = make_compiler(tmp_path, script)
    with pytest.raises(BuildError, match=f"c: '{program}' {said}"):
        build_function(kernel, CTarget(str(program)))
    assert list(cache.iterdir()) == [], "no temporary folder stays"


def test_a_compiler_that_writes_nothing_is_an_error(
    tmp_path: Path, cache: Path, kernel: Kernel
) -> None:
    program = make_compiler(tmp_path, "exit 0")
    with pytest.raises(BuildError, match=f"c: '{program}' wrote no library"):
        build_function(kernel, CTarget(str(program)))
    assert list(cache.iterdir()) == []


def test_a_compiler_that_hangs_is_an_error(
    tmp_path: Path, cache: Path, kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toolchain, "_TIMEOUT", 0.2)
    program = make_compiler(tmp_path, "exec sleep 30")
    with pytest.raises(BuildError, match=f"c: '{program}' did not finish in 0.2 s"):
        build_function(kernel, CTarget(str(program)))
    assert list(cache.iterdir()) == []
