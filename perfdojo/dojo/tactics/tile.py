"""tile: keep a tile of sums in registers while the reduction runs.

    for i: for j: y = 0; for k: y += a*b
    ->  for i.o: for j.o: for k: (for i.i: for j.i: y.l += a*b, unrolled and in vectors)

The loops that stand in a subscript of the sum are cut; the inner parts move inside all loops of the
reduction. Works for any number of either: products of matrices, convolutions.
"""

from __future__ import annotations

import math
import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.ir import Access, Assign, Kernel, Loop, loads, loops
from perfdojo.ir.affine import loop_names
from perfdojo.ir.rewrite import find_loop, labels, loops_around

_ROWS = (2, 3, 4, 4, 6, 6, 8, 12)
_VECTORS = (1, 2, 2, 3, 4)
_SHORT = 4  # iterations of a loop that may be written out as a whole
_LEAVE = 0.3  # how often it is not


@register("cpu")
def tile(game: Game, state: State, rng: random.Random) -> State:
    """Tile every sum over a loop that lies inside two loops or more."""
    tried: set[str] = set()
    for _ in range(8):
        label = _find_sum(state.kernel, tried)
        if label is None:
            break
        tried.add(label)
        state = _tile(game, state, label, rng) or state
    return state


def _find_sum(kernel: Kernel, tried: set[str]) -> str | None:
    """A sum of products in the innermost of its own loops, with loops around that it keeps."""
    for label, statement in labels(kernel).items():
        around = loops_around(kernel, statement)
        kept = _kept(statement)
        if label in tried or statement.op != "+=" or any(loop.kind for loop in around):
            continue
        own = around and around[-1].name not in kept
        if own and len(kept) >= 2 and len(list(loads(statement.value))) >= 2:
            return label
    return None


def _kept(statement: Assign) -> list[str]:
    """The loops in the subscripts of the target, in the order of the dimensions."""
    names = [name for index in statement.target.indices for name in loop_names(index)]
    return list(dict.fromkeys(names))


def _tile(game: Game, state: State, label: str, rng: random.Random) -> State | None:
    statement = labels(state.kernel)[label]
    kept = _kept(statement)
    around = [loop.name for loop in loops_around(state.kernel, statement)]
    summed = [name for name in around if name not in kept]
    space = [name for name in around if name in kept]
    if around != space + summed:
        return None
    lanes = game.target.machine.vector_bytes // 4
    registers = game.target.machine.vector_registers
    column = kept[-1]  # the last dimension is the one whose elements are neighbours
    reused = [name for name in space if _is_reused(statement, name)]
    factors = _factors(state.kernel, reused, column, lanes, registers, rng)
    inner: list[str] = []
    for name in space:
        if factors.get(name, 1) == 1:
            continue
        cut = attempt(
            game, state, f"split({name}, {factors[name]}) | split({name}, {factors[name]}, loop)"
        )
        if cut is None:
            return None
        state = cut
        inner.append(f"{name}.i")
    state = _cut_column(game, state, column, factors, lanes, inner)
    sunk = _sink(game, state, inner)
    if sunk is None:
        return None
    if rng.random() < 0.5:  # columns outside rows: a panel of the second factor stays near
        rows = next((f"{n}.o" for n in reversed(space) if n != column and n in factors), "")
        sunk = (attempt(game, sunk, f"interchange({rows})") if rows else None) or sunk
    tiled = _keep(game, sunk, statement.target, inner, summed)
    return None if tiled is None else _write_out_sums(game, tiled, summed, rng)


def _is_reused(statement: Assign, loop: str) -> bool:
    """Whether something that is loaded stays the same along the loop: then a tile saves loads."""
    return any(
        all(loop not in loop_names(index) for index in load.indices)
        for load in loads(statement.value)
    )


