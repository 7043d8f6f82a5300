"""What does an output file say? (Tested, not proven.) Numbers, and the words between them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.measure.trial import Fault

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|inf|nan)", re.I)


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file says: its numbers, and the words between them, which must be equal."""

    numbers: NDArray[Any]
    words: tuple[str, ...] = ()


def read_contents(path: Path) -> Contents:
    """The content of an output file: `.npy`, numbers in text, or bytes. Raises Fault."""
    try:
        if path.suffix == ".npy":
            return Contents(np.load(path, allow_pickle=False))
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise Fault("wrong", f"'{path.name}' cannot be read: {error}") from error
    try:
        tokens = data.decode("utf-8").split()
    except UnicodeDecodeError:
        return Contents(np.frombuffer(data, np.uint8))
    numbers = [token for token in tokens if _NUMBER.fullmatch(token)]
    words = tuple("" if _NUMBER.fullmatch(token) else token for token in tokens)
    if all(re.fullmatch(r"[-+]?\d{1,18}", number) for number in numbers):
        return Contents(np.array([int(number) for number in numbers], np.int64), words)
    # a text seldom has more digits than a float32
    return Contents(np.array([float(number) for number in numbers], np.float32), words)
