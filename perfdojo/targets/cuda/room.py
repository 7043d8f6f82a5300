"""How many blocks has a multiprocessor room for at the same time? By what their threads hold."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable

from perfdojo.ir import size_of
from perfdojo.targets.cuda.ops import Launch, Local

# What no multiprocessor has more of: registers of 4 bytes, and bytes of shared memory.
REGISTERS, SHARED = 1 << 16, 228 << 10
_WORD = 4  # bytes of a register
_SHARES = (64, 128, 256)  # registers of a thread; an eighth of them is not for arrays
_OTHERS = 24  # registers of a thread beside its arrays, where it has about as many as it needs
_STEP = 8  # registers are given out by that
_KEPT = 1 << 10  # bytes of shared memory that the system keeps for each block


def array_words(held: Iterable[Local]) -> int:
    """The registers that a thread's own buffers take."""
    return sum(math.prod(one.shape.values()) * size_of(one.buffer.dtype) // _WORD for one in held)


def blocks_at_once(launch: Launch, shared: int, of_multiprocessor: int = SHARED) -> int:
    """How many blocks that wait for each other a multiprocessor shall have room for.

    Each has `shared` bytes `of_multiprocessor`. Of registers only arrays count: single ones come
    and go. The compiler is told, so it keeps to it.
    """
    words = array_words(local for local in launch.local if local.shape)
    registers = next((n for n in _SHARES if words <= n - n // 8), _SHARES[-1])
    found = REGISTERS // (registers * launch.threads)
    return max(1, min(found, of_multiprocessor // (shared + _KEPT)))


def large_blocks_at_once(launch: Launch, loaded: Container[str]) -> int:
    """How many blocks of many threads there is room for if each keeps what it has `loaded`."""
    words = array_words(local for local in launch.local if local.buffer.name in loaded)
    registers = -(-(words + _OTHERS) // _STEP) * _STEP
    return max(1, REGISTERS // (registers * launch.threads))
