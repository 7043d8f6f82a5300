"""polish: small improvements of statements and stores, once the loops are right."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import options, register
from perfdojo.errors import IllegalMove


@register()
def polish(game: Game, state: State, rng: random.Random) -> State:
    """One division instead of many, constants in front of loops, fused multiply-add."""
    return contract(game, ahead(game, state, rng), rng)


@register()
def ahead(game: Game, state: State, rng: random.Random) -> State:
    """Divisions and constants in front of loops; sums stay as they are."""
    return _improve(game, _improve(game, state, rng, "reciprocal"), rng, "precompute")


@register()
def contract(game: Game, state: State, rng: random.Random) -> State:
    """Fused multiply-add."""
    return _improve(game, state, rng, "contract")


def _improve(game: Game, state: State, rng: random.Random, kind: str) -> State:
    for _ in range(4):
        moves = list(options(game, state, kind))
        if not moves or rng.random() < 0.2:
            break
        try:
            state = game.play(state, moves[0])
        except IllegalMove:
            break
    return state


@register()
def stream(game: Game, state: State, rng: random.Random) -> State:
    """Stores of outputs go past the caches."""
    for move in list(options(game, state, "nontemporal")):
        if move.is_legal(state.kernel):
            state = game.play(state, move)
    return state
