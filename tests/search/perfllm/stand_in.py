"""What reads without a model? A stand-in: each text has a vector drawn by its digest."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from perfdojo.search.perfllm.cache import Vector, VectorCache
from perfdojo.search.perfllm.encoder import LanguageEncoder


class StandIn:
    """Reads anything at once, and counts what it has read."""

    name = "stand-in"

    def __init__(self, dim: int = 24, fingerprint: str = "stand-in") -> None:
        self.dim, self.fingerprint = dim, fingerprint
        self.read_texts: list[str] = []

    def read(self, texts: Sequence[str]) -> Vector:
        self.read_texts += texts
        return np.stack([self._vector(text) for text in texts])

    def _vector(self, text: str) -> Vector:
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
        return np.random.default_rng(seed).standard_normal(self.dim).astype(np.float32)


def stand_in_encoder(cache: VectorCache | None = None, **how: object) -> LanguageEncoder:
    """An encoder with the interface, the cache and the pooling of a real one."""
    return LanguageEncoder(StandIn(**how), cache)  # type: ignore[arg-type]
