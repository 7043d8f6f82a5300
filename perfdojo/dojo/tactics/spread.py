"""spread: give every thread a part of the outermost loops."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, options, register
from perfdojo.ir import Loop


@register("cpu")
def spread(game: Game, state: State, rng: random.Random) -> State:
    """Parallelise each nest as far out as may be; short outer loops are collapsed first."""
    least = game.target.machine.threads * rng.choice((1, 1, 4, 16))
    for node in state.kernel.body:
        if isinstance(node, Loop) and node.extent.is_constant and 1 < node.extent.const < least:
            state = attempt(game, state, f"collapse({node.name})") or state
    moves = list(options(game, state, "parallelise"))
    for move in moves:
        if move.is_legal(state.kernel):
            state = game.play(state, move)
    return state
