"""How does a CUDA source travel to a machine without clang? (Tested, not proven.) As kept IR.

`perfdojo evolve --ir TASK` writes NAME.light.ll and NAME.O3.ll beside the source. They are used
wherever they are still those of the source, so that every machine evolves the same program.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm.binding import llvm_major
from perfdojo.evolve.llvm.source import LEVELS, arch_of, to_ir
from perfdojo.evolve.task import Common

_HEAD = re.compile(r"; perfdojo: (\S+) at (\w+) for (sm_\w+), (\w+)\n")
_INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def cuda_ir(task: Common, level: str, arch: str) -> str:
    """LLVM IR of a CUDA source for a GPU: what was kept, or compiled now. Raises BuildError."""
    source = task.source_path
    if source.suffix == ".ll":
        return to_ir(source, level=level, arch=arch)
    kept = find_kept(task, level)
    if kept is not None and arch_of(kept) == arch:
        return kept
    try:
        return compile_cuda(task, level, arch)
    except BuildError as error:
        if kept is not None:  # for an older GPU; a newer one runs it
            return kept
        file = kept_path(task, level)
        if not file.exists():
            raise
        raise BuildError(
            f"{error} ('{file.name}' is of another '{source.name}': on a machine with clang, "
            "`perfdojo evolve --ir TASK` writes it anew)"
        ) from error


def compile_cuda(task: Common, level: str, arch: str) -> str:
    """LLVM IR of a CUDA source, compiled now. Raises BuildError."""
    return to_ir(
        task.source_path, arguments=tuple(task.arguments), compiler=task.compiler, level=level,
        target="cuda", arch=arch,
    )  # fmt: skip


def find_kept(task: Common, level: str) -> str | None:
    """The IR beside the source, if it was made of what the source is now."""
    path = kept_path(task, level)
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    head = _HEAD.match(text)
    if head is None or head[4] != digest(task):
        return None
    return text[head.end() :]


def write_kept(task: Common, arch: str) -> list[Path]:
    """Compile for a GPU, and keep the IR of both levels beside the source. Raises BuildError."""
    paths = []
    for level in LEVELS:
        head = f"; perfdojo: {task.source_path.name} at {level} for {arch}, {digest(task)}\n"
        path = kept_path(task, level)
        path.write_text(head + compile_cuda(task, level, arch), encoding="utf-8")
        paths.append(path)
    return paths


def kept_path(task: Common, level: str) -> Path:
    """Where the IR of a level is kept."""
    return task.source_path.with_suffix(f".{level}.ll")


def digest(task: Common) -> str:
    """Of the source, what it includes from beside itself, the arguments, and the LLVM."""
    found = hashlib.blake2b(digest_size=8)
    found.update(f"{llvm_major()} {' '.join(task.arguments)}".encode())
    todo, seen = [task.source_path], set[Path]()
    while todo:
        path = todo.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        text = path.read_text(encoding="utf-8")
        found.update(text.encode())
        todo += [path.parent / name for name in _INCLUDE.findall(text)]
    return found.hexdigest()
