"""Timing in turn: who is faster, and how sure is that?"""

import itertools
import time
from collections import Counter

import pytest

from perfdojo.measure.paired import Samples, order_of, time_in_turn


def test_the_ratio_has_an_interval_around_it() -> None:
    samples = Samples({"a": [2.0, 4.0, 6.0, 8.0, 10.0], "b": [1.0, 2.0, 3.0, 4.0, 5.0]})
    ratio = samples.ratio("a", "b")
    assert (ratio.value, ratio.low, ratio.high) == (2.0, 2.0, 2.0)


def test_noise_that_hits_both_sides_cancels() -> None:
    noise = [1.0, 5.0, 2.0, 9.0, 1.0, 3.0, 7.0]
    samples = Samples({"a": [1.5 * n for n in noise], "b": noise})
    assert samples.ratio("a", "b").value == pytest.approx(1.5)


def test_a_neighbour_that_slows_one_down_for_a_while_does_not_count() -> None:
    calm = [1.0, 1.01, 0.99, 1.0] * 10
    samples = Samples({"a": [2 * t for t in calm] + [3.0] * 60, "b": calm + [1.1] * 60})
    assert samples.ratio("a", "b").value == pytest.approx(2.0, rel=0.02)


def test_a_single_lucky_sample_does_not_count() -> None:
    samples = Samples({"a": [2.0, 2.0, 0.1, 2.0, 2.0, 2.0], "b": [1.0] * 6})
    assert samples.ratio("a", "b").value == pytest.approx(2.0)


def test_a_wide_spread_gives_a_wide_interval() -> None:
    samples = Samples({"a": [1.0, 2.0, 0.5, 4.0, 1.0, 0.25, 1.0], "b": [1.0] * 7})
    ratio = samples.ratio("a", "b")
    assert ratio.low < ratio.value < ratio.high


def test_the_interval_is_the_same_for_the_same_seed() -> None:
    samples = Samples({"a": [1.0, 2.0, 3.0, 1.5], "b": [1.0, 1.1, 0.9, 1.0]})
    assert samples.ratio("a", "b", seed=3) == samples.ratio("a", "b", seed=3)


def test_calls_are_timed_in_turn_and_equally_often() -> None:
    order: list[str] = []
    calls = {
        "a": lambda: (order.append("a"), time.sleep(0.001)),
        "b": lambda: (order.append("b"), time.sleep(0.001)),
    }
    samples = time_in_turn(calls, budget=0.02, least=3)
    assert len(samples.seconds["a"]) == len(samples.seconds["b"]) >= 3
    rounds = len(samples.seconds["a"])
    assert "".join(order).endswith(("abba" * rounds)[: 2 * rounds])


@pytest.mark.parametrize("count", range(2, 7))
def test_no_one_begins_ends_or_follows_itself_more_often_than_others(count: int) -> None:
    names = "abcdef"[:count]
    rounds = [order_of(names, number) for number in range(2 * count)]
    for number in (0, -1):
        assert set(Counter(order[number] for order in rounds).values()) == {2}
    pairs = itertools.pairwise([*itertools.chain(*rounds), rounds[0][0]])
    itself = Counter(before for before, after in pairs if before == after)
    assert itself == dict.fromkeys(names, 2 if count == 2 else 1)
