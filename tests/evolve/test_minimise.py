"""Does minimising keep the gain with the fewest edits?"""

from __future__ import annotations

from perfdojo.evolve.minimise import minimise
from perfdojo.measure.outcome import Failed
from tests.evolve.test_evolution import planted
from tests.evolve.toys import Landscape

ALL = ("set(a)", "neutral(x)", "set(b)", "set(e)", "set(c)", "neutral(y)", "set(f)")


def test_only_edits_that_matter_are_left() -> None:
    short = minimise(Landscape(planted), ALL)
    assert set(short.edits) == {"set(a)", "set(b)", "set(c)"}
    assert short.is_minimal


def test_at_least_99_percent_of_the_speed_is_kept() -> None:
    landscape = Landscape(planted)
    short = minimise(landscape, ALL)
    before = landscape.rule("abcef")
    after = landscape.rule("abc")
    assert not isinstance(before, Failed)
    assert not isinstance(after, Failed)
    assert before[0] / after[0] >= 0.99
    assert short.kept >= 0.99


def test_a_deadline_gives_the_shortest_list_known_by_then() -> None:
    short = minimise(Landscape(planted), ALL, deadline=0.0, clock=lambda: 1.0)
    assert short.edits == ALL
    assert not short.is_minimal


def test_a_hundred_edits_shrink_to_the_three_that_matter() -> None:
    noise = tuple(f"neutral({n})" for n in range(100))
    short = minimise(Landscape(planted), (*noise[:50], *ALL, *noise[50:]))
    assert set(short.edits) == {"set(a)", "set(b)", "set(c)"}
