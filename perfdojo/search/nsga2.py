"""Which genomes survive? NSGA-II over any genome: lists of moves, of IR edits, of model edits.

The engine knows nothing of what a genome means: it is given how to make, change and cross them, a
key that says when two are the same, and objectives to be made small.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from deap import base, tools

Genome = TypeVar("Genome")
Objectives = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Operators(Generic[Genome]):
    """What the engine needs to know of a genome."""

    make: Callable[[random.Random], Genome]
    mutate: Callable[[Genome, random.Random], Genome]
    cross: Callable[[Genome, Genome, random.Random], Genome]
    key: Callable[[Genome], str]


class _Individual(Generic[Genome]):
    """What DEAP's selection works on: anything with a `fitness`."""

    def __init__(self, genome: Genome, objectives: Objectives) -> None:
        self.genome = genome
        kind = type("Fitness", (base.Fitness,), {"weights": (-1.0,) * len(objectives)})
        self.fitness = kind(objectives)


class Population(Generic[Genome]):
    """`ask` for genomes, `tell` their objectives; those that failed have none and die."""

    def __init__(
        self,
        operators: Operators[Genome],
        rng: random.Random,
        *,
        size: int = 24,
        brood: int = 8,
        crossing: float = 0.3,
        starts: Sequence[Genome] = (),
        fair: bool = False,
    ) -> None:
        """`fair`: of two parents of which none beats the other, not the faster is taken but any."""
        self.fair = fair
        self.operators, self.rng = operators, rng
        self.size, self.brood, self.crossing = size, brood, crossing
        self.starts = list(starts)
        self._alive: list[_Individual[Genome]] = []
        self._asked = 0

    def ask(self) -> list[Genome]:
        """The first population in parts, then broods of children."""
        if self.starts:
            first, self.starts = self.starts[: self.brood], self.starts[self.brood :]
            self._asked += len(first)
            return first
        count = self.brood
        self._asked += count
        if self._asked <= self.size or len(self._alive) < 2:
            return [self.operators.make(self.rng) for _ in range(count)]
        return [self._child() for _ in range(count)]

    def tell(self, results: Sequence[tuple[Genome, Objectives | None]]) -> None:
        """Survivors are chosen from parents and children together."""
        known = {self.operators.key(one.genome) for one in self._alive}
        for genome, objectives in results:
            key = self.operators.key(genome)
            if objectives is None or not all(map(math.isfinite, objectives)) or key in known:
                continue
            known.add(key)
            self._alive.append(_Individual(genome, objectives))
        if len(self._alive) > self.size:
            self._alive = list(tools.selNSGA2(self._alive, self.size))

    def revise(self, genome: Genome, objectives: Objectives | None) -> None:
        """A genome that lives was measured again: these are its objectives now; None ends it."""
        key = self.operators.key(genome)
        self._alive = [one for one in self._alive if self.operators.key(one.genome) != key]
        self.tell([(genome, objectives)])

    @property
    def front(self) -> list[tuple[Genome, Objectives]]:
        """The genomes that none other beats in every objective."""
        if not self._alive:
            return []
        (first, *_) = tools.sortNondominated(self._alive, len(self._alive), first_front_only=True)
        return sorted(
            ((one.genome, tuple(one.fitness.values)) for one in first), key=lambda pair: pair[1]
        )

    def _child(self) -> Genome:
        if self.rng.random() < self.crossing:
            return self.operators.cross(self._parent(), self._parent(), self.rng)
        return self.operators.mutate(self._parent(), self.rng)

    def _parent(self) -> Genome:
        """The better of two by chance: not dominated, else the faster, or (if fair) either."""
        one, two = self.rng.choice(self._alive), self.rng.choice(self._alive)
        if two.fitness.dominates(one.fitness):
            one, two = two, one
        is_faster = two.fitness.values < one.fitness.values
        if not self.fair and is_faster and not one.fitness.dominates(two.fitness):
            one = two
        return one.genome
