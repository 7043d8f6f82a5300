"""waves: scan a row at three levels: the vector of a thread, the lanes of a warp, the warps.

    x0 x1 x2 x3 | x4 x5 x6 x7 | ..      a vector for each lane, neighbours side by side
    --thread 0--  --thread 1--          each adds up its own; lanes tell each other, then warps;
                                        then each goes over its own again

Rows are read and written once, in whole vectors; most threads never wait for the block. `scans` is
the plainer way, for rows that do not come in vectors for whole warps.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.dojo.tactics.gpu.launches import part_launches
from perfdojo.dojo.tactics.gpu.outline import Nest, find_nests, find_scan, row_loops
from perfdojo.dojo.tactics.gpu.rows import bring_near, row_dims
from perfdojo.ir import Buffer
from perfdojo.moves.recipe import largest_divisor

_WARP = 32


@dataclass(frozen=True, slots=True)
class Wave:
    """The numbers of a scan by warps."""

    lanes: int  # elements of a thread in a round
    warps: int  # of a block, at most


@register("gpu")
def waves(game: Game, state: State, rng: random.Random) -> State:
    """Give every row that is scanned to the warps of a block."""
    widest = game.target.machine.vector_bytes // 4
    wave = Wave(rng.choice((widest, widest, 2 * widest)), rng.choice((2, 4, 8, 8, 16, 32)))
    state = part_launches(game, state)
    for nest in list(find_nests(state.kernel)):
        state = roll(game, state, nest, wave) or state
    return state


def roll(game: Game, state: State, nest: Nest, wave: Wave) -> State | None:
    """The nest scanned by warps; None if its rows are no whole number of vectors for warps."""
    found = find_scan(state.kernel, nest)
    if found is None or len(nest.chain) > 3:
        return None
    row, carry = found
    i = nest.last.name
    groups, rest = divmod(row.extent.const, wave.lanes * _WARP)
    if rest or groups < 2 or len(row_loops(nest.last)) > 1:
        return None
    warps = largest_divisor(groups, wave.warps)
    state, copies = _copy(game, bring_near(game, state, i), i)
    outputs = [(b.name, dims[0]) for b in state.kernel.outputs if (dims := _dims(state, i, b))]
    played = attempt(game, state, _write(row.name, carry, copies, outputs, wave, warps))
    outer = "\n".join(f"bind({loop.name}, grid)" for loop in nest.chain)
    return played and attempt(game, played, outer)


def _dims(state: State, i: str, buffer: Buffer) -> list[int]:
    return row_dims(state.kernel, i, buffer.name)


def _copy(game: Game, state: State, i: str) -> tuple[State, list[tuple[str, str]]]:
    """The rows of inputs copied; each copy with the loop that fills it."""
    copies = []
    for buffer in state.kernel.inputs:
        dims = _dims(state, i, buffer)
        staged = attempt(game, state, f"stage({buffer.name}, {i})") if len(dims) == 1 else None
        if staged is not None:
            state = staged
            made = staged.kernel.temporaries[-1].name
            copies.append((made, f"{made}.r{dims[0]}"))
    return state, copies


def _write(
    j: str,
    c: str,
    copies: Sequence[tuple[str, str]],
    outputs: Sequence[tuple[str, int]],
    wave: Wave,
    warps: int,
) -> str:
    """The scan of loop `j`, with running value `c`, as a recipe.

    `c_p1` is what a warp has in a round, `c_o1` what lies before it.
    """
    lanes, threads = wave.lanes, warps * _WARP
    rows = [name for name, _ in copies]
    lines = [f"store({c}, shared)", *(f"split({loop}, {lanes})" for _, loop in copies)]
    lines += [f"chunk({j}, {lanes}); chunk({j}.s, {_WARP})"]
    lines += [f"store({c}_p1, shared); store({c}_o1, shared)"]
    lines += [f"deal_parts: {loop}.o {threads}" for _, loop in copies]
    lines += [f"deal_parts: {j}.{part} {threads}" for part in "po"]
    lines += [f"reshape({name}, 0, {lanes})" for name in rows]
    lines += [f"own_parts: {name} {threads}" for name in (*rows, f"{c}_p", f"{c}_o")]
    # what each warp has in each round, added up by its lanes
    lines += [
        f"split({j}.s.p, {warps}); interchange({j}.s.p.o)",
        f"local({c}_p1, {j}.s.p.o); store({c}_p1.l, register)",
        f"partial({c}_p1.l:1, {j}.s.q); privatise({c}_p1.l_p, {j}.s.p.i); tree({j}.s.q.q, lanes)",
    ]
    # what lies before that, by one warp for all, if they are not too many; and before each lane
    lines += [
        f"split({j}.s.s, {{extent({j}.s.s)}})",
        f"doubling({j}.s.s.i) when {{extent({j}.s.s.i) <= {_WARP}}}",
        f"split({j}.s.o, {warps}); interchange({j}.s.o.o)",
        f"local({c}_o1, {j}.s.o.o); store({c}_o1.l, register); doubling({j}.s.i)",
        f"privatise({c}_o1.l_d, {j}.s.o.i); privatise({c}_o1.l_e, {j}.s.o.i)",
    ]
    lines += [f"local({y}, {j}.o.o); store({y}.l, register)" for y, _ in outputs]
    lines += [f"? vectorise({loop}.i) | unroll({loop}.i); unroll({loop}.o.o)" for _, loop in copies]
    lines += [f"? vectorise({y}.l.w{d}) | unroll({y}.l.w{d})" for y, d in outputs]
    parts = (f"{j}.q", f"{j}.p.o", f"{j}.s.p.o", f"{j}.s.o.o", f"{j}.i", f"{j}.o.o")
    lines += [f"unroll({name})" for name in parts]
    made = (f"{c}_p", f"{c}_o", f"{c}_p1.l_p", f"{c}_o1.l_d", f"{c}_o1.l_e")
    near = [*rows, *made, f"{c}_d", f"{c}_e"]
    lines += [f"? store({name}, heap)" for name in near]
    lines += [f"bind({loop}.o.i.o, block); bind({loop}.o.i.i, warp)" for _, loop in copies]
    lines += [
        f"bind({j}.p.i.o, block); bind({j}.p.i.i, warp)",
        f"bind({j}.s.p.i, block); bind({j}.s.q.p, warp); bind({j}.s.q, warp)",
        f"lanes: {j}.s.q.q",
        f"? bind({j}.s.s.o, block)",
        f"? doubled: {j}.s.s.i",
        f"bind({j}.s.o.i, block)",
        f"doubled: {j}.s.i",
        f"bind({j}.o.i.o, block); bind({j}.o.i.i, warp)",
    ]
    lines += [f"? store({name}, stack) | store({name}, shared)" for name in near]
    return "\n".join(lines)
