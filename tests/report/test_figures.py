"""Are times and ratios written as people read them?"""

from __future__ import annotations

import math

import pytest

from perfdojo.measure.paired import Ratio
from perfdojo.report.figures import clock_text, interval_text, ratio_text, tick_text, time_text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (1.2345e-3, "1.23 ms"), (9.996e-4, "1.00 ms"), (12.0, "12.0 s"), (3.456e-8, "34.6 ns"),
        (4.2e-7, "420 ns"), (1234.0, "1230 s"), (9.999e-3, "10.0 ms"), (0.0, "0 ns"),
        (None, "–"), (math.inf, "–"),
    ],
)  # fmt: skip
def test_a_time_has_three_digits_and_a_unit(seconds: float | None, text: str) -> None:
    assert time_text(seconds) == text


def test_a_tick_has_no_needless_zeros() -> None:
    assert [tick_text(t) for t in (1e-2, 5e-4, 2.0)] == ["10 ms", "500 µs", "2 s"]


def test_a_ratio_has_its_interval() -> None:
    assert ratio_text(Ratio(4.821, 4.8, 4.9)) == "4.82×"
    assert interval_text(Ratio(1.0, 0.985, 123.4)) == "0.98 to 123"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.5, "0.50 s"), (42.2, "42 s"), (303.0, "5 min 3 s"), (7500.0, "2 h 5 min")],
)
def test_a_span_of_time_is_written_for_people(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text
