"""How long may a search take? Seconds, measurements, or both, whichever ends first."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from perfdojo.errors import NotFoundError

_WORD = re.compile(r"(\d+(?:\.\d+)?)\s*(s|min|m|h|x)?")
_SECONDS = {"s": 1, None: 1, "m": 60, "min": 60, "h": 3600}


@dataclass(frozen=True, slots=True)
class Budget:
    """Both may be infinite; what is spent before a run continues counts."""

    seconds: float = math.inf
    measurements: float = math.inf

    def __str__(self) -> str:
        """As `parse_budget` reads it."""
        parts = ((self.seconds, "s"), (self.measurements, "x"))
        return " ".join(f"{number:g}{unit}" for number, unit in parts if math.isfinite(number))


def parse_budget(text: str) -> Budget:
    """`60s`, `5m`, `1h`, `200x` (measurements), or two of them: `5m 200x`. Raises NotFoundError."""
    seconds = measurements = math.inf
    words = text.replace(",", " ").split()
    for word in words:
        match = _WORD.fullmatch(word)
        if match is None:
            raise _unknown(text)
        number, unit = float(match[1]), match[2]
        if unit == "x":
            measurements = number
        else:
            seconds = number * _SECONDS[unit]
    if not words or min(seconds, measurements) <= 0:
        raise _unknown(text)
    return Budget(seconds, measurements)


def _unknown(text: str) -> NotFoundError:
    return NotFoundError(f"expected a budget such as 60s, 5m or 200x (measurements), got '{text}'")
