"""What could be tried next? Moves, tactics and edits of a state, each with a text and a result.

An agent cannot look at all legal moves of a state (proving them takes longer than measuring one
program), so it looks at those of a few kinds; which of them is played, and which tactic, it decides
itself. Whole plans and edits of the list of moves are actions, too: to fork is to play again from
an earlier state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import REGISTRY as TACTICS
from perfdojo.dojo.tactics import complete, make_plan, tactics_for
from perfdojo.dojo.tactics.base import options
from perfdojo.errors import IllegalMove
from perfdojo.moves import REGISTRY as MOVES
from perfdojo.moves import Move
from perfdojo.search.vary import cross, insert, remove, replan, tweak

_KINDS = 3  # of moves that are looked at
_MOST = 24  # moves that are scored at once

# Which of some texts to play from a state: the place of the one that the agent prefers.
Prefer = Callable[[State, Sequence[str]], int]


@dataclass(frozen=True, slots=True)
class Proposal:
    """An action: `text` played from `parent` gives `state`."""

    parent: State
    way: str
    text: str
    state: State


Way = Callable[[Game, State, Sequence[State], random.Random, Prefer], tuple[str, State]]


def _grow(
    game: Game, state: State, elite: Sequence[State], rng: random.Random, prefer: Prefer
) -> tuple[str, State]:
    """The move that the agent prefers among those of a few kinds."""
    moves = _some_moves(game, state, rng)
    if not moves:
        return "grow", state
    move = moves[prefer(state, [str(move) for move in moves])]
    try:
        return str(move), game.play(state, move)
    except IllegalMove:
        return str(move), state


def _some_moves(game: Game, state: State, rng: random.Random) -> list[Move]:
    names = sorted(MOVES)
    rng.shuffle(names)
    found: list[Move] = []
    kinds = 0
    for name in names:
        offered = list(options(game, state, name))
        kinds += bool(offered)
        found += rng.sample(offered, min(len(offered), _MOST // _KINDS))
        if kinds == _KINDS:
            break
    return found


def _tactic(
    game: Game, state: State, elite: Sequence[State], rng: random.Random, prefer: Prefer
) -> tuple[str, State]:
    """The tactic that the agent prefers."""
    names = tactics_for(game.target.machine)
    name = names[prefer(state, names)]
    return name, TACTICS[name](game, state, rng)


def _open(
    game: Game, state: State, elite: Sequence[State], rng: random.Random, prefer: Prefer
) -> tuple[str, State]:
    """A plan after a move or two that the agent prefers: some plans are only good behind these."""
    text, after = _grow(game, state, elite, rng, prefer)
    if rng.random() < 0.5:
        _, after = _grow(game, after, elite, rng, prefer)
    return text, make_plan(game, rng, after)


def _edit(vary: Callable[[Game, State, random.Random], State]) -> Way:
    name = vary.__name__
    return lambda game, state, elite, rng, prefer: (name, vary(game, state, rng))


WAYS: dict[str, Way] = {
    "grow": _grow,
    "tactic": _tactic,
    "insert": _edit(insert),
    "remove": _edit(remove),
    "tweak": _edit(tweak),
    "replan": _edit(replan),
    "cross": lambda game, state, elite, rng, prefer: (
        "cross",
        cross(game, state, rng.choice(elite), rng),
    ),
    "plan": lambda game, state, elite, rng, prefer: ("plan", make_plan(game, rng)),
    "open": _open,
}
PLANS = ("plan", "open")  # ways that begin at the start of the game


def propose(
    game: Game,
    way: str,
    parent: State,
    elite: Sequence[State],
    rng: random.Random,
    prefer: Prefer,
) -> Proposal:
    """One action of the way `way` from `parent`; plans begin at the start of the game."""
    parent = game.start if way in PLANS else parent
    text, state = WAYS[way](game, parent, elite, rng, prefer)
    return Proposal(parent, way, text, complete(game, state))
