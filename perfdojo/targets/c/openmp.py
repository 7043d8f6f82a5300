"""Whose threads run our parallel loops? Those of a library that is there already, if one is.

PyTorch carries a libgomp of its own. Two of them in a process mean two pools of threads that
wait actively for work, on the same cores, and slow each other down.
"""

from __future__ import annotations

import ctypes
import os
import re
import time
from pathlib import Path

_LIBRARY = re.compile(r"\S*/libgomp\S*\.so\S*$")
_BUSY = 0.25  # of a core that others use: then threads must not wait actively
_LOOK = 0.05  # seconds that it takes to see
_SPINS = "1000"  # how often a waiting thread then looks before it sleeps


def steady_threads() -> None:
    """Let threads stay where they are and wake up in no time, unless the user said otherwise.

    Call before any kernel runs, wherever something is measured: a thread that sleeps, or moves to
    another core, makes one call of a short kernel take half as long again as the next.
    """
    bind_threads()
    before = busy_seconds()
    time.sleep(_LOOK)
    spare_neighbours(busy_seconds() - before, _LOOK)


def bind_threads() -> None:
    """Let threads stay where they are, unless the user said otherwise."""
    if "OMP_PROC_BIND" not in os.environ:
        os.environ["OMP_PROC_BIND"] = "true"


def spare_neighbours(theirs: float, seconds: float) -> None:
    """Say how kernels loaded from now on wait for work: actively, unless others need the cores.

    `theirs` is what other processes worked in the last `seconds`. On a machine that is busy with
    other work, a thread that waits actively takes the time of the one it waits for (a kernel of
    5 us was seen to take 20 ms), so there it goes to sleep soon. A user's own setting is kept.
    """
    if "OMP_WAIT_POLICY" in os.environ or os.environ.get("GOMP_SPINCOUNT", _SPINS) != _SPINS:
        return
    if theirs > _BUSY * seconds:
        os.environ["GOMP_SPINCOUNT"] = _SPINS
    else:
        os.environ.pop("GOMP_SPINCOUNT", None)


def busy_seconds() -> float:
    """What all cores together have worked since the system started; 0 where nothing tells."""
    try:
        line = Path("/proc/stat").read_text(encoding="utf-8").partition("\n")[0]
    except OSError:
        return 0.0
    user, nice, system, *_ = (int(word) for word in line.split()[1:])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def share_openmp() -> str | None:
    """Let libraries loaded from now on use the OpenMP runtime that this process has; its path."""
    try:
        lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None  # no such file system: then there is nothing to share
    for line in lines:
        match = _LIBRARY.search(line)
        if match is not None:
            ctypes.CDLL(match[0], mode=ctypes.RTLD_GLOBAL)
            return match[0]
    return None
