"""What do the samples of a trial say?"""

from __future__ import annotations

import math

import pytest

from perfdojo.measure.outcome import Timed
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, timed_of

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
