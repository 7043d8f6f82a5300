"""What lies near a state? States that differ by a move, a number or a tactic."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import REGISTRY as TACTICS
from perfdojo.dojo.tactics import complete, make_plan, tactics_for
from perfdojo.dojo.tactics.base import options
from perfdojo.errors import IllegalMove
from perfdojo.moves import REGISTRY as MOVES
from perfdojo.moves import Move

_TRIES = 8
_NUMBERS = (2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128)
_GPU_NUMBERS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)

Vary = Callable[[Game, State, random.Random], State]


def mutate(game: Game, state: State, rng: random.Random) -> State:
    """A state near `state`, and another one if there is any."""
    for _ in range(_TRIES):
        vary: Vary = rng.choice(_VARIATIONS)
        found = complete(game, vary(game, state, rng))
        if found.kernel != state.kernel:
            return found
    return make_plan(game, rng)


def grow(game: Game, state: State, rng: random.Random) -> State:
    """One move more."""
    move = _some_move(game, state, rng)
    return state if move is None else _play(game, state, move)


def use_tactic(game: Game, state: State, rng: random.Random) -> State:
    """One tactic more."""
    return TACTICS[rng.choice(tactics_for(game.target.machine))](game, state, rng)


def insert(game: Game, state: State, rng: random.Random) -> State:
    """One move or tactic more somewhere in the middle; what no longer fits after it is left out."""
    place = rng.randint(0, len(state.moves))
    before = game.keep_legal(state.moves[:place])
    changed = rng.choice((grow, grow, use_tactic))(game, before, rng)
    return game.keep_legal((*changed.moves, *state.moves[place:]))


def remove(game: Game, state: State, rng: random.Random) -> State:
    """A move less, or a few neighbouring ones."""
    if not state.moves:
        return state
    place = rng.randrange(len(state.moves))
    count = rng.choice((1, 1, 1, 2, 4))
    return game.keep_legal((*state.moves[:place], *state.moves[place + count :]))


def tweak(game: Game, state: State, rng: random.Random) -> State:
    """Another number in one of the moves; names that derive from it stay."""
    places = [n for n, move in enumerate(state.moves) if _number_fields(move)]
    if not places:
        return state
    place = rng.choice(places)
    move = state.moves[place]
    field = rng.choice(_number_fields(move))
    numbers = _NUMBERS if game.target.machine.gpu is None else _GPU_NUMBERS
    changed = dataclasses.replace(move, **{field: rng.choice(numbers)})
    return game.keep_legal((*state.moves[:place], changed, *state.moves[place + 1 :]))


def replan(game: Game, state: State, rng: random.Random) -> State:
    """The first moves stay, the rest is planned anew."""
    place = rng.randint(0, len(state.moves))
    return make_plan(game, rng, game.keep_legal(state.moves[:place]))


def cross(game: Game, one: State, two: State, rng: random.Random) -> State:
    """The beginning of one list of moves and the end of another, as far as it is legal."""
    first = rng.randint(0, len(one.moves))
    second = rng.randint(0, len(two.moves))
    return game.keep_legal((*one.moves[:first], *two.moves[second:]))


_VARIATIONS = (grow, grow, use_tactic, insert, insert, remove, remove, tweak, tweak, tweak, replan)


def _number_fields(move: Move) -> list[str]:
    return [field.name for field in dataclasses.fields(move) if field.type in (int, "int")]


def _some_move(game: Game, state: State, rng: random.Random) -> Move | None:
    """A candidate of a kind of move drawn first, so that the many ways to split do not prevail."""
    for name in _shuffled(sorted(MOVES), rng):
        found = list(options(game, state, name))
        if found:
            return rng.choice(found)
    return None


def _shuffled(names: list[str], rng: random.Random) -> Iterator[str]:
    rng.shuffle(names)
    yield from names


def _play(game: Game, state: State, move: Move) -> State:
    try:
        return game.play(state, move)
    except IllegalMove:
        return state
