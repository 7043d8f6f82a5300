"""Does source become LLVM IR, and is what is missing named with its cure?"""

from __future__ import annotations

import importlib.machinery
import re
from pathlib import Path

import pytest

from perfdojo.errors import BuildError, NotFoundError
from perfdojo.evolve.llvm import binding as binding_module
from perfdojo.evolve.llvm import (
    code_key,
    find_compiler,
    find_toolkit,
    functions,
    load_module,
    location,
    optimise,
    to_ir,
    to_object,
    to_ptx,
)
from tests.evolve.llvm.sample import FOLDER, text


def find_missing_cuda() -> str:
    try:
        find_compiler(target="cuda")
    except BuildError as error:
        return str(error)
    return "" if find_toolkit() else "no headers of a CUDA toolkit"


needs_cuda = pytest.mark.skipif(bool(find_missing_cuda()), reason=find_missing_cuda() or "-")


def write(folder: Path, name: str, code: str) -> Path:
    path = folder / name
    path.write_text(code, encoding="utf-8")
    return path


@pytest.mark.clang
@pytest.mark.parametrize("level", ["O3", "light"])
def test_c_becomes_ir_with_names_and_lines(level: str) -> None:
    ir = to_ir(FOLDER / "saxpy.c", level=level)
    assert functions(ir) == ("saxpy", "dot")
    loaded = load_module(ir)
    assert [argument.name for argument in loaded.function("saxpy").arguments] == [
        "%y", "%x", "%a", "%n",
    ]  # fmt: skip
    lines = {location(loaded, one.id) for one in loaded.function("dot").instructions()}
    assert any(re.search(r"saxpy\.c:11$", line) for line in lines)


@pytest.mark.clang
def test_light_ir_may_be_optimised_later() -> None:
    light = to_ir(FOLDER / "saxpy.c", level="light")
    assert "optnone" not in light
    assert "unroll.disable" not in light
    assert "alloca" not in light
    assert "x float>" in optimise(light)


@pytest.mark.clang
def test_the_same_source_is_the_same_text() -> None:
    assert to_ir(FOLDER / "walk.c") == to_ir(FOLDER / "walk.c")


@pytest.mark.clang
def test_arguments_go_to_the_compiler(tmp_path: Path) -> None:
    source = write(tmp_path, "k.c", "int f(void) { return SIZE; }\n")
    assert "ret i32 7" in to_ir(source, arguments=("-DSIZE=7",))


@pytest.mark.clang
def test_cpp_is_compiled_too(tmp_path: Path) -> None:
    source = write(tmp_path, "k.cpp", 'extern "C" int f(int a) { auto b = a; return b; }\n')
    assert functions(to_ir(source)) == ("f",)


@pytest.mark.clang
def test_zig_alone_is_enough_for_c() -> None:
    pytest.importorskip("ziglang")
    ir = to_ir(FOLDER / "walk.c", compiler="zig")
    assert code_key(to_object(ir)) == code_key(to_object(ir))


@pytest.mark.clang
def test_source_that_does_not_compile_is_refused_with_the_line(tmp_path: Path) -> None:
    source = write(tmp_path, "k.c", "int f(void) { return x; }\n")
    with pytest.raises(BuildError, match=r"'.*k\.c' does not compile: .*k\.c:1:22: error: use of"):
        to_ir(source)


@pytest.mark.clang
def test_cuda_source_for_a_cpu_is_refused() -> None:
    with pytest.raises(BuildError, match="is CUDA, expected target 'cuda', got 'cpu'"):
        to_ir(FOLDER / "stencil.cu")


@pytest.mark.llvm
@needs_cuda
@pytest.mark.parametrize("level", ["O3", "light"])
def test_cuda_becomes_ptx(level: str) -> None:
    ir = to_ir(FOLDER / "stencil.cu", target="cuda", level=level)
    assert "__nvvm_reflect(" not in re.sub("declare.*", "", ir)
    assert "bar.sync" in to_ptx(ir, level=0 if level == "O3" else 3)


@pytest.mark.llvm
def test_ir_needs_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perfdojo.evolve.llvm.source.find_compiler", lambda *_, **__: 1 / 0)
    assert functions(to_ir(FOLDER / "saxpy.O3.ll")) == ("saxpy", "dot")
    assert "alloca" not in to_ir(FOLDER / "saxpy.light.ll", level="light")


