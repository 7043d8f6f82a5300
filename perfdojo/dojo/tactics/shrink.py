"""shrink: give temporaries no more memory than they need, as near as it fits.

A temporary that is cheap to compute again, or read only where it is made, is not stored at all.
"""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import exhaust, options, register
from perfdojo.moves.store import Store

_NEARNESS = ("register", "stack")


@register()
def shrink(game: Game, state: State, rng: random.Random) -> State:
    """Drop every dimension that can go; then registers, else the stack."""
    state = exhaust(game, state, "drop")
    for buffer in state.kernel.temporaries:
        moves = [m for m in options(game, state, "store") if isinstance(m, Store)]
        for storage in _NEARNESS:
            move = Store(buffer.name, storage)
            if move in moves:
                state = game.play(state, move)
                break
    return state


@register()
def inline(game: Game, state: State, rng: random.Random) -> State:
    """Compute cheap temporaries where they are read."""
    return exhaust(game, state, "inline")
