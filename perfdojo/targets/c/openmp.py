"""Whose threads run our parallel loops? Those of a library that is there already, if one is.

PyTorch carries a libgomp of its own. Two of them in a process mean two pools of threads that
wait actively for work, on the same cores, and slow each other down.
"""

from __future__ import annotations

import ctypes
import os
import re
from pathlib import Path

_LIBRARY = re.compile(r"\S*/libgomp\S*\.so\S*$")


_SPINS = "1000"  # how often a waiting thread looks before it sleeps; gcc's own default is 300,000


def wait_quietly() -> None:
    """Let waiting threads sleep soon on a busy machine, unless the user said otherwise.

    Call before any kernel runs. On a machine that is busy with other work, a thread that waits
    actively takes the time of the one it waits for: a kernel of 5 us was seen to take 20 ms. On a
    quiet one it is the faster way, and what users of a kernel have.
    """
    chosen = {"GOMP_SPINCOUNT", "OMP_WAIT_POLICY"} & os.environ.keys()
    if not chosen and os.getloadavg()[0] > (os.cpu_count() or 1) / 2:
        os.environ["GOMP_SPINCOUNT"] = _SPINS


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
