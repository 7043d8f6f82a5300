"""pack: copy what a nest reads again and again into a tile that lies in order."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, options, register
from perfdojo.ir import Assign, loops


@register
def pack(game: Game, state: State, rng: random.Random) -> State:
    """Stage one array, chosen by chance, and fill the copy with vectors."""
    moves = list(options(game, state, "stage"))
    if not moves:
        return state
    known = {loop.name for loop in loops(state.kernel.body)}
    state = game.play(state, rng.choice(moves))
    for loop in list(loops(state.kernel.body)):
        if loop.name not in known and all(isinstance(node, Assign) for node in loop.body):
            state = attempt(game, state, f"vectors: {loop.name}") or state
    return state
