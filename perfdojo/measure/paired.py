"""Which of several is faster? All are timed in turn, in one run, so that noise hits all alike."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

_SHORTEST = 2e-4  # seconds one sample should take
_WARM_UP = 0.02  # seconds to find out how long a call takes
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


def _batch(call: Callable[[], object]) -> int:
    """How many calls make one sample. The fastest of a few counts: threads may have to wake up."""
    call()
    times: list[float] = []
    end = time.perf_counter() + _WARM_UP
    while len(times) < 2 or (len(times) < 20 and time.perf_counter() < end):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return max(1, round(_SHORTEST / max(min(times), 1e-9)))


def time_in_turn(
    calls: Mapping[str, Callable[[], object]], *, budget: float = 2.0, least: int = 7
) -> Samples:
    """Time all `calls` alternately for about `budget` seconds in all, after a few calls each."""
    batches = {name: _batch(call) for name, call in calls.items()}
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