@pytest.mark.llvm
def test_ir_that_llvm_cannot_read_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"bad\.ll: llvm: expected valid LLVM IR, got: "):
        to_ir(write(tmp_path, "bad.ll", "nonsense"))


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(NotFoundError, match=r"expected a file, but there is no 'nowhere\.c'"):
        to_ir(Path("nowhere.c"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"level": "O4"}, r"level: unknown 'O4' \(known: O3, light\)"),
        ({"target": "gpu"}, r"target: unknown 'gpu'; did you mean 'cpu'\?"),
    ],
)
def test_an_unknown_choice_is_named(options: dict[str, str], message: str) -> None:
    with pytest.raises(NotFoundError, match=message):
        to_ir(FOLDER / "saxpy.c", **options)


def test_an_unknown_language_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match=r"suffix: unknown '\.f90'"):
        to_ir(write(tmp_path, "k.f90", ""))


# --------------------------------------------------------------------------------------------
# What is missing


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine without any compiler."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("perfdojo.evolve.llvm.compilers._zig", lambda: None)
    return monkeypatch


@pytest.mark.llvm
def test_a_missing_compiler_is_named_with_two_cures(bare: pytest.MonkeyPatch) -> None:
    with pytest.raises(BuildError, match=r"pip install 'perfdojo\[evolve\]', or apt-get install"):
        to_ir(FOLDER / "saxpy.c")


@pytest.mark.llvm
def test_cuda_without_clang_names_the_package(bare: pytest.MonkeyPatch) -> None:
    with pytest.raises(
        BuildError, match=r"cuda: .* got none; apt-get install clang-\d+ \(Debian\)"
    ):
        to_ir(FOLDER / "stencil.cu", target="cuda")


@pytest.mark.llvm
def test_zig_that_is_missing_is_named(bare: pytest.MonkeyPatch) -> None:
    with pytest.raises(BuildError, match="expected the package ziglang, got none"):
        find_compiler("zig")


def test_a_compiler_that_is_not_there_is_named() -> None:
    with pytest.raises(BuildError, match="expected a compiler 'clang-99', but there is no such"):
        find_compiler("clang-99")


def test_a_program_that_is_no_clang_is_refused() -> None:
    with pytest.raises(BuildError, match="expected 'true' to be a clang, got something else"):
        find_compiler("true")


@pytest.mark.llvm
@needs_cuda
def test_missing_headers_of_cuda_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perfdojo.evolve.llvm.source.find_toolkit", lambda: None)
    with pytest.raises(BuildError, match="expected the headers of a CUDA toolkit, got none; pip"):
        to_ir(FOLDER / "stencil.cu", target="cuda")


def test_a_toolkit_is_found_by_its_variable_or_among_the_wheels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "nvidia" / "cu13"
    (wheel / "include").mkdir(parents=True)
    (wheel / "include" / "cuda_runtime.h").touch()
    monkeypatch.setenv("CUDA_PATH", str(wheel))
    assert find_toolkit() == wheel
    monkeypatch.setenv("CUDA_PATH", str(tmp_path))
    spec = importlib.machinery.ModuleSpec("nvidia", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path / "nvidia")]
    monkeypatch.setattr("importlib.util.find_spec", lambda _: spec)
    assert find_toolkit() in (wheel, Path("/usr/local/cuda"))


def test_a_missing_llvmlite_is_named_with_the_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ImportError(f"No module named '{name}'")

    monkeypatch.setattr(binding_module.importlib, "import_module", fail)
    binding_module.llvm.cache_clear()
    try:
        with pytest.raises(BuildError, match=r"llvmlite, got '.*'; pip install 'perfdojo\[evolve"):
            binding_module.llvm()
    finally:
        binding_module.llvm.cache_clear()


@pytest.mark.llvm
def test_ir_of_another_llvm_is_refused_with_the_cure(tmp_path: Path) -> None:
    script = """#!/bin/sh
[ "$1" = --version ] && echo clang version 9.1 && exit
while [ "$1" != -o ]; do shift; done
echo "words of an older language" > "$2"
"""
    old = write(tmp_path, "clang-old", script)
    old.chmod(0o755)
    with pytest.raises(BuildError, match=r"is 9\.1\); compile with a clang of LLVM \d+"):
        to_ir(FOLDER / "saxpy.c", compiler=str(old))


def test_samples_carry_no_trace_of_a_machine() -> None:
    for name in ("saxpy.O3", "walk.light", "stencil.light"):
        assert not re.search(r'"/|native|znver|skylake', text(name))
