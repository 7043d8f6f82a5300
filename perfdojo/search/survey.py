"""survey: which states make a good landscape? Those on the way to good ones, and near them.

No search for the fastest: it wants a region in which a game can be played. Each state comes with
every state on the way to it, so that it can be reached move by move; lists of moves are thinned at
random, and moves are tried in every combination, since that gives a dense lattice of states; and
the neighbours of the best are there, so that good regions are dense.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import make_plan
from perfdojo.moves import Move
from perfdojo.search.base import Result, Search
from perfdojo.search.beam import keep_best
from perfdojo.search.vary import grow, mutate

_BATCH = 32
_ELITE = 32
_NEAR = 40  # neighbours of one state
_CUBE = 6  # moves that are combined
_LONGEST = 10  # moves of a random walk
_TRIES = 60  # ways in a row that lead to nothing new: then there is nothing


class Survey(Search):
    """Asks for states by several ways in turn; `starts` are where an expert would go."""

    name: ClassVar[str] = "survey"

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        super().__init__(game, seed=seed, starts=starts)
        self.best: list[Result] = []
        self.known: dict[str, State] = {}
        self.queue: list[State] = []
        self.offered: dict[str, list[Move]] = {}  # of the states whose neighbours are here
        self.turn = -1  # before the first
        self.ways: tuple[Callable[[], Iterator[State]], ...] = (
            *(self._thin, self._cube, self._walk, self._cube),
            *(self._near, self._cube, self._vary, self._plan),
        )

    def ask(self) -> list[State]:
        """New states of the next way, each after those that lead to it."""
        if self.turn < 0:
            self.turn = 0
            self._enqueue([self.game.start])
            self._enqueue(self._children(self.game.start))
            for start in self.starts:
                self._enqueue(self._on_the_way(start))
        for _ in range(_TRIES):
            if self.queue:
                break
            self._enqueue(self.ways[self.turn % len(self.ways)]())
            self.turn += 1
        batch, self.queue = self.queue[:_BATCH], self.queue[_BATCH:]
        return batch

    def tell(self, results: Sequence[Result]) -> None:
        """Remember the best, and whatever was measured before this survey began."""
        for result in results:
            self.known.setdefault(result.state.digest, result.state)
        self.best = keep_best([*self.best, *results], _ELITE)

    def _enqueue(self, states: Sequence[State] | Iterator[State]) -> None:
        for state in states:
            if state.digest not in self.known:
                self.known[state.digest] = state
                self.queue.append(state)

    # -- the ways ---------------------------------------------------------------------------

    def _thin(self) -> Iterator[State]:
        """A good list of moves without some of them."""
        moves = self._some_good().moves
        rate = self.rng.choice((0.05, 0.1, 0.2, 0.4))
        left = [move for move in moves if self.rng.random() > rate]
        return self._on_the_way(self.game.keep_legal(left))

    def _cube(self) -> Iterator[State]:
        """Some moves of one state in every combination: as many ways as orders lead to the last."""
        base = self.known[self.rng.choice(sorted(self.offered))]
        offered = self.offered[base.digest]
        moves = self.rng.sample(offered, min(_CUBE, len(offered)))
        for count in range(1, len(moves) + 1):
            for chosen in itertools.combinations(moves, count):
                yield self.game.keep_legal((*base.moves, *chosen))

    def _walk(self) -> Iterator[State]:
        """Moves by chance, from anywhere."""
        state = self.rng.choice(list(self.known.values()))
        for _ in range(self.rng.randint(1, _LONGEST)):
            state = grow(self.game, state, self.rng)
            yield state

    def _near(self) -> Iterator[State]:
        """Neighbours of the best state whose neighbours are not here yet."""
        for result in self.best:
            if result.state.digest not in self.offered:
                return self._children(result.state, _NEAR)
        return iter(())

    def _vary(self) -> Iterator[State]:
        """A small change of a good state, as searches make them."""
        return self._on_the_way(mutate(self.game, self._some_good(), self.rng))

    def _plan(self) -> Iterator[State]:
        """A plan made of tactics."""
        return self._on_the_way(make_plan(self.game, self.rng))

    def _some_good(self) -> State:
        good = [result.state for result in self.best] + list(self.starts)
        return self.rng.choice(good) if good else self.game.start

    def _on_the_way(self, state: State) -> Iterator[State]:
        """Every state that the moves lead through; the last one too."""
        for count in range(1, len(state.moves) + 1):
            yield self.game.keep_legal(state.moves[:count])

    def _children(self, state: State, most: int | None = None) -> Iterator[State]:
        """The states one move away; `most` of them, drawn at random."""
        moves = list(self.game.moves(state))
        offered = moves if most is None else self.rng.sample(moves, min(most, len(moves)))
        self.offered[state.digest] = offered
        for move in offered:
            yield self.game.keep_legal((*state.moves, move))
