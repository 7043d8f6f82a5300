"""How good is a model? (Tested, not proven.) The share of answers that are wrong.

On data in which one class is rare, a model that never names it may be wrong seldom. So the error is
the larger of two: the share of all answers, and the mean over classes of each one's share. A model
that answers the same to everything is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.measure.outcome import Failed

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Score:
    """`error` is what counts; `accuracy` and `balanced` are shares of right answers."""

    error: float
    accuracy: float
    balanced: float


def judge(outputs: Array, right: Array) -> Score | Failed:
    """How good outputs are, class scores or numbers."""
    if len(outputs) != len(right):
        return Failed("wrong", f"it answers {len(outputs)} examples of {len(right)}")
    if not np.isfinite(outputs).all():
        return Failed("wrong", "its outputs are not finite")
    if np.issubdtype(right.dtype, np.integer):
        return _judge_classes(outputs, right)
    return _judge_numbers(outputs.reshape(right.shape), right)


def _judge_classes(outputs: Array, right: Array) -> Score | Failed:
    answers = outputs.argmax(-1)
    classes = np.unique(right)
    if len(classes) > 1 and (answers == answers[0]).all():
        return Failed("wrong", f"it answers class {answers[0]} to everything")
    good = answers == right
    accuracy = float(good.mean())
    balanced = float(np.mean([good[right == one].mean() for one in classes]))
    return Score(1 - min(accuracy, balanced), accuracy, balanced)


def _judge_numbers(outputs: Array, right: Array) -> Score | Failed:
    """The mean squared error, as a part of that of the best constant."""
    if np.ptp(outputs) == 0 and np.ptp(right) > 0:
        return Failed("wrong", f"it answers {outputs.flat[0]:g} to everything")
    error = float(np.mean((outputs - right) ** 2) / max(float(right.var()), 1e-30))
    return Score(error, 1 - error, 1 - error)


def overfits(search: Score, other: Score, count: int, gap: float) -> bool:
    """Whether a model does so much better on the search part that chance cannot be why.

    `gap` is by how much the original does; three standard deviations are left to chance.
    """
    noise = 3 * np.sqrt(2 * other.error * max(0.0, 1 - other.error) / max(1, count))
    return bool(other.error - search.error > max(0.0, gap) + noise + 0.01)
