"""Where do a candidate's arguments lie? Between canaries, and guard pages beyond them.

| no access | canary | data, from the start of a page | canary | no access |
"""

from __future__ import annotations

import ctypes
import math
import mmap
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import DojoError
from perfdojo.ir import Buffer, numpy_dtype

Array = NDArray[Any]
_PAGE = mmap.PAGESIZE
_HUGE = 1 << 22  # from this size on NumPy asks for huge pages, and so do we


class Guarded:
    """One array in memory of its own, with canaries on both sides.

    Small ones are shared with processes that are forked later, which spares each of them the
    making; only one may use them at a time.
    """

    def __init__(self, buffer: Buffer) -> None:
        dtype = numpy_dtype(buffer.dtype)
        size = math.prod(buffer.shape) * dtype.itemsize
        pages = -(-size // _PAGE) + 1  # data and the canary behind it
        kind = mmap.MAP_SHARED if is_small(buffer) else mmap.MAP_PRIVATE
        self._map = mmap.mmap(-1, (pages + 3) * _PAGE, kind | mmap.MAP_ANONYMOUS)
        whole = np.frombuffer(self._map, np.uint8)
        start = int(whole.ctypes.data)
        for edge in (start, start + (pages + 2) * _PAGE):
            _forbid(edge, _PAGE)
        first, end = 2 * _PAGE, (pages + 2) * _PAGE
        if not is_small(buffer) and hasattr(mmap, "MADV_HUGEPAGE"):
            self._map.madvise(mmap.MADV_HUGEPAGE, first, size)
        self.name = buffer.name
        self.bytes: NDArray[np.uint8] = whole[first : first + size]
        self.array: Array = self.bytes.view(dtype).reshape(buffer.shape)
        self.pointer = start + first
        self._canaries = (whole[_PAGE:first], whole[first + size : end])
        self._pattern = np.zeros(0, np.uint8)

    def guard(self, pattern: NDArray[np.uint8]) -> None:
        """Put canaries on both sides; `pattern` has two pages."""
        self._pattern = pattern
        for canary in self._canaries:
            canary[:] = pattern[: canary.size]

    def is_intact(self) -> bool:
        """Whether nobody wrote beside the array."""
        return all(
            np.array_equal(canary, self._pattern[: canary.size]) for canary in self._canaries
        )


def is_small(buffer: Buffer) -> bool:
    """Whether the system would give an array of this size no huge pages."""
    return math.prod(buffer.shape) * numpy_dtype(buffer.dtype).itemsize < _HUGE


def make_small(buffers: Sequence[Buffer]) -> dict[str, Guarded]:
    """The small ones among the arguments, to be made before a fork."""
    return {buffer.name: Guarded(buffer) for buffer in buffers if is_small(buffer)}


class Arena:
    """The arguments of a kernel: inputs first, then outputs; those that `ready` holds are used."""

    def __init__(
        self, inputs: Sequence[Buffer], outputs: Sequence[Buffer], ready: Mapping[str, Guarded]
    ) -> None:
        pattern = np.random.default_rng().integers(0, 256, 2 * _PAGE, np.uint8)
        self.inputs = [ready.get(buffer.name) or Guarded(buffer) for buffer in inputs]
        self.outputs = [ready.get(buffer.name) or Guarded(buffer) for buffer in outputs]
        buffers = (*self.inputs, *self.outputs)
        for guarded in buffers:
            guarded.guard(pattern)
        self.arguments = (ctypes.c_void_p * len(buffers))(*(b.pointer for b in buffers))

    def fill(self, values: Mapping[str, Array]) -> None:
        """Restore the inputs."""
        for guarded in self.inputs:
            guarded.bytes[:] = bytes_of(values[guarded.name])

    def poison(self, byte: int) -> None:
        """Make outputs that are not written show."""
        for guarded in self.outputs:
            guarded.bytes.fill(byte)

    def find_overrun(self) -> str | None:
        """The argument beside which somebody wrote."""
        buffers = (*self.inputs, *self.outputs)
        return next((b.name for b in buffers if not b.is_intact()), None)

    def find_changed(self, values: Mapping[str, Array]) -> str | None:
        """The input that is no longer what it was."""
        for guarded in self.inputs:
            if not np.array_equal(guarded.bytes, bytes_of(values[guarded.name])):
                return guarded.name
        return None


def bytes_of(array: Array) -> NDArray[np.uint8]:
    """The bytes of a contiguous array."""
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _forbid(address: int, size: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), 0) != 0:
        raise DojoError(f"cannot set up a guard page: error {ctypes.get_errno()}")
