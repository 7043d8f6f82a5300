"""auto: whatever is known first, then plans, then the operators that have paid most so far.

An elite of fast programs; each new state comes from it by a way (a mutation, a crossing, a new
plan) that is drawn by how often that way has led to a better program than its parent.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import complete, make_plan
from perfdojo.search.base import Result, Search, register
from perfdojo.search.beam import keep_best
from perfdojo.search.vary import cross, grow, insert, remove, replan, tweak, use_tactic

_BATCH = 8
_PLANS = 24  # before the elite is worked on
_FEW = 8  # where something good is known already: the ways draw more plans if these pay
_ELITE = 12

Way = Callable[[Game, Sequence[State], random.Random], State]


def _of_one(vary: Callable[[Game, State, random.Random], State]) -> Way:
    return lambda game, elite, rng: vary(game, _pick(elite, rng), rng)


def _pick(elite: Sequence[State], rng: random.Random) -> State:
    """One of the elite, the fastest most often."""
    return elite[min(int(rng.expovariate(0.5)), len(elite) - 1)]


_WAYS: dict[str, Way] = {
    "grow": _of_one(grow),
    "tactic": _of_one(use_tactic),
    "insert": _of_one(insert),
    "remove": _of_one(remove),
    "tweak": _of_one(tweak),
    "replan": _of_one(replan),
    "plan": lambda game, elite, rng: make_plan(game, rng),
    "cross": lambda game, elite, rng: cross(game, _pick(elite, rng), _pick(elite, rng), rng),
}


@register
class Auto(Search):
    """The default: anytime, and never worse than what it starts from."""

    name: ClassVar[str] = "auto"

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        super().__init__(game, seed=seed, starts=starts)
        self.elite: list[Result] = []
        self.seen: set[str] = set()
        self.used = dict.fromkeys(_WAYS, 1.0)
        self.paid = dict.fromkeys(_WAYS, 1.0)
        self.asked: list[str] = []
        self.planned = 0

    def ask(self) -> list[State]:
        """What is known; then plans; then children of the elite."""
        if not self.seen:
            return self._note([(state, "plan") for state in (self.game.start, *self.starts)])
        if self.planned < (_FEW if self.starts else _PLANS) or not self.elite:
            self.planned += _BATCH
            plans = [make_plan(self.game, self.rng) for _ in range(_BATCH)]
            return self._note([(state, "plan") for state in plans])
        return self._note([self._child() for _ in range(_BATCH)])

    def tell(self, results: Sequence[Result]) -> None:
        """Credit the ways that led to something good."""
        worst = self.elite[-1].seconds if len(self.elite) == _ELITE else float("inf")
        for way, result in zip(self.asked, results, strict=True):
            self.used[way] += 1
            self.paid[way] += result.seconds < worst
        self.elite = keep_best([*self.elite, *results], _ELITE)

    def _note(self, batch: list[tuple[State, str]]) -> list[State]:
        self.asked = [way for _, way in batch]
        self.seen.update(state.digest for state, _ in batch)
        return [state for state, _ in batch]

    def _child(self) -> tuple[State, str]:
        """A state that was not asked for before, if a few tries find one."""
        elite = [result.state for result in self.elite]
        names = sorted(_WAYS)
        for _ in range(6):
            weights = [self.paid[name] / self.used[name] for name in names]
            (way,) = self.rng.choices(names, weights)
            state = complete(self.game, _WAYS[way](self.game, elite, self.rng))
            if state.digest not in self.seen:
                return state, way
            self.used[way] += 0.2  # what only repeats is drawn less
        return state, way
