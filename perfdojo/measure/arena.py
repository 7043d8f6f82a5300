"""Where do a candidate's arguments lie? Between canaries, and guard pages beyond them.

| no access | canary | data, from the start of a page | canary | no access |
"""

from __future__ import annotations

import ctypes
import math
import mmap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import DojoError
from perfdojo.ir import Buffer, numpy_dtype

Array = NDArray[Any]
_PAGE = mmap.PAGESIZE
_HUGE = 1 << 21  # bytes of a huge page
_LARGE = 1 << 22  # from this size on NumPy asks for huge pages
_LIBC = ctypes.CDLL(None, use_errno=True)
_LIBC.memcmp.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_STAGGER = 5  # pages by which arrays are shifted, so that equal places fall into other cache sets


@dataclass(frozen=True, slots=True)
class Form:
    """An array before it has a place: what it is called, and what it holds."""

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]

    @property
    def bytes(self) -> int:
        """How many it takes."""
        return math.prod(self.shape) * self.dtype.itemsize


def form_of(buffer: Buffer) -> Form:
    """The array of a kernel's argument."""
    return Form(buffer.name, numpy_dtype(buffer.dtype), buffer.shape)


class Guarded:
    """One array in memory of its own, with canaries on both sides.

    With `shared`, processes that are forked later use the same memory, which spares each of them
    the making; only one may use it at a time. Otherwise it is made of huge pages if the system
    has them: where data lie in the caches then does not depend on which small pages were free.
    `place` is its number among the arguments.
    """

    def __init__(self, array: Form, place: int = 0, *, shared: bool = False) -> None:
        dtype = array.dtype
        size = array.bytes
        first = (2 + _STAGGER * place) * _PAGE  # of the data: behind a guard page and a canary
        end = first + (-(-size // _PAGE) + 1) * _PAGE  # of the canary behind them
        length = -(-(end + _PAGE) // _HUGE) * _HUGE
        kind = mmap.MAP_SHARED if shared else mmap.MAP_PRIVATE
        self._map = mmap.mmap(-1, length + _HUGE, kind | mmap.MAP_ANONYMOUS)
        whole = np.frombuffer(self._map, np.uint8)
        shift = -int(whole.ctypes.data) % _HUGE
        if not shared and hasattr(mmap, "MADV_HUGEPAGE"):
            self._map.madvise(mmap.MADV_HUGEPAGE, shift, length)
            whole[shift : shift + length : _PAGE] = 0  # they must be there before they are cut
        whole = whole[shift : shift + length]
        start = int(whole.ctypes.data)
        for edge in (first - 2 * _PAGE, end):
            _forbid(start + edge, _PAGE)
        self.name = array.name
        self.bytes: NDArray[np.uint8] = whole[first : first + size]
        self.array: Array = self.bytes.view(dtype).reshape(array.shape)
        self.pointer = start + first
        self._canaries = (whole[first - _PAGE : first], whole[first + size : end])
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


class Flush:
    """One array that ends, or begins, right where a page without access does.

    A read of one element beyond that edge is death, as a read between canaries is not. At the end
    it lies at the next lower multiple of `alignment` bytes.
    """

    def __init__(self, array: Form, *, at_end: bool, alignment: int = 1) -> None:
        pages = max(1, -(-array.bytes // _PAGE)) + 1  # one at least holds a canary only
        self._map = mmap.mmap(-1, (pages + 2) * _PAGE, mmap.MAP_SHARED | mmap.MAP_ANONYMOUS)
        whole = np.frombuffer(self._map, np.uint8)
        start = int(whole.ctypes.data)
        last = (pages + 1) * _PAGE
        for edge in (0, last):
            _forbid(start + edge, _PAGE)
        first = (last - array.bytes) // alignment * alignment if at_end else _PAGE
        self.name = array.name
        self.bytes: NDArray[np.uint8] = whole[first : first + array.bytes]
        self.array: Array = self.bytes.view(array.dtype).reshape(array.shape)
        self.pointer = start + first
        self._canaries = (whole[_PAGE:first], whole[first + array.bytes : last])
        self._pattern = np.zeros(0, np.uint8)

    def guard(self, pattern: NDArray[np.uint8]) -> None:
        """Put canaries on both sides, as far as there is room."""
        self._pattern = pattern
        for canary in self._canaries:
            canary[:] = np.resize(pattern, canary.size)

    def is_intact(self) -> bool:
        """Whether nobody wrote beside the array."""
        return all(np.array_equal(c, np.resize(self._pattern, c.size)) for c in self._canaries)


def is_small(buffer: Buffer) -> bool:
    """Whether the system would give an array of this size no huge pages."""
    return form_of(buffer).bytes < _LARGE


def make_small(buffers: Sequence[Buffer]) -> dict[str, Guarded]:
    """The small ones among the arguments, to be made before a fork."""
    return {
        buffer.name: Guarded(form_of(buffer), place, shared=True)
        for place, buffer in enumerate(buffers)
        if is_small(buffer)
    }


class Arena:
    """The arguments of a kernel: inputs first, then outputs; those that `ready` holds are used."""

    def __init__(
        self, inputs: Sequence[Buffer], outputs: Sequence[Buffer], ready: Mapping[str, Guarded]
    ) -> None:
        pattern = np.random.default_rng().integers(0, 256, 2 * _PAGE, np.uint8)
        buffers = [
            ready.get(buffer.name) or Guarded(form_of(buffer), place)
            for place, buffer in enumerate((*inputs, *outputs))
        ]
        self.inputs, self.outputs = buffers[: len(inputs)], buffers[len(inputs) :]
        for guarded in buffers:
            guarded.guard(pattern)
        self.arguments = (ctypes.c_void_p * len(buffers))(*(b.pointer for b in buffers))

    def fill(self, values: Mapping[str, Array]) -> None:
        """Restore the inputs."""
        for guarded in self.inputs:
            guarded.bytes[:] = as_bytes(values[guarded.name])

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
            if not same_bytes(guarded.bytes, as_bytes(values[guarded.name])):
                return guarded.name
        return None


def same_bytes(a: NDArray[np.uint8], b: NDArray[np.uint8]) -> bool:
    """Whether both, which are contiguous, hold the same; NumPy would write down each answer."""
    return a.size == b.size and _LIBC.memcmp(a.ctypes.data, b.ctypes.data, a.size) == 0


def as_bytes(array: Array) -> NDArray[np.uint8]:
    """The bytes of a contiguous array."""
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _forbid(address: int, size: int) -> None:
    if _LIBC.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), 0) != 0:
        raise DojoError(f"cannot set up a guard page: error {ctypes.get_errno()}")
