"""How is a run of `evolve` shown? One page: the front over generations, edits, gates, machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from perfdojo.records import Run
from perfdojo.report.figures import time_text
from perfdojo.report.markup import Markup, join, number, number_head, table, tag
from perfdojo.report.page import make_document, section
from perfdojo.report.scale import Scale, time_scale

_WIDTH, _HEIGHT = 560, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 12, 26, 46
_SHOWN = 12  # fronts that are drawn; of more, evenly chosen ones


@dataclass(frozen=True, slots=True)
class Front:
    """The best trades between time and error after so many variants: (seconds, error)."""

    evaluated: int
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Edited:
    """One edit of the result: what it does, its source line, its change of the IR, its share."""

    edit: str
    summary: str
    line: str
    diff: str
    share: str = ""


def draw_evolution(
    run: Run, summary: Mapping[str, Any], history: Sequence[Front], edits: Sequence[Edited]
) -> str:
    """One self-contained HTML page: no script, nothing from the network."""
    title = f"{run.kernel}: evolved by PerfDojo"
    head = tag("header", tag("h1", run.kernel, tag("span", " evolved")), _cards(summary))
    sections = [
        section("front", "The front over generations", draw_fronts(history), _front(summary)),
        section("edits", "The edits that matter", *draw_edits(edits)),
        section("gates", "The gates", _gates(summary)),
        section("search", "The search", _search(summary)),
        section("machine", "Run and machine", draw_facts(run)),
    ]
    foot = tag("footer", f"Written by perfdojo report {run.id}. Nothing was loaded from elsewhere.")
    return make_document(title, join([head, tag("main", join(sections, "\n")), foot], "\n"))


def _cards(summary: Mapping[str, Any]) -> Markup:
    speed = f"{summary['speedup']:.3f}×"
    interval = f"95 %: {summary['speedup_low']:.3f} to {summary['speedup_high']:.3f}"
    sealed = summary["sealed_passed"]
    cards = [
        ("Speed-up", speed, f"{interval}; over clang -O3", "lead"),
        ("Error", f"{summary['error']:.2g}", f"{summary['mode']} mode", ""),
        ("Edits", str(len(summary["edits_minimal"])), f"of {len(summary['edits'])} found", ""),
        (
            "Sealed cases",
            "✓ passed" if sealed else "✗ not passed",
            "inputs that the search never saw",
            "good" if sealed else "bad",
        ),
    ]
    return tag(
        "dl",
        *(
            tag("div", tag("dt", n), tag("dd", v, tag("small", s)), class_=f"card {k}".strip())
            for n, v, s, k in cards
        ),
        class_="cards",
    )


def draw_fronts(history: Sequence[Front]) -> Markup:
    """Time against error, one line for each front, the last the strongest."""
    fronts = [front for front in history if front.points]
    if not fronts:
        return tag("p", "Nothing was timed.", class_="muted")
    step = max(1, len(fronts) // _SHOWN)
    shown = [*fronts[:-1:step], fronts[-1]]
    times = [seconds for front in shown for seconds, _ in front.points]
    errors = [error for front in shown for _, error in front.points]
    x = time_scale(times, _LEFT, _WIDTH - _RIGHT)
    y = Scale(0.0, max([*errors, 1e-16]) * 1.05, _HEIGHT - _BOTTOM, _TOP)
    parts = [_axes(x, y), *(_draw(front, n, len(shown), x, y) for n, front in enumerate(shown))]
    text = f"{len(fronts)} fronts, the last after {fronts[-1].evaluated} variants"
    svg = tag(
        "svg", tag("title", "Pareto fronts of time and error"), tag("desc", text), join(parts),
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="img",
    )  # fmt: skip
    return tag("figure", svg, class_="plot")


def _axes(x: Scale, y: Scale) -> Markup:
    base, parts = _HEIGHT - _BOTTOM, []
    for value in x.ticks():
        at = x.place(value)
        parts.append(tag("line", x1=at, x2=at, y1=base, y2=base + 5, class_="axis"))
        parts.append(tag("text", time_text(value), x=at, y=base + 19, class_="middle"))
    for value in y.ticks(4):
        at = y.place(value)
        parts.append(tag("line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=at, y2=at, class_="grid"))
        parts.append(tag("text", f"{value:.1g}", x=_LEFT - 8, y=at + 4, class_="end"))
    parts.append(tag("line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=base, y2=base, class_="axis"))
    parts.append(tag("text", "error", x=4, y=14, class_="name"))
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    parts.append(tag("text", "time of one call", x=middle, y=_HEIGHT - 8, class_="middle name"))
    return join(parts)


def _draw(front: Front, place: int, count: int, x: Scale, y: Scale) -> Markup:
    """A line through the points, fainter the older it is."""
    spots = [(x.place(seconds), y.place(error)) for seconds, error in front.points]
    strength = f"{0.15 + 0.85 * (place + 1) / count:.2f}"
    path = "M" + "L".join(f"{a} {b}" for a, b in spots)
    dots = (
        tag(
            "circle",
            tag("title", f"{time_text(seconds)}, error {error:.2g}, after {front.evaluated}"),
            cx=a, cy=b, r=4 if place == count - 1 else 2.5,
            class_="better" if place == count - 1 else "dot",
        )
        for (a, b), (seconds, error) in zip(spots, front.points, strict=True)
    )  # fmt: skip
    return tag("g", tag("path", d=path, class_="best"), *dots, opacity=strength)


def _front(summary: Mapping[str, Any]) -> Markup:
    heads = [number_head(name) for name in ("time", "speed-up", "error", "edits")]
    rows = [
        [
            number(time_text(point["time"])), number(f"{point['speedup']:.3f}×"),
            number(f"{point['error']:.2g}"), number(point["edits"]),
        ]
        for point in summary["front"]
    ]  # fmt: skip
    return table("The front at the end, as measured during the search", heads, rows)


def draw_edits(edits: Sequence[Edited]) -> list[Markup]:
    """Each edit, with what it changes."""
    if not edits:
        return [tag("p", "None: nothing was faster than the original.")]
    found = []
    for place, edit in enumerate(edits, 1):
        where = f" at {edit.line}" if edit.line else ""
        title = tag("summary", f"#{place} ", tag("code", edit.edit), f"{where}: {edit.summary}")
        share = tag("p", edit.share) if edit.share else ""
        found.append(tag("details", title, share, tag("pre", tag("code", edit.diff))))
    return found


def _gates(summary: Mapping[str, Any]) -> Markup:
    words = {True: "passed", False: "refused", None: "not asked"}
    rows = [[gate["gate"], words[gate["passed"]], gate["note"]] for gate in summary["gates"]]
    rows += [[gate["gate"], "refused a faster one", gate["note"]] for gate in summary["refused"]]
    return table("Gates", ["gate", "says", "note"], rows)


def _search(summary: Mapping[str, Any]) -> Markup:
    failed = ", ".join(f"{count} {stage}" for stage, count in summary["failed"].items())
    facts = [
        ("variants built, run and judged", summary["evaluated"]),
        ("a second", f"{summary['evaluated_per_second']:.1f}"),
        ("duplicates avoided", summary["duplicates"]),
        ("failed", failed or "none"),
        *((f"weight of {kind}", f"{weight:.3f}") for kind, weight in summary["weights"].items()),
    ]
    return table("Counts", ["what", "value"], [[tag("th", n, scope="row"), v] for n, v in facts])


def draw_facts(run: Run) -> Markup:
    """The run and its machine."""
    facts = [("run", run.id), ("search", run.search), ("seed", run.seed), ("budget", run.budget)]
    rows = [[tag("th", n, scope="row"), v] for n, v in [*facts, *run.fingerprint.items()]]
    return table("Facts", ["what", "value"], rows)
