"""How long does a call take? Repeated runs, reported as a median with its spread."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

_SHORTEST = 1e-4  # seconds one sample should take, so that the clock does not matter


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds of one call: the median, and the 10th and 90th percentile of the samples."""

    seconds: float
    low: float
    high: float
    samples: int


def time_call(call: Callable[[], None], *, budget: float = 0.5, least: int = 5) -> Timing:
    """Time `call` for about `budget` seconds after a warm-up, with at least `least` samples."""
    call()
    start = time.perf_counter()
    call()
    once = max(time.perf_counter() - start, 1e-9)
    batch = max(1, round(_SHORTEST / once))
    samples: list[float] = []
    end = time.perf_counter() + budget
    while len(samples) < least or time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(batch):
            call()
        samples.append((time.perf_counter() - start) / batch)
    if len(samples) < 10:
        return Timing(statistics.median(samples), min(samples), max(samples), len(samples))
    tenths = statistics.quantiles(samples, n=10)
    return Timing(statistics.median(samples), tenths[0], tenths[-1], len(samples))
