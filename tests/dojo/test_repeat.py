"""Are several comparisons of the same two put together as they should be?"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, cast

import pytest

from perfdojo.dojo.repeat import calmest, compare_repeatedly, spread
from perfdojo.ir import Kernel
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed

CALM = Timed(1.0, 2.0, 1.99, 2.01, error=2e-7, samples=6)
DISTURBED = Timed(1.6, 1.5, 1.45, 1.55, error=1e-7, samples=5)  # by a neighbour, unequally
BURST = Timed(9.0, 9.0, 8.0, 25.0, error=1e-7, samples=5)


def test_processes_that_were_disturbed_do_not_decide() -> None:
    found = calmest([DISTURBED, CALM, DISTURBED, CALM])
    assert isinstance(found, Timed)
    assert (found.seconds, found.speedup, found.error, found.samples) == (1.0, 2.0, 2e-7, 22)


def test_what_is_reported_spans_all_processes() -> None:
    found = spread([DISTURBED, CALM, CALM])
    assert isinstance(found, Timed)
    assert (found.speedup_low, found.speedup, found.speedup_high) == (1.45, 2.0, 2.01)


def test_of_five_processes_the_very_lowest_and_highest_are_left_out() -> None:
    found = spread([CALM, DISTURBED, CALM, CALM, BURST])
    assert isinstance(found, Timed)
    assert (found.speedup_low, found.speedup, found.speedup_high) == (1.99, 2.0, 2.01)


def test_the_interval_holds_what_is_reported() -> None:
    slow = Timed(2.0, 1.0, 0.9, 1.1, error=0.0, samples=5)
    fast = Timed(1.0, 3.0, 2.9, 3.1, error=0.0, samples=5)
    for found in (calmest([slow, fast, fast, fast]), spread([slow, fast, fast, fast])):
        assert isinstance(found, Timed)
        assert found.speedup_low <= found.speedup <= found.speedup_high


def test_a_failure_in_any_process_is_a_failure() -> None:
    failed = Failed("unstable", "it wrote no result in call 9")
    assert calmest([CALM, failed, CALM]) == spread([CALM, failed]) == failed


class Replies:
    """Answers comparisons from a list, over and over, and counts them."""

    baseline = CALM
    overhead = 0.0

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.left, self.count = itertools.cycle(outcomes), 0

    def confirm(self, kernel: Kernel, over: Kernel, *, budget: float) -> Outcome:
        self.count += 1
        return next(self.left)


def compare(harness: Replies, budget: float) -> Outcome:
    nothing = cast(Any, None)
    return compare_repeatedly(cast(Harness, harness), nothing, nothing, budget)


@pytest.mark.parametrize(
    ("outcomes", "count"),
    [([CALM], 20), ([CALM, DISTURBED], 26), ([CALM, *[Failed("crash", "signal 11")]], 2)],
)
def test_processes_that_disagree_are_asked_more_often_and_a_failure_ends_it(
    outcomes: list[Outcome], count: int
) -> None:
    harness = Replies(outcomes)
    harness.baseline = Timed(0.01, 1.0, 1.0, 1.0, error=0.0, samples=5)
    compare(harness, budget=8.0)
    assert harness.count == count


def test_what_a_process_takes_beside_its_calls_is_part_of_the_budget() -> None:
    harness = Replies([CALM])
    harness.baseline = Timed(0.01, 1.0, 1.0, 1.0, error=0.0, samples=5)
    harness.overhead = 1.0  # large arrays are filled and judged
    compare(harness, budget=8.0)
    assert harness.count == 6
