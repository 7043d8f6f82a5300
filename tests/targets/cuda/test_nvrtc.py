"""Does NVRTC build CUDA without a GPU, keep what it built, and say what is wrong?"""

from __future__ import annotations

import ctypes
import os
from dataclasses import replace
from pathlib import Path

import pytest

from perfdojo.errors import BuildError
from perfdojo.targets.cache import is_whole
from perfdojo.targets.cuda import nvrtc
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.nvrtc import (
    architecture_of,
    compile_cubin,
    find_libraries,
    find_nvrtc,
)

GOOD = 'extern "C" __global__ void k(float *x) { x[0] = 1.0f; }'
# so much that a compiler has time to ask whether it shall go on
LONG = "".join(f"x[{i}] = expf(x[{7 * i % 997}]);" for i in range(3000))
LONG = f'extern "C" __global__ void k(float *x) {{{LONG}}}'


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    return tmp_path


def test_a_gpu_gets_the_instructions_that_only_it_has() -> None:
    assert H200.gpu is not None
    assert architecture_of(H200.gpu) == "sm_90a"
    assert architecture_of(replace(H200.gpu, capability=(8, 0))) == "sm_80"


@pytest.mark.nvrtc
def test_a_binary_is_built_once_and_kept(cache: Path) -> None:
    path = Path(compile_cubin(GOOD, "sm_90"))
    assert path.parent == cache / "build"
    assert is_whole(path)
    built = path.stat().st_mtime_ns
    assert compile_cubin(GOOD, "sm_90") == str(path)
    assert path.stat().st_mtime_ns == built


@pytest.mark.nvrtc
def test_another_architecture_is_another_binary() -> None:
    assert compile_cubin(GOOD, "sm_90") != compile_cubin(GOOD, "sm_80")


@pytest.mark.nvrtc
def test_half_a_binary_is_built_again(cache: Path) -> None:
    path = Path(compile_cubin(GOOD, "sm_90"))
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert not is_whole(path)
    assert Path(compile_cubin(GOOD, "sm_90")).read_bytes() == whole


@pytest.mark.nvrtc
def test_the_first_error_is_shown() -> None:
    with pytest.raises(
        BuildError,
        match=r"^cuda: NVRTC \d+\.\d+ refused the emitted source: kernel.cu\(1\): error: ",
    ):
        compile_cubin('extern "C" __global__ void k(float *x) { y = 1; }', "sm_90")


@pytest.mark.nvrtc
def test_a_build_that_takes_too_long_is_stopped() -> None:
    with pytest.raises(BuildError, match=r"^cuda: NVRTC did not finish in 0\.001 s$"):
        compile_cubin(LONG, "sm_90", limit=0.001)


@pytest.mark.nvrtc
def test_a_library_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(find_libraries(), None)
    if path is None:
        pytest.skip("NVRTC comes from the system here, not from a wheel")
    monkeypatch.setenv("PERFDOJO_NVRTC", str(path))
    assert find_nvrtc.__wrapped__().version == find_nvrtc().version


def test_a_library_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFDOJO_NVRTC", "/nowhere/libnvrtc.so")
    with pytest.raises(
        BuildError, match=r"^cuda: cannot load NVRTC '/nowhere/libnvrtc.so': .*; pip"
    ):
        find_nvrtc.__wrapped__()


def test_a_missing_compiler_is_said_with_its_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str, *_: object) -> None:
        raise OSError(name)

    monkeypatch.setattr(nvrtc, "find_libraries", lambda: iter(()))
    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.delenv("PERFDOJO_NVRTC", raising=False)
    with pytest.raises(
        BuildError,
        match=r"^cuda: NVRTC, the compiler for GPUs, is not installed; "
        r"pip install 'perfdojo\[nvrtc\]'$",
    ):
        find_nvrtc.__wrapped__()


def test_the_newest_wheel_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("cuda_nvrtc/lib/libnvrtc.so.12", "cu13/lib/libnvrtc.so.13"):
        (tmp_path / "nvidia" / place).parent.mkdir(parents=True)
        (tmp_path / "nvidia" / place).touch()
    (tmp_path / "nvidia/cu13/lib/libnvrtc-builtins.so.13.0").touch()
    (tmp_path / "nvidia/cu13/lib/libnvrtc.so.99").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "nvidia", raising=False)
    ours = [p.name for p in find_libraries() if str(p).startswith(str(tmp_path) + os.sep)]
    assert ours == ["libnvrtc.so.13", "libnvrtc.so.12"]
