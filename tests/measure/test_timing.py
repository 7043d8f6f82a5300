"""Is a call repeated enough, and are the samples summed up as promised?"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

import pytest

from perfdojo.measure import Timing, time_call


class Clock:
    """A clock that only moves when a call does."""

    def __init__(self, durations: Iterator[float]) -> None:
        self.now, self.calls, self.durations = 0.0, 0, durations

    def read(self) -> float:
        return self.now

    def call(self) -> None:
        self.calls += 1
        self.now += next(self.durations)


def make_clock(monkeypatch: pytest.MonkeyPatch, *durations: float) -> Clock:
    """The last duration repeats."""
    clock = Clock(itertools.chain(durations[:-1], itertools.repeat(durations[-1])))
    monkeypatch.setattr(time, "perf_counter", clock.read)
    return clock


def test_the_warm_up_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = make_clock(monkeypatch, 50.0, 1.0)
    assert time_call(clock.call, budget=0) == Timing(1.0, 1.0, 1.0, 5)


def test_there_are_at_least_so_many_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = make_clock(monkeypatch, 2.0)
    assert time_call(clock.call, budget=0, least=7).samples == 7
    assert clock.calls == 2 + 7


def test_the_budget_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = make_clock(monkeypatch, 0.25)
    assert time_call(clock.call, budget=10.0).samples == 40


def test_short_calls_are_timed_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = make_clock(monkeypatch, 2.0**-20)  # about a microsecond
    timing = time_call(clock.call, budget=0, least=5)
    assert timing.seconds == pytest.approx(2.0**-20)
    assert (clock.calls - 2) / timing.samples > 50


def test_few_samples_give_their_extremes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = make_clock(monkeypatch, 1.0, 1.0, 5.0, 1.0, 3.0, 2.0, 4.0)
    assert time_call(clock.call, budget=0, least=5) == Timing(3.0, 1.0, 5.0, 5)


def test_many_samples_give_tenths_so_that_outliers_do_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = make_clock(monkeypatch, 1.0, 1.0, 900.0, *([1.0] * 98), 0.5, 1.0)
    timing = time_call(clock.call, budget=0, least=100)
    assert timing == Timing(1.0, 1.0, 1.0, 100)


def test_a_real_call_takes_some_time() -> None:
    timing = time_call(lambda: sum(range(100)), budget=0.01)
    assert 0 < timing.low <= timing.seconds <= timing.high
    assert timing.samples >= 5


def test_an_error_in_the_call_comes_through() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        time_call(fail)
