"""scans: let the threads of a block each scan a part of a row.

    for i in N:                     for i in N grid:
      for j in M:                     for j.p in M/8 block:    # what each part adds up to
        c += x[i, j]           ->     for j.s.t1 in .. block:  # what lies before it, in steps
        y[i, j] = c                   for j.o in M/8 block:    # each part, from there on
                                        for j.i in 8 unroll: c_o[j.o] += ..; y.l[j.o, j.i] = ..

What is read and written goes through registers of the thread, in vectors, or through shared memory
in the order of the lanes.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.dojo.tactics.gpu.launches import part_launches
from perfdojo.dojo.tactics.gpu.outline import (
    accumulations,
    carries,
    find_nest,
    find_nests,
    row_loops,
)
from perfdojo.dojo.tactics.gpu.rows import bring_near, settle
from perfdojo.ir import Kernel, Loop, constant, loops
from perfdojo.ir.device import THREAD_LIMIT
from perfdojo.ir.rewrite import find_loop


@dataclass(frozen=True, slots=True)
class Parts:
    """The numbers of a scan."""

    length: int  # of the part of a thread, at most
    lanes: int  # of a vector
    keep: str  # where rows are: own (registers), shared, or nowhere


def draw_parts(rng: random.Random, widest: int) -> Parts:
    """Any of the sensible ones."""
    return Parts(
        rng.choice((4, 8, 8, 16, 16, 32)),
        rng.choice((widest, widest, 1)),
        rng.choice(("own", "own", "shared", "again")),
    )


@register("gpu")
def scans(game: Game, state: State, rng: random.Random) -> State:
    """Give every row that is scanned to a block."""
    parts = draw_parts(rng, game.target.machine.vector_bytes // 4)
    state = part_launches(game, state)
    for nest in list(find_nests(state.kernel)):
        state = _scan(game, state, nest.chain[0].name, parts) or state
    return state


def _scan(game: Game, state: State, first: str, parts: Parts) -> State | None:
    nest = find_nest(state.kernel, first)
    if nest is None or len(nest.chain) > 3:
        return None
    i = nest.last.name
    found = [row for row in row_loops(nest.last) if _is_scan(state.kernel, row)]
    if len(found) != 1 or not found[0].extent.is_constant:
        return None
    j, extent = found[0].name, found[0].extent.const
    length = _length(extent, parts.length)
    if not length:
        return None
    state = bring_near(game, state, i)
    if parts.keep != "again":
        state = _copy(game, state, i)
    cut = attempt(game, state, f"chunk({j}, {length})\ndoubling({j}.s)")
    if cut is None:
        return None
    cut = attempt(game, cut, f"? unroll({j}.q)\n? unroll({j}.i)") or cut
    dealt = _deal(game, cut, i, j, length, parts)
    bound = _bind(game, dealt, i, j)
    if bound is None:
        return None
    for buffer in bound.kernel.temporaries:
        bound = settle(game, bound, i, buffer.name) if buffer.storage != "register" else bound
    return attempt(game, bound, "\n".join(f"bind({loop.name}, grid)" for loop in nest.chain))


def _is_scan(kernel: Kernel, row: Loop) -> bool:
    return any(carries(row, label.partition(":")[0]) for label in accumulations(kernel, row))


def _length(extent: int, most: int) -> int:
    """The length of a part: the largest divisor up to `most`, in no more parts than threads."""
    fitting = [n for n in range(2, extent) if extent % n == 0 and extent // n <= THREAD_LIMIT]
    below = [n for n in fitting if n <= most]
    return below[-1] if below else (fitting[0] if fitting else 0)


def _copy(game: Game, state: State, i: str) -> State:
    """Rows of inputs and outputs in copies."""
    for buffer in state.kernel.inputs:
        state = attempt(game, state, f"stage({buffer.name}, {i})") or state
    for buffer in state.kernel.outputs:
        state = attempt(game, state, f"local({buffer.name}, {i})") or state
    for buffer in state.kernel.temporaries:
        if buffer.stored_shape:
            state = attempt(game, state, f"store({buffer.name}, heap)") or state
    return state


def _deal(game: Game, state: State, i: str, j: str, length: int, parts: Parts) -> State:
    """Loops that copy rows: in parts like those of the scan, or in the order of the lanes."""
    count = find_loop(state.kernel, f"{j}.o").extent.const
    for row in row_loops(find_loop(state.kernel, i)):
        if row.name.startswith(f"{j}.") or row.extent != constant(count * length):
            continue
        lanes = math.gcd(length, parts.lanes)
        if parts.keep == "own":
            lines = [f"split({row.name}, {length}); split({row.name}.i, {lanes})"]
            lines += [f"unroll({row.name}.i.o); vectorise({row.name}.i.i)"]
        else:
            lines = [f"split({row.name}, {lanes}); split({row.name}.o, {count})"]
            lines += [f"interchange({row.name}.o.o); vectorise({row.name}.i)"]
        state = attempt(game, state, "\n".join(lines)) or state
    if parts.keep != "own":
        return state
    for buffer in state.kernel.temporaries:
        if buffer.stored_shape == (count * length,):
            d = next(d for d, dim in enumerate(buffer.dims) if dim.materialised)
            state = attempt(game, state, f"reshape({buffer.name}, {d}, {length})") or state
    return state


def _bind(game: Game, state: State, i: str, j: str) -> State | None:
    """Every loop over the parts to threads; what threads tell each other is shared."""
    for buffer in state.kernel.temporaries:
        if buffer.stored_shape and buffer.storage != "heap":
            state = attempt(game, state, f"store({buffer.name}, shared)") or state
    for row in row_loops(find_loop(state.kernel, i)):
        inner = next(loops(row.body), None)
        name = inner.name if row.name.endswith(".o.o") and inner is not None else row.name
        state = attempt(game, state, f"bind({name}, block)") or state
    kinds = {loop.name: loop.kind for loop in loops(state.kernel.body)}
    return state if kinds[f"{j}.p"] == kinds[f"{j}.o"] == "block" else None
