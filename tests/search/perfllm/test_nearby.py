"""Does what was measured correct the values of what is like it, and leave the rest alone?"""

from __future__ import annotations

import numpy as np

from perfdojo.search.perfllm.nearby import correction

RNG = np.random.default_rng(0)
KNOWN = RNG.standard_normal((40, 6)).astype(np.float32)


def test_a_few_measurements_say_nothing() -> None:
    assert not correction(KNOWN, KNOWN[:3], np.ones(3, np.float32)).any()


def test_what_is_shared_by_all_errors_is_added_everywhere() -> None:
    far = np.full((1, 6), 50.0, np.float32)
    assert np.allclose(correction(far, KNOWN, np.full(40, 0.5, np.float32)), 0.5)


def test_neighbours_are_wrong_alike() -> None:
    errors = np.sign(KNOWN[:, 0])
    fresh = RNG.standard_normal((200, 6)).astype(np.float32)
    found = correction(fresh, KNOWN, errors)
    right = np.sign(found) == np.sign(fresh[:, 0])
    assert right.mean() > 0.75


def test_equal_programs_are_no_division_by_zero() -> None:
    same = np.ones((10, 6), np.float32)
    assert np.isfinite(correction(same, same, RNG.standard_normal(10).astype(np.float32))).all()
