"""Does a population keep what none beats, and believe the latest measurement?"""

from __future__ import annotations

import random

from perfdojo.search.nsga2 import Operators, Population


def make() -> Population[int]:
    operators = Operators(
        make=lambda rng: rng.randrange(1000),
        mutate=lambda one, rng: one + rng.choice((-1, 1)),
        cross=lambda one, two, rng: (one + two) // 2,
        key=str,
    )
    return Population(operators, random.Random(0), size=4)


def test_the_front_holds_what_none_beats_in_both() -> None:
    population = make()
    population.tell([(1, (1.0, 3.0)), (2, (2.0, 2.0)), (3, (3.0, 3.0)), (4, None)])
    assert population.front == [(1, (1.0, 3.0)), (2, (2.0, 2.0))]


def test_a_parent_that_is_measured_again_has_its_new_time() -> None:
    population = make()
    population.tell([(1, (1.0,)), (2, (2.0,))])
    population.revise(1, (3.0,))
    assert population.front == [(2, (2.0,))]


def test_a_parent_that_fails_when_measured_again_dies() -> None:
    population = make()
    population.tell([(1, (1.0,)), (2, (2.0,))])
    population.revise(1, None)
    assert population.front == [(2, (2.0,))]
