"""What if no model read the text? Hand-made features, with the interface of an encoder.

Beside those of the environment stands a rough estimate of where the time goes.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Sequence
from dataclasses import astuple
from functools import lru_cache

import numpy as np

from perfdojo.analysis import ESTIMATE_PARTS, estimate
from perfdojo.dojo.features import FEATURE_NAMES, features
from perfdojo.dojo.tactics import REGISTRY as TACTICS
from perfdojo.ir import parse_kernel
from perfdojo.moves import REGISTRY as MOVES
from perfdojo.search.perfllm.cache import Vector
from perfdojo.search.perfllm.encoder import FEATURES

_WORD = re.compile(r"[a-z_]+")
_NUMBER = re.compile(r"\b\d+\b")


class FeatureEncoder:
    """Counts of what a program holds; a move is its kind and the size of its number."""

    name = FEATURES

    def __init__(self) -> None:
        self.kinds = {name: place for place, name in enumerate(sorted({*MOVES, *TACTICS}))}
        known = repr((FEATURE_NAMES, ESTIMATE_PARTS, list(self.kinds)))
        self.fingerprint = f"{FEATURES}-{hashlib.sha256(known.encode()).hexdigest()[:12]}"

    @property
    def dim(self) -> int:
        """As many as there are features and parts of the estimate."""
        return len(FEATURE_NAMES) + len(ESTIMATE_PARTS)

    @property
    def move_dim(self) -> int:
        """A place for each kind of move and tactic, and one for a number."""
        return len(self.kinds) + 1

    @property
    def estimate(self) -> int:
        """Where the total of the estimate stands."""
        return len(FEATURE_NAMES) + ESTIMATE_PARTS.index("total")

    def encode(self, texts: Sequence[str]) -> Vector:
        """One row for each kernel."""
        rows = [_features(text) for text in texts]
        return np.stack(rows) if rows else np.zeros((0, self.dim), np.float32)

    def encode_moves(self, texts: Sequence[str]) -> Vector:
        """One row for each move."""
        found = np.zeros((len(texts), self.move_dim), np.float32)
        for row, text in enumerate(texts):
            word = _WORD.match(text)
            if word is not None and word[0] in self.kinds:
                found[row, self.kinds[word[0]]] = 1.0
            numbers = [int(number) for number in _NUMBER.findall(text)]
            found[row, -1] = math.log2(1 + max(numbers, default=0))
        return found


@lru_cache(maxsize=16384)
def _features(text: str) -> Vector:
    kernel = parse_kernel(text)
    cycles = np.array(astuple(estimate(kernel)), np.float32)
    return np.concatenate([features(kernel), np.log2(1 + cycles)])
