"""How does CUDA C++ become a binary? NVRTC, the compiler as a library: no GPU, no driver needed."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.targets.base import Gpu
from perfdojo.targets.cache import find_or_build
from perfdojo.targets.cuda.groups import CAPABILITY

# Without fmad=false a*b + c would round once; division and roots are exact by default.
FLAGS = ("--std=c++17", "--fmad=false", "--diag-suppress=177")
CURE = "pip install 'perfdojo[nvrtc]'"
_MAJORS = (13, 12)  # of CUDA; the newest first
_VERSION = re.compile(r"libnvrtc\.so\.(\d+)$")
_OPAQUE = ctypes.c_void_p
_FLOW = ctypes.CFUNCTYPE(ctypes.c_int, _OPAQUE, _OPAQUE)


class Nvrtc:
    """The library at `path`."""

    def __init__(self, path: str) -> None:
        try:
            self._library = ctypes.CDLL(path)
        except OSError as error:
            raise BuildError(f"cuda: cannot load NVRTC '{path}': {error}; {CURE}") from error
        major, minor = ctypes.c_int(), ctypes.c_int()
        self._call("Version", ctypes.byref(major), ctypes.byref(minor))
        self.version = f"{major.value}.{minor.value}"

    def compile(self, source: str, architecture: str, limit: float | None = None) -> bytes:
        """The binary for `architecture`, such as sm_90. Raises BuildError with the first error.

        After `limit` seconds the compiler is asked to stop. It does between two of its phases; one
        without a hook for that does not.
        """
        program = _OPAQUE()
        text = source.encode()
        self._call("CreateProgram", ctypes.byref(program), text, b"kernel.cu", 0, None, None)
        try:
            self._compile(program, (f"--gpu-architecture={architecture}", *FLAGS), limit)
            return self._read(program, "CUBIN")
        finally:
            self._call("DestroyProgram", ctypes.byref(program))

    def _compile(self, program: _OPAQUE, flags: tuple[str, ...], limit: float | None) -> None:
        flow = _FLOW(_stop_at(limit))  # lives until the compiler is done
        if limit is not None and hasattr(self._library, "nvrtcSetFlowCallback"):
            self._call("SetFlowCallback", program, flow, None)
        options = (ctypes.c_char_p * len(flags))(*(flag.encode() for flag in flags))
        code = self._library.nvrtcCompileProgram(program, len(flags), options)
        if code == 0:
            return
        log = self._read(program, "ProgramLog").rstrip(b"\0").decode(errors="replace")
        if self._say(code) == "NVRTC_ERROR_CANCELLED":
            raise BuildError(f"cuda: NVRTC did not finish in {limit:g} s")
        complaints = [line for line in log.splitlines() if "error" in line]
        first = complaints[0] if complaints else (log.strip() or self._say(code))
        raise BuildError(f"cuda: NVRTC {self.version} refused the emitted source: {first}")

    def _read(self, program: _OPAQUE, what: str) -> bytes:
        size = ctypes.c_size_t()
        self._call(f"Get{what}Size", program, ctypes.byref(size))
        text = ctypes.create_string_buffer(size.value)
        self._call(f"Get{what}", program, text)
        return text.raw

    def _call(self, name: str, *arguments: object) -> None:
        code = self._library[f"nvrtc{name}"](*arguments)
        if code != 0:
            raise BuildError(f"cuda: nvrtc{name} failed: {self._say(code)}")

    def _say(self, code: int) -> str:
        describe = self._library.nvrtcGetErrorString
        describe.restype = ctypes.c_char_p
        return str(describe(code).decode())


def _stop_at(limit: float | None) -> Callable[..., int]:
    end = time.monotonic() + (limit or 0.0)
    return lambda *_: int(limit is not None and time.monotonic() > end)


@cache
def find_nvrtc() -> Nvrtc:
    """The one that PERFDOJO_NVRTC names, else that of a wheel, else that of the system."""
    wanted = os.environ.get("PERFDOJO_NVRTC")
    if wanted:
        return Nvrtc(wanted)
    for path in find_libraries():
        return Nvrtc(str(path))
    for major in _MAJORS:
        try:
            ctypes.CDLL(f"libnvrtc.so.{major}")
        except OSError:
            continue
        return Nvrtc(f"libnvrtc.so.{major}")
    raise BuildError(f"cuda: NVRTC, the compiler for GPUs, is not installed; {CURE}")


def find_libraries() -> Iterator[Path]:
    """Every NVRTC among the installed wheels, the newest first."""
    package = importlib.util.find_spec("nvidia")
    folders = (package.submodule_search_locations or ()) if package else ()
    found = {
        path: int(match[1])
        for folder in folders
        for path in sorted(Path(folder).glob("*/lib/libnvrtc.so.*"))
        if (match := _VERSION.fullmatch(path.name)) and int(match[1]) in _MAJORS
    }
    return iter(sorted(found, key=lambda path: -found[path]))


def architecture_of(gpu: Gpu) -> str:
    """What the compiler calls it; with the instructions that no later one has."""
    major, minor = gpu.capability
    return f"sm_{major}{minor}" + ("a" if gpu.capability == CAPABILITY else "")


def compile_cubin(source: str, architecture: str, limit: float | None = None) -> str:
    """The path of the binary of `source`; built only if it is not there yet."""
    compiler = find_nvrtc()

    def build(work: Path) -> Path:
        binary = work / "kernel.cubin"
        binary.write_bytes(compiler.compile(source, architecture, limit))
        return binary

    key = (source, compiler.version, " ".join(FLAGS), architecture)
    return find_or_build(key, ".cubin", build, "cuda")
