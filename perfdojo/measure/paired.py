"""Which of several is faster? All are timed in turn, in one run, so that noise hits all alike."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

_SHORTEST = 2e-4  # seconds one sample should take
_RESAMPLES = 400


@dataclass(frozen=True, slots=True)
class Ratio:
    """How much longer one takes than another: the median of ratios, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Samples:
    """Seconds of each contender, round by round."""

    seconds: dict[str, list[float]]

    def median(self, name: str) -> float:
        """The median time of one call."""
        return statistics.median(self.seconds[name])

    def ratio(self, slower: str, faster: str, seed: int = 0) -> Ratio:
        """How many times longer `slower` takes than `faster`."""
        pairs = list(zip(self.seconds[slower], self.seconds[faster], strict=True))
        ratios = [a / b for a, b in pairs]
        rng = random.Random(seed)
        medians = sorted(
            statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(_RESAMPLES)
        )
        edge = round(_RESAMPLES * 0.025)
        return Ratio(statistics.median(ratios), medians[edge], medians[-1 - edge])


def time_in_turn(
    calls: Mapping[str, Callable[[], object]], *, budget: float = 2.0, least: int = 7
) -> Samples:
    """Time all `calls` alternately for about `budget` seconds in all, after one call each."""
    batches = {}
    for name, call in calls.items():
        call()
        start = time.perf_counter()
        call()
        batches[name] = max(1, round(_SHORTEST / max(time.perf_counter() - start, 1e-9)))
    seconds: dict[str, list[float]] = {name: [] for name in calls}
    end = time.perf_counter() + budget
    rounds = 0
    while rounds < least or time.perf_counter() < end:
        for name, call in calls.items():
            start = time.perf_counter()
            for _ in range(batches[name]):
                call()
            seconds[name].append((time.perf_counter() - start) / batches[name])
        rounds += 1
    return Samples(seconds)
