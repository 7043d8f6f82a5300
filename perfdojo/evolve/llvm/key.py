"""When are two programs the same code? (Tested, not proven: part of `evolve`.)

The key of an object is a digest of what is loaded and run; that of PTX is a digest of its
instructions, with registers and labels numbered in the order they appear. So an edit that the
compiler undoes costs no measurement.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

from perfdojo.evolve.llvm import elf

_NUMBERED = re.compile(r"(%[a-z]+|\$L_[A-Za-z_]*)(\d+(?:_\d+)?)\b")
_SILENT = (".loc", ".file", ".reg", "//")
_MARKER = re.compile(r"\$L__(?:tmp|func_begin|func_end)\d+:")


def code_key(code: bytes | str) -> str:
    """A digest of an object (bytes) or of PTX (text): equal for code that runs the same."""
    hasher = hashlib.blake2b(digest_size=16)
    parts = _object_parts(code) if isinstance(code, bytes) else _ptx_parts(code)
    for part in parts:
        hasher.update(len(part).to_bytes(8, "little"))
        hasher.update(part)
    return hasher.hexdigest()


def _object_parts(code: bytes) -> Iterator[bytes]:
    for name, flags, size, data in elf.loaded(code):
        yield from (f"{name} {flags} {size}".encode(), data)
    for relocation in elf.relocations(code):
        yield repr(relocation).encode()


def _ptx_parts(text: str) -> Iterator[bytes]:
    body = text.partition("\t.section")[0]  # what follows is for debuggers
    seen: dict[str, str] = {}
    counts: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        name, kind = match[0], match[1]
        if name not in seen:
            counts[kind] = counts.get(kind, -1) + 1
            seen[name] = f"{kind}{counts[kind]}"
        return seen[name]

    for line in body.splitlines():
        stripped = line.partition("//")[0].strip().removesuffix(", debug")
        if not stripped or stripped.startswith(_SILENT) or _MARKER.fullmatch(stripped):
            continue
        yield _NUMBERED.sub(number, stripped).encode()
