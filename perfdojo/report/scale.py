"""Where on an axis does a value lie, and which values are written beside it?"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps `low` to `start` and `high` to `end` (in pixels), evenly or by logarithm."""

    low: float
    high: float
    start: float
    end: float
    log: bool = False

    def place(self, value: float) -> float:
        """The pixel of a value, rounded to a tenth; values beyond an end are put there."""
        value = min(max(value, self.low), self.high)
        if self.log:
            part = math.log(value / self.low) / math.log(self.high / self.low)
        else:
            part = (value - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)

    def ticks(self, count: int = 5) -> list[float]:
        """About `count` round values from low to high."""
        return _log_ticks(self.low, self.high, count) if self.log else self._even_ticks(count)

    def _even_ticks(self, count: int) -> list[float]:
        step = _round_step((self.high - self.low) / count)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(n * step, 12) for n in range(first, last + 1)]


def _round_step(step: float) -> float:
    """The nearest of 1, 2, 5, 10, ... that is no smaller."""
    power = 10.0 ** math.floor(math.log10(step))
    return next(m * power for m in (1, 2, 5, 10) if m * power >= step * (1 - 1e-9))


def _log_ticks(low: float, high: float, count: int) -> list[float]:
    """1, 2, 5 of each power of ten, or only the powers where that would be too many."""
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    for wanted in ((1, 2, 3, 4, 5, 6, 8), (1, 2, 5), (1, 3), (1,)):
        found = [m * 10.0**p for p in powers for m in wanted]
        found = [value for value in found if low <= value <= high]
        if len(found) <= count + 1:
            return found
    return found[:: math.ceil(len(found) / count)]


def time_scale(values: list[float], start: float, end: float) -> Scale:
    """A scale for times: by logarithm where they differ much, with some room at both ends."""
    low, high = min(values), max(values)
    if high > 3 * low:
        return Scale(low / 1.15, high * 1.15, start, end, log=True)
    room = max((high - low) * 0.08, high * 0.02)
    return Scale(max(0.0, low - room), high + room, start, end)
