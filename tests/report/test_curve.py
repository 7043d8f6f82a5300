"""Does the picture of a search show what happened?"""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.report import Trial
from perfdojo.report.curve import HEIGHT, WIDTH, Level, Point, draw_curve, improvements
from perfdojo.report.scale import Scale, time_scale
from tests.report.document import read

seconds = st.floats(1e-9, 1e3)
trials = st.lists(
    st.builds(
        Trial, st.floats(0, 1e4), st.none() | seconds, st.sampled_from(["", "crash"]),
    ),
    max_size=30,
)  # fmt: skip


def test_improvements_are_those_faster_than_all_before() -> None:
    times = [5.0, 7.0, None, 4.0, 4.0, 1.0]
    points = [Point(n, n, Trial(n, time)) for n, time in enumerate(times)]
    assert [point.number for point in improvements(points)] == [0, 3, 5]


def test_failures_and_levels_are_marked_and_explained() -> None:
    runs = (Trial(0.1, 4e-3), Trial(0.2, None, "timeout", "took > 2 s"), Trial(0.3, 2e-3))
    picture = read(draw_curve(runs, [Level("limit", 1e-3)]))
    assert sum(a.get("class") == "failed" for a in picture.all("path")) == 1
    assert "#2: failed (timeout) took > 2 s" in picture.texts_of("title")
    assert "limit 1.00 ms" in picture.texts_of("text")
    (text,) = picture.texts_of("desc")
    assert text.startswith("3 measurements, 1 failed. The best time fell from 4.00 ms to 2.00 ms")


def test_a_search_that_timed_nothing_has_no_picture() -> None:
    assert "No candidate was timed." in draw_curve([Trial(0.1, None, "crash", "signal 11")])


@given(trials, st.booleans())
def test_every_mark_lies_inside_the_picture(runs: list[Trial], by_seconds: bool) -> None:
    runs.sort(key=lambda trial: trial.at)
    picture = read(draw_curve(runs, [Level("limit", 1e-6)], by_seconds=by_seconds))
    assert picture.complaints == []
    for circle in picture.all("circle"):
        assert 0 <= float(circle["cx"]) <= WIDTH
        assert 0 <= float(circle["cy"]) <= HEIGHT


@given(seconds, seconds)
def test_an_axis_has_a_few_round_ticks_in_order(low: float, high: float) -> None:
    scale = time_scale([low, high], 200, 0)
    ticks = scale.ticks()
    assert len(ticks) <= 8
    assert ticks == sorted(set(ticks))
    assert all(scale.low * 0.999 <= tick <= scale.high * 1.001 for tick in ticks)


@given(st.floats(0, 1e6), st.floats(1e-3, 1e6))
def test_an_even_axis_has_at_least_two_ticks(low: float, span: float) -> None:
    assert len(Scale(low, low + span, 0, 100).ticks()) >= 2


def test_a_scale_maps_its_ends_to_its_ends() -> None:
    for log in (False, True):
        scale = Scale(1.0, 100.0, 300, 20, log)
        assert (scale.place(1.0), scale.place(100.0)) == (300, 20)
        assert scale.place(1e9) == 20
    assert scale.place(10.0) == pytest.approx(160)
    assert math.isclose(Scale(0, 10, 0, 100).place(5), 50)
