"""How is a program written in CUDA C++? Line by line, as it says; see `tensor` for products."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace

from perfdojo.ir import Access, Affine, Assign, affine
from perfdojo.targets.cuda.groups import ALIGNED, CAPABILITY, find_groups
from perfdojo.targets.cuda.helpers import GATE_WORDS, HELPERS, WORDS
from perfdojo.targets.cuda.mathlib import math_source
from perfdojo.targets.cuda.nodes import write_digits, write_ops
from perfdojo.targets.cuda.ops import Barrier, Launch, Local, Program
from perfdojo.targets.cuda.place import Place, make_place
from perfdojo.targets.cuda.plan import (
    STATIC_SHARED,
    arguments_of,
    exchanged_by,
    grid_axes,
    has_team_barrier,
    launch_name,
    shared_bytes,
    shared_offsets,
    waits_for_team,
    walk_ops,
    written_by,
)
from perfdojo.targets.cuda.room import (
    REGISTERS,
    SHARED,
    array_words,
    blocks_at_once,
    large_blocks_at_once,
)
from perfdojo.targets.cuda.unit import CUDA_TYPES, Unit, make_unit, write_vector_type

_LARGE = 512  # threads of a block, of which few fit a multiprocessor


def emit(program: Program, capability: tuple[int, int] = CAPABILITY) -> str:
    """One CUDA file with a function `dojo_NAME_k` for each launch, and no headers.

    `capability` of the GPU: on one that has groups of warps which multiply together, they do.
    """
    unit = make_unit(program.kernel)
    functions = [
        "\n".join(_function(program, launch, unit, capability == CAPABILITY))
        for launch in program.launches
    ]
    title = "".join(f"// {line}".rstrip() + "\n" for line in str(program.kernel).splitlines())
    parts = [
        "".join(HELPERS[name] for name in HELPERS if name in unit.helpers),
        "".join(write_vector_type(*vector) for vector in sorted(unit.vectors)),
        math_source(unit.math),
        *functions,
    ]
    body = "\n".join(part.rstrip("\n") + "\n" for part in parts if part)
    words = "".join(text for word, text in WORDS.items() if re.search(rf"\b{word}\b", body))
    return "\n".join(part for part in (title, words, body) if part)


# -- a launch -------------------------------------------------------------------------------


def _function(program: Program, launch: Launch, unit: Unit, has_groups: bool) -> Iterator[str]:
    parameters = list(_parameters(program, launch, unit))
    text = ", ".join(parameters)
    head = f'extern "C" __global__ void __launch_bounds__({_bounds(launch, unit)})'
    if waits_for_team(launch):
        words = GATE_WORDS * math.prod(loop.extent.const for loop in launch.grid)
        yield f"static __device__ unsigned {_gates(launch)}[{words}];  // zeros at first"
        yield f"static __device__ unsigned {_turns(launch)};  // taken; 0 at first"
    yield f"{head} {launch_name(program, launch)}("
    yield f"    {text if len(text) < 92 else (',' + chr(10) + '    ').join(parameters)}) {{"
    place = make_place(unit, launch)
    if has_groups:
        place = replace(place, groups=find_groups(launch, place))
    yield from (f"  {line}" for line in _shared(launch, unit, ALIGNED if place.groups else 16))
    if not waits_for_team(launch):
        yield from (f"  {_local(local, unit)}" for local in launch.local)
    body = _in_turns if waits_for_team(launch) else _at_once
    yield from (f"  {line}" for line in body(launch, unit, place))
    yield "}"


def _at_once(launch: Launch, unit: Unit, place: Place) -> Iterator[str]:
    """Each block runs the body once."""
    yield from _grid(launch, unit)
    place, names = _numbered(launch, unit, place)
    yield from names
    yield from _thread(launch)
    yield from write_ops(launch.body, place)


def _in_turns(launch: Launch, unit: Unit, place: Place) -> Iterator[str]:
    """Blocks of teams: as many as run at the same time, and one turn after the other.

    A block takes its next turn when its team has met for the last time: a turn of a team that
    still waits is never kept by a block that waits itself. All have read the one before by then,
    since they have met, or wait once more. Registers begin anew with each turn: none has to keep
    what it had in the turn before.
    """
    count = math.prod(loop.extent.const for loop in launch.blocks)
    meet = max(n for n, op in enumerate(launch.body) if has_team_barrier((op,)))
    before, behind = launch.body[: meet + 1], launch.body[meet + 1 :]
    place, names = _numbered(launch, unit, place)
    place = replace(place, team=_team(launch, unit, place))
    unit.use("take_turn")
    yield "__shared__ __align__(16) int next[1];"
    yield from _thread(launch)
    yield f"for (int turn = blockIdx.x; turn < {count};) {{"
    lines = [*(_local(local, unit) for local in launch.local)]
    lines += [*write_digits(launch.blocks, "turn", unit), *names, *write_ops(before, place)]
    if not isinstance(before[-1], Barrier):  # that one may be in a loop or guard that never runs
        lines += ["__syncthreads();"]
    lines += [f"take_turn(next, &{_turns(launch)}, {count});"]
    lines += write_ops(behind, place)
    if place.copies:
        unit.use("wait_for_copies")
        lines += ["wait_for_copies();"]
    yield from (f"  {line}" for line in (*lines, "__syncthreads();", "turn = next[0];"))
    yield "}"


def _thread(launch: Launch) -> Iterator[str]:
    if launch.threads > 1:
        yield "const int thread = threadIdx.x;"


def _numbered(launch: Launch, unit: Unit, place: Place) -> tuple[Place, list[str]]:
    """The place inside the loops over blocks, and the other names of a block's number in a team."""
    for loop in (*launch.grid, *launch.team):
        place = place.within(loop)
    rank, others = launch.team[:1], launch.team[1:]
    number = unit.names[rank[0].name] if rank else ""
    return place, [f"const int {unit.names[loop.name]} = {number};" for loop in others]


