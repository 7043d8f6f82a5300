"""Does what was measured correct the guesses of what is like it, and leave the rest alone?"""

from __future__ import annotations

import numpy as np

from perfdojo.search.perfllm.nearby import correction, rank

RNG = np.random.default_rng(0)
KNOWN = RNG.standard_normal((40, 6)).astype(np.float32)


def test_a_few_measurements_say_nothing() -> None:
    off, spread = correction(KNOWN, KNOWN[:3], np.ones(3, np.float32))
    assert not off.any()
    assert not spread.any()


def test_what_is_shared_by_all_errors_is_added_everywhere() -> None:
    far = np.full((1, 6), 50.0, np.float32)
    off, _ = correction(far, KNOWN, np.full(40, 0.5, np.float32))
    assert np.allclose(off, 0.5)


def test_neighbours_are_wrong_alike() -> None:
    errors = np.sign(KNOWN[:, 0])
    fresh = RNG.standard_normal((200, 6)).astype(np.float32)
    found, _ = correction(fresh, KNOWN, errors)
    right = np.sign(found) == np.sign(fresh[:, 0])
    assert right.mean() > 0.75


def test_equal_programs_are_no_division_by_zero() -> None:
    same = np.ones((10, 6), np.float32)
    for found in correction(same, same, RNG.standard_normal(10).astype(np.float32)):
        assert np.isfinite(found).all()


def test_what_is_far_from_all_that_was_measured_is_least_known() -> None:
    errors = RNG.standard_normal(40).astype(np.float32)
    far = np.full((1, 6), 50.0, np.float32)
    _, near_spread = correction(KNOWN[:5], KNOWN, errors)
    _, far_spread = correction(far, KNOWN, errors)
    assert (near_spread < 0.9 * far_spread).all()


def test_the_best_guess_comes_first_where_nothing_was_measured() -> None:
    guesses = np.array([0.1, 0.5, 0.3], np.float32)
    none, nothing = KNOWN[:0], np.zeros(0, np.float32)
    assert rank(guesses, KNOWN[:3], none, nothing, 2) == [1, 2, 0]


def test_twins_of_the_best_wait_for_what_is_unlike_it() -> None:
    twin, other = KNOWN[:1], np.full((1, 6), 4.0, np.float32)
    rows = np.concatenate([twin, twin, twin, other])
    guesses = np.array([0.301, 0.3, 0.3, 0.0], np.float32)
    errors = np.where(RNG.random(40) < 0.5, -1.0, 1.0).astype(np.float32)
    errors[0] = 0.0
    order = rank(guesses, rows, KNOWN, errors, 4)
    assert sorted(order) == [0, 1, 2, 3]
    assert order.index(3) < 3


def test_asked_for_none_it_ranks_by_the_guesses_alone() -> None:
    guesses = np.array([0.1, 0.5, 0.3], np.float32)
    assert rank(guesses, KNOWN[:3], KNOWN, np.zeros(40, np.float32), 0) == [1, 2, 0]
    assert rank(guesses[:0], KNOWN[:0], KNOWN, np.zeros(40, np.float32), 2) == []
