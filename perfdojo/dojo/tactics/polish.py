"""polish: small improvements of statements and stores, once the loops are right."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import options, register
from perfdojo.errors import IllegalMove

_KINDS = ("reciprocal", "precompute", "contract")


@register
def polish(game: Game, state: State, rng: random.Random) -> State:
    """One division instead of many, constants in front of loops, fused multiply-add."""
    for kind in _KINDS:
        for _ in range(4):
            moves = list(options(game, state, kind))
            if not moves or rng.random() < 0.2:
                break
            try:
                state = game.play(state, moves[0])
            except IllegalMove:
                break
    return state


@register
def stream(game: Game, state: State, rng: random.Random) -> State:
    """Stores of outputs go past the caches."""
    for move in list(options(game, state, "nontemporal")):
        if move.is_legal(state.kernel):
            state = game.play(state, move)
    return state