def _factors(
    kernel: Kernel, reused: list[str], column: str, lanes: int, registers: int, rng: random.Random
) -> dict[str, int]:
    """How much of each loop makes a tile: about as many vectors as there are registers."""
    extent = {name: find_loop(kernel, name).extent for name in {*reused, column}}
    if not all(e.is_constant for e in extent.values()):
        return {}
    rows = [name for name in reused if name != column and extent[name].const > 1]
    chosen = sorted(rng.sample(rows, min(len(rows), rng.choice((1, 1, 2)))), key=reused.index)
    width = extent[column].const
    # what is left over of a loop stands beside it, so only the outermost may leave something
    fitting = [v for v in _VECTORS if width % (v * lanes) == 0 or (not chosen and v == 1)]
    vectors = rng.choice(fitting or [1])
    whole = math.gcd(width, lanes)
    factors = {column: vectors * lanes if fitting else whole}
    left = (registers - 2) // vectors
    for place, name in enumerate(chosen):
        height = extent[name].const
        sizes = [f for f in _ROWS if f <= min(left, height) and (not place or height % f == 0)]
        if sizes:
            factors[name] = rng.choice(sizes[-4:])
            left = max(1, left // factors[name])
    return factors


def _cut_column(
    game: Game, state: State, column: str, factors: dict[str, int], lanes: int, inner: list[str]
) -> State:
    """The columns of a tile as vectors: `.i` becomes `.i.o` and `.i.i`."""
    if factors.get(column, 1) <= lanes:
        return state
    cut = attempt(game, state, f"split({column}.i, {lanes})")
    if cut is None:
        return state
    place = inner.index(f"{column}.i")
    inner[place : place + 1] = [f"{column}.i.o", f"{column}.i.i"]
    return cut


def _sink(game: Game, state: State, inner: list[str]) -> State | None:
    """Move the loops of the tile inside the other loops around the sum."""
    for name in reversed(inner):
        while (below := _only_loop(state.kernel, name)) and below.name not in inner:
            moved = attempt(game, state, f"interchange({name})")
            if moved is None:
                return None
            state = moved
    return state


def _only_loop(kernel: Kernel, name: str) -> Loop | None:
    body = find_loop(kernel, name).body
    return body[0] if len(body) == 1 and isinstance(body[0], Loop) else None


def _keep(
    game: Game, state: State, target: Access, inner: list[str], summed: list[str]
) -> State | None:
    """A local tile in registers, its loops inside those of the reduction, written out."""
    first = find_loop(state.kernel, inner[0])
    outer = loops_around(state.kernel, first)
    if not outer:
        return None
    known = {loop.name for loop in loops(state.kernel.body)}
    names = {buffer.name for buffer in state.kernel.temporaries}
    made = attempt(game, state, f"local({target.buffer}, {outer[-1].name})")
    if made is None:
        return None
    copy = next(b.name for b in made.kernel.temporaries if b.name not in names)
    state = attempt(game, made, f"store({copy}, register)") or made
    back = [loop.name for loop in loops(state.kernel.body) if loop.name not in known]
    if _begins_with_reset(state.kernel, inner[-1], summed[0]):
        inside: str = summed[0]
        for name in reversed(inner):
            cut = attempt(game, state, f"fission({name}, {inside})")
            if cut is None:
                return None
            inside, state = f"{name}1", cut
        moving = [f"{name}1" for name in inner]
    else:
        moving = list(inner)
    for name in reversed(moving):
        while (below := _only_loop(state.kernel, name)) and below.name in summed:
            moved = attempt(game, state, f"interchange({name})")
            if moved is None:
                return None
            state = moved
    state = attempt(game, state, f"contract({copy}:1)") or state
    return _write_out(game, state, [*inner, *(n for n in moving if n not in inner), *back])


def _begins_with_reset(kernel: Kernel, name: str, summed: str) -> bool:
    body = find_loop(kernel, name).body
    return len(body) == 2 and isinstance(body[1], Loop) and body[1].name == summed


def _write_out_sums(game: Game, state: State, summed: list[str], rng: random.Random) -> State:
    """The innermost loops of the reduction: short ones as a whole, some rounds of a long one."""
    for name in reversed(summed):
        extent = find_loop(state.kernel, name).extent
        if not extent.is_constant or extent.const > _SHORT:
            rounds = rng.choice((1, 2, 4))
            cut = attempt(game, state, f"split({name}, {rounds})\nunroll({name}.i)")
            return state if rounds == 1 else cut or state
        if rng.random() < _LEAVE:
            break
        state = attempt(game, state, f"unroll({name})") or state
    return state


def _write_out(game: Game, state: State, names: list[str]) -> State:
    """Loops of the tile: the innermost as vectors, the others unrolled."""
    for name in reversed(names):
        loop = find_loop(state.kernel, name)
        if all(isinstance(node, Assign) for node in loop.body):
            state = (
                attempt(
                    game, state, f"split({name}, {{lanes}})\nvectorise({name}.i)\nunroll({name}.o)"
                )
                or attempt(game, state, f"vectorise({name})")
                or attempt(game, state, f"unroll({name})")
                or state
            )
        else:
            state = attempt(game, state, f"unroll({name})") or state
    return state
