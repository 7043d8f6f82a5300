"""What is not worth following? (Tested, not proven.) Edits that a gate has refused.

A search that hears of the gates only at its end may have spent itself on what they refuse: all of
its best variants then share one bad edit. So whoever leads is sent to the gates, and of a variant
that is refused the smallest part that is refused too is found. No genome with that part is tried
again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from perfdojo.evolve.gates import Gate, Verdict
from perfdojo.evolve.language import Genome
from perfdojo.measure.outcome import Failed

REFUSED: Final = "refused"  # the stage of what a gate refuses
_SHARE, _GRACE = 0.15, 3.0  # of the time of a search that gates may take, and seconds at once


@dataclass(frozen=True, slots=True)
class Refusal:
    """The smallest part of a genome that is refused, and why."""

    part: Genome
    why: Failed


@dataclass(slots=True)
class Guard:
    """Asks the gates, and remembers what they refuse."""

    ask: Callable[[Genome], Verdict]
    clock: Callable[[], float] = time.monotonic
    banned: list[frozenset[str]] = field(default_factory=list)
    passed: set[str] = field(default_factory=set)  # keys of code
    spent: float = 0.0

    def has_time(self, elapsed: float) -> bool:
        """Whether a search that took so long may ask again."""
        return self.spent < _GRACE + _SHARE * elapsed

    def refuse(self, genome: Genome, key: str) -> Refusal | None:
        """Why the gates refuse a genome; None if they let it through."""
        began = self.clock()
        gate = self.ask(genome).refused
        if gate is None:
            self.passed.add(key)
        refusal = None if gate is None else self.learn(genome, gate)
        self.spent += self.clock() - began
        return refusal

    def learn(self, genome: Genome, gate: Gate) -> Refusal:
        """A gate refuses a genome: find the part that it does so for."""
        part = self._smallest(genome, gate)
        self.ban(part)
        return Refusal(part, Failed(REFUSED, f"{gate.name}: {gate.note}"))

    def ban(self, edits: Sequence[str]) -> None:
        """Those edits together are refused."""
        part = frozenset(edits)
        if part and part not in self.banned:
            self.banned.append(part)

    def holds_banned(self, genome: Genome) -> bool:
        """Whether some of its edits together are refused."""
        edits = set(genome)
        return any(part <= edits for part in self.banned)

    def strip(self, genome: Genome) -> Genome:
        """The genome without what is refused: of such edits, the last ones go."""
        for part in self.banned:
            if part <= set(genome):
                last = max(place for place, edit in enumerate(genome) if edit in part)
                genome = genome[:last] + genome[last + 1 :]
        return genome

    def _smallest(self, genome: Genome, gate: Gate) -> Genome:
        """A part that the same gate refuses, halved for as long as one of its halves is refused."""

        def is_refused(part: Genome) -> bool:
            refused = self.ask(part).refused if part else None
            return refused is not None and refused.name == gate.name

        while len(genome) > 1:
            middle = len(genome) // 2
            half = next(filter(is_refused, (genome[middle:], genome[:middle])), None)
            if half is None:
                break
            genome = half
        for edit in genome if len(genome) > 1 else ():
            less = tuple(one for one in genome if one != edit)
            if is_refused(less):
                genome = less
        return genome
