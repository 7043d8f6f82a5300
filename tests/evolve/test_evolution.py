"""Does the evolution find the front, avoid duplicates, and go on where it stopped?"""

from __future__ import annotations

import itertools
from dataclasses import replace

from perfdojo.evolve.builder import Built
from perfdojo.evolve.evolution import Evolution
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search.budget import Budget
from tests.evolve.toys import LETTERS, Landscape, Letters


def planted(letters: str) -> tuple[float, float] | Failed:
    """`a` helps; `b` is wrong without `c`, and together they help; `d` trades error for time."""
    if "j" in letters or ("b" in letters and "c" not in letters):
        return Failed("wrong", "'y' is wrong")
    seconds = 1.0 - 0.2 * ("a" in letters) - 0.3 * ("b" in letters) - 0.1 * ("d" in letters)
    return seconds + 0.01 * ("e" in letters), 0.005 * ("d" in letters)


def evolve(seed: int = 0, count: int = 150, *, strict: bool = False) -> Evolution:
    evolution = Evolution(Letters(), Landscape(planted), seed=seed, strict=strict)
    evolution.run(Budget(measurements=count))
    return evolution


def test_it_finds_the_fastest_and_the_exact_end_of_the_front() -> None:
    front = evolve().course.front
    assert abs(front[0].outcome.seconds - 0.4) < 1e-9
    assert front[0].outcome.error == 0.005
    assert front[-1].outcome.error == 0.0
    assert abs(front[-1].outcome.seconds - 0.5) < 1e-9


def test_the_front_holds_nothing_that_another_point_beats() -> None:
    front = evolve().course.front
    for one, two in itertools.combinations(front, 2):
        assert one.outcome.seconds < two.outcome.seconds
        assert one.outcome.error > two.outcome.error


def test_the_same_seed_makes_the_same_evolution() -> None:
    assert list(evolve(3).course.outcomes) == list(evolve(3).course.outcomes)
    assert list(evolve(3).course.outcomes) != list(evolve(4).course.outcomes)


def test_code_that_is_known_is_not_measured_again() -> None:
    evolution = evolve()
    measured = evolution.tester.measured  # type: ignore[attr-defined]
    assert len(measured) == len(set(measured))
    assert evolution.course.duplicates > 0
    assert evolution.course.evaluated == len(measured)


def test_edits_that_left_the_code_as_it_was_are_remembered() -> None:
    vain = evolve().credit.vain
    assert vain["neutral(s)"] > 0, "which every evolution begins with"
    assert set(vain) & {f"neutral({letter})" for letter in LETTERS}
    assert "set(a)" not in vain


def test_kinds_that_help_are_drawn_more_often() -> None:
    weights = evolve(count=40).course.weights
    assert weights["set"] > weights["neutral"] > 0


def test_where_error_is_worth_as_much_as_time_what_reaches_the_front_has_helped() -> None:
    evolution = Evolution(Letters(), Landscape(planted), strict=False, fair=True)
    before = Timed(1.0, 1.0, 1.0, 1.0, 0.0, 5)
    faster_and_wrong = Timed(0.9, 1.1, 1.1, 1.1, 0.005, 5)
    beaten = Timed(0.95, 1.05, 1.05, 1.05, 0.005, 5)
    for key, outcome in (("abc", before), ("d", faster_and_wrong), ("de", beaten)):
        evolution._learn((f"set({key})",), key, outcome)
    assert evolution._has_helped(before, faster_and_wrong, "d")
    assert not evolution._has_helped(before, beaten, "de"), "faster than its parent, but beaten"


def test_an_evolution_goes_on_from_what_another_process_tried() -> None:
    kept: list[tuple[tuple[str, ...], str, Outcome]] = []
    first = Evolution(Letters(), Landscape(planted), keep=lambda *one: kept.append(one))
    first.run(Budget(measurements=60))
    landscape = Landscape(planted)
    second = Evolution(Letters(), landscape, seed=1)
    second.resume(kept)
    best = second.course.best
    assert best == first.course.best
    second.run(Budget(measurements=80))
    assert not {key for _, key, _ in kept} & set(landscape.measured)
    assert best is not None
    assert second.course.best is not None
    assert second.course.best.outcome.seconds <= best.outcome.seconds


def test_ctrl_c_keeps_what_was_found() -> None:
    landscape = Landscape(planted)

    def interrupt(*_: object) -> None:
        if len(landscape.measured) > 30:
            raise KeyboardInterrupt

    evolution = Evolution(Letters(), landscape, watch=interrupt)
    course = evolution.run(Budget(seconds=60))
    assert course.interrupted
    assert course.best is not None


def test_a_landscape_without_anything_new_ends() -> None:
    evolution = Evolution(Letters(), Landscape(planted))
    course = evolution.run(Budget(seconds=20))
    assert course.elapsed < 15
    assert course.evaluated <= 2**10


def test_what_seemed_fastest_by_luck_is_measured_again() -> None:
    class Lucky(Landscape):
        """One letter looks fast at first, and is not."""

        def measure(self, built: Built) -> Outcome:
            outcome = super().measure(built)
            if built.path != "a" or isinstance(outcome, Failed):
                return outcome
            return replace(outcome, seconds=0.5, speedup=2.0)

    evolution = Evolution(Letters(), Lucky(lambda letters: (1.0, 0.0)))
    course = evolution.run(Budget(measurements=60))
    assert "a" in course.points
    assert course.points["a"].outcome.speedup == 1.0
