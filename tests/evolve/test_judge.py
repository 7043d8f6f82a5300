"""Are outputs compared properly: negative, zero, NaN, whole numbers, and the task's own measure?"""

from __future__ import annotations

import math

import numpy as np
import pytest

from perfdojo.evolve.bench import Mode
from perfdojo.evolve.judge import make_judge, rounding, strict_tolerance
from perfdojo.evolve.site import Output

F64 = np.dtype(np.float64)


@pytest.mark.parametrize(
    ("right", "found", "is_right"),
    [
        ([-3.0, -5.0], [3.0, 5.0], False),
        ([-3.0, -5.0], [-3.0, -5.0], True),
        ([0.0, 0.0], [0.0, 1e-9], False),
        ([1.0, math.nan], [1.0, math.nan], True),
        ([1.0, math.nan], [1.0, 2.0], False),
        ([1.0, 2.0], [1.0, math.nan], False),
        ([math.inf, 1.0], [-math.inf, 1.0], False),
    ],
)
def test_floats(right: list[float], found: list[float], is_right: bool) -> None:
    error = make_judge(np.array(right), F64, None).error(np.array(found))
    assert (error <= rounding(F64)) == is_right


def test_whole_numbers_must_be_equal_in_relaxed_mode_too() -> None:
    judge = make_judge(np.array([100, -7]), np.dtype(np.int64), None)
    assert judge.error(np.array([100, -8])) == math.inf
    outputs = {"y": Output(0.0, np.dtype(np.int32)), "z": Output(0.0, F64)}
    assert Mode(0.01).tolerances(outputs) == {"y": 0.0, "z": 0.01}


def test_elements_that_the_original_never_writes_do_not_count() -> None:
    judge = make_judge(np.array([1.0, 9.0]), F64, None, np.array([True, False]))
    assert judge.error(np.array([1.0, -1.0])) == 0.0
    assert judge.error(np.array([2.0, 9.0])) > 0.1


def test_a_measure_of_the_task_decides_and_nan_never_passes() -> None:
    judge = make_judge(np.array([1.0]), F64, lambda found, right: float(found[0] - right[0]))
    assert judge.error(np.array([1.5])) == 0.5
    assert judge.error(np.array([math.nan])) == math.inf


def test_strict_is_rounding_of_the_type_or_of_the_original() -> None:
    assert strict_tolerance(0.0, F64) == rounding(F64)
    assert strict_tolerance(1e-6, F64) == 4e-6
    assert Mode().tolerances({"y": Output(0.0, F64)}, given=1e-3) == {"y": 1e-3}
