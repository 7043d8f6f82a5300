"""What does a program look like to the agent? A vector, from a language model or from features.

A language model reads each statement with the loops around it (`windows.py`). The vector of the
program joins the mean over statements, the mean weighted by their heat, and the total heat. Heat
is the logarithm of how often a statement runs; a fine-tuned encoder adds what it has learnt about
the time one run takes, so that the total is its guess of the program's time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import numpy as np

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.cache import Vector, VectorCache, default_cache, key_of
from perfdojo.search.perfllm.needs import READER, need
from perfdojo.search.perfllm.windows import Window, cut

VERSION = 1  # of windows and pooling: another number, other vectors
DEFAULT = "minilm"
FEATURES = "features"
QUICK = f"{DEFAULT}:2"  # its first two layers: a third of the cost
SHIPPED = "shipped"  # the fine-tuned one that comes with the package
AND = "+"  # between the names of encoders whose vectors are joined


_SHIPPED_FOLDER = Path(str(files("perfdojo.search.perfllm").joinpath("policy", "encoder")))


class Encoder(Protocol):
    """Texts in, vectors out; the same text always has the same vector."""

    name: str  # as `load_encoder` reads it
    fingerprint: str  # changes with anything that changes a vector

    @property
    def dim(self) -> int:
        """Numbers in the vector of a program."""

    @property
    def move_dim(self) -> int:
        """Numbers in the vector of a move."""

    @property
    def estimate(self) -> int | None:
        """The place in a program's vector of the logarithm (base 2) of its estimated time."""

    def encode(self, texts: Sequence[str]) -> Vector:
        """One row for each kernel in loop form."""

    def encode_moves(self, texts: Sequence[str]) -> Vector:
        """One row for each move."""


class Reads(Protocol):
    """What a language encoder needs of a model: `model.Reader`, or a stand-in in tests."""

    name: str
    fingerprint: str

    @property
    def dim(self) -> int:
        """Numbers of a vector."""

    def read(self, texts: Sequence[str]) -> Vector:
        """A vector for each text."""


class Heat(Protocol):
    """What fine-tuning has learnt: the logarithm of the time of one run of a statement."""

    def __call__(self, vectors: Vector) -> Vector:
        """One number for each row."""


class LanguageEncoder:
    """A language model that reads statements; each statement is read once, ever."""

    def __init__(
        self,
        reader: Reads,
        cache: VectorCache | None = None,
        heat: Heat | None = None,
        name: str = "",
    ) -> None:
        self.reader, self.heat = reader, heat
        self.name = name or reader.name
        self.cache = VectorCache() if cache is None else cache
        self.fingerprint = hashlib.sha256(f"{reader.fingerprint}/{VERSION}".encode()).hexdigest()[
            :16
        ]

    @property
    def dim(self) -> int:
        """Two means and a number."""
        return 2 * self.reader.dim + 1

    @property
    def move_dim(self) -> int:
        """As the model says."""
        return self.reader.dim

    @property
    def estimate(self) -> None:
        """There is none: heats are logarithms of counts, or relative to what was learnt from."""
        return None

    def encode(self, texts: Sequence[str]) -> Vector:
        """One row for each kernel."""
        programs = [cut(text) for text in texts]
        known = self.windows({window.text for program in programs for window in program})
        rows = [self._pool(program, known) for program in programs]
        return np.stack(rows) if rows else np.zeros((0, self.dim), np.float32)

    def encode_moves(self, texts: Sequence[str]) -> Vector:
        """One row for each move."""
        known = self.windows(set(texts))
        rows = [known[text] for text in texts]
        return np.stack(rows) if rows else np.zeros((0, self.move_dim), np.float32)

    def windows(self, texts: set[str]) -> dict[str, Vector]:
        """The vector of each window."""
        keys = {text: key_of(self.fingerprint, text) for text in sorted(texts)}
        known = self.cache.get(list(keys.values()))
        new = [text for text, key in keys.items() if key not in known]
        if new:
            vectors = self.reader.read(new)
            self.cache.put({keys[text]: v for text, v in zip(new, vectors, strict=True)})
            known |= self.cache.get([keys[text] for text in new])
        return {text: known[key] for text, key in keys.items()}

    def _pool(self, program: tuple[Window, ...], known: dict[str, Vector]) -> Vector:
        vectors = np.stack([known[window.text] for window in program])
        heat = np.array([window.weight for window in program], np.float32)
        if self.heat is not None:
            heat = heat + self.heat(vectors)
        top = heat.max()
        shares = np.exp(heat - top)
        total = top + np.log(shares.sum())
        shares = shares / shares.sum()
        return np.concatenate([vectors.mean(0), shares @ vectors, [total]]).astype(np.float32)


def load_encoder(name: str, cache: VectorCache | None = None) -> Encoder:
    """`features`, `minilm`, a model's folder or name, or a folder that `train-encoder` wrote.

    `minilm:2`, and so for every model: only so many of its layers, from the first.
    `minilm+features`: both, side by side. Raises AgentError, in one line, if one is not there.
    """
    if AND in name and not Path(name).expanduser().exists():
        from perfdojo.search.perfllm.joined import JoinedEncoder

        return JoinedEncoder([load_encoder(part, cache) for part in name.split(AND)])
    if name == FEATURES:
        from perfdojo.search.perfllm.handmade import FeatureEncoder

        return FeatureEncoder()
    need(READER, f"encoder '{name}'")
    from perfdojo.search.perfllm.model import load_reader
    from perfdojo.search.perfllm.tuned import TUNED, load_tuned

    cache = default_cache() if cache is None else cache
    folder = _SHIPPED_FOLDER if name == SHIPPED else Path(name).expanduser()
    if name == SHIPPED or (folder / TUNED).exists():
        reader, heat = load_tuned(folder)
        return LanguageEncoder(reader, cache, heat, name)
    model, _, layers = name.rpartition(":")
    if model and layers.isdecimal():
        return LanguageEncoder(load_reader(model, layers=int(layers)), cache, name=name)
    return LanguageEncoder(load_reader(name), cache)


def predicted_times(encoder: LanguageEncoder, texts: Sequence[str]) -> Vector:
    """The encoder's guess of the logarithm of each program's time, up to a constant."""
    if encoder.heat is None:
        raise AgentError(
            f"encoder '{encoder.name}': expected a fine-tuned one, got one that is not"
        )
    return encoder.encode(texts)[:, -1]
