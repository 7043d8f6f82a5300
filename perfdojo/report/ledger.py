"""What did each move do? The ledger of the best result, with shares where it was analysed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from perfdojo.measure.paired import Ratio
from perfdojo.report.figures import interval_text, ratio_text
from perfdojo.report.markup import Markup, join, number, number_head, table, tag
from perfdojo.report.story import Entry

_BAR = 96  # pixels from end to end


def draw_ledger(entries: Sequence[Entry]) -> Markup:
    """One row a move; columns of shares only if there are any."""
    analysed = any(entry.without is not None for entry in entries)
    takes = any(entry.takes for entry in entries)
    widest = _widest(entries)
    heads: list[object] = [number_head("#"), "move"]
    heads += [number_head("left out"), "share", number_head("added")] if analysed else []
    heads += ["numerics", "needed by"] if takes else ["numerics"]
    rows = []
    for place, entry in enumerate(entries, 1):
        row = [number(place), tag("td", tag("code", entry.move))]
        if analysed:
            row += [_gain(entry.without), tag("td", _bar(entry.without, widest))]
            row += [_gain(entry.added)]
        row.append(tag("td", numerics_badge(entry.numerics)))
        if takes:
            row.append(_places(entry.takes))
        rows.append(row)
    return table("Ledger of moves", heads, rows)


def numerics_badge(numerics: str) -> Markup:
    """The class as a word in a pill."""
    return tag("span", numerics or "–", class_=f"pill {numerics}".strip())


def _places(places: Iterable[int]) -> Markup:
    return tag("td", join((f"#{place + 1}" for place in places), " "), class_="muted reason")


def _gain(gain: Ratio | str | None) -> Markup:
    if isinstance(gain, Ratio):
        small = tag("small", interval_text(gain), class_="muted")
        return number(join([tag("b", ratio_text(gain)), " ", small]))
    return tag("td", tag("small", gain or "–"), class_="reason")


def _widest(entries: Sequence[Entry]) -> float:
    """The largest logarithm of any gain: what fills a bar."""
    gains = [entry.without for entry in entries if isinstance(entry.without, Ratio)]
    return max([abs(math.log(gain.value)) for gain in gains if gain.value > 0] + [1e-2])


def _bar(gain: Ratio | str | None, widest: float) -> Markup:
    """To the right of the middle line: it helps; to the left: it costs. A whisker: the interval."""
    if not isinstance(gain, Ratio) or gain.low <= 0:
        return Markup("")
    middle = _BAR / 2

    def place(value: float) -> float:
        part = max(-1.0, min(1.0, math.log(value) / widest))
        return round(middle + part * (middle - 2), 1)

    end, low, high = place(gain.value), place(gain.low), place(gain.high)
    kind = "helps" if gain.low > 1 else "costs" if gain.high < 1 else "unclear"
    return tag(
        "svg",
        tag("rect", x=min(middle, end), width=round(abs(end - middle), 1), y=3, height=10, rx=1),
        tag("line", x1=low, x2=high, y1=8, y2=8, class_="whisker"),
        tag("line", x1=middle, x2=middle, y1=0, y2=16, class_="axis"),
        viewBox=f"0 0 {_BAR} 16", width=_BAR, height=16, class_=f"bar {kind}", aria_hidden="true",
    )  # fmt: skip
