"""What is a search? It is asked for states to measure, and told what came of them."""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from perfdojo.dojo import Game, State
from perfdojo.errors import NotFoundError, did_you_mean
from perfdojo.measure.outcome import Outcome, Timed


@dataclass(frozen=True, slots=True)
class Result:
    """A state and what came of measuring it."""

    state: State
    outcome: Outcome

    @property
    def seconds(self) -> float:
        """The time of one call; infinite if it failed, so that results can be compared."""
        return self.outcome.seconds if isinstance(self.outcome, Timed) else math.inf


class Search(ABC):
    """The contract of a search.

    `ask` returns states that it wants measured: as many as it can usefully wait for, few enough
    that budgets and Ctrl-C take effect soon; an empty list says that it is done. `tell` brings
    one result for each state asked for, in that order; a state that was measured before comes
    with the old outcome. `starts` are states that are known to be good, from recipes or records:
    a search without hints gets none. All chance comes from `self.rng`, so the same seed and the
    same outcomes lead to the same search. Budget, records, progress and interruption are the
    driver's.
    """

    name: ClassVar[str]

    def __init__(self, game: Game, *, seed: int = 0, starts: Sequence[State] = ()) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.starts = tuple(starts)

    @abstractmethod
    def ask(self) -> list[State]:
        """The states to measure next."""

    @abstractmethod
    def tell(self, results: Sequence[Result]) -> None:
        """What came of them."""


SearchType = TypeVar("SearchType", bound=type[Search])
REGISTRY: dict[str, type[Search]] = {}


def register(search: SearchType) -> SearchType:
    """Class decorator: makes a search known by its name."""
    REGISTRY[search.name] = search
    return search


def find_search(name: str) -> type[Search]:
    """The search of that name. Raises NotFoundError."""
    if name not in REGISTRY:
        raise NotFoundError(f"unknown search '{name}'{did_you_mean(name, REGISTRY)}")
    return REGISTRY[name]
