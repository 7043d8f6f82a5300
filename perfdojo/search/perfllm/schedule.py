"""How often does the agent try something by chance? Less and less."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Epsilon:
    """From `first` to `last`, falling by a factor of e every `span` steps."""

    first: float = 0.5
    last: float = 0.05
    span: float = 200.0

    def __call__(self, step: int) -> float:
        """The chance at a step."""
        return self.last + (self.first - self.last) * math.exp(-step / self.span)
