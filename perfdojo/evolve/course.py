"""What did an evolution do? (Tested, not proven.) Its points, its front, and how far it came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from perfdojo.evolve.language import Genome
from perfdojo.measure.outcome import Outcome, Timed
from perfdojo.search.budget import Budget


@dataclass(frozen=True, slots=True)
class Point:
    """One variant that is right as far as the search can see."""

    edits: Genome
    key: str
    outcome: Timed


@dataclass(slots=True)
class Course:
    """What an evolution did."""

    points: dict[str, Point] = field(default_factory=dict)  # by key of the code
    outcomes: dict[str, Outcome] = field(default_factory=dict)  # by key of the code
    evaluated: int = 0  # variants that were built, run and judged
    duplicates: int = 0  # genomes whose code was known
    failed: Counter[str] = field(default_factory=Counter)
    elapsed: float = 0.0
    interrupted: bool = False
    history: list[tuple[int, tuple[tuple[float, float], ...]]] = field(default_factory=list)
    weights: Mapping[str, float] = field(default_factory=dict)

    @property
    def front(self) -> tuple[Point, ...]:
        """The points that no other beats in time and in error, the fastest first."""
        found: list[Point] = []
        ordered = sorted(
            self.points.values(), key=lambda p: (p.outcome.seconds, p.outcome.error, len(p.edits))
        )
        for point in ordered:
            if not found or point.outcome.error < found[-1].outcome.error:
                found.append(point)
        return tuple(found)

    @property
    def best(self) -> Point | None:
        """The fastest."""
        points = self.points.values()
        return min(points, key=lambda p: (p.outcome.seconds, len(p.edits)), default=None)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come: what a progress bar shows."""

    course: Course
    budget: Budget
