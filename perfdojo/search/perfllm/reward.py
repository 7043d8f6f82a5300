"""What is a measurement worth? The logarithm of how much faster than the start it is.

It is built on the measured time itself, not on the ratio to the step before: the best program of
a game has the best reward, however it was reached.
"""

from __future__ import annotations

import math

FLOOR = -1.0  # what fails, or is as slow
_SCALE = 4.0  # sixteen times as fast as the start is worth 1


def reward(seconds: float, start: float) -> float:
    """Of a program that takes `seconds`, infinite if it failed, where the start takes `start`."""
    if not math.isfinite(seconds) or seconds <= 0:
        return FLOOR
    return max(FLOOR, math.log2(start / seconds) / _SCALE)
