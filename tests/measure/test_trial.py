"""What do the samples of a trial say?"""

from __future__ import annotations

import math

import pytest

from perfdojo.measure.outcome import Timed
from perfdojo.measure.paired import Samples
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, is_hopeless, timed_of

REPLY = {
    "seconds": {CANDIDATE: [1.0] * 6, INCUMBENT: [3.0] * 6},
    "error": 1e-7,
    "stopped": True,
}


@pytest.mark.parametrize(("incumbent", "seconds"), [(6.0, 2.0), (math.nan, 1.0)])
def test_seconds_are_those_of_the_incumbent_over_the_ratio_or_its_own(
    incumbent: float, seconds: float
) -> None:
    assert timed_of(REPLY, incumbent) == Timed(seconds, 3.0, 3.0, 3.0, 1e-7, 6, stopped=True)


def test_alone_it_is_as_fast_as_itself() -> None:
    assert timed_of(REPLY, None) == Timed(1.0, 1.0, 1.0, 1.0, 1e-7, 6)


@pytest.mark.parametrize(
    ("rounds", "hopeless"),
    [
        ([3.1], True),
        ([2.9], False),  # one round may be bad luck
        ([1.7, 1.7], True),
        ([1.7, 1.5], False),
        ([1.31] * 3, True),
        ([1.31, 1.31, 1.0], False),
        ([1.2, 1.2, 1.0, 1.2, 1.2], True),  # one lucky round of five does not save it
        ([1.2, 1.0, 1.0, 1.2, 1.2], False),
    ],
)
def test_the_slower_a_candidate_the_sooner_it_is_given_up(
    rounds: list[float], hopeless: bool
) -> None:
    samples = Samples({CANDIDATE: rounds, INCUMBENT: [1.0] * len(rounds)})
    assert is_hopeless(samples) is hopeless
