"""Are the three sets of cases apart, also where the task says nothing?"""

from __future__ import annotations

from perfdojo.evolve.cases import cases_of
from perfdojo.evolve.task import PARTS, Task


def make(**facts: object) -> Task:
    return Task(source="k.c", function="f", inputs=lambda rng: {}, **facts)  # type: ignore[arg-type]


def test_no_two_cases_share_a_seed() -> None:
    task = make(search=[{"n": 100}, {"n": 7}])
    seeds = [case.seed for part in PARTS for case in cases_of(task, part)]
    assert len(seeds) == len(set(seeds))


def test_random_numbers_differ_between_cases_and_are_the_same_each_time() -> None:
    task = make(search=[{"n": 100}])
    cases = [case for part in PARTS for case in cases_of(task, part)]
    drawn = [case.rng().random() for case in cases]
    assert len(set(drawn)) == len(drawn)
    assert drawn == [case.rng().random() for case in cases]


def test_by_default_the_other_sets_have_other_odd_sizes_too() -> None:
    task = make(search=[{"n": 64, "flag": True}])
    sizes = {part: {dict(c.sizes)["n"] for c in cases_of(task, part)} for part in PARTS}
    assert sizes == {"search": {64}, "validation": {64, 49}, "sealed": {64, 81}}
    assert all(dict(c.sizes)["flag"] is True for c in cases_of(task, "sealed"))


def test_what_the_task_says_is_taken() -> None:
    task = make(search=[{"n": 8}], validation=[{"n": 3}], sealed=[{"n": 5}])
    assert {dict(c.sizes)["n"] for c in cases_of(task, "validation")} == {3}


def test_a_case_says_what_it_is() -> None:
    task = make(search=[{"n": 8, "m": 3}])
    assert str(cases_of(task, "search")[1]) == "search case 1 (n=8, m=3)"
