"""Does the page of an evolution show the front, the edits and the gates, and escape all texts?"""

from __future__ import annotations

from perfdojo.records import Run
from perfdojo.report.evolution import Edited, Front, draw_evolution, draw_fronts

SUMMARY = {
    "speedup": 1.5, "speedup_low": 1.4, "speedup_high": 1.6, "error": 1e-9, "mode": "strict",
    "sealed_passed": True, "edits": ["a", "b"], "edits_minimal": ["a"],
    "front": [{"time": 1e-5, "speedup": 1.5, "error": 0.0, "edits": 1}],
    "gates": [{"gate": "validation", "passed": True, "note": ""},
              {"gate": "sanitizer", "passed": None, "note": "<no valgrind>"}],
    "refused": [{"gate": "sealed", "note": "wrong"}],
    "failed": {"wrong": 3}, "evaluated": 10, "evaluated_per_second": 31.0, "duplicates": 4,
    "weights": {"noalias": 0.5},
}  # fmt: skip
RUN = Run(
    "abc", "lu", "s", "; task t", {"target": "cpu"}, "evolve strict", 0, "reassociate", "60s",
    "finished", 1.0, "2026-01-01T00:00:00+00:00", SUMMARY,
)  # fmt: skip
HISTORY = [Front(10, ((2e-5, 0.0),)), Front(20, ((1e-5, 0.01), (1.5e-5, 0.0)))]


def test_the_page_tells_the_run_and_escapes_what_it_tells() -> None:
    page = draw_evolution(
        RUN, SUMMARY, HISTORY, [Edited("noalias(@f)", "does <x>", "lu.c:3", "+a")]
    )
    assert "1.500×" in page
    assert "lu.c:3" in page
    assert "&lt;no valgrind&gt;" in page
    assert "does &lt;x&gt;" in page
    assert "<script" not in page


def test_every_front_is_drawn_with_its_points() -> None:
    picture = draw_fronts(HISTORY)
    assert picture.count("<circle") == 3
    assert "after 20" in picture


def test_a_run_without_times_says_so() -> None:
    assert "Nothing was timed." in draw_fronts([])
