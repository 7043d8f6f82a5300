"""random: walks from the start, each by chance; what every other search has to beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from perfdojo.dojo import State
from perfdojo.dojo.tactics import complete, make_plan
from perfdojo.search.base import Result, Search, register
from perfdojo.search.vary import grow, use_tactic

_BATCH = 8
_LONGEST = 12


@register
class RandomWalks(Search):
    """Every walk is a plan, or single moves and tactics; nothing is learnt from the outcomes."""

    name: ClassVar[str] = "random"

    def ask(self) -> list[State]:
        """The ends of some walks."""
        return [self._walk() for _ in range(_BATCH)]

    def tell(self, results: Sequence[Result]) -> None:
        """Outcomes change nothing."""

    def _walk(self) -> State:
        if self.rng.random() < 0.5:
            return make_plan(self.game, self.rng)
        state = self.game.start
        for _ in range(self.rng.randint(1, _LONGEST)):
            step = self.rng.choice((grow, use_tactic))
            state = step(self.game, state, self.rng)
        return complete(self.game, state)
