"""combine: find a maximum and the sums relative to it in one pass over the data."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import options, register


@register()
def combine(game: Game, state: State, rng: random.Random) -> State:
    """Play `online` where it is legal."""
    moves = list(options(game, state, "online"))
    return game.play(state, rng.choice(moves)) if moves else state
