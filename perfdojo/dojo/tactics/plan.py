"""In which order are tactics played? A plan: a sensible order, with some of it left to chance."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import REGISTRY
from perfdojo.dojo.tactics.gpu.naive import bind_nests
from perfdojo.dojo.tactics.gpu.outline import is_idle

# Each tactic with how often it is part of a plan: first what brings values near, then threads,
# then vectors, then statements.
_PLAN: tuple[tuple[str, float], ...] = (
    ("inline", 0.6),
    ("join", 0.95),
    ("shrink", 0.95),
    ("tile", 0.8),
    ("pack", 0.5),
    ("spread", 0.95),
    ("flatten", 0.3),
    ("combine", 0.1),
    ("polish", 0.7),
    ("lanes", 0.95),
    ("preload", 0.4),
    ("stream", 0.4),
)
# On a GPU: rows, scans and streams by teams of threads, and what is left in the plainest way.
_GPU_PLAN: tuple[tuple[str, float], ...] = (
    ("inline", 0.9),
    ("join", 0.95),
    ("combine", 0.1),
    ("ahead", 0.8),
    ("waves", 0.5),
    ("scans", 0.95),
    ("rows", 0.95),
    ("streams", 0.95),
    ("threads", 0.5),
    ("naive", 0.95),
    ("stream", 0.5),
    ("contract", 0.5),
)


def make_plan(game: Game, rng: random.Random, state: State | None = None) -> State:
    """The state after a plan, from the start of the game or from `state`."""
    state = game.start if state is None else state
    for name, chance in _PLAN if game.target.machine.gpu is None else _GPU_PLAN:
        if rng.random() < chance:
            state = REGISTRY[name](game, state, rng)
    return complete(game, state)


def complete(game: Game, state: State) -> State:
    """`state`, or on a GPU `state` with every nest that one thread would run bound plainly.

    Whoever makes a state by chance calls it last: a program on one thread of a GPU teaches nothing.
    What cannot be bound is given up for the untouched kernel, bound plainly.
    """
    if game.target.machine.gpu is None:
        return state
    bound = bind_nests(game, state)
    return bind_nests(game, game.start) if is_idle(bound.kernel) else bound