def _bounds(launch: Launch, unit: Unit) -> str:
    """How many threads there are; and how many blocks at a time their arrays leave room for, where
    that is one, or blocks are large.

    Else the compiler saves registers in the hope of one block more, and loads later than it could.
    """
    words = array_words(local for local in launch.local if local.buffer.storage == "register")
    if waits_for_team(launch):
        return f"{launch.threads}, {blocks_at_once(launch, shared_bytes(launch))}"
    if launch.threads >= _LARGE:
        return f"{launch.threads}, {large_blocks_at_once(launch, _loaded(launch, unit))}"
    is_alone = 2 * words * launch.threads >= REGISTERS or 2 * shared_bytes(launch) > SHARED
    return f"{launch.threads}, 1" if is_alone else f"{launch.threads}"


def _loaded(launch: Launch, unit: Unit) -> set[str]:
    """The buffers into which global memory is copied."""
    return {
        part.target.buffer
        for part in walk_ops(launch.body)
        if isinstance(part, Assign)
        and isinstance(part.value, Access)
        and unit.buffers[part.value.buffer].storage == "heap"
    }


def _parameters(program: Program, launch: Launch, unit: Unit) -> Iterator[str]:
    """Pointers that nothing else points to; the compiler may believe that barriers change nothing
    behind such a pointer, so what threads tell each other goes through a plain one.
    """
    written, exchanged = written_by(launch), exchanged_by(launch)
    for buffer in arguments_of(program, launch):
        const = "" if buffer.name in written else "const "
        alone = "" if buffer.name in exchanged else "__restrict__ "
        yield f"{const}{CUDA_TYPES[buffer.dtype]} *{alone}{unit.names[buffer.name]}"


def _shared(launch: Launch, unit: Unit, align: int) -> Iterator[str]:
    """Static arrays as far as a block has them without asking, else parts of one dynamic array."""
    offsets = shared_offsets(launch)
    dynamic = shared_bytes(launch) > STATIC_SHARED
    if dynamic:
        yield f"extern __shared__ __align__({align}) char dojo_shared[];"
    for buffer in launch.shared:
        c_type, name = CUDA_TYPES[buffer.dtype], unit.names[buffer.name]
        if dynamic:
            yield f"{c_type} *const {name} = ({c_type} *)(dojo_shared + {offsets[buffer.name]});"
        else:
            count = math.prod(buffer.stored_shape)
            yield f"__shared__ __align__({align}) {c_type} {name}[{count}];"


def _local(local: Local, unit: Unit) -> str:
    sizes = local.shape
    array = f"[{math.prod(sizes.values())}]" if sizes else ""
    return f"{CUDA_TYPES[local.buffer.dtype]} {unit.names[local.buffer.name]}{array};"


def _grid(launch: Launch, unit: Unit) -> Iterator[str]:
    axes = grid_axes(launch)
    if len(axes) == len(launch.blocks):
        for loop, axis in zip(launch.blocks, axes, strict=True):
            yield f"const int {unit.names[loop.name]} = blockIdx.{axis};"
        return
    yield from write_digits(launch.blocks, "(int)blockIdx.x", unit)


def _gates(launch: Launch) -> str:
    """Where the teams of a launch wait."""
    return f"dojo_gates_{launch.number}"


def _turns(launch: Launch) -> str:
    """How many turns have been taken beyond the first ones."""
    return f"dojo_turns_{launch.number}"


def _team(launch: Launch, unit: Unit, place: Place) -> str:
    """The gate of a block's team, how many blocks wait there, and which one it is."""
    number = Affine()
    for loop in launch.grid:
        number = number * loop.extent.const + affine(loop.name)
    first = launch.team[0]
    gate = f"{_gates(launch)} + {place.index(number * GATE_WORDS)}"
    return f"{gate}, {first.extent.const}, {unit.names[first.name]}"
