"""Which edits matter? (Tested, not proven.) Delta debugging over edits, with paired timing."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from perfdojo.dojo.minimise import is_hopeless, keeps_gain, shrink
from perfdojo.dojo.repeat import calmest
from perfdojo.evolve.builder import Built
from perfdojo.evolve.language import Genome, key_of
from perfdojo.measure.outcome import Failed, Outcome, Timed

TOLERANCE = 0.01  # of the speed, that may be lost in all
_PROCESSES = 3
_MORE = 5  # processes that measure the result


class Comparer(Protocol):
    """What builds genomes and compares them: the bench."""

    def build(self, genome: Genome) -> Built | Failed:
        """Build a genome."""

    def compare(self, built: Built, other: Built | None = None, *, processes: int = 0) -> Outcome:
        """How many times faster than `other`, or than the original."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A list of edits and its code; what cannot be built is told apart by its edits."""

    moves: Genome
    built: Built | Failed

    @property
    def digest(self) -> str:
        """The key of its code."""
        if isinstance(self.built, Failed):
            return f"unbuilt {key_of(self.moves)}"
        return self.built.key


class Edits:
    """Which lists of edits can be built."""

    def __init__(self, comparer: Comparer) -> None:
        self._comparer = comparer

    def keep_legal(self, moves: Iterable[str]) -> Variant:
        """The edits that still apply, built."""
        genome = tuple(moves)
        built = self._comparer.build(genome)
        return Variant(genome if isinstance(built, Failed) else built.edits, built)


@dataclass(frozen=True, slots=True)
class Short:
    """The shortest list known, how much of the speed it keeps, and whether none is shorter."""

    edits: Genome
    kept: float
    is_minimal: bool


class _TimeIsUp(Exception):  # no error: a reason to stop
    pass


def minimise(
    comparer: Comparer,
    edits: Genome,
    *,
    tolerance: float = TOLERANCE,
    deadline: float = math.inf,
    clock: Callable[[], float] = time.monotonic,
) -> Short:
    """Drop edits for as long as the speed stays, until none can go or the deadline has come."""
    rules = Edits(comparer)
    whole = rules.keep_legal(edits)
    found = [whole]
    if isinstance(whole.built, Failed):
        return Short(edits, 1.0, False)
    against = whole.built

    def is_as_fast(variant: Variant) -> bool:
        if clock() > deadline:
            raise _TimeIsUp
        if isinstance(variant.built, Failed):
            return False
        first = comparer.compare(variant.built, against, processes=1)
        if is_hopeless(first, tolerance):
            return False
        more = [
            comparer.compare(variant.built, against, processes=1) for _ in range(_PROCESSES - 1)
        ]
        return keeps_gain(calmest([first, *more]), tolerance)

    is_minimal = True
    try:
        for variant in shrink(rules, whole.moves, is_as_fast):
            found.append(variant)
    except _TimeIsUp:
        is_minimal = False
    return _settle(comparer, found, against, tolerance, is_minimal, lambda: clock() > deadline)


def _settle(
    comparer: Comparer,
    found: list[Variant],
    whole: Built,
    tolerance: float,
    is_minimal: bool,
    is_late: Callable[[], bool],
) -> Short:
    """The shortest that keeps the speed also when it is measured with care; some were lucky.

    When it is late, one is measured, and not those before it.
    """
    for place in range(len(found) - 1, 0, -1):
        variant = found[place]
        if isinstance(variant.built, Failed):
            continue
        if variant.digest == whole.key:
            return Short(variant.moves, 1.0, is_minimal)
        outcome = comparer.compare(variant.built, whole, processes=_MORE)
        if isinstance(outcome, Timed) and outcome.speedup >= 1 - tolerance:
            return Short(variant.moves, min(1.0, outcome.speedup), is_minimal)
        is_minimal = False
        if is_late():
            break
    return Short(found[0].moves, 1.0, False)
