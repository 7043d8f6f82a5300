"""In which order are tactics played? A plan: a sensible order, with some of it left to chance."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import REGISTRY

# Each tactic with how often it is part of a plan: first what brings values near, then threads,
# then vectors, then statements.
_PLAN: tuple[tuple[str, float], ...] = (
    ("inline", 0.6),
    ("join", 0.95),
    ("shrink", 0.95),
    ("tile", 0.8),
    ("pack", 0.3),
    ("spread", 0.95),
    ("flatten", 0.3),
    ("combine", 0.1),
    ("polish", 0.7),
    ("lanes", 0.95),
    ("stream", 0.4),
)


def make_plan(game: Game, rng: random.Random, state: State | None = None) -> State:
    """The state after a plan, from the start of the game or from `state`."""
    state = game.start if state is None else state
    for name, chance in _PLAN:
        if rng.random() < chance:
            state = REGISTRY[name](game, state, rng)
    return state
