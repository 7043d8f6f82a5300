"""join: run neighbouring loops as one, so that values are used while they are near.

    for i: A(i)
    for i1: B(i1)      ->   for i: A(i); B(i)

Where a statement stands between two loops, or their nests differ in order, one move out of the way
is tried first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import options, register
from perfdojo.errors import IllegalMove
from perfdojo.ir import Loop, loops
from perfdojo.ir.nodes import walk
from perfdojo.ir.rewrite import name_of
from perfdojo.moves import Move
from perfdojo.moves.interchange import Interchange
from perfdojo.moves.reorder import Reorder

_LEAVE = 0.05  # how often two loops are left alone that could be joined


@register()
def join(game: Game, state: State, rng: random.Random) -> State:
    """Fuse as much as may be fused."""
    left: set[Move] = set()
    for _ in range(64):
        fused = _fuse_one(game, state, left, rng)
        if fused is None:
            break
        state = fused
    return state


def _fuse_one(game: Game, state: State, left: set[Move], rng: random.Random) -> State | None:
    for move in options(game, state, "fuse"):
        if move in left or rng.random() < _LEAVE:
            left.add(move)
            continue
        return game.play(state, move)
    known = set(options(game, state, "fuse"))
    for first, move in _prepared(game, state):
        if move not in known and move not in left:
            return game.play(state, first, move)
    return None


def _prepared(game: Game, state: State) -> Iterator[tuple[Move, Move]]:
    """Pairs of moves of which the second, a fusion, is legal after the first."""
    for first in _ways_out(state):
        try:
            moved = game.play(state, first)
        except IllegalMove:
            continue
        yield from ((first, move) for move in options(game, moved, "fuse"))


def _ways_out(state: State) -> Iterator[Move]:
    """Moves that may bring two loops of one extent together."""
    extents = [loop.extent for loop in loops(state.kernel.body)]
    for node in walk(state.kernel.body):
        if not (isinstance(node, Loop) and node.kind):
            yield Reorder(name_of(state.kernel, node))
    for loop in loops(state.kernel.body):
        inner = loop.body[0]
        if isinstance(inner, Loop) and len(loop.body) == 1 and extents.count(inner.extent) > 1:
            yield Interchange(loop.name)
