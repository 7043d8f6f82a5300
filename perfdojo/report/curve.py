"""How did the search go? Best time so far, against measurements or seconds, as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from perfdojo.report.figures import clock_text, tick_text, time_text
from perfdojo.report.markup import Markup, join, tag
from perfdojo.report.scale import Scale, time_scale
from perfdojo.report.story import Trial

WIDTH, HEIGHT = 460, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 12, 26, 46
_MOST = 400  # marks of one sort; more would only hide each other


@dataclass(frozen=True, slots=True)
class Point:
    """A trial, its number from 1, and where it lies on the axis along the bottom."""

    number: int
    along: float
    trial: Trial


@dataclass(frozen=True, slots=True)
class Level:
    """A time worth comparing with, drawn across the picture."""

    name: str
    seconds: float


def improvements(points: Sequence[Point]) -> list[Point]:
    """The timed points that were faster than all before them."""
    best, found = math.inf, []
    for point in points:
        if point.trial.seconds is not None and point.trial.seconds < best:
            best = point.trial.seconds
            found.append(point)
    return found


def draw_curve(
    trials: Sequence[Trial], levels: Sequence[Level] = (), *, by_seconds: bool = False
) -> Markup:
    """The picture; a sentence where nothing was timed."""
    points = [Point(n, t.at if by_seconds else n, t) for n, t in enumerate(trials, 1)]
    better = improvements(points)
    if not better:
        return tag("p", "No candidate was timed.", class_="muted")
    times = [t.seconds for t in trials if t.seconds is not None]
    slowest = max([better[0].trial.seconds or 0.0, *(level.seconds for level in levels)])
    shown = [s for s in times if s <= 2 * slowest]  # what is far slower is put at the edge
    y = time_scale([*shown, *(lv.seconds for lv in levels)], HEIGHT - _BOTTOM, _TOP)
    last = max(points[-1].along, 1e-3 if by_seconds else 2)
    x = Scale(0 if by_seconds else 1, last, _LEFT, WIDTH - _RIGHT)
    name = "s" if by_seconds else "n"
    parts = [
        _describe(points, better, f"curve-{name}", by_seconds=by_seconds),
        _axes(x, y, by_seconds=by_seconds),
        *(_level(level, y) for level in levels),
        _marks([p for p in points if p.trial.seconds is not None], _dot, x, y),
        _marks([p for p in points if p.trial.stage], _cross, x, y),
        tag("path", d=_steps(better, x, y), class_="best"),
        *(_dot(point, x, y, better=True) for point in better),
    ]
    return tag(
        "svg", join(parts, "\n"),
        viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img",
        aria_labelledby=f"curve-{name}-title curve-{name}-text",
    )  # fmt: skip


def _describe(
    points: Sequence[Point], better: Sequence[Point], name: str, *, by_seconds: bool
) -> Markup:
    along = "seconds" if by_seconds else "measurements"
    first, last = time_text(better[0].trial.seconds), time_text(better[-1].trial.seconds)
    failed = sum(bool(point.trial.stage) for point in points)
    text = (
        f"{len(points)} measurements, {failed} failed. The best time fell from {first} to {last} "
        f"in {len(better)} steps, the last at measurement {better[-1].number}, "
        f"{clock_text(better[-1].trial.at)} after the start."
    )
    title = tag("title", f"Best time so far against {along}", id=f"{name}-title")
    return join([title, tag("desc", text, id=f"{name}-text")])


def _axes(x: Scale, y: Scale, *, by_seconds: bool) -> Markup:
    parts = []
    for value in y.ticks():
        at = y.place(value)
        parts.append(tag("line", x1=_LEFT, x2=WIDTH - _RIGHT, y1=at, y2=at, class_="grid"))
        parts.append(tag("text", tick_text(value), x=_LEFT - 8, y=at + 4, class_="end"))
    base = HEIGHT - _BOTTOM
    for value in x.ticks():
        at = x.place(value)
        parts.append(tag("line", x1=at, x2=at, y1=base, y2=base + 5, class_="axis"))
        parts.append(tag("text", f"{value:g}", x=at, y=base + 19, class_="middle"))
    parts.append(tag("line", x1=_LEFT, x2=WIDTH - _RIGHT, y1=base, y2=base, class_="axis"))
    along = "seconds since the start" if by_seconds else "measurement"
    parts.append(
        tag("text", along, x=(_LEFT + WIDTH - _RIGHT) / 2, y=HEIGHT - 8, class_="middle name")
    )
    kind = "time of one call (log)" if y.log else "time of one call"
    parts.append(tag("text", kind, x=4, y=14, class_="name"))
    return join(parts)


def _level(level: Level, y: Scale) -> Markup:
    at = y.place(level.seconds)
    text = f"{level.name} {time_text(level.seconds)}"
    return join([
        tag("line", x1=_LEFT, x2=WIDTH - _RIGHT, y1=at, y2=at, class_="level"),
        tag("text", text, x=WIDTH - _RIGHT - 2, y=at - 5, class_="end name halo"),
    ])  # fmt: skip


def _marks(points: Sequence[Point], draw: Callable[..., Markup], x: Scale, y: Scale) -> Markup:
    step = max(1, math.ceil(len(points) / _MOST))
    return join(draw(point, x, y) for point in points[::step])


def _dot(point: Point, x: Scale, y: Scale, *, better: bool = False) -> Markup:
    seconds = point.trial.seconds or 0.0
    text = f"#{point.number}: {time_text(seconds)} after {clock_text(point.trial.at)}"
    if point.trial.moves:
        text += f", {len(point.trial.moves)} moves, the last {point.trial.moves[-1]}"
    return tag(
        "circle", tag("title", text),
        cx=x.place(point.along), cy=y.place(seconds), r=4.5 if better else 2.5,
        class_="better" if better else "dot",
    )  # fmt: skip


def _cross(point: Point, x: Scale, y: Scale) -> Markup:
    at, top = x.place(point.along), _TOP - 1
    text = f"#{point.number}: failed ({point.trial.stage}) {point.trial.reason}"[:200]
    lines = f"M{at - 3:.1f} {top - 3}l6 6m0 -6l-6 6"
    return tag("path", tag("title", text), d=lines, class_="failed")


def _steps(better: Sequence[Point], x: Scale, y: Scale) -> str:
    """A staircase through the improvements, to the right edge."""
    first = better[0]
    words = [f"M{x.place(first.along)} {y.place(first.trial.seconds or 0.0)}"]
    for point in better[1:]:
        words.append(f"H{x.place(point.along)}V{y.place(point.trial.seconds or 0.0)}")
    return "".join([*words, f"H{WIDTH - _RIGHT}"])
