"""How does C become a library? The compiler, its flags, and a cache that is safe to share."""

from __future__ import annotations

import contextlib
import math
import os
import re
import resource
import shutil
import signal
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.targets.cache import find_or_build

COMPILERS = ("gcc", "clang", "cc")
# No contraction: a*b + c rounds twice unless the kernel says fma, so bits do not depend on luck.
# The instructions of this machine, but the cost model of no machine in particular: that of znver3
# in gcc 12 makes a vector that eight fma share an operand in memory of each, so loads set the pace.
FLAGS = (
    *("-std=c11", "-O3", "-march=native", "-mtune=generic", "-fopenmp", "-fPIC", "-shared"),
    *("-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fwrapv"),
)
_LEAN_FOLDER = Path(__file__).with_name("lean")
_LEAN = tuple(sorted(path.name for path in _LEAN_FOLDER.glob("*.h")))
_INCLUDE = re.compile(r"^ *# *include *[<\"]([^>\"]+)", re.MULTILINE)
_TIMEOUT = 300  # seconds; no kernel we emit takes a compiler that long unless it hangs


@dataclass(frozen=True, slots=True)
class Compiler:
    """A C compiler: its path and what it says of itself."""

    path: str
    version: str


def find_compiler(wanted: str | None = None) -> Compiler:
    """The compiler that was named (or is named by PERFDOJO_CC), else gcc, clang or cc, if found."""
    wanted = wanted or os.environ.get("PERFDOJO_CC")
    for name in (wanted,) if wanted else COMPILERS:
        path = shutil.which(name)
        if path is not None:
            return Compiler(path, _version(path))
    if wanted:
        raise BuildError(f"c: expected a compiler '{wanted}', but there is no such program")
    raise BuildError("c: no C compiler found; install one: apt-get install gcc")


@cache
def _version(path: str) -> str:
    try:
        answer = subprocess.run(
            [path, "--version"], capture_output=True, text=True, timeout=30, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise BuildError(f"c: '{path} --version' failed: {error}") from error
    return answer.stdout.splitlines()[0].strip() if answer.stdout else "unknown"


def compile_library(
    source: str, machine: str, compiler: Compiler, limit: float | None = None
) -> str:
    """The path of a shared library built from `source`; built only if it is not there yet.

    After `limit` seconds the compiler and all it started are killed, and BuildError is raised.
    The key covers the source, the compiler, the flags and the machine ("-march=native" depends on
    it).
    """
    key = library_key(source, machine, compiler)
    return find_or_build(
        key, ".so", lambda work: _compile(source, compiler, work, limit or _TIMEOUT), "c"
    )


def library_key(source: str, machine: str, compiler: Compiler) -> tuple[str, ...]:
    """Under what a library is kept: all that decides its instructions."""
    lean = "lean" if header_flags(source, compiler) else ""
    flags = " ".join((*FLAGS, lean, *_libraries(compiler)))
    return (source, compiler.path, compiler.version, flags, machine)


def header_flags(source: str, compiler: Compiler) -> tuple[str, ...]:
    """Where to look for headers first: where they are short, if `source` needs no others.

    A tenth of a build goes into the system's. What a short one lacks is an error, never a guess.
    """
    wanted = set(_INCLUDE.findall(source))
    if is_gcc(compiler) and wanted <= {*_LEAN, "stdbool.h", "omp.h"}:
        return ("-Werror=implicit-function-declaration", "-I", str(_LEAN_FOLDER))
    return ()


def _libraries(compiler: Compiler) -> tuple[str, ...]:
    """What to link with. gcc spends a sixth of a build on the C library, which is always loaded."""
    return ("-nostdlib", "-lm", "-lgomp", "-lgcc") if is_gcc(compiler) else ("-lm",)


def is_gcc(compiler: Compiler) -> bool:
    """Whether it is gcc, and not clang under its name."""
    return compiler.version.startswith("gcc ")


def _compile(source: str, compiler: Compiler, work: Path, limit: float) -> Path:
    text, library = work / "kernel.c", work / "kernel.so"
    text.write_text(source, encoding="utf-8")
    headers, libraries = header_flags(source, compiler), _libraries(compiler)
    command = [compiler.path, *FLAGS, *headers, str(text), "-o", str(library), *libraries]
    run_tool(command, limit)
    if not library.exists():
        raise BuildError(f"c: '{compiler.path}' wrote no library")
    return library


def run_tool(command: list[str], limit: float) -> None:
    """Run a compiler or a linker. Raises BuildError if it refuses or takes more than `limit` s."""
    code, complaints = _run(command, limit)
    if code != 0:
        complaint = [line for line in complaints.splitlines() if "error" in line]
        first = complaint[0] if complaint else (complaints.strip() or "it gave no reason")
        raise BuildError(f"c: '{command[0]}' refused the emitted source: {first}")


def _run(command: list[str], limit: float) -> tuple[int, str]:
    """The exit code of a compiler and its complaints.

    It runs in a process group of its own, so that a limit ends also what it has started. Should
    this process be killed meanwhile, the limit on processor time ends a compiler that hangs.
    """
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            _limit_processor_time(process.pid, math.ceil(limit))
            _, complaints = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired as error:
            raise BuildError(f"c: '{command[0]}' did not finish in {limit:g} s") from error
        finally:
            if process.poll() is None:  # also when this process is interrupted
                os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, complaints


def _limit_processor_time(process: int, seconds: int) -> None:
    """What it starts from now on inherits the limit."""
    with contextlib.suppress(AttributeError, OSError):  # another system, or it has ended already
        resource.prlimit(process, resource.RLIMIT_CPU, (seconds, seconds + 1))
