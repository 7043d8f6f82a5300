"""heuristic: recipes first, then plans, then one small change of the best after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import complete, make_plan
from perfdojo.errors import IllegalMove
from perfdojo.search.base import Result, Search, register
from perfdojo.search.beam import keep_best
from perfdojo.search.vary import mutate

_BATCH = 8
_PLANS = 24


@register
class Heuristic(Search):
    """As a person would: what is known, what is sensible, then every small change in turn."""

    name: ClassVar[str] = "heuristic"

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        super().__init__(game, seed=seed, starts=starts)
        self.best: list[Result] = []
        self.begun = False
        self.planned = 0
        self.climbed = ""  # the digest whose neighbours are in the queue
        self.queue: Iterator[State] = iter(())

    def ask(self) -> list[State]:
        """The next batch of whatever comes next."""
        if not self.begun:
            self.begun = True
            return [self.game.start, *self.starts]
        if self.planned < _PLANS or not self.best:
            self.planned += _BATCH
            return [make_plan(self.game, self.rng) for _ in range(_BATCH)]
        if self.best[0].state.digest != self.climbed:
            self.climbed = self.best[0].state.digest
            self.queue = self._neighbours(self.best[0].state)
        batch = [state for state, _ in zip(self.queue, range(_BATCH), strict=False)]
        while len(batch) < _BATCH:
            batch.append(mutate(self.game, self.rng.choice(self.best).state, self.rng))
        return batch

    def tell(self, results: Sequence[Result]) -> None:
        """Keep the best few."""
        self.best = keep_best([*self.best, *results], 4)

    def _neighbours(self, state: State) -> Iterator[State]:
        """One move more, in the order of the list; then one move less."""
        for move in self.game.moves(state):
            try:
                yield complete(self.game, self.game.play(state, move))
            except IllegalMove:
                continue
        for place in range(len(state.moves) - 1, -1, -1):
            less = self.game.keep_legal((*state.moves[:place], *state.moves[place + 1 :]))
            yield complete(self.game, less)
