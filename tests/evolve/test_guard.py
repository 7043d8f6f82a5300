"""Does a search give up what the gates refuse, and nothing else?"""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.evolve.builder import Built
from perfdojo.evolve.course import Course, Point
from perfdojo.evolve.evolution import Evolution
from perfdojo.evolve.gates import Gate, Verdict
from perfdojo.evolve.guard import REFUSED, Guard
from perfdojo.evolve.language import Genome
from perfdojo.evolve.run import candidates
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search.budget import Budget
from tests.evolve.toys import Landscape, Letters, code_of


class Gates:
    """They refuse what holds all of some letters; what they were asked is remembered."""

    def __init__(self, *bad: str) -> None:
        self.bad = [set(letters) for letters in bad]
        self.asked: list[Genome] = []

    def __call__(self, genome: Genome) -> Verdict:
        self.asked.append(genome)
        passed = not any(letters <= set(code_of(genome)) for letters in self.bad)
        return Verdict((Gate("sanitizer", passed, "" if passed else "a race"),), 0.0)


def genome(letters: str) -> Genome:
    return tuple(f"set({letter})" for letter in letters)


@pytest.mark.parametrize("bad", ["c", "a", "f", "bd", "af", "abc"])
def test_the_smallest_part_that_is_refused_is_found(bad: str) -> None:
    guard = Guard(Gates(bad))
    refusal = guard.refuse(genome("abcdef"), "code")
    assert refusal is not None
    assert set(refusal.part) == set(genome(bad))
    assert refusal.why == Failed(REFUSED, "sanitizer: a race")
    assert guard.holds_banned(genome(bad + "g"))
    assert not guard.holds_banned(genome("g"))


def test_one_bad_edit_of_many_is_found_with_few_questions() -> None:
    gates = Gates("k")
    Guard(gates).refuse(genome("abcdefghijklmnop"), "code")
    assert len(gates.asked) <= 1 + 2 * 4


def test_what_passes_is_remembered_by_its_code() -> None:
    guard = Guard(Gates("z"))
    assert guard.refuse(genome("ab"), "code") is None
    assert guard.passed == {"code"}
    assert not guard.banned


@given(st.lists(st.sampled_from("abcdef"), unique=True), st.lists(st.sampled_from("abcdef")))
def test_stripping_leaves_nothing_that_is_refused_and_drops_nothing_else(
    letters: list[str], bad: list[str]
) -> None:
    guard = Guard(Gates())
    guard.ban(genome("".join(bad)))
    whole = genome("".join(letters))
    left = guard.strip(whole)
    assert not guard.holds_banned(left)
    assert set(left) <= set(whole)
    assert len(whole) - len(left) == (1 if guard.holds_banned(whole) else 0)


def test_gates_take_their_share_of_the_time_and_no_more() -> None:
    ticks = itertools.count(step=3)
    guard = Guard(Gates("a"), clock=lambda: float(next(ticks)))
    assert guard.has_time(0.0)
    guard.refuse(genome("b"), "b")
    guard.refuse(genome("c"), "c")
    assert guard.spent == 6
    assert not guard.has_time(0.0)
    assert guard.has_time(100.0)


def faster_with_each(letters: str) -> tuple[float, float]:
    return 1.0 - 0.08 * len(letters), 0.0


def evolve(gates: Gates, kept: list[tuple[Genome, str, Outcome]]) -> Evolution:
    evolution = Evolution(
        Letters(), Landscape(faster_with_each), seed=1, guard=Guard(gates),
        keep=lambda *one: kept.append(one),
    )  # fmt: skip
    evolution.run(Budget(measurements=250))
    return evolution


def test_a_search_ends_with_the_fastest_that_gates_let_through() -> None:
    kept: list[tuple[Genome, str, Outcome]] = []
    evolution = evolve(Gates("a", "cd"), kept)
    best = evolution.course.best
    assert best is not None
    assert set(best.key) in (set("bcefghij"), set("bdefghij"))
    assert evolution.course.failed[REFUSED] > 0
    assert not any("a" in key for key in evolution.course.points)


def test_what_was_refused_stays_refused_in_the_next_process() -> None:
    kept: list[tuple[Genome, str, Outcome]] = []
    evolve(Gates("a", "cd"), kept)
    guard = Guard(Gates())  # that would refuse nothing
    second = Evolution(Letters(), Landscape(faster_with_each), guard=guard)
    second.resume(kept)
    assert guard.holds_banned(genome("ab"))
    assert not guard.holds_banned(genome("bc"))


def test_what_gates_refuse_of_one_candidate_is_taken_out_of_the_next() -> None:
    landscape = Landscape(faster_with_each)
    course = Course()
    for letters in ("abcz", "bz", "z", "a"):
        built = landscape.build(genome(letters))
        assert isinstance(built, Built)
        outcome = landscape.compare(built)
        assert isinstance(outcome, Timed)
        course.points[built.key] = Point(built.edits, built.key, outcome)
    guard = Guard(Gates("z"), passed={"a"})
    offered = candidates(landscape, course, guard)  # type: ignore[arg-type]
    first = next(offered)
    assert set(first.key) == set("abcz")
    guard.learn(first.edits, Gate("sanitizer", False, "a race"))
    assert ["".join(sorted(point.key)) for point in offered] == ["b", "a"]
