"""Where is what was built kept? A folder that processes can share."""

from __future__ import annotations

import hashlib
import os
import struct
import tempfile
from collections.abc import Callable
from pathlib import Path

from perfdojo.errors import BuildError


def cache_folder() -> Path:
    """Where built libraries are kept: PERFDOJO_CACHE, or the user's cache folder."""
    base = os.environ.get("PERFDOJO_CACHE")
    if base:
        return Path(base)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "perfdojo"


def find_built(key: tuple[str, ...], suffix: str) -> str | None:
    """The path of what was built for `key`, if it is there."""
    kept = _place(key, suffix)
    return str(kept) if is_whole(kept) else None


def find_or_build(
    key: tuple[str, ...], suffix: str, build: Callable[[Path], Path], who: str
) -> str:
    """The path of what `build` makes for `key`; built only if it is not there yet.

    `build` gets an empty folder and says what it wrote there; that is renamed, so readers never
    see half a file.
    """
    kept = _place(key, suffix)
    if is_whole(kept):
        return str(kept)
    folder = kept.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix="build-") as work:
            os.replace(build(Path(work)), kept)
    except OSError as error:
        raise BuildError(f"{who}: cannot write to the cache '{folder}': {error}") from error
    return str(kept)


def _place(key: tuple[str, ...], suffix: str) -> Path:
    name = hashlib.sha256("\0".join(key).encode()).hexdigest()[:32]
    return cache_folder() / "build" / f"{name}{suffix}"


def is_whole(library: Path) -> bool:
    """Whether an ELF file is there up to its headers, which linkers write last.

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
    segments, sections = struct.unpack_from("<QQ", head, 32)
    segment, segment_count, section, section_count = struct.unpack_from("<HHHH", head, 54)
    ends = (segments + segment * segment_count, sections + section * section_count)
    return bool(size >= max(ends))
