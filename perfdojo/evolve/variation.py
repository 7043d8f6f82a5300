"""How do genomes change? (Tested, not proven.) New edits, fewer edits, and edits of two parents.

Kinds of edits that have helped are drawn more often; none is ever given up.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from perfdojo.evolve.language import Genome, Language, Tunable, key_of
from perfdojo.search.nsga2 import Operators

_LEAST = 0.1  # of the average weight, which every kind keeps
_HOPE = 0.3  # successes that a kind has before it is tried three times
_VAIN = 0.85  # of its weight, that a kind loses if all its edits lead to code that is known
_FADE = 0.98  # old successes count less with each new proposal of a kind
# How often an edit goes, gets another number, is exchanged, comes with another.
_DROP, _TUNE, _SWAP, _TWICE = 0.12, 0.2, 0.1, 0.25
_AGAIN = 0.2  # chance of an edit that once did nothing
_TRIES = 8  # proposals until a genome stays as it is


@dataclass(slots=True)
class Credit:
    """How often each kind of edit was tried, and has helped, lately."""

    kinds: tuple[str, ...]
    tried: dict[str, float] = field(default_factory=dict)
    helped: dict[str, float] = field(default_factory=dict)
    known: dict[str, float] = field(default_factory=dict)
    vain: Counter[str] = field(default_factory=Counter)  # edits, not kinds

    def note_vain(self, edits: Iterable[str]) -> None:
        """Those edits have left the code of a genome as it was."""
        self.vain.update(edits)

    def is_vain(self, edit: str, rng: random.Random) -> bool:
        """Whether to draw another: the more often an edit did nothing, the more likely."""
        count = self.vain[edit]
        return count > 0 and rng.random() > _AGAIN**count

    def note(self, kinds: Iterable[str], *, helped: bool, known: bool = False) -> None:
        """A genome with new edits of those kinds was judged, or its code was `known` already."""
        for kind in kinds:
            self.tried[kind] = _FADE * self.tried.get(kind, 0.0) + 1
            self.helped[kind] = _FADE * self.helped.get(kind, 0.0) + helped
            self.known[kind] = _FADE * self.known.get(kind, 0.0) + known

    def weights(self) -> Mapping[str, float]:
        """How often to draw each kind; they add up to 1."""
        rates = {
            kind: (self.helped.get(kind, 0.0) + _HOPE) / (self.tried.get(kind, 0.0) + 3)
            * (1 - _VAIN * self.known.get(kind, 0.0) / max(1.0, self.tried.get(kind, 0.0)))
            for kind in self.kinds
        }  # fmt: skip
        total = sum(rates.values())
        least = _LEAST / max(1, len(rates))
        return {kind: least + (1 - _LEAST) * rate / total for kind, rate in rates.items()}


def make_operators(
    language: Language,
    credit: Credit,
    born: Callable[[Genome, Genome, Genome], None],
    seeds: Sequence[Genome] = ((),),
) -> Operators[Genome]:
    """What NSGA-II needs; `born(child, parent, new)` hears which edits of a child are new.

    The first population grows from the `seeds`: from the pristine program, if none are given.
    """

    def add(genome: Genome, rng: random.Random) -> Genome:
        for _ in range(_TRIES):
            edit = language.propose(genome, rng, credit.weights())
            if edit is not None and edit not in genome and not credit.is_vain(edit, rng):
                return (*genome, edit)
        return genome

    def tune(genome: Genome, rng: random.Random) -> Genome:
        place = rng.randrange(len(genome))
        varied = language.vary(genome, place, rng) if isinstance(language, Tunable) else None
        if varied is None or varied in genome:
            return genome
        child = (*genome[:place], varied, *genome[place + 1 :])
        born(child, genome, (varied,))
        return child

    def mutate(genome: Genome, rng: random.Random) -> Genome:
        draw = rng.random()
        if genome and draw < _DROP:
            return _without(genome, rng)
        if genome and draw < _DROP + _TUNE and (child := tune(genome, rng)) != genome:
            return child
        kept = _without(genome, rng) if genome and draw > 1 - _SWAP else genome
        child = add(kept, rng)
        if rng.random() < _TWICE:
            child = add(child, rng)
        born(child, genome, child[len(kept) :])
        return child

    return Operators(
        make=lambda rng: mutate(rng.choice(seeds), rng),
        mutate=mutate,
        cross=cross,
        key=key_of,
    )


def cross(one: Genome, two: Genome, rng: random.Random) -> Genome:
    """What both have, and each other edit with even chance; orders of both parents are kept."""
    common = set(one) & set(two)
    rest = (edit for edit in two if edit not in common)
    return tuple(edit for edit in (*one, *rest) if edit in common or rng.random() < 0.5)


def _without(genome: Genome, rng: random.Random) -> Genome:
    place = rng.randrange(len(genome))
    return genome[:place] + genome[place + 1 :]
