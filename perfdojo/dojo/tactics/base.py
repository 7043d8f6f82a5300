"""What is a tactic? Some moves with one purpose, tried on whatever kernel is there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache

from perfdojo.dojo.game import Game, State
from perfdojo.errors import IllegalMove, Undecided
from perfdojo.ir import Kernel
from perfdojo.moves import REGISTRY as MOVES
from perfdojo.moves import Move
from perfdojo.targets import Machine

# Plays what fits and returns the state after it; the same state if nothing does. Everything it
# leaves to chance (how many accumulators, which tile) comes from the generator it is given.
Tactic = Callable[[Game, State, random.Random], State]
REGISTRY: dict[str, Tactic] = {}
_MACHINES: dict[str, str] = {}


def register(machines: str = "any") -> Callable[[Tactic], Tactic]:
    """Decorator: makes a tactic known by the name of its function; for `cpu`, `gpu` or `any`."""

    def keep(tactic: Tactic) -> Tactic:
        REGISTRY[tactic.__name__] = tactic
        _MACHINES[tactic.__name__] = machines
        return tactic

    return keep


def tactics_for(machine: Machine) -> list[str]:
    """The names of the tactics that make sense on a machine, sorted."""
    kind = "cpu" if machine.gpu is None else "gpu"
    return sorted(name for name, machines in _MACHINES.items() if machines in ("any", kind))


def attempt(game: Game, state: State, recipe: str) -> State | None:
    """The state after a few lines of recipe; None if they cannot be played."""
    try:
        return game.follow(recipe, state)
    except IllegalMove:
        return None


def options(game: Game, state: State, name: str) -> Iterator[Move]:
    """The candidates of one kind of move that the game allows."""
    for move, numerics in _candidates(name, state.kernel, game.target.machine):
        if game.allows(numerics):
            yield move


@lru_cache(maxsize=8192)  # plans begin alike, so the same kernels come again and again
def _candidates(name: str, kernel: Kernel, machine: Machine) -> tuple[tuple[Move, str], ...]:
    with suppress(Undecided):
        return tuple((m, m.numerics_on(kernel)) for m in MOVES[name].candidates(kernel, machine))
    return ()


def exhaust(game: Game, state: State, name: str, most: int = 32) -> State:
    """Play the first candidate of a kind of move until there is none."""
    for _ in range(most):
        move = next(options(game, state, name), None)
        if move is None:
            break
        state = game.play(state, move)
    return state
