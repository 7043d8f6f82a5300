"""anneal: one state that changes a little all the time, ever less willing to become slower."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import make_plan
from perfdojo.search.base import Result, Search, register
from perfdojo.search.vary import mutate

_BATCH = 4  # neighbours of one state; the best of them is the proposal
_HOT = 0.3  # at first, a state that takes 30 % longer is accepted one time in e
_COOLING = 0.97
_COLD = 0.01


@register
class Anneal(Search):
    """Metropolis on the logarithm of the time, with geometric cooling."""

    name: ClassVar[str] = "anneal"

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        super().__init__(game, seed=seed, starts=starts)
        self.present: Result | None = None
        self.begun = False
        self.temperature = _HOT

    def ask(self) -> list[State]:
        """Some plans to begin with, then neighbours of the present state."""
        if not self.begun:
            self.begun = True
            plans = [make_plan(self.game, self.rng) for _ in range(_BATCH)]
            return [self.game.start, *self.starts, *plans]
        state = self.game.start if self.present is None else self.present.state
        return [mutate(self.game, state, self.rng) for _ in range(_BATCH)]

    def tell(self, results: Sequence[Result]) -> None:
        """Go to the best neighbour, if it is faster or chance allows."""
        proposal = min(results, key=lambda r: r.seconds, default=None)
        self.temperature = max(_COLD, self.temperature * _COOLING)
        if proposal is None or not proposal.seconds < math.inf:
            return
        if self.present is None or self._accepts(proposal.seconds / self.present.seconds):
            self.present = proposal

    def _accepts(self, ratio: float) -> bool:
        return ratio <= 1 or self.rng.random() < math.exp(-math.log(ratio) / self.temperature)
