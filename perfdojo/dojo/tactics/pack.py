"""pack: copy what a nest reads again and again into a tile that lies in order."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.ir import Assign, loops

_TRIES = 6


@register()
def pack(game: Game, state: State, rng: random.Random) -> State:
    """Stage one array, chosen by chance, and fill the copy with vectors."""
    known = [loop.name for loop in loops(state.kernel.body)]
    if not known or not state.kernel.inputs:
        return state
    for _ in range(_TRIES):
        array = rng.choice(state.kernel.inputs).name
        staged = attempt(game, state, f"stage({array}, {rng.choice(known)})")
        if staged is not None:
            return _fill_in_vectors(game, staged, known)
    return state


def _fill_in_vectors(game: Game, state: State, known: list[str]) -> State:
    """The innermost of the loops that are new, in vectors."""
    for loop in list(loops(state.kernel.body)):
        if loop.name not in known and all(isinstance(node, Assign) for node in loop.body):
            state = attempt(game, state, f"vectors: {loop.name}") or state
    return state
