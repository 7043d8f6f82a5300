"""What can this CPU do? Its threads, vector registers and caches, read off the system."""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path

from perfdojo.targets.base import Machine

# The widest first: (a word of /proc/cpuinfo, bytes of a register, how many registers).
_VECTORS = (
    ("avx512f", 64, 32),
    ("avx2", 32, 16),
    ("sse2", 16, 16),
    ("sve", 16, 32),
    ("asimd", 16, 32),
)
_NOTABLE = ("avx2", "fma", "f16c", "avx512f", "avx512bw", "avx512vl", "avx512_bf16", "asimd", "sve")
_FALLBACK_CACHES = (32 << 10, 512 << 10, 8 << 20)


@cache
def read_machine() -> Machine:
    """The machine this process runs on."""
    words = set(_cpu_field("flags", "Features").split())
    width, registers = next(((b, n) for word, b, n in _VECTORS if word in words), (16, 16))
    name = _cpu_field("model name", "CPU part") or platform.processor() or platform.machine()
    features = tuple(word for word in _NOTABLE if word in words)
    return Machine(name, count_threads(), width, registers, _caches(), features)


def count_threads() -> int:
    """Threads that a kernel may use: OMP_NUM_THREADS if it is set, else the cores we may run on."""
    wanted = os.environ.get("OMP_NUM_THREADS", "").split(",")[0]
    if wanted.isdigit() and int(wanted) > 0:
        return int(wanted)
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _cpu_field(*keys: str) -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    for line in text.splitlines():
        key, _, value = line.partition(":")
        if key.strip() in keys:
            return value.strip()
    return ""


def _caches() -> tuple[int, ...]:
    """Data caches of the first core, the nearest first."""
    found: dict[int, int] = {}
    for folder in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        try:
            kind = (folder / "type").read_text().strip()
            level = int((folder / "level").read_text())
            size = (folder / "size").read_text().strip()
        except (OSError, ValueError):
            continue
        if kind != "Instruction" and size[:-1].isdigit():
            found[level] = int(size[:-1]) << {"K": 10, "M": 20, "G": 30}.get(size[-1], 0)
    return tuple(found[level] for level in sorted(found)) or _FALLBACK_CACHES
