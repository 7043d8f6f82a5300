"""Are several comparisons of the same two put together as they should be?"""

from perfdojo.dojo.repeat import middle, spread
from perfdojo.measure.outcome import Failed, Timed

ODD = Timed(3.0, 0.8, 0.79, 0.81, error=1e-7, samples=5)  # a process that had bad luck
GOOD = Timed(1.0, 1.0, 0.99, 1.01, error=2e-7, samples=6)
BEST = Timed(0.9, 1.1, 1.0, 1.2, error=1e-7, samples=7)


def test_one_odd_process_does_not_decide() -> None:
    assert middle([ODD, GOOD, BEST]) == Timed(1.0, 1.0, 0.99, 1.01, error=2e-7, samples=18)


def test_what_is_reported_spans_all_processes() -> None:
    found = spread([ODD, GOOD, BEST])
    assert isinstance(found, Timed)
    assert (found.speedup_low, found.speedup, found.speedup_high) == (0.79, 1.0, 1.2)


def test_of_five_processes_the_very_lowest_and_highest_are_left_out() -> None:
    burst = Timed(9.0, 9.0, 8.0, 25.0, error=1e-7, samples=5)
    found = spread([GOOD, ODD, GOOD, BEST, burst])
    assert isinstance(found, Timed)
    assert (found.speedup_low, found.speedup, found.speedup_high) == (0.99, 1.0, 1.2)


def test_a_failure_in_any_process_is_a_failure() -> None:
    failed = Failed("unstable", "it wrote no result in call 9")
    assert middle([GOOD, failed, GOOD]) == spread([GOOD, failed]) == failed
