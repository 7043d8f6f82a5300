"""What if several read the same text? Their vectors side by side, with the interface of an encoder.

A language model knows what statements look like; hand-made features know what it cannot count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from perfdojo.search.perfllm.cache import Vector
from perfdojo.search.perfllm.encoder import AND, Encoder


class JoinedEncoder:
    """The vectors of each part, one after the other."""

    def __init__(self, parts: Sequence[Encoder]) -> None:
        self.parts = tuple(parts)
        self.name = AND.join(part.name for part in parts)
        known = AND.join(part.fingerprint for part in parts)
        self.fingerprint = hashlib.sha256(known.encode()).hexdigest()[:16]

    @property
    def dim(self) -> int:
        """Those of all parts."""
        return sum(part.dim for part in self.parts)

    @property
    def move_dim(self) -> int:
        """Those of all parts."""
        return sum(part.move_dim for part in self.parts)

    @property
    def estimate(self) -> int | None:
        """Of the first part that has one."""
        before = 0
        for part in self.parts:
            if part.estimate is not None:
                return before + part.estimate
            before += part.dim
        return None

    def encode(self, texts: Sequence[str]) -> Vector:
        """One row for each kernel."""
        return np.concatenate([part.encode(texts) for part in self.parts], axis=1)

    def encode_moves(self, texts: Sequence[str]) -> Vector:
        """One row for each move."""
        return np.concatenate([part.encode_moves(texts) for part in self.parts], axis=1)
