"""evolution: lists of moves that are mutated, crossed and selected; `pareto` weighs error too."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import complete, make_plan
from perfdojo.measure.outcome import Timed
from perfdojo.search.base import Result, Search, register
from perfdojo.search.nsga2 import Objectives, Operators, Population
from perfdojo.search.vary import cross, mutate


def move_operators(game: Game) -> Operators[State]:
    """A genome is a state: the list of moves, played from the untouched kernel."""

    def make(rng: random.Random) -> State:
        return make_plan(game, rng)

    return Operators(
        make=make,
        mutate=lambda state, rng: mutate(game, state, rng),
        cross=lambda one, two, rng: complete(game, cross(game, one, two, rng)),
        key=lambda state: state.digest,
    )


@register
class Evolution(Search):
    """NSGA-II on the time alone."""

    name: ClassVar[str] = "evolution"

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        super().__init__(game, seed=seed, starts=starts)
        first = [game.start, *self.starts]
        self.population = Population(move_operators(game), self.rng, starts=first)

    def ask(self) -> list[State]:
        """A brood."""
        return self.population.ask()

    def tell(self, results: Sequence[Result]) -> None:
        """Selection."""
        self.population.tell([(r.state, self.objectives(r)) for r in results])

    def objectives(self, result: Result) -> Objectives | None:
        """What is to be made small; None for what failed."""
        return (result.outcome.seconds,) if isinstance(result.outcome, Timed) else None


@register
class Pareto(Evolution):
    """NSGA-II on time and error: `population.front` is the trade between them."""

    name: ClassVar[str] = "pareto"

    def objectives(self, result: Result) -> Objectives | None:
        """Time and error."""
        outcome = result.outcome
        return (outcome.seconds, outcome.error) if isinstance(outcome, Timed) else None
