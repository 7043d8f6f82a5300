"""Which of several is faster? All are timed in turn, in one run, so that noise hits all alike.

It does not hit all as hard. On a machine that is shared, a neighbour on the other half of a core
comes and goes, for tens of milliseconds or for seconds, and while it is there one program takes a
tenth longer and another half as long again. Noise only ever slows down: what counts is the time on
a calm machine, which the lower quartile finds as long as a quarter of the samples saw one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

Sampler = Callable[[int], float]  # how many seconds so many calls take, one after the other

SHORTEST = 2e-4  # seconds one sample should take
_WARM_UP = 0.02  # seconds to find out how long a call takes
_RESAMPLES = 400
_CALM = 0.25


@dataclass(frozen=True, slots=True)
class Ratio:
    """How much longer one takes than another on a calm machine, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Samples:
    """Seconds of each contender, round by round."""

    seconds: dict[str, list[float]]

    def calm(self, name: str) -> float:
        """The time of one call on a calm machine."""
        return calm(self.seconds[name])

    def ratio(self, slower: str, faster: str, seed: int = 0) -> Ratio:
        """How many times longer `slower` takes than `faster`."""
        times = np.array([self.seconds[slower], self.seconds[faster]])
        rounds = times.shape[1]
        picks = np.random.default_rng(seed).integers(rounds, size=(_RESAMPLES, rounds))
        above, below = np.quantile(times[:, picks], _CALM, axis=2)
        ratios = np.sort(above / below)
        edge = round(_RESAMPLES * 0.025)
        value = self.calm(slower) / self.calm(faster)
        return Ratio(value, float(ratios[edge]), float(ratios[-1 - edge]))


def calm(seconds: Sequence[float]) -> float:
    """The lower quartile: what it takes while nobody disturbs."""
    return float(np.quantile(seconds, _CALM))


def _batch(call: Callable[[], object]) -> int:
    """How many calls make one sample. The fastest of a few counts: threads may have to wake up."""
    call()
    times: list[float] = []
    end = time.perf_counter() + _WARM_UP
    while len(times) < 2 or (len(times) < 20 and time.perf_counter() < end):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return batch_for(min(times))


def time_in_turn(
    calls: Mapping[str, Callable[[], object]], *, budget: float = 2.0, least: int = 7
) -> Samples:
    """Time all `calls` alternately for about `budget` seconds in all, after a few calls each."""
    batches = {name: _batch(call) for name, call in calls.items()}
    samplers = {name: _sampler(call) for name, call in calls.items()}
    return sample_in_turn(samplers, batches, budget=budget, least=least)


def _sampler(call: Callable[[], object]) -> Sampler:
    def sample(count: int) -> float:
        start = time.perf_counter()
        for _ in range(count):
            call()
        return time.perf_counter() - start

    return sample


def batch_for(seconds: float) -> int:
    """How many calls of so many seconds make one sample."""
    return max(1, round(SHORTEST / max(seconds, 1e-9)))


def sample_in_turn(
    samplers: Mapping[str, Sampler],
    batches: Mapping[str, int],
    *,
    budget: float,
    least: int = 7,
    stop: Callable[[Samples], bool] = lambda samples: False,
) -> Samples:
    """One sample of each in every round, for about `budget` seconds and at least `least` rounds.

    Ends early when `stop` says so of the samples so far.
    """
    samples = Samples({name: [] for name in samplers})
    end = time.perf_counter() + budget
    rounds = 0
    while rounds < least or time.perf_counter() < end:
        for name in order_of(list(samplers), rounds):
            count = batches[name]
            samples.seconds[name].append(samplers[name](count) / count)
        rounds += 1
        if stop(samples):
            break
    return samples


def order_of(names: Sequence[str], number: int) -> list[str]:
    """Who comes when in a round: every other one goes the other way round.

    Whoever follows itself finds its own data in the caches. Of two, both do in every other round.
    Of more, only the first and the last would, and the lower quartile would show nothing else of
    them; so each pair of rounds begins with another one, and hardly anyone ever follows itself.
    """
    first = number // 2 % len(names) if len(names) > 2 else 0
    order = [*names[first:], *names[:first]]
    return order[::-1] if number % 2 else order
