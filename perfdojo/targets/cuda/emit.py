"""How is a program written in CUDA C++? Line by line, as it says; see `tensor` for products."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace

from perfdojo.ir import Affine, affine, size_of
from perfdojo.targets.cuda.groups import ALIGNED, CAPABILITY, find_groups
from perfdojo.targets.cuda.helpers import GATE_WORDS, HELPERS, WORDS
from perfdojo.targets.cuda.mathlib import math_source
from perfdojo.targets.cuda.nodes import write_digits, write_ops
from perfdojo.targets.cuda.ops import Launch, Local, Program
from perfdojo.targets.cuda.place import Place, make_place, own_shape
from perfdojo.targets.cuda.plan import (
    STATIC_SHARED,
    arguments_of,
    exchanged_by,
    grid_axes,
    launch_name,
    shared_bytes,
    shared_offsets,
    waits_for_team,
    written_by,
)
from perfdojo.targets.cuda.unit import CUDA_TYPES, Unit, make_unit, write_vector_type

# What no multiprocessor has more of: registers of 4 bytes, and bytes of shared memory.
_WORD, _REGISTERS, _SHARED = 4, 1 << 16, 228 << 10
_SHARES = (64, 128, 256)  # registers of a thread; an eighth of them is not for arrays


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
    head = f'extern "C" __global__ void __launch_bounds__({_bounds(launch)})'
    if waits_for_team(launch):
        words = GATE_WORDS * math.prod(loop.extent.const for loop in launch.grid)
        yield f"static __device__ unsigned {_gates(launch)}[{words}];  // zeros at first"
    yield f"{head} {launch_name(program, launch)}("
    yield f"    {text if len(text) < 92 else (',' + chr(10) + '    ').join(parameters)}) {{"
    place = make_place(unit, launch)
    if has_groups:
        place = replace(place, groups=find_groups(launch, place))
    yield from (f"  {line}" for line in _shared(launch, unit, ALIGNED if place.groups else 16))
    for local in launch.local:
        yield f"  {_local(local, unit)}"
    for loop, line in zip(launch.blocks, _grid(launch, unit), strict=True):
        yield f"  {line}"
        place = place.within(loop)
    for loop in launch.team[1:]:
        yield f"  const int {unit.names[loop.name]} = {unit.names[launch.team[0].name]};"
        place = place.within(loop)
    if waits_for_team(launch):
        place = replace(place, team=_team(launch, place))
    if launch.threads > 1:
        yield "  const int thread = threadIdx.x;"
    yield from (f"  {line}" for line in write_ops(launch.body, place))
    yield "}"


def _bounds(launch: Launch) -> str:
    """How many threads there are; and that one block has all registers, where no second one fits.

    Else the compiler saves registers in the hope of a second block, and loads later than it could.
    """
    words = sum(
        math.prod(own_shape(local).values()) * size_of(local.buffer.dtype) // _WORD
        for local in launch.local
        if local.buffer.storage == "register"
    )
    if waits_for_team(launch):
        return f"{launch.threads}, {_blocks_at_once(launch)}"
    is_alone = 2 * words * launch.threads >= _REGISTERS or 2 * shared_bytes(launch) > _SHARED
    return f"{launch.threads}, 1" if is_alone else f"{launch.threads}"


def _blocks_at_once(launch: Launch) -> int:
    """How many blocks that wait for each other one multiprocessor shall have room for.

    Only arrays count: single registers come and go.
    """
    words = sum(
        math.prod(own_shape(local).values()) * size_of(local.buffer.dtype) // _WORD
        for local in launch.local
        if own_shape(local)
    )
    registers = next((n for n in _SHARES if words <= n - n // 8), _SHARES[-1])
    return max(1, _REGISTERS // (registers * launch.threads))


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
    sizes = own_shape(local)
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


def _team(launch: Launch, place: Place) -> str:
    """The gate of a block's team, and how many blocks wait there."""
    number = Affine()
    for loop in launch.grid:
        number = number * loop.extent.const + affine(loop.name)
    size = launch.team[0].extent.const
    return f"{_gates(launch)} + {place.index(number * GATE_WORDS)}, {size}"
