"""Is the page of a run one good document, whatever the run was?"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from perfdojo.measure.paired import Ratio
from perfdojo.report import Entry, Story, Trial, make_page
from tests.report.browser import visit
from tests.report.document import read, repeated_ids
from tests.report.stories import make_story

NASTY = "</style></title><script>alert('\"&')</script>"
STORIES = {
    "whole": make_story(),
    "long": make_story(5000),
    "empty": Story(run="ab12", kernel="relu", target="cpu"),
    "only failures": replace(
        make_story(), trials=(Trial(0.1, None, "crash", "signal 11"),), speedup=None,
        best_seconds=None, floor_fraction=None, ledger=(), verified=False,
    ),
    "one trial": replace(make_story(), trials=(Trial(0.0, 1e-3),), baseline_seconds=1e-3),
    "not analysed": replace(make_story(), ledger=(Entry("split(i, 8)", "exact"),), minimised=True),
    "nasty": Story(
        run=NASTY, kernel=NASTY, target=NASTY, sizes=NASTY, before=NASTY, after=f"x{NASTY}",
        numerics=NASTY, trials=(Trial(1, 1, numerics=NASTY, moves=(NASTY,)),
        Trial(1, None, NASTY, NASTY)), ledger=(Entry(NASTY, NASTY, NASTY, Ratio(1, 1, 1)),),
        about=((NASTY, NASTY),), machine=((NASTY, NASTY),), replay=(NASTY,),
    ),
}  # fmt: skip

each_story = pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)


@each_story
def test_tags_are_balanced_and_ids_unique(story: Story) -> None:
    document = read(make_page(story))
    assert document.complaints == []
    assert repeated_ids(document) == []


@each_story
def test_nothing_comes_from_elsewhere_and_no_script_runs(story: Story) -> None:
    page = make_page(story)
    document = read(page)
    links = [v for _, a in document.tags for k, v in a.items() if k in ("src", "href")]
    assert links == ["data:,"]
    assert "@import" not in page
    assert "url(" not in page
    assert document.all("script") == []
    assert not any(name.startswith("on") for _, a in document.tags for name in a)


@each_story
def test_a_reader_without_eyes_finds_the_way(story: Story) -> None:
    document = read(make_page(story))
    assert document.all("html") == [{"lang": "en"}]
    assert len(document.all("h1")) == len(document.all("main")) == 1
    ids = {a["id"] for _, a in document.tags if "id" in a}
    for _, attributes in document.tags:
        assert set(attributes.get("aria-labelledby", "").split()) <= ids
    assert all(a.get("role") == "img" or "aria-hidden" in a for a in document.all("svg"))
    assert all("scope" in a for a in document.all("th"))
    assert len(document.all("caption")) == len(document.all("table"))
    boxes = [a for _, a in document.tags if a.get("class") in ("scroll", "sides")]
    assert all(a["tabindex"] == "0" and a["aria-label"] for a in boxes)  # to scroll by keyboard


def test_the_sections_stand_in_this_order() -> None:
    assert read(make_page(make_story())).texts_of("h2") == [
        "The search",
        "The fastest results",
        "Failures",
        "The kernel",
        "The moves",
        "Run, machine and versions",
        "How to replay",
    ]


def test_the_headline_says_how_fast_how_sure_and_whether_it_is_right() -> None:
    story = replace(make_story(), speedup=Ratio(4.821, 4.75, 4.9), best_seconds=1.7424e-3)
    values = read(make_page(story)).texts_of("dd")
    assert values == ["4.82×", "1.74 ms", "71 %", "reassociate", "✓ yes"]
    assert "95 % interval: 4.75 to 4.90" in make_page(story)
    assert "✗ no" in make_page(replace(story, verified=False))


def test_every_move_and_every_stage_is_on_the_page() -> None:
    story = make_story()
    document = read(make_page(story))
    assert {entry.move for entry in story.ledger} <= set(document.texts_of("code"))
    assert {stage for stage, _, _ in story.failures} <= set(document.texts_of("th"))


def test_a_run_that_was_not_analysed_says_how_to() -> None:
    page = make_page(STORIES["not analysed"])
    assert "perfdojo analyse 3f2a9c41d07b" in page
    assert "Each of these matters" in page


def test_a_long_run_gives_a_page_of_bearable_size() -> None:
    assert len(make_page(STORIES["long"])) < 600_000


def test_the_same_story_gives_the_same_page() -> None:
    assert make_page(make_story()) == make_page(make_story())


@pytest.mark.parametrize("name", ["whole", "empty", "nasty"])
def test_a_browser_loads_it_without_complaint(name: str, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(make_page(STORIES[name]), encoding="utf-8")
    seen = visit(path, tmp_path / "profile")
    assert seen.console == ()
    assert read(seen.document).texts_of("h2") == read(make_page(STORIES[name])).texts_of("h2")


def test_a_browser_that_has_complaints_is_heard(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("<!doctype html><title>x</title><script>nowhere()</script>", encoding="utf-8")
    (line,) = visit(path, tmp_path / "profile").console
    assert re.search("nowhere is not defined", line)
