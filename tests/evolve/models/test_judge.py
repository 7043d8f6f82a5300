"""Is a model judged fairly: on rare classes, on constants, on what is no number?"""

from __future__ import annotations

import numpy as np

from perfdojo.evolve.models.front import best_trades, hypervolume
from perfdojo.evolve.models.judge import Score, judge, overfits
from perfdojo.measure.outcome import Failed


def scores(answers: np.ndarray, classes: int) -> np.ndarray:
    return np.eye(classes)[answers]


def test_the_error_is_the_share_of_wrong_answers() -> None:
    right = np.array([0, 1, 0, 1])
    found = judge(scores(np.array([0, 1, 0, 0]), 2), right)
    assert found == Score(0.25, 0.75, 0.75)


def test_a_class_that_is_rare_counts_as_much_as_another() -> None:
    right = np.array([0] * 95 + [1] * 5)
    answers = right.copy()
    answers[95:99] = 0  # of the rare ones, only one is found
    found = judge(scores(answers, 2), right)
    assert isinstance(found, Score)
    assert found.accuracy == 0.96
    assert found.error == 1 - found.balanced == 0.4


def test_what_answers_the_same_to_everything_is_refused() -> None:
    right = np.array([0] * 95 + [1] * 5)
    found = judge(scores(np.zeros(100, int), 2), right)
    assert found == Failed("wrong", "it answers class 0 to everything")


def test_what_is_not_finite_is_refused() -> None:
    assert judge(np.full((4, 2), np.nan), np.array([0, 1, 0, 1])) == Failed(
        "wrong", "its outputs are not finite"
    )


def test_missing_answers_are_told() -> None:
    assert judge(np.zeros((3, 2)), np.arange(4)) == Failed("wrong", "it answers 3 examples of 4")


def test_numbers_are_judged_beside_the_best_constant() -> None:
    right = np.linspace(0, 1, 50)
    found = judge(right[:, None] + 0.1, right)
    assert isinstance(found, Score)
    assert 0 < found.error < 0.2
    assert isinstance(judge(np.zeros((50, 1)), right), Failed)


def test_memorising_is_told_from_chance() -> None:
    good = Score(0.10, 0.9, 0.9)
    assert not overfits(good, Score(0.13, 0.87, 0.87), 1000, 0.0)
    assert overfits(Score(0.0, 1, 1), Score(0.30, 0.7, 0.7), 1000, 0.0)
    assert not overfits(Score(0.0, 1, 1), Score(0.30, 0.7, 0.7), 1000, 0.3)  # so does the original


def test_the_hypervolume_is_the_share_that_is_beaten() -> None:
    assert hypervolume([], 0.5) == 0
    assert hypervolume([(0.55, 0.25)], 0.5) == 0.25
    assert hypervolume([(0.55, 0.25), (0.8, 0.3)], 0.5) == 0.25  # beaten by the first
    assert hypervolume([(1.2, 0.0), (0.1, 0.6)], 0.5) == 0  # outside of what counts
    assert best_trades([(1, 2), (0.5, 3), (2, 2)]) == [(0.5, 3), (1, 2)]
