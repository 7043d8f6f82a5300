"""How does C become a library? The compiler, its flags, and a cache that is safe to share."""

from __future__ import annotations

import hashlib
import math
import os
import shutil
import signal
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from perfdojo.errors import BuildError

COMPILERS = ("gcc", "clang", "cc")
# No contraction: a*b + c rounds twice unless the kernel says fma, so bits do not depend on luck.
# The instructions of this machine, but the cost model of no machine in particular: that of znver3
# in gcc 12 makes a vector that eight fma share an operand in memory of each, so loads set the pace.
FLAGS = (
    *("-std=c11", "-O3", "-march=native", "-mtune=generic", "-fopenmp", "-fPIC", "-shared"),
    *("-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fwrapv"),
)
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


def cache_folder() -> Path:
    """Where built libraries are kept: PERFDOJO_CACHE, or the user's cache folder."""
    base = os.environ.get("PERFDOJO_CACHE")
    if base:
        return Path(base)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "perfdojo"


def compile_library(
    source: str, machine: str, compiler: Compiler, limit: float | None = None
) -> str:
    """The path of a shared library built from `source`; built only if it is not there yet.

    After `limit` seconds the compiler and all it started are killed, and BuildError is raised.
    The key covers the source, the compiler, the flags and the machine ("-march=native" depends on
    it). A build goes to a temporary name and is renamed, so readers never see half a file.
    """
    parts = (source, compiler.path, compiler.version, " ".join(FLAGS), machine)
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
    folder = cache_folder() / "build"
    library = folder / f"{key}.so"
    if is_whole(library):
        return str(library)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as work:
            built = _compile(source, compiler, Path(work), limit or _TIMEOUT)
            os.replace(built, library)
    except OSError as error:
        raise BuildError(f"c: cannot write to the cache '{folder}': {error}") from error
    return str(library)


def is_whole(library: Path) -> bool:
    """Whether the file is there up to its section headers, which linkers write last.

    Loading one that a crash or a full disk has cut short would kill the process.
    """
    try:
        with library.open("rb") as file:
            head = file.read(64)
            size = file.seek(0, os.SEEK_END)
    except OSError:
        return False
    if len(head) < 64 or head[:4] != b"\x7fELF":
        return False
    if head[4:6] != b"\x02\x01":  # the places below are those of 64 bits, little-endian
        return True
    (start,) = struct.unpack_from("<Q", head, 40)
    each, count = struct.unpack_from("<HH", head, 58)
    return bool(size >= start + each * count)


def _compile(source: str, compiler: Compiler, work: Path, limit: float) -> Path:
    text, library = work / "kernel.c", work / "kernel.so"
    text.write_text(source, encoding="utf-8")
    command = [compiler.path, *FLAGS, str(text), "-o", str(library), "-lm"]
    code, complaints = _run(command, limit)
    if code != 0:
        complaint = [line for line in complaints.splitlines() if "error" in line]
        first = complaint[0] if complaint else (complaints.strip() or "it gave no reason")
        raise BuildError(f"c: '{compiler.path}' refused the emitted source: {first}")
    if not library.exists():
        raise BuildError(f"c: '{compiler.path}' wrote no library")
    return library


def _run(command: list[str], limit: float) -> tuple[int, str]:
    """The exit code of a compiler and its complaints.

    It runs in a process group of its own, so that a limit ends also what it has started. Should
    this process be killed meanwhile, the limit on processor time ends a compiler that hangs.
    """
    seconds = max(1, math.ceil(limit))
    limited = ["/bin/sh", "-c", f'ulimit -t {seconds}; exec "$0" "$@"', *command]
    with subprocess.Popen(
        limited,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            _, complaints = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired as error:
            raise BuildError(f"c: '{command[0]}' did not finish in {limit:g} s") from error
        finally:
            if process.poll() is None:  # also when this process is interrupted
                os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, complaints
