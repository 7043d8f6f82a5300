"""beam: the best few states, each extended by a move or two; the best few of all go on.

Greedy with lookahead: a child may be two moves away, since many moves pay only with the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import complete, make_plan
from perfdojo.search.base import Result, Search, register
from perfdojo.search.vary import grow, mutate, use_tactic

_WIDTH = 4
_CHILDREN = 3  # of each state in the beam, a round
_PATIENCE = 4  # rounds without a better state before the beam starts elsewhere


@register
class Beam(Search):
    """Breadth `_WIDTH`; starts again from a plan when it is stuck."""

    name: ClassVar[str] = "beam"

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        super().__init__(game, seed=seed, starts=starts)
        self.beam: list[Result] = []
        self.begun = False
        self.stuck = 0

    def ask(self) -> list[State]:
        """The start, what is known to be good and some plans; then children of the beam."""
        if not self.begun:
            self.begun = True
            plans = [make_plan(self.game, self.rng) for _ in range(_WIDTH)]
            return [self.game.start, *self.starts, *plans]
        if self.stuck >= _PATIENCE:
            self.stuck = 0
            self.beam = self.beam[:1]
            return [make_plan(self.game, self.rng) for _ in range(2 * _WIDTH)]
        return [self._child(r.state) for r in self.beam for _ in range(_CHILDREN)]

    def tell(self, results: Sequence[Result]) -> None:
        """Keep the best."""
        best = self.beam[0].seconds if self.beam else float("inf")
        self.beam = keep_best([*self.beam, *results], _WIDTH)
        better = bool(self.beam) and self.beam[0].seconds < best
        self.stuck = 0 if better else self.stuck + 1

    def _child(self, state: State) -> State:
        step = self.rng.choice((grow, use_tactic, mutate))
        child = step(self.game, state, self.rng)
        again = self.rng.random() < 0.3
        return complete(self.game, grow(self.game, child, self.rng) if again else child)


def keep_best(results: Sequence[Result], count: int) -> list[Result]:
    """The fastest `count` programs that did not fail, each once."""
    found: dict[str, Result] = {}
    for result in sorted(results, key=lambda r: r.seconds):
        if result.seconds < float("inf"):
            found.setdefault(result.state.digest, result)
    return list(found.values())[:count]
