"""Which variants are worth showing? (Tested, not proven.) A front that validation confirms.

The search picked its points for being lucky on the search part. Each is timed again with care and
judged on the validation part; what cannot keep it up is refused, and said.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from perfdojo.errors import MeasureError
from perfdojo.evolve.builder import Built
from perfdojo.evolve.course import Course, Point
from perfdojo.evolve.language import Genome
from perfdojo.evolve.models.bench import ModelBench
from perfdojo.evolve.models.judge import Score, overfits
from perfdojo.evolve.stablehlo.language import StablehloLanguage
from perfdojo.measure.outcome import Failed, Timed

_SHOWN = 8  # points of a front at most
_GRACE = 5.0  # seconds after the deadline in which points are still looked at, in a hurry


@dataclass(frozen=True, slots=True)
class Chosen:
    """One point of the front: its edits, its time, and how good it is on each part."""

    edits: Genome
    built: Built
    timed: Timed
    search: Score
    validation: Score
    report: Score | None = None
    failed: str = ""  # why it has no report, if it has none

    @property
    def ratio(self) -> float:
        """Its time as a part of the original's."""
        return 1 / self.timed.speedup

    def describe(self) -> dict[str, Any]:
        """As JSON, without the report part."""
        return {
            "time_ratio": self.ratio, "speedup": self.timed.speedup,
            "speedup_low": self.timed.speedup_low, "speedup_high": self.timed.speedup_high,
            "error_search": self.search.error, "error_validation": self.validation.error,
            "accuracy_search": self.search.accuracy,
            "accuracy_validation": self.validation.accuracy,
            "edits": list(self.edits), "code": self.built.key,
        }  # fmt: skip

    def describe_report(self) -> dict[str, Any]:
        """As JSON: the same point on data that nothing was chosen by."""
        assert self.report is not None
        return {
            "time_ratio": self.ratio, "error": self.report.error,
            "accuracy": self.report.accuracy, "balanced": self.report.balanced,
            "edits": len(self.edits), "code": self.built.key, "failed": self.failed,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Refusal:
    """A point of the search's front that is not shown, and why."""

    edits: Genome
    reason: str


def choose(
    bench: ModelBench, language: StablehloLanguage, course: Course, *, deadline: float = math.inf,
    clock: Callable[[], float] = time.monotonic, say: Callable[[str], None] = lambda text: None,
) -> tuple[Chosen, list[Chosen], list[Refusal]]:  # fmt: skip
    """The original, the points that validation confirms (the fastest first), and the refused."""
    original = describe_original(bench)
    gap = original.validation.error - original.search.error
    found, refused = [original], []
    points = [point for point in course.front if point.edits]
    for number, point in enumerate(ends_first(thinned(points, _SHOWN)), 1):
        say(f"validating point {number} of {min(len(points), _SHOWN)}")
        if number > 2 and clock() > deadline + _GRACE:
            refused.append(Refusal(point.edits, "the budget ended before it was validated"))
            continue
        made = _examine(bench, language, point, gap, hurry=clock() > deadline)
        if isinstance(made, Chosen):
            found.append(made)
        else:
            refused.append(made)
    return original, front_of(found), refused


def describe_original(bench: ModelBench) -> Chosen:
    """The original as a point. Raises MeasureError if it fails on validation."""
    search, validation = bench.score(bench.original, "search"), bench.validate(bench.original)
    if isinstance(search, Failed) or isinstance(validation, Failed):
        failed = search if isinstance(search, Failed) else validation
        assert isinstance(failed, Failed)
        raise MeasureError(f"evolve: the original fails on validation data: {failed.reason}")
    timed = Timed(bench.baseline.seconds, 1.0, 1.0, 1.0, search.error, 0)
    return Chosen((), bench.original, timed, search, validation)


def _examine(
    bench: ModelBench, language: StablehloLanguage, point: Point, gap: float, hurry: bool
) -> Chosen | Refusal:
    built = bench.build(point.edits)
    if isinstance(built, Failed):
        return Refusal(point.edits, f"{built.stage}: {built.reason}")
    edits = without_neutral(language, built)
    timed = bench.confirm(built) if hurry else bench.compare(built, processes=2)
    search, validation = bench.score(built, "search"), bench.validate(built)
    for one in (timed, search, validation):
        if isinstance(one, Failed):
            return Refusal(edits, f"{one.stage}: {one.reason}")
    assert isinstance(timed, Timed)
    assert isinstance(search, Score)
    assert isinstance(validation, Score)
    if overfits(search, validation, len(bench.task.data.validation[1]), gap):
        return Refusal(
            edits,
            f"memorises: error {search.error:.3g} on search data, {validation.error:.3g} on "
            "validation data",
        )
    return Chosen(edits, replace(built, edits=edits), timed, search, validation)


def without_neutral(language: StablehloLanguage, built: Built) -> Genome:
    """The edits without those that change nothing: the code is the same without them."""
    edits = built.edits
    for edit in built.edits:
        rest = tuple(one for one in edits if one != edit)
        if language.key(rest) == built.key:
            edits = rest
    return edits


def front_of(points: Sequence[Chosen]) -> list[Chosen]:
    """Those that no other beats in time and in error on validation data, the fastest first."""
    found: list[Chosen] = []
    for point in sorted(points, key=lambda p: (p.ratio, p.validation.error, len(p.edits))):
        if not found or point.validation.error < found[-1].validation.error:
            found.append(point)
    return found


def thinned(points: Sequence[Point], count: int) -> list[Point]:
    """So many of them, evenly chosen, the first and the last among them."""
    if len(points) <= count:
        return list(points)
    places = {round(number * (len(points) - 1) / (count - 1)) for number in range(count)}
    return [points[place] for place in sorted(places)]


def ends_first(points: Sequence[Point]) -> list[Point]:
    """The fastest and the least wrong before those between."""
    return [*points[:1], *points[1:][-1:], *points[1:-1]]


def pick(front: Sequence[Chosen], original: Chosen, kind: str, lose: float) -> Chosen:
    """The point that most users want, by validation data.

    Of a prediction the fastest that loses no more than `lose`; of training the most accurate that
    takes no more time.
    """
    if kind == "training":
        quick = [point for point in front if point.ratio <= 1.02] or [original]
        return min(quick, key=lambda p: (p.validation.error, p.ratio))
    good = [p for p in front if p.validation.error <= original.validation.error + lose]
    return min(good or [original], key=lambda p: p.ratio)
