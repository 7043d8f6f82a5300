"""pack: copy what a nest reads again and again into a tile that lies in order."""

from __future__ import annotations

import random

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt, register
from perfdojo.ir import Assign, loops
from perfdojo.moves.stage import Stage

_LEAVE = 0.5  # how often an array is read where it lies, though a copy could be made
_PAD, _AHEAD = 0.3, 0.3  # how often rows of a copy are apart, and the next one is asked for


@register()
def pack(game: Game, state: State, rng: random.Random) -> State:
    """Stage arrays, each at a loop chosen by chance, and fill the copies with vectors."""
    for array in state.kernel.inputs:
        if rng.random() < _LEAVE:
            continue
        stage = _find_place(game, state, array.name, rng)
        state = _stage(game, state, stage, rng) if stage else state
    return state


def _find_place(game: Game, state: State, array: str, rng: random.Random) -> Stage | None:
    """Any loop at which a copy of the array pays and is legal; few are asked for a proof."""
    places = [Stage(array, loop.name) for loop in loops(state.kernel.body)]
    rng.shuffle(places)
    for place in places:
        if place.pays(state.kernel, game.target.machine) and place.is_legal(state.kernel):
            return place
    return None


def _stage(game: Game, state: State, stage: Stage, rng: random.Random) -> State:
    """The copy made, perhaps padded, filled in vectors, and perhaps asked for a round before."""
    before, known = state.kernel.buffers, {loop.name for loop in loops(state.kernel.body)}
    state = game.play(state, stage)
    (copy,) = (name for name in state.kernel.buffers if name not in before)
    if rng.random() < _PAD and len(state.kernel.buffers[copy].dims) > 1:
        state = attempt(game, state, f"pad({copy}, 1, {{2*lanes}})") or state
    for loop in list(loops(state.kernel.body)):
        if loop.name not in known and all(isinstance(node, Assign) for node in loop.body):
            state = attempt(game, state, f"vectors: {loop.name}") or state
    if rng.random() < _AHEAD:
        ahead = f"prefetch({copy}:0, {stage.buffer}, {stage.loop}, 1)"
        state = attempt(game, state, ahead) or state
    return state
