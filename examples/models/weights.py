"""Where do the weights of an example come from? Shipped, or trained on demand and kept."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.evolve.models import Data

SHIPPED = Path(__file__).parent / "weights"


def load_or_train(name: str, data: Data, train: Callable[..., Any]) -> Any:
    """Weights that were trained on this very training part; of no other data.

    Weights that saw pictures which are now for validation or report would fool us.
    """
    for path in (SHIPPED / file_name(name, data), cache_folder() / file_name(name, data)):
        found = read(path, digest(data)) if path.is_file() else None
        if found is not None:
            return found
    print(f"training {name} on {data.source}; it is kept in {cache_folder()}", file=sys.stderr)
    params = train(*data.train, say=lambda text: print(text, file=sys.stderr))
    cache_folder().mkdir(parents=True, exist_ok=True)
    write(cache_folder() / file_name(name, data), params, digest(data))
    return params


def file_name(network: str, data: Data) -> str:
    """Of the weights of a network that was trained on such data."""
    short = "".join(c for c in data.source.partition(" (")[0].lower() if c.isalnum())
    return f"{network}-{short}.npz"


def cache_folder() -> Path:
    """The user's."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "perfdojo" / "models"


def digest(data: Data) -> str:
    """Of the training part."""
    found = hashlib.blake2b(digest_size=12)
    for array in data.train:
        found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()


def write(path: Path, params: Any, trained_on: str) -> None:
    """In half precision, by the path of each array."""
    flat: dict[str, Any] = {}

    def walk(tree: Any, at: str) -> None:
        for key, value in tree.items():
            if isinstance(value, dict):
                walk(value, f"{at}{key}/")
            else:
                flat[f"{at}{key}"] = np.asarray(value, np.float16)

    walk(params, "")
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, trained_on=np.array(trained_on), **flat)


def read(path: Path, trained_on: str) -> Any:
    """The weights; None if they were trained on other data."""
    params: dict[str, Any] = {}
    with np.load(path) as file:
        if str(file["trained_on"]) != trained_on:
            return None
        for name in file.files:
            if name == "trained_on":
                continue
            *folders, last = name.split("/")
            tree = params
            for folder in folders:
                tree = tree.setdefault(folder, {})
            tree[last] = file[name].astype(np.float32)
    return params
