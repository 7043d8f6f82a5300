"""streams: let threads pass over arrays in vectors, each a few at a time.

for i in N:                for i.o in N/r grid:
  for j in M:       ->       for j.o.o.o in .. grid:
    y[i, j] = ..               for j.o.i in 256 block:          # threads
                                 for i.i in r unroll:           # rows of a thread
                                   for j.o.o.i in 2 unroll:     # vectors of a thread
                                     for j.i in 4 vector: y[i, j] = ..
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.dojo.tactics.gpu.launches import part_launches
from perfdojo.dojo.tactics.gpu.outline import Nest, accumulations, find_nest, find_nests

_SHORT = 64  # vectors that are too few for the threads of a block: rows are joined first


@dataclass(frozen=True, slots=True)
class Flow:
    """The numbers of a stream."""

    lanes: int  # of a vector, at most
    threads: int  # of a block
    vectors: int  # of a thread
    rows: int  # of a thread
    joined: bool  # rows lie behind each other, and are one


def draw_flow(rng: random.Random, widest: int) -> Flow:
    """Any of the sensible ones, the most likely ones more often."""
    return Flow(
        rng.choice((widest, widest, widest, max(1, widest // 2), 1)),
        rng.choice((128, 256, 256, 512, 1024)),
        rng.choice((1, 1, 2, 2, 4, 8)),
        rng.choice((1, 1, 2, 4, 8)),
        rng.random() < 0.2,
    )


@register("gpu")
def streams(game: Game, state: State, rng: random.Random) -> State:
    """Give every nest that accumulates nothing to threads."""
    flow = draw_flow(rng, game.target.machine.vector_bytes // 4)
    state = part_launches(game, state)
    for nest in list(find_nests(state.kernel)):
        if nest.is_perfect:
            state = _flow(game, state, nest.chain[0].name, flow) or state
    return state


def _flow(game: Game, state: State, first: str, flow: Flow) -> State | None:
    state = _join_rows(game, state, first, flow)
    nest = find_nest(state.kernel, _begin(state, first))
    if nest is None or any(accumulations(state.kernel, loop) for loop in nest.chain):
        return None
    outer = nest.chain[:-1]
    if len(outer) > 2:
        return None
    row, rows = (outer[-1].name, math.gcd(outer[-1].extent.const, flow.rows)) if outer else ("", 1)
    return attempt(game, state, _write(nest, row, rows, flow))


def _begin(state: State, first: str) -> str:
    """The loop that a nest begins with, also after it was joined with others."""
    names = [nest.chain[0].name for nest in find_nests(state.kernel)]
    return next((name for name in names if name == first or name.startswith(f"{first}.")), first)


def _join_rows(game: Game, state: State, first: str, flow: Flow) -> State:
    """Join loops while the innermost is short, while there are too many, or where it is wanted."""
    while True:
        nest = find_nest(state.kernel, _begin(state, first))
        if nest is None or len(nest.chain) < 2:
            return state
        vectors = nest.last.extent.const // math.gcd(nest.last.extent.const, flow.lanes)
        if vectors >= _SHORT and not flow.joined and len(nest.chain) <= 3:
            return state
        inner = vectors < _SHORT or flow.joined
        outer = nest.chain[-2 if inner else 0].name
        joined = attempt(game, state, f"collapse({outer})")
        if joined is None:
            return state
        state = joined


def _write(nest: Nest, row: str, rows: int, flow: Flow) -> str:
    """The stream as a recipe."""
    j, outer = nest.last.name, [loop.name for loop in nest.chain[:-1]]
    extent = nest.last.extent.const
    lanes = math.gcd(extent, flow.lanes)
    threads = min(flow.threads, 1 << max(0, (extent // lanes - 1).bit_length()))
    lines = [f"split({row}, {rows})"] if rows > 1 else []
    lines += [
        f"split({j}, {lanes})",
        f"split({j}.o, {threads}) | split({j}.o, {threads}, guard)",
        f"split({j}.o.o, {{divisor(extent({j}.o.o), {flow.vectors})}})",
        f"interchange({j}.o.o.i)",
    ]
    if rows > 1:
        lines += [f"interchange({row}.i); interchange({row}.i); unroll({row}.i)"]
        outer[-1] = f"{row}.o"
    lines += [f"? vectorise({j}.i)", f"unroll({j}.o.o.i)"]
    lines += [f"bind({name}, grid)" for name in outer]
    return "\n".join([*lines, f"bind({j}.o.o.o, grid)", f"bind({j}.o.i, block)"])
