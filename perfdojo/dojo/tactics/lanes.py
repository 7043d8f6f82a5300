"""lanes: run every innermost loop in vectors.

A loop that accumulates gets partial results, a vector of them or several, to hide the latency of
the addition; what does not fill a vector is left to a plain loop.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.ir import Assign, Loop, loops
from perfdojo.ir.affine import loop_names
from perfdojo.ir.rewrite import labels


@register("cpu")
def lanes(game: Game, state: State, rng: random.Random) -> State:
    """Vectorise what is innermost, loop by loop."""
    chains = rng.choice((1, 2, 4, 4, 8))
    unrolled = rng.choice((1, 1, 1, 2, 4))
    for name in [loop.name for loop in loops(state.kernel.body)]:
        now = (loop for loop in loops(state.kernel.body) if loop.name == name)
        loop = next(now, None)  # moves make nodes anew, and may take loops away
        if loop is not None and _is_innermost(loop) and not loop.kind:
            state = _vectors(game, state, loop, chains, unrolled)
    return state


@register("cpu")
def flatten(game: Game, state: State, rng: random.Random) -> State:
    """Join the two innermost loops of each nest, so that vectors may run over row ends."""
    for loop in list(loops(state.kernel.body)):
        if isinstance(loop.body[0], Loop) and _is_innermost(loop.body[0]):
            state = attempt(game, state, f"collapse({loop.name})") or state
    return state


def _is_innermost(loop: Loop) -> bool:
    return all(isinstance(node, Assign) for node in loop.body)


def _vectors(game: Game, state: State, loop: Loop, chains: int, unrolled: int) -> State:
    sums = _accumulations(state, loop)
    if sums:
        return _reduce(game, state, loop.name, sums, chains)
    for recipe in _ways(game, loop, unrolled):
        found = attempt(game, state, recipe)
        if found is not None:
            return found
    return state


def _ways(game: Game, loop: Loop, unrolled: int) -> Iterator[str]:
    """Recipes for a loop that accumulates nothing, the most wanted first."""
    name = loop.name
    if unrolled > 1:
        yield (
            f"split({name}, {{{unrolled}*lanes}})\nsplit({name}.i, {{lanes}})\n"
            f"vectorise({name}.i.i)\nunroll({name}.i.o)"
        )
    if _fills(game, loop):
        yield f"vectorise({name})"
    yield f"vectors: {name}"
    yield f"split({name}, {{lanes_in(extent({name}))}})\nvectorise({name}.i)"


def _fills(game: Game, loop: Loop) -> bool:
    return loop.extent.is_constant and loop.extent.const == game.target.machine.vector_bytes // 4


def _accumulations(state: State, loop: Loop) -> list[str]:
    """Labels of the statements in `loop` that accumulate over it."""
    inside = [id(node) for node in loop.body]
    return [
        label
        for label, statement in labels(state.kernel).items()
        if id(statement) in inside
        and statement.op != "="
        and not any(loop.name in loop_names(index) for index in statement.target.indices)
    ]


def _reduce(game: Game, state: State, name: str, sums: list[str], chains: int) -> State:
    if len(sums) == 1:
        buffer, _, number = sums[0].partition(":")
        if chains == 4:
            done = attempt(game, state, f"reduce: {buffer} {number} {name}")
            if done is not None:
                return done
    cut = attempt(game, state, f"split({name}, {{lanes}}) | split({name}, {{lanes}}, loop)")
    if cut is None:
        return state
    begun = _partial(game, cut, sums, f"{name}.i")
    if begun is None:
        return state
    done = attempt(game, begun, f"vectorise({name}.i)")
    if done is None:
        return state
    return _chain(game, done, name, sums, chains)


def _chain(game: Game, state: State, name: str, sums: list[str], chains: int) -> State:
    """Several vectors of partial results, if the number of vectors allows."""
    if chains == 1:
        return state
    cut = attempt(game, state, f"split({name}.o, {chains}) | split({name}.o, {chains}, loop)")
    if cut is None:
        return state
    again = _partial(game, cut, [f"{label.partition(':')[0]}_p:1" for label in sums], f"{name}.o.i")
    return (attempt(game, again, f"unroll({name}.o.i)") if again else None) or state


def _partial(game: Game, state: State, sums: list[str], loop: str) -> State | None:
    """Partial results over `loop` for each of the sums; the loops that this makes in vectors."""
    for label in sums:
        known = {node.name for node in loops(state.kernel.body)}
        after = attempt(game, state, f"partial({label}, {loop})")
        if after is None:
            return None
        for node in list(loops(after.kernel.body)):
            if node.name not in known:
                after = _settle(game, after, node)
        state = after
    return state


def _settle(game: Game, state: State, loop: Loop) -> State:
    """A short loop that `partial` made: in vectors or written out, if that is legal."""
    kind = "vectorise" if _is_innermost(loop) and _fills(game, loop) else "unroll"
    return attempt(game, state, f"{kind}({loop.name})") or state
