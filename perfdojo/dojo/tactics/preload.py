"""preload: ask for what the next rounds of the outermost loop read, while this one is worked on."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.ir import loads
from perfdojo.ir.rewrite import labels, loops_around

_DISTANCES = (1, 1, 1, 2, 4)


@register("cpu")
def preload(game: Game, state: State, rng: random.Random) -> State:
    """One input, by one of the statements that read it; which one is left to chance."""
    kernel = state.kernel
    inputs = {buffer.name for buffer in kernel.inputs}
    places = [
        (label, array, around[0].name)
        for label, statement in labels(kernel).items()
        if len(around := loops_around(kernel, statement)) > 1
        for array in sorted({load.buffer for load in loads(statement.value)} & inputs)
    ]
    rng.shuffle(places)
    for label, array, loop in places:
        hint = f"prefetch({label}, {array}, {loop}, {rng.choice(_DISTANCES)})"
        found = attempt(game, state, hint)
        if found is not None:
            return found
    return state
