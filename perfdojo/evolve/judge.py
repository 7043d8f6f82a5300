"""Is an output right? (Tested, not proven.) Compared with the reference, or the original's own."""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from perfdojo.evolve.task import ErrorMeasure
from perfdojo.measure.compare import Judge

Array = NDArray[Any]
_ROUNDINGS = 64  # in units of eps: what counts as rounding where nothing else is known
_WORSE = 4.0  # times the error of the original itself


class OutputJudge(Protocol):
    """Knows what is right for one output of one case."""

    def error(self, found: Array) -> float:
        """How wrong `found` is: 0 for equal, infinite for what cannot be compared."""


class Masked:
    """Compares the elements that count; the original leaves the others as they were."""

    def __init__(self, right: Array, counts: NDArray[np.bool_]) -> None:
        self._counts = counts
        self._judge = Judge(right[counts], right.dtype)

    def error(self, found: Array) -> float:
        """The largest scaled error."""
        return self._judge.error(found[self._counts])


class Measured:
    """Compares by the task's own measure; what it cannot say counts as infinitely wrong."""

    def __init__(self, right: Array, measure: ErrorMeasure) -> None:
        self._right, self._measure = right, measure

    def error(self, found: Array) -> float:
        """What the measure says."""
        error = float(self._measure(found, self._right))
        return error if error >= 0 else math.inf


def make_judge(
    right: Array,
    dtype: np.dtype[Any],
    measure: ErrorMeasure | None,
    counts: NDArray[np.bool_] | None = None,
) -> OutputJudge:
    """The judge of an output of type `dtype`. NaN and infinity must be in the same places, whole
    numbers be equal, and the error of a negative element counts like that of a positive one.
    """
    if measure is not None:
        return Measured(right, measure)
    if counts is not None and not counts.all():
        return Masked(right, counts)
    return Judge(right, dtype)


def rounding(dtype: np.dtype[Any]) -> float:
    """The error that is rounding for outputs of that type; none for whole numbers."""
    return _ROUNDINGS * float(np.finfo(dtype).eps) if dtype.kind == "f" else 0.0


def plausible(dtype: np.dtype[Any]) -> float:
    """The error up to which an original of that type may be what the reference means."""
    return math.sqrt(float(np.finfo(dtype).eps)) if dtype.kind == "f" else 0.0


def strict_tolerance(original: float, dtype: np.dtype[Any]) -> float:
    """What is equal within rounding: of the type, or of the original's own error."""
    return max(rounding(dtype), _WORSE * original)
