"""Who works on a run? A process; a run whose process is gone may be continued by another."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path


def own_name() -> str:
    """A name of this process that no other process ever has: `place pid start`."""
    pid = os.getpid()
    return f"{_place()} {pid} {_start_time(pid)}"


def is_at_work(owner: str) -> bool:
    """Whether the process of that name, which is not this one, still runs.

    A process of another machine, container or boot cannot be seen, and counts as gone.
    """
    place, _, rest = owner.partition(" ")
    pid, _, started = rest.partition(" ")
    if owner == own_name() or place != _place() or not pid.isdecimal():
        return False
    return _start_time(int(pid)) == started


@cache
def _place() -> str:
    """Where process numbers mean the same as here: this boot, this namespace."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot}/{os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return "unknown"


def _start_time(pid: int) -> str:
    """When a process started, in ticks since boot; empty if there is none, or it is a zombie."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    fields = text.rpartition(")")[2].split()  # the name, in parentheses, may hold anything
    return "" if fields[0] in "ZX" else fields[19]
