"""Which compiler turns C and CUDA into LLVM IR here? (Tested, not proven: part of `evolve`.)

In this order: the one that was named, a clang on the path of the same LLVM as llvmlite, and the
clang inside PyPI's ziglang, which needs nothing from the system but knows no CUDA.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm.binding import CURE, llvm_major


@dataclass(frozen=True, slots=True)
class Compiler:
    """How to start a clang, and which it is."""

    command: tuple[str, ...]
    version: str  # as "22.1.8"
    zig: bool = False

    @property
    def major(self) -> int:
        """The major version of its LLVM."""
        return int(self.version.partition(".")[0])


def find_compiler(named: str | None = None, *, target: str = "cpu") -> Compiler:
    """The compiler for a target. Raises BuildError that says what to install."""
    if named is not None:
        return _named(named)
    wanted = llvm_major()
    for name in (f"clang-{wanted}", "clang"):
        path = shutil.which(name)
        compiler = _ask((path,)) if path else None
        if compiler is not None and compiler.major == wanted:
            return compiler
    debian = f"apt-get install clang-{wanted}"
    if target == "cuda":
        raise BuildError(
            f"cuda: expected a clang of LLVM {wanted} on the path, got none; {debian} (Debian), "
            "or name one with compiler="
        )
    compiler = _zig()
    if compiler is None:
        raise BuildError(
            f"c: expected a clang of LLVM {wanted} on the path or the package ziglang, got neither;"
            f" {CURE}, or {debian} (Debian)"
        )
    return compiler


def _named(name: str) -> Compiler:
    if name in ("zig", "ziglang"):
        compiler = _zig()
        if compiler is None:
            raise BuildError(f"c: expected the package ziglang, got none; {CURE}")
        return compiler
    path = shutil.which(name)
    if path is None:
        raise BuildError(f"c: expected a compiler '{name}', but there is no such program")
    compiler = _ask((path,))
    if compiler is None:
        raise BuildError(f"c: expected '{name}' to be a clang, got something else; name a clang")
    return compiler


def _zig() -> Compiler | None:
    if importlib.util.find_spec("ziglang") is None:
        return None
    return _ask((sys.executable, "-m", "ziglang", "cc"), zig=True)


def _ask(command: tuple[str, ...], *, zig: bool = False) -> Compiler | None:
    """What the program says of itself; None if it is no clang."""
    answer = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    match = re.search(r"clang version (\d+(?:\.\d+)*)", answer.stdout)
    return Compiler(command, match[1], zig) if match else None


def find_toolkit() -> Path | None:
    """A CUDA toolkit with headers: from CUDA_PATH or CUDA_HOME, the usual place, PyPI's wheels."""
    named = [os.environ[name] for name in ("CUDA_PATH", "CUDA_HOME") if name in os.environ]
    wheels = importlib.util.find_spec("nvidia")
    spots = [Path(spot) for spot in (wheels.submodule_search_locations or ())] if wheels else []
    folders = [*map(Path, named), Path("/usr/local/cuda")]
    folders += [folder for spot in spots for folder in sorted(spot.glob("cu[0-9]*"), reverse=True)]
    return next((at for at in folders if (at / "include/cuda_runtime.h").is_file()), None)


def find_libdevice() -> Path | None:
    """CUDA's mathematics as bitcode, if a toolkit has it."""
    toolkit = find_toolkit()
    found = sorted((toolkit / "nvvm/libdevice").glob("libdevice*.bc")) if toolkit else []
    return found[-1] if found else None
