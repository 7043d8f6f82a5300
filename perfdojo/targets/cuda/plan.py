"""What does calling a program take? Its launches as data: names, grids, threads, memory."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from perfdojo.errors import TargetError
from perfdojo.ir import Affine, Assign, Buffer, If, Kernel, Loop, Node, bytes_of, loads
from perfdojo.ir.affine import gathers
from perfdojo.targets.base import Gpu
from perfdojo.targets.cuda.ops import Barrier, Commit, Guard, Launch, Op, Program, Repeat, Uniform
from perfdojo.targets.cuda.room import blocks_at_once
from perfdojo.targets.source import symbol

STATIC_SHARED = 48 << 10  # bytes that a block has without asking for them
_ALIGN = 16
_LARGEST_X, _LARGEST_YZ = (1 << 31) - 1, 65535


@dataclass(frozen=True, slots=True)
class Call:
    """One launch: which function on which arrays, and what it takes of the device."""

    name: str
    grid: tuple[int, int, int]
    threads: int
    shared: int  # bytes of shared memory
    dynamic: int  # bytes of it that the call has to ask for
    arguments: tuple[str, ...]  # names of buffers of the kernel
    together: bool = False  # blocks wait for each other, so all must run at the same time


@dataclass(frozen=True, slots=True)
class Plan:
    """How a kernel is called on a GPU: its launches in order, and the memory between them."""

    kernel: Kernel
    calls: tuple[Call, ...]
    temporaries: tuple[tuple[str, int], ...]  # in global memory: name and bytes


def make_plan(program: Program, gpu: Gpu | None = None) -> Plan:
    """The plan of a program on `gpu`, or on one that runs any number of blocks at the same time.

    Raises TargetError if a grid is larger than GPUs have them, or a team than this one.
    """
    kernel = program.kernel
    heap = [b for b in kernel.temporaries if b.storage == "heap"]
    calls = tuple(_make_call(program, launch, gpu) for launch in program.launches)
    return Plan(kernel, calls, tuple((b.name, bytes_of(b)) for b in heap))


def _make_call(program: Program, launch: Launch, gpu: Gpu | None) -> Call:
    shared, is_team = shared_bytes(launch), waits_for_team(launch)
    return Call(
        launch_name(program, launch),
        _team_grid(program, launch, gpu) if is_team else grid_shape(launch),
        launch.threads,
        shared + _ALIGN * is_team,  # where a block finds its next turn
        shared if shared > STATIC_SHARED else 0,
        tuple(buffer.name for buffer in arguments_of(program, launch)),
        is_team,
    )


def check_fits(plan: Plan, gpu: Gpu) -> None:
    """Raise TargetError unless `gpu` can run every launch."""
    for call in plan.calls:
        if call.threads > gpu.threads:
            raise TargetError(
                f"cuda: expected at most {gpu.threads} threads in a block, got {call.threads} in "
                f"'{call.name}'; split its block loop"
            )
        if call.shared > gpu.shared_bytes:
            raise TargetError(
                f"cuda: expected at most {gpu.shared_bytes} bytes of shared memory in a block, got "
                f"{call.shared} in '{call.name}'; stage smaller tiles"
            )


def _team_grid(program: Program, launch: Launch, gpu: Gpu | None) -> tuple[int, int, int]:
    """The blocks that begin: all, if they can run at the same time; others have to take turns."""
    blocks = math.prod(loop.extent.const for loop in launch.blocks)
    if gpu is None:
        return blocks, 1, 1
    room = blocks_at_once(launch, shared_bytes(launch), gpu.shared_bytes_total)
    most, team = gpu.multiprocessors * room, launch.team[0].extent.const
    if team > most:
        raise TargetError(
            f"cuda: expected at most {most} blocks in a team, got {team} in "
            f"'{launch_name(program, launch)}'; split its loop"
        )
    return min(blocks, most), 1, 1


def launch_name(program: Program, launch: Launch) -> str:
    """The function of a launch."""
    return f"{symbol(program.kernel)}_{launch.number}"


def shared_offsets(launch: Launch) -> dict[str, int]:
    """Where each shared buffer begins, in bytes."""
    offsets, end = {}, 0
    for buffer in launch.shared:
        offsets[buffer.name] = end
        end += -(-bytes_of(buffer) // _ALIGN) * _ALIGN
    return offsets


def shared_bytes(launch: Launch) -> int:
    """What all shared buffers take together."""
    return sum(-(-bytes_of(buffer) // _ALIGN) * _ALIGN for buffer in launch.shared)


def grid_axes(launch: Launch) -> str:
    """The axis of each loop over blocks, as letters; one x for all if y or z is too
    small for an extent.

    The innermost loop is x, whose blocks start next to each other.
    """
    for loop in launch.blocks:
        if not loop.extent.is_constant:
            raise TargetError(
                f"cuda: expected a fixed extent of grid loop '{loop.name}', got {loop.extent}"
            )
    outer = launch.blocks[:-1]
    if len(outer) > 2 or any(loop.extent.const > _LARGEST_YZ for loop in outer):
        return "x"
    return "zyx"[-len(launch.blocks) :] if launch.blocks else ""


def grid_shape(launch: Launch) -> tuple[int, int, int]:
    """How many blocks there are along x, y and z."""
    axes, extents = grid_axes(launch), [loop.extent.const for loop in launch.blocks]
    sizes = dict(zip(axes, extents, strict=True)) if len(axes) == len(extents) else {}
    x = sizes.get("x", math.prod(extents))
    if x > _LARGEST_X:
        raise TargetError(
            f"cuda: expected at most {_LARGEST_X} blocks, got {x}; let each do more iterations"
        )
    return x, sizes.get("y", 1), sizes.get("z", 1)


def arguments_of(program: Program, launch: Launch) -> tuple[Buffer, ...]:
    """The arrays in global memory that a launch uses, in the order of the kernel."""
    kernel = program.kernel
    used = {name for part in walk_ops(launch.body) for name in _names(part)}
    heap = [b for b in kernel.temporaries if b.storage == "heap"]
    return tuple(b for b in (*kernel.inputs, *kernel.outputs, *heap) if b.name in used)


def waits_for_team(launch: Launch) -> bool:
    """Whether blocks of a team wait for each other."""
    return has_team_barrier(launch.body)


def has_team_barrier(ops: Sequence[Op]) -> bool:
    """Whether the blocks of a team meet somewhere in `ops`."""
    return any(isinstance(part, Barrier) and part.scope == "team" for part in walk_ops(ops))


def written_by(launch: Launch) -> set[str]:
    """The buffers that a launch writes."""
    return {part.target.buffer for part in walk_ops(launch.body) if isinstance(part, Assign)}


def exchanged_by(launch: Launch) -> set[str]:
    """The buffers through which threads of a launch may tell each other something."""
    parts = list(walk_ops(launch.body))
    if not any(isinstance(part, Barrier) for part in parts):
        return set()
    stored = [part for part in parts if isinstance(part, Assign)]
    read = {access.buffer for st in stored for access in loads(st.value)}
    read |= {st.target.buffer for st in stored if st.op != "="}
    return written_by(launch) & read


def walk_ops(parts: Sequence[Op | Node]) -> Iterator[Op | Node]:
    """Every op and node below, in the order of the text; of a `Uniform` its statement too."""
    for part in parts:
        yield part
        match part:
            case Uniform():
                yield part.statement
            case Assign() | Barrier() | Commit():
                pass
            case _:
                yield from walk_ops(part.body)


def _names(part: Op | Node) -> Iterator[str]:
    """The buffers that `part` itself uses, without what is inside it."""
    values: tuple[Affine, ...] = ()
    match part:
        case Assign():
            yield from (access.buffer for access in loads(part.value))
            places = [place for place in (part.target, part.prefetch) if place is not None]
            yield from (place.buffer for place in places)
            values = tuple(index for place in places for index in place.indices)
        case Guard() | If():
            values = tuple(side for c in part.conditions for side in (c.left, c.right))
        case Loop():
            values = (part.extent,)
        case Repeat():
            values = (part.loop.extent,)
    yield from (gather.buffer for value in values for gather in gathers(value))
