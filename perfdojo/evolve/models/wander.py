"""What does chance alone find? (Tested, not proven.) Random search: the yardstick of evolution.

The same edits, starts and number of variants, but no selection: each genome is drawn anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from perfdojo.evolve.language import Genome, Language
from perfdojo.search.nsga2 import Objectives

_MORE = 0.7  # the chance of one more edit: lists are of 3 edits on average
_MOST = 12


class Wander:
    """Asks for random genomes, and learns nothing: what `Population` is to `Evolution`."""

    def __init__(
        self, language: Language, rng: random.Random, *, brood: int = 8,
        born: Callable[[Genome, Genome, Genome], None] = lambda child, parent, new: None,
    ) -> None:  # fmt: skip
        self._language, self._rng, self._brood, self._born = language, rng, brood, born
        self._seeds: list[Genome] = [(), *language.starts()]
        self._starts = list(self._seeds)
        kinds = language.kinds()
        self._weights: Mapping[str, float] = dict.fromkeys(kinds, 1 / len(kinds))

    def ask(self) -> list[Genome]:
        """The starts, then random lists."""
        if self._starts:
            first, self._starts = self._starts[: self._brood], self._starts[self._brood :]
            return first
        return [self._draw() for _ in range(self._brood)]

    def tell(self, results: Sequence[tuple[Genome, Objectives | None]]) -> None:
        """Nothing is learnt."""

    def revise(self, genome: Genome, objectives: Objectives | None) -> None:
        """Nothing is learnt."""

    def _draw(self) -> Genome:
        seed = genome = self._rng.choice(self._seeds)
        while genome == seed or (len(genome) < _MOST and self._rng.random() < _MORE):
            edit = self._language.propose(genome, self._rng, self._weights)
            if edit is not None and edit not in genome:
                genome = (*genome, edit)
        self._born(genome, seed, genome[len(seed) :])
        return genome
