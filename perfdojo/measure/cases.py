"""Which inputs decide, and what is right on them? Computed once, and kept beside the libraries."""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Kernel, digest, interpret, numpy_dtype
from perfdojo.ir.products import sum_products
from perfdojo.measure.arena import as_bytes
from perfdojo.measure.compare import Judge
from perfdojo.measure.inputs import random_inputs

_WORTH_KEEPING = 0.3  # seconds that an oracle must have cost
_LARGEST = 1 << 30  # bytes of one oracle that is kept
_ALL = 4 << 30  # bytes of all that are kept


@dataclass(frozen=True, slots=True)
class Case:
    """Inputs by name, and the judge of each output."""

    seed: int
    inputs: Mapping[str, NDArray[Any]]
    judges: Mapping[str, Judge]


def make_case(kernel: Kernel, seed: int, folder: Path | None = None) -> Case:
    """The inputs of that seed and what `kernel`, untouched, makes of them in float64.

    What took long to compute is kept in `folder`, and read again where kernel, inputs and
    interpreter are the same.
    """
    inputs = random_inputs(kernel, seed)
    right = _find_right(kernel, inputs, folder)
    judges = {b.name: Judge(right[b.name], numpy_dtype(b.dtype)) for b in kernel.outputs}
    return Case(seed, inputs, judges)


def _find_right(
    kernel: Kernel, inputs: Mapping[str, NDArray[Any]], folder: Path | None
) -> dict[str, NDArray[Any]]:
    if folder is None:
        return interpret(kernel, inputs, oracle=True)
    path = folder / f"{_key(kernel, inputs)}.npz"
    names = [buffer.name for buffer in kernel.outputs]
    with contextlib.suppress(OSError, ValueError, KeyError, EOFError), np.load(path) as kept:
        return {name: kept[f"output{n}"] for n, name in enumerate(names)}
    start = time.perf_counter()
    right = interpret(kernel, inputs, oracle=True)
    if time.perf_counter() - start > _WORTH_KEEPING:
        _keep(path, {f"output{n}": right[name] for n, name in enumerate(names)})
    return right


def _key(kernel: Kernel, inputs: Mapping[str, NDArray[Any]]) -> str:
    """Covers all that decides the result, the interpreter's own text too."""
    found = hashlib.blake2b(digest(kernel).encode(), digest_size=16)
    for part in (interpret, sum_products):
        found.update(Path(inspect.getfile(part)).read_bytes())
    for array in inputs.values():
        found.update(as_bytes(array).data)
    return found.hexdigest()


def _keep(path: Path, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write to another name, then rename; a full disk or a read-only folder is no failure."""
    size = sum(array.nbytes for array in arrays.values())
    if size > _LARGEST:
        return
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_room(path.parent, size)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False, suffix=".part") as file:
            try:
                np.savez(file, **arrays)  # type: ignore[arg-type]  # names are ours
                os.replace(file.name, path)
            except OSError:
                os.unlink(file.name)
                raise


def _make_room(folder: Path, size: int) -> None:
    """Remove what was used least recently until `size` more bytes fit."""
    files = sorted(folder.iterdir(), key=lambda file: file.stat().st_atime)
    total = sum(file.stat().st_size for file in files) + size
    for file in files:
        if total <= _ALL:
            return
        total -= file.stat().st_size
        file.unlink(missing_ok=True)
