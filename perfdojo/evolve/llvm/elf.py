"""What is in an object file? (Tested, not proven: part of `evolve`.) As much of ELF as we need.

Only what runs is looked at: sections that are loaded, and what is to be filled in there.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from perfdojo.errors import BuildError

_RELA, _NOBITS, _ALLOC = 4, 8, 2
_FUNCTION, _UNDEFINED = 2, 0


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the file: its header's fields that matter, and its bytes."""

    name: str
    kind: int
    flags: int
    link: int
    info: int
    size: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name in the file: `section` is where it is defined, 0 for nowhere."""

    name: str
    kind: int
    section: int
    value: int


def sections(code: bytes) -> tuple[Section, ...]:
    """All sections, in their order. Raises BuildError for anything but a 64-bit ELF file."""
    if code[:5] != b"\x7fELF\x02":
        raise BuildError("object: expected a 64-bit ELF file, got something else")
    (start,) = struct.unpack_from("<Q", code, 40)
    width, count, names = struct.unpack_from("<HHH", code, 58)
    heads = [struct.unpack_from("<IIQQQQIIQQ", code, start + width * i) for i in range(count)]
    texts = code[heads[names][4] :]
    return tuple(
        Section(
            _string(texts, head[0]), head[1], head[2], head[6], head[7], head[5],
            b"" if head[1] == _NOBITS else code[head[4] : head[4] + head[5]],
        )
        for head in heads
    )  # fmt: skip


def symbols(code: bytes) -> tuple[Symbol, ...]:
    """The symbol table."""
    found = sections(code)
    table = next((s for s in found if s.kind == 2), None)
    if table is None:
        return ()
    names = found[table.link].data
    return tuple(
        Symbol(_string(names, name), info & 15, section, value)
        for name, info, _, section, value, _ in struct.iter_unpack("<IBBHQQ", table.data)
    )


def defined_functions(code: bytes) -> tuple[str, ...]:
    """The functions this file defines."""
    return tuple(s.name for s in symbols(code) if s.kind == _FUNCTION and s.section != _UNDEFINED)


def undefined(code: bytes) -> tuple[str, ...]:
    """The names this file needs from elsewhere."""
    table = symbols(code)
    needed = (s.name for s in table if s.section == _UNDEFINED and s.name)
    return tuple(name for name in needed if name != "_GLOBAL_OFFSET_TABLE_")


def loaded(code: bytes) -> Iterator[tuple[str, int, int, bytes]]:
    """Name, flags, size and bytes of what is loaded, but for tables that only unwinders read."""
    for one in sections(code):
        if one.flags & _ALLOC and one.name != ".eh_frame":
            yield one.name, one.flags, one.size, one.data


def relocations(code: bytes) -> Iterator[tuple[str, int, int, str, int]]:
    """Section, offset, kind, symbol and addend of all that is filled in where it is loaded."""
    found, table = sections(code), symbols(code)
    loads = {i for i, s in enumerate(found) if s.flags & _ALLOC and s.name != ".eh_frame"}
    for one in found:
        if one.kind != _RELA or one.info not in loads:
            continue
        for offset, info, addend in struct.iter_unpack("<QQq", one.data):
            symbol = table[info >> 32]
            shown = symbol.name or f"{found[symbol.section].name}+{symbol.value}"
            yield found[one.info].name, offset, info & 0xFFFFFFFF, shown, addend


def _string(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
