"""How do several kernels become libraries for little more than the price of one?

A third of the time that a small kernel takes goes into starting the compiler. So all become one
file, which is compiled once, each function in a section of its own; then each is linked alone,
without the others. Its instructions, and where they lie, are those of a kernel compiled alone.
"""

from __future__ import annotations

import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.targets.c.files import Translated, write_file, write_together
from perfdojo.targets.c.mathlib import WIDE_REGISTERS
from perfdojo.targets.c.toolchain import (
    FLAGS,
    Compiler,
    header_flags,
    is_gcc,
    library_key,
    run_tool,
)
from perfdojo.targets.cache import cache_folder, find_built, find_or_build
from perfdojo.targets.source import symbol

Key = tuple[str, ...]
# Functions that are alike in two kernels stay two, as they would be in two files.
_FLAGS = ("-ffunction-sections", "-fno-ipa-icf", "-c")
_LINK = ("-shared", "--gc-sections", "--eh-frame-hdr", "--hash-style=gnu", "--as-needed")
_LOADED = {"aligned_alloc", "free", "memcpy", "memmove", "memset", "_GLOBAL_OFFSET_TABLE_"}
_OPENMP = ("GOMP_", "omp_")
_SYMBOLS = 2  # the kind of section that lists all symbols


@dataclass(frozen=True, slots=True)
class Linker:
    """A program that links, and the libraries: that of OpenMP, and all others."""

    path: str
    openmp: str
    others: tuple[str, ...]


@cache
def find_linker(compiler: Compiler) -> Linker | None:
    """The linker that `compiler` uses, if both are GNU's and object files are as we read them."""
    if not is_gcc(compiler) or sys.byteorder != "little" or struct.calcsize("P") != 8:
        return None
    try:
        path = _ask(compiler.path, "-print-prog-name=ld")
        openmp = _ask(compiler.path, "-print-file-name=libgomp.so")
        others = ("-print-file-name=libm.so", "-print-libgcc-file-name")
        found = Linker(path, openmp, tuple(_ask(compiler.path, other) for other in others))
        return found if _ask(path, "--version").startswith("GNU ld") else None
    except (OSError, subprocess.SubprocessError):
        return None


def _ask(program: str, question: str) -> str:
    command = [program, question]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True)
    return answer.stdout.strip()


def compile_together(
    files: Sequence[Translated], register_bytes: int, machine: str, compiler: Compiler, limit: float
) -> list[str | None]:
    """The path of each kernel's library, which is kept as if it had been compiled alone.

    None where that is no slower. Raises BuildError if one of them cannot be built, or after
    `limit` seconds.
    """
    linker = find_linker(compiler)
    if linker is None:
        return [None] * len(files)
    keys = [library_key(write_file(f, register_bytes), machine, compiler) for f in files]
    found = {key: find_built(key, ".so") for key in keys}
    missing = {key: f for key, f in zip(keys, files, strict=True) if found[key] is None}
    run = _Run(compiler, linker, register_bytes, time.monotonic() + limit)
    for wide in (False, True):  # a file is compiled for registers of one width
        group = {key: f for key, f in missing.items() if (WIDE_REGISTERS in key[0]) == wide}
        if len(group) > 1:
            found |= run.build(group)
    return [found[key] for key in keys]


@dataclass(frozen=True, slots=True)
class _Run:
    """One run of the compiler and those of the linker that follow."""

    compiler: Compiler
    linker: Linker
    register_bytes: int
    deadline: float

    def build(self, group: Mapping[Key, Translated]) -> dict[Key, str]:
        """Where each library is kept. Raises BuildError."""
        named = {f"dojo_together_{n}": file for n, file in enumerate(group.values())}
        folder = cache_folder() / "build"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as work:
                compiled = self._compile(write_together(named, self.register_bytes), Path(work))
                libraries = find_libraries(compiled.read_bytes(), self.linker)
                start = [self.linker.path, *_LINK, str(compiled), *libraries]
                return {
                    key: self._link(key, start, name, symbol(file.kernel))
                    for (key, file), name in zip(group.items(), named, strict=True)
                }
        except OSError as error:
            raise BuildError(f"c: cannot write to the cache '{folder}': {error}") from error

    def _compile(self, source: str, work: Path) -> Path:
        text, compiled = work / "kernels.c", work / "kernels.o"
        text.write_text(source, encoding="utf-8")
        flags = (*FLAGS, *header_flags(source, self.compiler), *_FLAGS)
        run_tool([self.compiler.path, *flags, str(text), "-o", str(compiled)], self._left())
        return compiled

    def _link(self, key: Key, start: list[str], name: str, shown: str) -> str:
        """Link the function `name` as `shown`, the only symbol that others see."""

        def build(work: Path) -> Path:
            script, library = work / "shown", work / "kernel.so"
            script.write_text(f"{{ global: {shown}; local: *; }};\n", encoding="utf-8")
            names = ("--version-script", str(script), "--defsym", f"{shown}={name}")
            run_tool([*start, *names, "-o", str(library)], self._left())
            return library

        return find_or_build(key, ".so", build, "c")

    def _left(self) -> float:
        return max(0.0, self.deadline - time.monotonic())


def find_libraries(compiled: bytes, linker: Linker) -> list[str]:
    """Those that something in an object file may need: reading all takes as long as linking."""
    wanted = find_undefined(compiled) - _LOADED
    openmp = {name for name in wanted if name.startswith(_OPENMP)}
    return [*([linker.openmp] if openmp else []), *(linker.others if wanted - openmp else ())]


def find_undefined(compiled: bytes) -> set[str]:
    """The symbols that an object file of 64 bits wants from elsewhere."""
    (sections,) = struct.unpack_from("<Q", compiled, 40)
    size, count = struct.unpack_from("<HH", compiled, 58)
    heads = [struct.unpack_from("<IIQQQQII", compiled, sections + n * size) for n in range(count)]
    _, _, _, _, place, length, link, _ = next(head for head in heads if head[1] == _SYMBOLS)
    names = compiled[heads[link][4] :]
    symbols = struct.iter_unpack("<IBBHQQ", compiled[place : place + length])
    starts = [name for name, _, _, section, _, _ in symbols if name and not section]
    return {names[start : names.index(b"\0", start)].decode() for start in starts}
