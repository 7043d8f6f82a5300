"""What do the moves of buffers share? Finding them, changing accesses, who overwrites what."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from perfdojo.errors import did_you_mean
from perfdojo.ir import Access, Assign, Buffer, Dim, Expr, Kernel, bytes_of, size_of
from perfdojo.ir.device import has_device_loops
from perfdojo.ir.nodes import map_expr
from perfdojo.ir.rewrite import find_temporary, map_statements
from perfdojo.ir.rules import STACK_LIMIT
from perfdojo.ir.sets import (
    Frame,
    Points,
    Touch,
    find_spots,
    find_touches,
    make_set,
    runs_before,
    same_place,
)
from perfdojo.ir.text import print_buffer
from perfdojo.moves.base import Move
from perfdojo.targets import Machine

# All stack and register buffers together; a thread's stack may be as small as 2 MiB.
STACK_TOTAL = 3 << 19
_REGISTER_BYTES = 1024  # what a new buffer may take to begin its life in registers


def find_own(move: Move, kernel: Kernel, name: str) -> Buffer:
    """The temporary of that name; an argument is refused, since its layout is the caller's."""
    if any(buffer.name == name for buffer in (*kernel.inputs, *kernel.outputs)):
        raise move.refuse(f"'{name}' is an argument and its layout is fixed; expected a temporary")
    return find_temporary(kernel, name)


def find_array(move: Move, kernel: Kernel, name: str) -> Buffer:
    """The buffer of that name, whichever kind."""
    if name not in kernel.buffers:
        raise move.refuse(f"unknown array '{name}'{did_you_mean(name, kernel.buffers)}")
    return kernel.buffers[name]


def check_dimension(move: Move, buffer: Buffer, dim: int) -> None:
    """Raise IllegalMove unless `buffer` has dimension `dim`."""
    if not 0 <= dim < len(buffer.dims):
        last = len(buffer.dims) - 1
        has = f"dimensions 0 to {last}" if buffer.dims else "no dimensions"
        raise move.refuse(f"'{buffer.name}' has {has}, got {dim}")


def nearest_storage(dims: Sequence[Dim], dtype: str) -> str:
    """Where a new buffer of these dimensions begins its life: as near as it fits."""
    used = math.prod(dim.extent for dim in dims) * size_of(dtype)
    if used <= _REGISTER_BYTES:
        return "register"
    return "stack" if used <= STACK_LIMIT else "heap"


def show(buffer: Buffer) -> str:
    """How the text declares a buffer."""
    return f"{print_buffer(buffer)} {buffer.storage}"


def second_cache(machine: Machine) -> int:
    """Bytes of the second cache, or of the only one."""
    return machine.cache_bytes[min(1, len(machine.cache_bytes) - 1)]


def check_stack(move: Move, result: Kernel) -> None:
    """Raise IllegalMove if the buffers on the stack take too much of it together.

    On a GPU each thread has a part of them, and the rules for registers limit that.
    """
    if has_device_loops(result):
        return
    used = sum(bytes_of(b) for b in result.temporaries if b.storage in ("stack", "register"))
    if used > STACK_TOTAL:
        raise move.refuse(
            f"the buffers on the stack would take {used} bytes together, the limit is "
            f"{STACK_TOTAL}; store one of them on the heap first"
        )


# -- accesses -------------------------------------------------------------------------------


def map_accesses(statement: Assign, name: str, change: Callable[[Access], Access]) -> Assign:
    """`statement` with `change` applied to each access of buffer `name`, hints included."""

    def in_expr(part: Expr) -> Expr:
        return change(part) if isinstance(part, Access) and part.buffer == name else part

    target, prefetch = statement.target, statement.prefetch
    changed = replace(
        statement,
        target=change(target) if target.buffer == name else target,
        value=map_expr(statement.value, in_expr),
        prefetch=change(prefetch) if prefetch and prefetch.buffer == name else prefetch,
    )
    return statement if changed == statement else changed


