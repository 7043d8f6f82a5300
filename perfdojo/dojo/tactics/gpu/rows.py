"""rows: give each row to a team of threads, which keep what they have of it near.

    for i in N:                      for i.o in N/r grid:
      m[i] = -inf                      for i.i in r block:              # if a warp has a row
      for j in M:             ->         for j.o.i.o in 4 block:        # else: the warps of a row
        m[i] max= x[i, j]                  for j.o.i.i in 32 warp: ..   # their lanes
                                           (lanes, then warps, join what they have)

A row is whatever the loops inside a nest run along: sums get partial results for each lane, joined
by halves; arrays along the row are spread over the threads, or lie in shared memory.
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
    is_innermost,
    row_loops,
)
from perfdojo.ir import If, Kernel, Loop
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import walk
from perfdojo.ir.rewrite import find_loop
from perfdojo.ir.sets import find_spots, find_touches

_WARP = 32


@dataclass(frozen=True, slots=True)
class Team:
    """The numbers of a team: who has a row, and where the row is kept."""

    threads: int  # of a row; a warp of them, or as many warps as fit a block
    rows: int  # of a block, if a warp has a row
    lanes: int  # of a vector, at most
    keep: str  # where arrays along the row are: own (registers), shared, or nowhere (read again)

    @property
    def is_warp(self) -> bool:
        """Whether a warp has a row for itself."""
        return self.threads == _WARP


def draw_team(rng: random.Random, widest: int) -> Team:
    """Any of the sensible ones."""
    return Team(
        rng.choice((32, 64, 128, 256, 512, 1024)),
        rng.choice((2, 4, 8, 16)),
        rng.choice((widest, widest, widest, max(1, widest // 2), 1)),
        rng.choice(("own", "own", "own", "shared", "again")),
    )


@register("gpu")
def rows(game: Game, state: State, rng: random.Random) -> State:
    """Give every nest that has loops along rows to teams."""
    team = draw_team(rng, game.target.machine.vector_bytes // 4)
    state = part_launches(game, state)
    for nest in list(find_nests(state.kernel)):
        if not nest.is_perfect:
            state = give_rows(game, state, nest.chain[0].name, team) or state
    return state


def give_rows(game: Game, state: State, first: str, team: Team) -> State | None:
    """The nest that begins with loop `first` given to teams; None if it cannot be."""
    nest = find_nest(state.kernel, first)
    if nest is None or len(nest.chain) > 3:
        return None
    ready = _prepare(game, state, nest.last.name)
    if ready is None:
        return None
    outer, i = [loop.name for loop in nest.chain[:-1]], nest.last.name
    team = _fit(ready.kernel, i, team)
    tail = f" | split({i}, {team.rows}, guard)"
    cut = attempt(game, ready, f"split({i}, {team.rows})" + tail)
    played = cut and _play(game, cut, f"{i}.i", team)
    if played is None:
        return None
    return attempt(game, played, "\n".join(f"bind({name}, grid)" for name in (*outer, f"{i}.o")))


def _prepare(game: Game, state: State, i: str) -> State | None:
    """Every loop along the row innermost, each with one sum at most; small temporaries near."""
    while True:
        deep = [row for row in row_loops(find_loop(state.kernel, i)) if not is_innermost(row)]
        if not deep:
            break
        guarded = any(isinstance(node, If) for node in walk(deep[0].body))
        joined = None if guarded else attempt(game, state, f"collapse({deep[0].name})")
        if joined is None:
            return None
        state = joined
    state = _part_sums(game, state, i)
    found = row_loops(find_loop(state.kernel, i))
    if not found or not all(row.extent.is_constant for row in found):
        return None
    if any(_scans(state.kernel, row) for row in found):
        return None
    return bring_near(game, state, i)


def _scans(kernel: Kernel, row: Loop) -> bool:
    return any(carries(row, label.partition(":")[0]) for label in accumulations(kernel, row))


def _part_sums(game: Game, state: State, i: str) -> State:
    """A loop for each sum, where several share one."""
    for _ in range(8):
        shared = [r for r in row_loops(find_loop(state.kernel, i)) if _has_two(state.kernel, r)]
        if not shared:
            break
        second = accumulations(state.kernel, shared[0])[1]
        cut = attempt(game, state, f"fission({shared[0].name}, {second})")
        if cut is None:
            break
        state = cut
    return state


def _has_two(kernel: Kernel, row: Loop) -> bool:
    return len(accumulations(kernel, row)) > 1


def bring_near(game: Game, state: State, i: str) -> State:
    """Drop dimensions of temporaries that loops outside of the row name; values in registers."""
    for buffer in state.kernel.temporaries:
        for d in range(len(buffer.dims)):
            if d not in row_dims(state.kernel, i, buffer.name):
                state = attempt(game, state, f"drop({buffer.name}, {d})") or state
        if not state.kernel.buffers[buffer.name].stored_shape:
            state = attempt(game, state, f"store({buffer.name}, register)") or state
    return state


def row_dims(kernel: Kernel, i: str, name: str) -> list[int]:
    """The dimensions of an array whose subscripts name a loop inside `i`."""
    found: set[int] = set()
    for spot in find_spots(kernel):
        around = [loop.name for loop in spot.loops]
        inside = set(around[around.index(i) + 1 :]) if i in around else set()
        for touch in find_touches(spot):
            if touch.access.buffer == name:
                found |= {
                    d
                    for d, index in enumerate(touch.access.indices)
                    if inside & set(loop_names(index))
                }
    return sorted(found)


def _fit(kernel: Kernel, i: str, team: Team) -> Team:
    """No more threads than the longest row has vectors, or the machine."""
    longest = max(row.extent.const for row in row_loops(find_loop(kernel, i)))
    vectors = -(-longest // math.gcd(longest, team.lanes))
    threads = max(_WARP, min(team.threads, 1 << (vectors - 1).bit_length()))
    rows = team.rows if threads == _WARP else 1
    return Team(threads, rows, team.lanes, team.keep)


def _play(game: Game, state: State, i: str, team: Team) -> State | None:
    """All moves but those of the grid; `i` is the loop over the rows of a block."""
    if team.keep != "again":
        state = stage_inputs(game, state, i)
    named = [row.name for row in row_loops(find_loop(state.kernel, i))]
    joins = {}
    for name in named:
        labels = accumulations(state.kernel, find_loop(state.kernel, name))
        dealt = _deal(game, state, name, team)
        played = dealt and (_join(game, dealt, i, name, labels[0]) if labels else dealt)
        if played is None:
            return None
        joins[name] = bool(labels)
        state = _write_out(game, played, name, bool(labels))
    state = _keep(game, state, i, team)
    return _hand(game, state, i, team, joins)


def stage_inputs(game: Game, state: State, i: str) -> State:
    """Copy the rows of inputs that several loops read."""
    counts: dict[str, set[str]] = {}
    for spot in find_spots(state.kernel):
        around = [loop.name for loop in spot.loops]
        if i not in around[:-1]:
            continue
        for touch in find_touches(spot):
            counts.setdefault(touch.access.buffer, set()).add(around[around.index(i) + 1])
    for buffer in state.kernel.inputs:
        if len(counts.get(buffer.name, ())) > 1 and row_dims(state.kernel, i, buffer.name):
            staged = attempt(game, state, f"stage({buffer.name}, {i})")
            if staged is not None:
                made = staged.kernel.temporaries[-1].name
                state = attempt(game, staged, f"? store({made}, heap)") or state
    return state


def _deal(game: Game, state: State, j: str, team: Team) -> State | None:
    """Deal row `j` out: warps `j.o.i.o`, lanes `j.o.i.i`, some vectors each (`j.o.o`, `j.i`)."""
    lanes = math.gcd(find_loop(state.kernel, j).extent.const, team.lanes)
    lines = [
        f"split({j}, {lanes})",
        f"split({j}.o, {team.threads}) | split({j}.o, {team.threads}, guard)",
        f"split({j}.o.i, {_WARP})",
        f"interchange({j}.o.o); interchange({j}.o.o)",
    ]
    return attempt(game, state, "\n".join(lines))


def _join(game: Game, state: State, i: str, j: str, label: str) -> State | None:
    """Each lane for itself, the lanes of a warp by halves, then all warps."""
    s = label.partition(":")[0]
    lines = [
        f"partial({label}, {j}.o.i.o); partial({s}_p:1, {j}.o.i.i)",
        f"fuse({j}.o.i.o.p, {j}.o.i.o); fuse({j}.o.i.i.p, {j}.o.i.i)",
        f"local({s}_p, {j}.o.i.o.p); store({s}_p.l, register)",
        f"privatise({s}_p_p, {j}.o.i.o.p); privatise({s}_p_p, {i}); store({s}_p_p, heap)",
        f"tree({j}.o.i.i.q, lanes)",
        f"store({s}_p, shared) when {{extent({j}.o.i.o.p) > 1}}",
        f"? unroll({j}.o.i.o.q)",
    ]
    return attempt(game, state, "\n".join(lines))


def _write_out(game: Game, state: State, j: str, is_sum: bool) -> State:
    """Registers have no subscripts that vary; what is stored or loaded goes in vectors."""
    inner = f"? unroll({j}.i)" if is_sum else f"? vectorise({j}.i)"
    return attempt(game, state, f"? unroll({j}.o.o)\n{inner}") or state


def _keep(game: Game, state: State, i: str, team: Team) -> State:
    """Spread arrays along the row over the threads: vectors, warps, lanes, places.

    In shared memory, each row of the block has its own.
    """
    for buffer in state.kernel.temporaries:
        dims = row_dims(state.kernel, i, buffer.name)
        stored = [d for d in dims if buffer.dims[d].materialised]
        if buffer.storage != "heap" or len(stored) != 1 or len(dims) != 1:
            continue
        d = stored[0] + 1
        lanes = math.gcd(buffer.dims[stored[0]].extent, team.lanes)
        apart = f"privatise({buffer.name}, {i})"
        if team.keep == "shared":
            state = attempt(game, state, apart) or state
            continue
        lines = [
            apart,
            f"reshape({buffer.name}, {d}, {lanes})",
            f"reshape({buffer.name}, {d}, {team.threads})",
            f"reshape({buffer.name}, {d + 1}, {_WARP})",
        ]
        state = attempt(game, state, "\n".join(lines)) or state
    return state


def _hand(game: Game, state: State, i: str, team: Team, joins: dict[str, bool]) -> State | None:
    """Loops to threads, arrays to where they are kept."""
    lines = [f"bind({i}, block)"] if team.is_warp else []
    for j, is_sum in joins.items():
        last = ".p" if is_sum else ""
        lines += [] if team.is_warp else [f"bind({j}.o.i.o{last}, block)"]
        lines += [f"bind({j}.o.i.i{last}, warp)"]
        lines += [f"lanes: {j}.o.i.i.q"] if is_sum else []
    bound = attempt(game, state, "\n".join(lines))
    return bound and _settle(game, bound, i)


def _settle(game: Game, state: State, i: str) -> State:
    """What lies in memory and only one block uses: to its threads, or to its shared memory."""
    for buffer in state.kernel.temporaries:
        if buffer.storage == "heap":
            state = settle(game, state, i, buffer.name)
    return state


def settle(game: Game, state: State, i: str, name: str) -> State:
    """A temporary of one block, as near as it fits."""
    near = attempt(game, state, f"store({name}, register) | store({name}, stack)")
    if near is not None:
        return near
    apart = attempt(game, state, f"privatise({name}, {i})") or state
    for before in (state, apart):
        shared = attempt(game, before, f"store({name}, shared)")
        if shared is not None:
            return shared
    return state
