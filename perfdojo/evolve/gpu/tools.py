"""Which of NVIDIA's programs are here? (Tested, not proven.) ptxas, nvcc; all may be missing.

ptxas makes a binary of PTX beside the search, on as many cores as there are; without it the driver
does, while the GPU waits. nvcc is a rival that results are compared with.
"""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm.compilers import find_toolkit

_LIMIT = 60.0  # seconds


@functools.cache
def find_program(name: str) -> str | None:
    """The path of one of NVIDIA's programs: on the path, or in the toolkit."""
    toolkit = find_toolkit()
    inside = str(toolkit / "bin" / name) if toolkit else ""
    places = (name, inside, f"/usr/local/cuda/bin/{name}")
    return next(filter(None, (shutil.which(place) for place in places if place)), None)


def assemble(ptx: str, arch: str) -> bytes:
    """The binary of PTX for a GPU; PTX itself where there is no ptxas. Raises BuildError."""
    program = find_program("ptxas")
    if program is None:
        return ptx.encode()
    with tempfile.TemporaryDirectory(prefix="perfdojo-ptxas-") as folder:
        source, target = Path(folder) / "variant.ptx", Path(folder) / "variant.cubin"
        source.write_text(ptx, encoding="utf-8")
        _run([program, "-O3", f"-arch={arch}", str(source), "-o", str(target)], "ptxas")
        return target.read_bytes()


def compile_with_nvcc(source: Path, arch: str, arguments: Sequence[str] = ()) -> bytes | None:
    """What nvcc -O3 makes of a source; None where there is no nvcc. Raises BuildError."""
    program = find_program("nvcc")
    if program is None or source.suffix != ".cu":
        return None
    with tempfile.TemporaryDirectory(prefix="perfdojo-nvcc-") as folder:
        target = Path(folder) / "rival.cubin"
        kept = [one for one in arguments if one.startswith(("-D", "-I", "-std="))]
        command = [program, "-O3", "-cubin", f"-arch={arch}", *kept, str(source), "-o", str(target)]
        _run(command, "nvcc")
        return target.read_bytes()


def _run(command: Sequence[str], name: str) -> None:
    try:
        answer = subprocess.run(
            command, capture_output=True, text=True, timeout=_LIMIT, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildError(f"{name}: {error}") from error
    if answer.returncode:
        lines = (answer.stderr or answer.stdout).strip().splitlines() or ["it says nothing"]
        first = next((line for line in lines if "error" in line or "fatal" in line), lines[0])
        raise BuildError(f"{name}: expected code that it accepts, got: {first.strip()}")
