"""How does a run become one page? Sections of HTML, with style and pictures inside."""

from __future__ import annotations

from functools import cache
from importlib import resources

from perfdojo.report.curve import Level, draw_curve
from perfdojo.report.figures import clock_text, digits, interval_text, ratio_text, time_text
from perfdojo.report.ledger import draw_ledger, numerics_badge
from perfdojo.report.markup import Markup, join, number, number_head, table, tag
from perfdojo.report.sides import draw_sides
from perfdojo.report.story import Story, Trial

_BEST = 10  # rows of the table of results
_NEAR = 0.25  # of the limit: below, it would squeeze the curve
# Nothing is loaded from anywhere, and no script runs: the browser is told to refuse both.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
_MEANING = {
    "exact": "the same bits as the untouched kernel",
    "reassociate": "the same real numbers, other rounding",
    "approximate": "a bounded error",
}


def make_page(story: Story) -> str:
    """One self-contained HTML page: no script, nothing from the network."""
    title = f"{story.kernel} {story.sizes}".strip()
    sections = [_curves(story), _results(story), _failures(story), _kernels(story)]
    sections += [_moves(story), _circumstances(story), _replay(story)]
    body = join([_header(story), tag("main", join(sections, "\n")), _footer(story)], "\n")
    return make_document(f"{title} on {story.target}: a run of PerfDojo", body)


def make_document(title: str, body: Markup) -> str:
    """A whole page around its content, with style, and with all else forbidden."""
    head = join(
        [
            tag("meta", charset="utf-8"),
            tag("meta", http_equiv="Content-Security-Policy", content=_POLICY),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("link", rel="icon", href="data:,"),
            tag("title", title),
            tag("style", Markup(_style())),
        ],
        "\n",
    )
    return f"<!doctype html>\n{tag('html', head, tag('body', body), lang='en')}\n"


@cache
def _style() -> str:
    return resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def section(name: str, title: str, *parts: object) -> Markup:
    """A part of a page with its heading."""
    heading = tag("h2", title, id=name)
    return tag("section", heading, *parts, aria_labelledby=name)


# --------------------------------------------------------------------------------------------
# The headline


def _header(story: Story) -> Markup:
    about = f" {story.sizes} on {story.target}".replace("  ", " ")
    title = tag("h1", story.kernel, tag("span", about))
    cards = [_speedup(story), _times(story), _floor(story), _numerics(story), _verified(story)]
    return tag("header", title, tag("dl", *(card for card in cards if card), class_="cards"))


def _card(name: str, value: object, note: object = "", kind: str = "") -> Markup:
    small = tag("small", note) if note else ""
    words = tag("dt", name), tag("dd", value, small)
    return tag("div", *words, class_=f"card {kind}".strip())


def _speedup(story: Story) -> Markup:
    if story.speedup is None:
        return _card("Speed-up", "–", "no candidate was confirmed", "lead")
    note = f"95 % interval: {interval_text(story.speedup)}; over the untouched kernel"
    return _card("Speed-up", ratio_text(story.speedup), note, "lead")


def _times(story: Story) -> Markup:
    note = f"before: {time_text(story.baseline_seconds)}"
    return _card("Time of one call", time_text(story.best_seconds), note)


def _floor(story: Story) -> Markup:
    if not story.floor_fraction:  # nothing is known of it
        return Markup("")
    percent = f"{100 * story.floor_fraction:.0f} %"
    width = f"width: {min(100.0, 100 * story.floor_fraction):.0f}%"
    meter = tag("div", tag("i", style=width), class_="meter", aria_hidden="true")
    note = "of the speed that memory and arithmetic units allow"
    return _card("Of the physical limit", join([percent, meter]), note)


def _numerics(story: Story) -> Markup:
    return _card("Numerics", story.numerics, _MEANING.get(story.numerics, ""))


def _verified(story: Story) -> Markup:
    if story.verified:
        return _card("Verified", "✓ yes", "right on inputs that the search never saw", "good")
    return _card("Verified", "✗ no", "not checked on held-out inputs", "bad")


# --------------------------------------------------------------------------------------------
# The search


def _curves(story: Story) -> Markup:
    levels = []
    if story.baseline_seconds:
        levels.append(Level("untouched", story.baseline_seconds))
    fraction = story.floor_fraction or 0.0
    if story.best_seconds and fraction > _NEAR:
        levels.append(Level("limit", story.best_seconds * fraction))
    plots = (
        tag("figure", draw_curve(story.trials, levels, by_seconds=by_seconds), class_="plot")
        for by_seconds in (False, True)
    )
    timed = sum(trial.seconds is not None for trial in story.trials)
    failed = sum(count for _, count, _ in story.failures)
    spent = clock_text(max((trial.at for trial in story.trials), default=0.0))
    text = f"{len(story.trials)} measurements in {spent}: {timed} timed, {failed} failed."
    parts = tag("p", text), tag("div", *plots, class_="plots"), _legend()
    return section("curve", "The search", *parts)


