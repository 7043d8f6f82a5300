"""Which data decide? (Tested, not proven.) Four parts: train, search, validation, report.

The search sees `search` (and steps of training see `train`). What it finds is judged on
`validation`, and once, at the end, on `report`. Data come from a folder that the user names, by an
option or PERFDOJO_DATA; without one, scikit-learn's digits stand in. PERFDOJO_SPLIT numbers the
ways to cut the same examples into parts: a run on another number reports on examples of its own.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import TaskError

Array = NDArray[Any]
Part = tuple[Array, Array]
PARTS = ("search", "validation", "report")
FOLDER, SPLIT = "PERFDOJO_DATA", "PERFDOJO_SPLIT"
_LEAST = 20  # examples of a part
_SHARES = {"train": 0.55, "search": 0.15, "validation": 0.15, "report": 0.15}


@dataclass(frozen=True, slots=True)
class Data:
    """Examples and what is right for them, in parts; `source` says where they come from."""

    search: Part
    validation: Part
    report: Part
    train: Part | None = None
    source: str = "arrays"
    is_fallback: bool = False

    @property
    def parts(self) -> dict[str, Part]:
        """Those that there are, by name."""
        found = {"search": self.search, "validation": self.validation, "report": self.report}
        return found if self.train is None else {"train": self.train, **found}

    @property
    def is_classified(self) -> bool:
        """Whether what is right is a class."""
        return bool(np.issubdtype(self.search[1].dtype, np.integer))

    def digest(self) -> str:
        """Of all numbers."""
        found = hashlib.blake2b(digest_size=16)
        for name, (x, y) in self.parts.items():
            found.update(name.encode())
            found.update(np.ascontiguousarray(x).tobytes() + np.ascontiguousarray(y).tobytes())
        return found.hexdigest()

    def check(self, batch: int) -> None:
        """Say what is wrong with the data. Raises TaskError."""
        first = self.search[0]
        for name, (x, y) in self.parts.items():
            if len(x) != len(y):
                raise TaskError(f"data: '{name}' has {len(x)} examples, but {len(y)} labels")
            if len(x) < max(_LEAST, batch):
                raise TaskError(
                    f"data: expected at least {max(_LEAST, batch)} examples in '{name}', "
                    f"got {len(x)}"
                )
            if x.shape[1:] != first.shape[1:]:
                raise TaskError(
                    f"data: examples of '{name}' have the shape {x.shape[1:]}, those of 'search' "
                    f"{first.shape[1:]}"
                )
            if x.dtype.kind == "f" and not np.isfinite(x).all():
                raise TaskError(f"data: '{name}' holds numbers that are not finite")
            self._check_leak(name, x, y)
        self._check_overlap()

    def _check_leak(self, name: str, x: Array, y: Array) -> None:
        """No feature may be the label itself."""
        if not self.is_classified or len(np.unique(y)) < 2:
            return
        flat = x.reshape(len(x), -1).astype(np.float64)
        labels = y.astype(np.float64)
        spread = flat.std(0)
        near = (flat - flat.mean(0)) * (labels - labels.mean())[:, None]
        same = np.abs(near.mean(0)) > (1 - 1e-9) * np.maximum(spread * labels.std(), 1e-30)
        if (same & (spread > 0)).any():
            place = int(np.flatnonzero(same & (spread > 0))[0])
            raise TaskError(f"data: feature {place} of '{name}' is the label; take it out of x")

    def _check_overlap(self) -> None:
        """No example of one part may be in another."""
        seen: dict[bytes, str] = {}
        for name, (x, _) in self.parts.items():
            for row in np.ascontiguousarray(x).reshape(len(x), -1):
                key = hashlib.blake2b(row.tobytes(), digest_size=12).digest()
                if seen.setdefault(key, name) != name and row.std() > 0:
                    raise TaskError(
                        f"data: an example of '{name}' is also in '{seen[key]}'; "
                        "parts must not share examples"
                    )


def make_data(
    x: Array, y: Array, *, shares: Mapping[str, float] | None = None, seed: int = 0,
    source: str = "arrays",
) -> Data:  # fmt: skip
    """Data of examples that are not yet in parts: shuffled, then cut. Equal examples go once."""
    found = dict(shares or _SHARES)
    order = np.random.default_rng(seed).permutation(_first_places(x, set()))
    parts: dict[str, Part] = {}
    start = 0.0
    for name, share in found.items():
        rows = order[round(start * len(order)) : round((start + share) * len(order))]
        parts[name] = (x[rows], y[rows])
        start += share
    return from_parts(parts, source)


def from_parts(parts: Mapping[str, Part], source: str, *, is_fallback: bool = False) -> Data:
    """Data of parts by name; `train` may be missing."""
    three = (parts["search"], parts["validation"], parts["report"])
    return Data(*three, parts.get("train"), source, is_fallback)


# -- what is known by name ------------------------------------------------------------------------


def data_folder() -> Path | None:
    """The folder that the user names. Raises TaskError if there is none."""
    name = os.environ.get(FOLDER, "")
    if not name:
        return None
    path = Path(name).expanduser()
    if not path.is_dir():
        raise TaskError(f"data: there is no folder '{name}'; name another with --data or {FOLDER}")
    return path


def data_split() -> int:
    """Which way to cut examples into parts: a number, by default 0. Raises TaskError."""
    text = os.environ.get(SPLIT, "") or "0"
    if not text.isdecimal():
        raise TaskError(f"data: expected --split or {SPLIT} to be a number such as 7, got '{text}'")
    return int(text)


def _named(source: str, split: int) -> str:
    return f"{source} (split {split})" if split else source


def load_digits(*, picture: bool = False) -> Data:
    """The fallback: 1797 digits of 8x8 that scikit-learn ships; as pictures, of 16x16.

    Raises TaskError if scikit-learn is not installed.
    """
    try:
        from sklearn.datasets import load_digits as load
    except ImportError as error:
        raise TaskError(
            "data: no folder is named, and the fallback needs scikit-learn; "
            "pip install 'perfdojo[models]'"
        ) from error
    found = load()
    x = found.data.astype(np.float32) / 16
    source = _named("scikit-learn's digits (fallback)", data_split())
    data = make_data(x, found.target.astype(np.int32), seed=data_split(), source=source)
    return _as_fallback(data, picture)


def load_mnist() -> Data:
    """MNIST, flat, in [0, 1]: idx files (.gz or not) of the folder; digits without a folder."""
    folder = data_folder()
    if folder is None:
        return load_digits()
    pairs = []
    for stem in ("train", "t10k"):
        images = _find(folder, f"{stem}-images-idx3-ubyte", f"{stem}-images.idx3-ubyte")
        labels = _find(folder, f"{stem}-labels-idx1-ubyte", f"{stem}-labels.idx1-ubyte")
        if images and labels:
            pairs.append((read_idx(images), read_idx(labels)))
    if not pairs:
        raise TaskError(f"data: '{folder}' has no MNIST: expected t10k-images-idx3-ubyte(.gz)")
    x = np.concatenate([images for images, _ in pairs]).reshape(-1, 784).astype(np.float32) / 255
    y = np.concatenate([labels for _, labels in pairs]).astype(np.int32)
    return make_data(x, y, seed=data_split(), source=_named("MNIST", data_split()))


def load_cifar10(*, train: int = 10_000) -> Data:
    """CIFAR-10, NHWC, each channel about 0 and of size 1; digits as pictures without a folder.

    From `cifar10*.npz` with train_x, train_y, test_x, test_y. Of the training pictures the first
    `train` are for training, whatever the split; search and validation share the rest; the test
    pictures are `report`. On another split all that were not trained on change places.
    """
    folder = data_folder()
    if folder is None:
        return load_digits(picture=True)
    files = sorted(folder.glob("cifar10*.npz")) + sorted(folder.glob("cifar-10*.npz"))
    if not files:
        raise TaskError(f"data: '{folder}' has no CIFAR-10: expected cifar10*.npz")
    with np.load(files[0]) as file:
        try:
            tx, ty, sx, sy = (file[name] for name in ("train_x", "train_y", "test_x", "test_y"))
        except KeyError as error:
            raise TaskError(f"data: '{files[0].name}' has no array {error}") from error
    if tx.shape[1:] != (32, 32, 3):
        shape = tx.shape[1:]
        raise TaskError(f"data: expected pictures of 32x32x3 in '{files[0].name}', got {shape}")
    tx, ty = _unique(tx, ty, set())
    sx, sy = _unique(sx, sy, {row.tobytes() for row in tx})
    half, rest = (len(tx) - train) // 2, len(tx) - train
    x, y = np.concatenate([tx, sx]), np.concatenate([ty, sy]).astype(np.int32)
    order = np.arange(len(x))
    if data_split():
        order[train:] = np.random.default_rng(data_split()).permutation(order[train:])
    cuts = {
        "train": (0, train),
        "search": (train, train + half),
        "validation": (train + half, train + rest),
        "report": (train + rest, len(x)),
    }
    parts = {name: (_normal(x[order[a:b]]), y[order[a:b]]) for name, (a, b) in cuts.items()}
    return from_parts(parts, _named("CIFAR-10", data_split()))


def read_idx(path: Path) -> Array:
    """The array of an idx file of bytes. Raises TaskError."""
    data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    rank = data[3] if len(data) > 4 and data[:3] == b"\0\0\x08" else 0
    shape = tuple(int.from_bytes(data[4 + 4 * i : 8 + 4 * i], "big") for i in range(rank))
    if not rank or len(data) != 4 + 4 * rank + int(np.prod(shape)):
        raise TaskError(f"data: '{path.name}' is no idx file of bytes")
    return np.frombuffer(data, np.uint8, offset=4 + 4 * rank).reshape(shape)


def _find(folder: Path, *names: str) -> Path | None:
    paths = (folder / f"{name}{end}" for name in names for end in ("", ".gz"))
    return next((path for path in paths if path.is_file()), None)


def _unique(x: Array, y: Array, seen: set[bytes]) -> tuple[Array, Array]:
    """Without examples that came before."""
    rows = _first_places(x, seen)
    return x[rows], y[rows]


def _first_places(x: Array, seen: set[bytes]) -> list[int]:
    """Where each example comes for the first time; `seen` ones never do."""
    rows = []
    for place, row in enumerate(x):
        key = row.tobytes()
        if key not in seen:
            seen.add(key)
            rows.append(place)
    return rows


def _normal(x: Array) -> Array:
    mean, size = np.array([125.3, 123.0, 113.9], "f"), np.array([63.0, 62.1, 66.7], "f")
    found: Array = (x.astype(np.float32) - mean) / size
    return found


def _as_fallback(data: Data, picture: bool) -> Data:
    parts = {name: (_enlarged(x) if picture else x, y) for name, (x, y) in data.parts.items()}
    return from_parts(parts, data.source, is_fallback=True)


def _enlarged(x: Array) -> Array:
    """Pictures of 16x16 with one channel: each pixel four times."""
    return x.reshape(-1, 8, 8, 1).repeat(2, 1).repeat(2, 2)
