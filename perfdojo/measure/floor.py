"""How fast can a kernel be at best on this machine? What must move, and what must be computed.

Both bounds hold only where they are surely needed: bytes of arguments that are read or written as
a whole and cannot be in the caches; operations where no guard and no uneven loop could
make them fewer. The machine's ceilings are measured once and kept; noise makes them too low, never
too high, so the highest ever seen counts.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

from perfdojo.ir import (
    Access,
    Buffer,
    Call,
    If,
    Kernel,
    bytes_of,
    loads,
    loops,
    statements,
    walk,
)
from perfdojo.ir.affine import affine, loop_names
from perfdojo.ir.nodes import subexpressions
from perfdojo.ir.sets import find_spots
from perfdojo.ir.types import FLOATS
from perfdojo.measure.ceilings import Ceilings
from perfdojo.targets import Machine, Target

BELOW = 0.8  # of the floor: a time less than that is a measuring error
ARITHMETIC = ("+", "-", "*", "/", "fma")
_FASTER = 2.0  # times what we reach on tensor cores: no instruction of theirs does more
_BUDGET = 0.4  # seconds for each ceiling
_TIMES = 3  # as often, before a candidate is called too fast
TargetT = TypeVar("TargetT", bound=Target)
_BEYOND_CACHES = 4  # times the last cache, before bytes surely come from memory


def floor_of(
    kernel: Kernel, variant: Kernel, machine: Machine, ceilings: Ceilings, *, cold: bool = False
) -> float:
    """Seconds that `variant` of `kernel` takes at least; 0.0 where nothing is sure.

    `cold` says that the caches hold none of its arguments when it starts.
    """
    memory = bytes_from_memory(kernel, max(machine.cache_bytes), cold=cold) / max(
        ceilings.read_bandwidth, ceilings.copy_bandwidth
    )
    operations = min(operations_surely_done(kernel), operations_surely_done(variant))
    return max(memory, operations / max(ceilings.peak, _FASTER * ceilings.tensor))


def bytes_from_memory(kernel: Kernel, cache: int, *, cold: bool = False) -> int:
    """Bytes that surely pass between memory and the last cache, of `cache` bytes, in one call.

    Of outputs, as much may stay in the cache when the call ends. Inputs may be there from the call
    before, unless caches are `cold`; only far beyond the cache is it sure that they are not.
    """
    read, written = bytes_surely_moved(kernel)
    if cold:
        return read + max(0, written - cache)
    return read + written if read + written > _BEYOND_CACHES * cache else 0


def operations_surely_done(kernel: Kernel) -> int:
    """Operations on floats that no compiler can save: those on values that every loop changes."""
    if not is_even(kernel):
        return 0
    operations = 0
    for spot in find_spots(kernel):
        statement, names = spot.statement, {loop.name for loop in spot.loops}
        read = loads(statement.value)
        used = {name for access in read for index in access.indices for name in loop_names(index)}
        if kernel.buffers[statement.target.buffer].dtype in FLOATS and names <= used:
            instances = math.prod(loop.extent.const for loop in spot.loops)
            computes = isinstance(statement.value, Call) and statement.value.name in ARITHMETIC
            operations += instances * (computes + (statement.op != "="))
    return operations


def bytes_surely_moved(kernel: Kernel) -> tuple[int, int]:
    """Bytes of the inputs that are read from end to end, and of the outputs."""
    written = sum(map(bytes_of, kernel.outputs))
    if not is_even(kernel):
        return 0, written
    read = [access for st in statements(kernel.body) for access in loads(st.value)]
    extents = {loop.name: loop.extent.const for loop in loops(kernel.body)}
    whole = [b for b in kernel.inputs if any(_is_whole(a, b, extents) for a in read)]
    return sum(map(bytes_of, whole)), written


def _is_whole(access: Access, buffer: Buffer, extents: dict[str, int]) -> bool:
    """Whether the access runs over all of the buffer: x[i, j], each index a loop of its own."""
    if access.buffer != buffer.name:
        return False
    names = [name for name in extents if affine(name) in access.indices]
    return len(names) == len(buffer.shape) and all(
        any(index == affine(name) and extents[name] == extent for name in names)
        for index, extent in zip(access.indices, buffer.shape, strict=True)
    )


def is_even(kernel: Kernel) -> bool:
    """Whether every statement runs for every value of its loops, and computes all it says."""
    parts = (p for st in statements(kernel.body) for p in subexpressions(st.value))
    return not (
        any(isinstance(node, If) for node in walk(kernel.body))
        or any(not loop.extent.is_constant for loop in loops(kernel.body))
        or any(isinstance(part, Call) and part.name in ("if", "and", "or") for part in parts)
    )


# -- the ceilings ---------------------------------------------------------------------------


def find_ceilings(
    target: TargetT,
    folder: Path,
    *,
    again: bool = False,
    measure: Callable[[TargetT, float], Ceilings],
) -> Ceilings:
    """The ceilings kept in `folder`, or measured now; `again` measures and keeps the higher.

    `measure` gets the target and the seconds for each of them.
    """
    described = json.dumps(target.fingerprint(), sort_keys=True)
    path = folder / f"{hashlib.sha256(described.encode()).hexdigest()[:16]}.json"
    known = _read(path)
    if known is not None and not again:
        return known
    found = [measure(target, _BUDGET) for _ in range(_TIMES if again else 1)]
    highest = _highest([*found, *([known] if known else [])])
    _write(path, highest)
    return highest


def _highest(found: list[Ceilings]) -> Ceilings:
    rows = [asdict(one) for one in found]
    return Ceilings(**{name: max(row[name] for row in rows) for name in rows[0]})


def _read(path: Path) -> Ceilings | None:
    with contextlib.suppress(OSError, ValueError, TypeError):
        found = Ceilings(**json.loads(path.read_text(encoding="utf-8")))
        certain = (found.read_bandwidth, found.copy_bandwidth, found.peak)
        if all(isinstance(value, float) for value in asdict(found).values()) and min(certain) > 0:
            return found
    return None


def _write(path: Path, ceilings: Ceilings) -> None:
    """A folder that cannot be written costs the time of measuring again, nothing else."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False) as file:
            json.dump(asdict(ceilings), file)
        os.replace(file.name, path)