def _legend() -> Markup:
    def item(shape: Markup, text: str) -> Markup:
        return tag("li", tag("svg", shape, viewBox="0 0 14 14", aria_hidden="true"), text)

    return tag(
        "ul",
        item(tag("circle", cx=7, cy=7, r=4.5, class_="better"), "faster than all before"),
        item(tag("circle", cx=7, cy=7, r=2.5, class_="dot"), "timed"),
        item(tag("path", d="M4 4l6 6m0 -6l-6 6", class_="failed"), "failed"),
        class_="legend",
    )


def _results(story: Story) -> Markup:
    if not story.fastest:
        return section("results", "The fastest results", tag("p", "Nothing was timed."))
    heads = [
        number_head("rank"),
        number_head("time"),
        number_head("speed-up"),
        tag("th", "numerics", scope="col"),
    ]
    heads += [number_head("error"), number_head("measurement"), tag("th", "moves", scope="col")]
    fastest = enumerate(story.fastest[:_BEST], 1)
    rows = [_result(rank, place, trial, story) for rank, (place, trial) in fastest]
    text = "As measured during the search; the headline was measured again, with more care."
    body = table("The fastest results", heads, rows), tag("p", text, class_="muted")
    return section("results", "The fastest results", *body)


def _result(rank: int, place: int, trial: Trial, story: Story) -> list[Markup]:
    speedup = "–"
    if story.baseline_seconds and trial.seconds:
        speedup = f"{digits(story.baseline_seconds / trial.seconds)}×"
    return [
        number(rank),
        number(time_text(trial.seconds)),
        number(speedup),
        tag("td", numerics_badge(trial.numerics)),
        number("–" if trial.error is None else f"{trial.error:.1e}"),
        number(f"#{place}"),
        tag("td", _move_list(trial.moves)),
    ]


def _move_list(moves: tuple[str, ...]) -> Markup:
    if not moves:
        return tag("span", "none: untouched", class_="muted")
    items = (tag("li", tag("code", move)) for move in moves)
    count = f"{len(moves)} move" + "s" * (len(moves) > 1)
    return tag("details", tag("summary", count), tag("ol", *items))


def _failures(story: Story) -> Markup:
    if not story.failures:
        return section("failures", "Failures", tag("p", "None: every candidate was timed."))
    rows = [
        [tag("th", stage, scope="row"), number(count), reason]
        for stage, count, reason in story.failures
    ]
    body = table("Failures by stage", ["stage", number_head("count"), "for example"], rows)
    return section("failures", "Failures", body)


# --------------------------------------------------------------------------------------------
# The result


def _kernels(story: Story) -> Markup:
    return section("kernel", "The kernel", draw_sides(story.before, story.after))


def _moves(story: Story) -> Markup:
    if not story.ledger:
        text = "None: nothing was faster than the untouched kernel."
        return section("moves", "The moves", tag("p", text))
    if any(entry.without is not None for entry in story.ledger):
        note = tag(
            "p",
            "Left out: how many times faster the whole list is than the list without this move "
            "and those it is needed by. Added: how many times faster the kernel gets when the "
            "move is played. Small print: the 95 % intervals of several processes together.",
            class_="muted",
        )
    else:
        note = tag(
            "p", tag("code", f"perfdojo analyse {story.run}"), " measures each move's share."
        )
    kept = "Each of these matters: without any one of them it is slower. " * story.minimised
    return section(
        "moves", "The moves", tag("p", kept) if kept else "", draw_ledger(story.ledger), note
    )


# --------------------------------------------------------------------------------------------
# Where, when, and again


def _circumstances(story: Story) -> Markup:
    rows = [
        [tag("th", name, scope="row"), value]
        for name, value in (("run", story.run), *story.about, *story.machine)
    ]
    return section("machine", "Run, machine and versions", table("Facts", ["what", "value"], rows))


def _replay(story: Story) -> Markup:
    if not story.replay:
        return Markup("")
    boxes = (tag("pre", tag("code", line), class_="command", tabindex="0") for line in story.replay)
    hint = tag("p", "One click selects a whole command.", class_="muted")
    return section("replay", "How to replay", *boxes, hint)


def _footer(story: Story) -> Markup:
    return tag(
        "footer", f"Written by perfdojo report {story.run}. Nothing was loaded from elsewhere."
    )
