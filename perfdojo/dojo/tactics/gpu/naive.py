"""naive: what a GPU needs to run a kernel at all: outer loops to blocks, the next ones to threads.

    for i in N:                       for i in N grid:
      for j in M:             ->        for j.o in M/256 grid:
        y[i, j] = ..                      for j.i in 256 block: y[i, j] = ..

Untouched, a kernel runs on one thread. By moves, so that a game can go on from it; what speed-ups
are measured against is bound in one step, without moves (`targets/cuda/naive.py`). `threads` does
the same with numbers by chance.
"""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.dojo.tactics.gpu.launches import part_launches
from perfdojo.dojo.tactics.gpu.outline import Nest, accumulations, find_nest, find_nests
from perfdojo.ir.device import GRID_LIMIT
from perfdojo.ir.rewrite import find_loop

_THREADS = 256
_FEW = 32  # iterations that are too few for the threads of a block


@register("gpu")
def naive(game: Game, state: State, rng: random.Random) -> State:
    """Bind every nest whose iterations do not meet; nothing is left to chance."""
    return bind_nests(game, state)


@register("gpu")
def threads(game: Game, state: State, rng: random.Random) -> State:
    """The same, with blocks of another size, and with sums of nests that have nothing to bind."""
    state = part(game, state, rng.choice((64, 256, 1024)))
    return bind_nests(game, state, rng.choice((64, 128, 256, 512, 1024)))


def bind_nests(game: Game, state: State, count: int = _THREADS) -> State:
    """Bind what is not bound yet, in blocks of `count` threads."""
    state = part_launches(game, state)
    for nest in list(find_nests(state.kernel)):
        state = _bind(game, state, nest, count) or state
    return state


def _bind(game: Game, state: State, nest: Nest, count: int) -> State | None:
    free = _independent(game, state, nest)
    if not free:
        return _turn(game, state, nest, count)
    while len(free) > 1 and (len(free) > GRID_LIMIT or _extent(state, free[-1]) < _FEW):
        first = 0 if _extent(state, free[-1]) >= _FEW else len(free) - 2
        joined = attempt(game, state, f"collapse({free[first]})")
        if joined is None:
            break
        free[first : first + 2] = [f"{free[first]}.{free[first + 1]}"]
        state = joined
    return give(game, state, free[:GRID_LIMIT], count)


def give(game: Game, state: State, loops: list[str], count: int) -> State | None:
    """All loops but the last to the grid, the last one to grid and threads."""
    *outer, last = loops
    extent = _extent(state, last)
    lines = [f"bind({name}, grid)" for name in outer]
    if extent <= count:
        return attempt(game, state, "\n".join([*lines, f"bind({last}, block)"]))
    tail = "" if extent % count == 0 else ", guard"
    lines += [f"split({last}, {count}{tail})", f"bind({last}.o, grid)", f"bind({last}.i, block)"]
    return attempt(game, state, "\n".join(lines))


def _independent(game: Game, state: State, nest: Nest) -> list[str]:
    """The outermost loops of a nest whose iterations do not meet."""
    found: list[str] = []
    for loop in nest.chain[:GRID_LIMIT]:
        bound = attempt(game, state, f"bind({loop.name}, grid)")
        if bound is None:
            break
        state = bound
        found.append(loop.name)
    deeper = [loop.name for loop in nest.chain[len(found) :]]
    while len(found) >= GRID_LIMIT and deeper:  # a grid has three axes, but loops can be joined
        if attempt(game, state, f"bind({deeper[0]}, block)") is None:
            break
        found.append(deeper.pop(0))
    return found


def _turn(game: Game, state: State, nest: Nest, count: int) -> State | None:
    """A nest that accumulates outside: bring a loop out whose iterations do not meet."""
    first = nest.chain[0].name
    if len(nest.chain) < 2:
        return None
    turned = attempt(game, state, f"interchange({first})")
    after = find_nest(turned.kernel, nest.chain[1].name) if turned is not None else None
    if turned is None or after is None or not _independent(game, turned, after):
        return None
    return _bind(game, turned, after, count)


def part(game: Game, state: State, count: int) -> State:
    """Sums of a whole nest in about `count` parts, which blocks or threads can have."""
    for nest in list(find_nests(state.kernel)):
        if _independent(game, state, nest):
            continue
        state = _part(game, state, nest, count) or state
    return state


def _part(game: Game, state: State, nest: Nest, count: int) -> State | None:
    first = nest.chain[0]
    labels = accumulations(state.kernel, first)
    length = max(1, first.extent.const // count)
    cut = attempt(game, state, f"split({first.name}, {{divisor({first.extent.const}, {length})}})")
    for label in labels:
        made = cut and attempt(game, cut, f"partial({label}, {first.name}.o)")
        if made is None:
            return None
        known = {buffer.name for buffer in state.kernel.temporaries}
        fresh = [b.name for b in made.kernel.temporaries if b.name not in known]
        cut = attempt(game, made, f"store({fresh[-1]}, heap)") or made
    return cut if labels else None


def _extent(state: State, name: str) -> int:
    return find_loop(state.kernel, name).extent.const
