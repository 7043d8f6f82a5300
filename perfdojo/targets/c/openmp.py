"""Whose threads run our parallel loops? Those of a library that is there already, if one is.

PyTorch carries a libgomp of its own. Two of them in a process mean two pools of threads that
wait actively for work, on the same cores, and slow each other down.
"""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

_LIBRARY = re.compile(r"\S*/libgomp\S*\.so\S*$")


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