def rename_accesses(kernel: Kernel, old: str, new: str) -> Kernel:
    """`kernel` with every access of temporary `old` made one of `new`, and `old` undeclared."""

    def change(statement: Assign) -> Assign:
        return map_accesses(statement, old, lambda access: Access(new, access.indices))

    renamed = map_statements(kernel, change)
    return replace(renamed, temporaries=tuple(b for b in kernel.temporaries if b.name != old))


def touches_of(kernel: Kernel, name: str) -> tuple[Touch, ...]:
    """Every access of a buffer, in the order of the text."""
    every = (touch for spot in find_spots(kernel) for touch in find_touches(spot))
    return tuple(dict.fromkeys(touch for touch in every if touch.access.buffer == name))


# -- who overwrites what --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Intrusion:
    """`write` would spoil the value that `read` needs; no read: the value at the end."""

    write: Touch
    read: Touch | None


def find_intrusion(
    kernel: Kernel, mine: Sequence[Touch], theirs: Sequence[Touch], stored: Sequence[int]
) -> Intrusion | None:
    """If both buffers lay in one place: a write of theirs between a write and a read of mine.

    `stored` are the dimensions that tell places apart. With R a read of mine, X a write of theirs
    to the same place and W a write of mine to the element that R reads:
    for all X before R there is a W with X before W before R.
    """
    writes = [touch for touch in mine if touch.writes]
    for read in (touch for touch in mine if not touch.writes):
        for intruder in (touch for touch in theirs if touch.writes):
            if not _is_renewed(kernel.buffers, read, intruder, writes, stored):
                return Intrusion(intruder, read)
    return None


def _is_renewed(
    buffers: Mapping[str, Buffer],
    read: Touch,
    intruder: Touch,
    writes: Sequence[Touch],
    stored: Sequence[int],
) -> bool:
    r, x = Frame("r", read.spot, buffers), Frame("x", intruder.spot, buffers)
    before = runs_before(x, r)
    if before is None:
        return True
    same = same_place(x, intruder.access, r, read.access, stored)
    variables, bad = _instances((r, read), (x, intruder), constraint=f"{same} and ({before})")
    for write in writes:
        w = Frame("w", write.spot, buffers)
        after, prior = runs_before(x, w), runs_before(w, r)
        if after is None or prior is None:
            continue
        match = same_place(w, write.access, r, read.access, range(len(read.access.indices)))
        renewed = f"({w.runs(write.guards)}) and {match} and ({after}) and ({prior})"
        renewed += f" and {w.gathers_as(r)}"
        bad = bad.minus(make_set(variables, renewed, w.variables))
    return bad.is_empty()


def find_lost(kernel: Kernel, mine: Sequence[Touch], theirs: Sequence[Touch]) -> Intrusion | None:
    """A write of theirs after the last write of mine to the same element: for all X there must be
    a W with X before W."""
    writes = [touch for touch in mine if touch.writes]
    for intruder in (touch for touch in theirs if touch.writes):
        x = Frame("x", intruder.spot, kernel.buffers)
        for index in intruder.access.indices:
            x.text(index)
        variables, bad = _instances((x, intruder), constraint="0 = 0")
        for write in writes:
            w = Frame("w", write.spot, kernel.buffers)
            after = runs_before(x, w)
            if after is None:
                continue
            dims = range(len(write.access.indices))
            match = same_place(w, write.access, x, intruder.access, dims)
            done = f"({w.runs(write.guards)}) and {match} and ({after}) and {w.gathers_as(x)}"
            bad = bad.minus(make_set(variables, done, w.variables))
        if not bad.is_empty():
            return Intrusion(intruder, None)
    return None


def _instances(*frames: tuple[Frame, Touch], constraint: str) -> tuple[list[str], Points]:
    """The variables of some instances, and the set of those that run and fulfil `constraint`."""
    runs = [f"({frame.runs(touch.guards)})" for frame, touch in frames]
    variables = [name for frame, _ in frames for name in frame.variables]
    return variables, make_set(variables, " and ".join([*runs, constraint]))


def temporaries_with_dims(kernel: Kernel) -> Iterator[tuple[Buffer, int]]:
    """Every dimension of every temporary, in the order of the text."""
    for buffer in kernel.temporaries:
        for dim in range(len(buffer.dims)):
            yield buffer, dim
