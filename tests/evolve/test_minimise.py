"""Does minimising keep the gain with the fewest edits?"""

from __future__ import annotations

from perfdojo.evolve.builder import Built
from perfdojo.evolve.minimise import minimise
from perfdojo.measure.outcome import Failed, Outcome, Timed
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


def test_after_the_deadline_one_list_is_measured_with_care_and_no_more() -> None:
    compared: list[int] = []

    class Slow(Landscape):
        def compare(
            self, built: Built, other: Built | None = None, *, processes: int = 0
        ) -> Outcome:
            compared.append(processes)
            speed = 0.9 if processes > 3 else 1.0
            return Timed(1.0, speed, speed, speed, 0.0, 5)

    times = iter([0.0] * 3 + [2.0] * 1000)
    short = minimise(Slow(planted), ALL, deadline=1.0, clock=lambda: next(times))
    assert short.edits == ALL  # what was found by luck is not believed
    assert [count for count in compared if count > 3] == [5]


def test_a_hundred_edits_shrink_to_the_three_that_matter() -> None:
    noise = tuple(f"neutral({n})" for n in range(100))
    short = minimise(Landscape(planted), (*noise[:50], *ALL, *noise[50:]))
    assert set(short.edits) == {"set(a)", "set(b)", "set(c)"}
