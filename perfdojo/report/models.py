"""How is the run of a model shown? One page: the front on validation and report data, the edits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from perfdojo.records import Run
from perfdojo.report.evolution import Edited, Front, draw_edits, draw_facts, draw_fronts
from perfdojo.report.markup import Markup, join, number, number_head, table, tag
from perfdojo.report.page import make_document, section
from perfdojo.report.scale import Scale

_WIDTH, _HEIGHT = 560, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 12, 26, 46


def draw_model(run: Run, summary: Mapping[str, Any], edits: Sequence[Edited], place: int) -> str:
    """One self-contained HTML page: no script, nothing from the network."""
    history = [
        Front(count, tuple((float(t), float(e)) for t, e in points))
        for count, points in summary["history"]
    ]
    head = tag(
        "header", tag("h1", run.kernel, tag("span", f" evolved, {summary['kind']}")),
        _cards(summary, place),
    )  # fmt: skip
    sections = [
        section("front", "Time against error", draw_trades(summary), _front(summary)),
        section("edits", f"The edits of point {place}", *draw_edits(edits)),
        section("refused", "What was refused", _refused(summary)),
        section("history", "The front over generations, on search data", draw_fronts(history)),
        section("search", "The search", _search(summary)),
        section("machine", "Run and machine", draw_facts(run)),
    ]
    foot = tag("footer", f"Written by perfdojo report {run.id}. Nothing was loaded from elsewhere.")
    title = f"{run.kernel}: evolved by PerfDojo"
    return make_document(title, join([head, tag("main", join(sections, "\n")), foot], "\n"))


def _cards(summary: Mapping[str, Any], place: int) -> Markup:
    point, report = summary["front"][place], summary["report"][place]
    before = summary["original"]["report"]["accuracy"]
    interval = f"95 %: {point['speedup_low']:.3f} to {point['speedup_high']:.3f}"
    change = 100 * (report["accuracy"] - before)
    cards = [
        ("Speed-up", f"{point['speedup']:.3f}×", f"{interval}; over XLA's original", "lead"),
        ("Accuracy on report data", f"{report['accuracy']:.2%}", f"original {before:.2%}", ""),
        ("Change", f"{change:+.2f} points", "on data that nothing was chosen by", ""),
        ("Hypervolume", f"{summary['hypervolume']:.4f}", f"{summary['evaluated']} variants", ""),
    ]
    return tag(
        "dl",
        *(
            tag("div", tag("dt", n), tag("dd", v, tag("small", s)), class_=f"card {k}".strip())
            for n, v, s, k in cards
        ),
        class_="cards",
    )


def draw_trades(summary: Mapping[str, Any]) -> Markup:
    """Time ratio against error: on validation data a line, on report data open circles."""
    front, report = summary["front"], summary["report"]
    times = [point["time_ratio"] for point in front]
    errors = [point["error_validation"] for point in front] + [p["error"] for p in report]
    x = Scale(0.0, max([*times, 1.0]) * 1.05, _LEFT, _WIDTH - _RIGHT)
    y = Scale(0.0, max([*errors, 1e-3]) * 1.1, _HEIGHT - _BOTTOM, _TOP)
    spots = [(x.place(p["time_ratio"]), y.place(p["error_validation"])) for p in front]
    line = tag("path", d="M" + "L".join(f"{a} {b}" for a, b in spots), class_="best")
    dots = [
        tag(
            "circle", tag("title", f"point {n}: validation, error {p['error_validation']:.2%}"),
            cx=a, cy=b, r=4, class_="better",
        )
        for n, ((a, b), p) in enumerate(zip(spots, front, strict=True))
    ]  # fmt: skip
    rings = [
        tag(
            "circle", tag("title", f"point {n}: report, error {p['error']:.2%}"),
            cx=x.place(p["time_ratio"]), cy=y.place(p["error"]), r=5, fill="none",
            stroke="currentColor",
        )
        for n, p in enumerate(report)
    ]  # fmt: skip
    svg = tag(
        "svg", tag("title", "Time against error"),
        tag("desc", "filled: validation data; rings: report data"),
        join([_axes(x, y), line, *dots, *rings]),
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="img",
    )  # fmt: skip
    note = tag("figcaption", "Filled: validation data, by which points are chosen. "
               "Rings: the same points on report data.")  # fmt: skip
    return tag("figure", svg, note, class_="plot")


def _axes(x: Scale, y: Scale) -> Markup:
    base, parts = _HEIGHT - _BOTTOM, []
    for value in x.ticks(6):
        at = x.place(value)
        parts.append(tag("line", x1=at, x2=at, y1=base, y2=base + 5, class_="axis"))
        parts.append(tag("text", f"{value:.2g}", x=at, y=base + 19, class_="middle"))
    for value in y.ticks(4):
        at = y.place(value)
        parts.append(tag("line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=at, y2=at, class_="grid"))
        parts.append(tag("text", f"{value:.0%}", x=_LEFT - 8, y=at + 4, class_="end"))
    parts.append(tag("line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=base, y2=base, class_="axis"))
    parts.append(tag("text", "error", x=4, y=14, class_="name"))
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    words = "time, as a part of the original's"
    parts.append(tag("text", words, x=middle, y=_HEIGHT - 8, class_="middle name"))
    return join(parts)


def _front(summary: Mapping[str, Any]) -> Markup:
    names = ("point", "time", "search", "validation", "report", "edits")
    rows = [
        [
            number(place), number(f"{point['time_ratio']:.3f}×"),
            number(f"{point['accuracy_search']:.2%}"),
            number(f"{point['accuracy_validation']:.2%}"),
            number(f"{report['accuracy']:.2%}"), number(len(point["edits"])),
        ]
        for place, (point, report) in enumerate(
            zip(summary["front"], summary["report"], strict=True)
        )
    ]  # fmt: skip
    return table("Share of right answers", [number_head(name) for name in names], rows)


def _refused(summary: Mapping[str, Any]) -> Markup:
    if not summary["refused"]:
        return tag("p", "Nothing: validation confirmed every point.", class_="muted")
    rows = [[one["reason"], number(len(one["edits"]))] for one in summary["refused"]]
    return table("Refused by validation", ["reason", "edits"], rows)


def _search(summary: Mapping[str, Any]) -> Markup:
    failed = ", ".join(f"{count} {stage}" for stage, count in summary["failed"].items())
    facts = [
        ("data", summary["data"]),
        ("variants built, run and judged", summary["evaluated"]),
        ("a second", f"{summary['evaluated_per_second']:.1f}"),
        ("edits that verify", f"{summary['valid_fraction']:.1%}"),
        ("duplicates avoided", summary["duplicates"]),
        ("failed", failed or "none"),
        *((f"weight of {kind}", f"{weight:.3f}") for kind, weight in summary["weights"].items()),
    ]
    return table("Counts", ["what", "value"], [[tag("th", n, scope="row"), v] for n, v in facts])
