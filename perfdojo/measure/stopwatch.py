"""How are calls timed without Python in between? A few lines of C, built once for each arity."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

SOURCE = """\
#include <stddef.h>
#include <time.h>

typedef int (*kernel)({types});

/* Seconds that `calls` calls take, one after the other; `failed` counts those that return not 0. */
double dojo_stopwatch(void *f, void **a, long calls, long *failed) {{
  kernel run = (kernel)f;
  struct timespec start, end;
  *failed = 0;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (long i = 0; i < calls; ++i) *failed += run({values}) != 0;
  clock_gettime(CLOCK_MONOTONIC, &end);
  return (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
}}
"""


def stopwatch_source(arity: int) -> str:
    """C that times functions of so many pointers."""
    values = ", ".join(f"a[{n}]" for n in range(arity))
    types = ", ".join(["void *"] * arity)
    return "#define _POSIX_C_SOURCE 199309L\n" + SOURCE.format(types=types, values=values)


class Stopwatch:
    """Times calls of functions on one set of arguments."""

    def __init__(self, library: str, arguments: Any) -> None:
        self._time = ctypes.CDLL(library).dojo_stopwatch
        self._time.restype = ctypes.c_double
        pointer = ctypes.c_void_p
        self._time.argtypes = (pointer, pointer, ctypes.c_long, pointer)
        self._arguments, self._failed = arguments, ctypes.c_long()

    def time(self, function: int, calls: int = 1) -> float:
        """Seconds of so many calls. Raises MemoryError if one of them found no memory."""
        failed = ctypes.byref(self._failed)
        seconds: float = self._time(function, self._arguments, calls, failed)
        if self._failed.value:
            raise MemoryError
        return seconds

    def sampler(self, function: int) -> Callable[[int], float]:
        """The same, as `paired` wants it."""
        return lambda calls: self.time(function, calls)


def find_function(library: str, symbol: str) -> int:
    """The address of a function. Raises OSError or AttributeError if it cannot be loaded."""
    found = ctypes.cast(getattr(ctypes.CDLL(library), symbol), ctypes.c_void_p).value
    assert found is not None
    return found
