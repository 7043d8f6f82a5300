"""Which inputs decide? (Tested, not proven.) Three sets: search, validation, sealed.

The search sees the first. A winner must pass the second, and once, at the end, the third.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from perfdojo.evolve.task import PARTS, Common, Part, Sizes

_SEEDS = 2  # sets of inputs for each size
# By default the sizes of the other sets are these parts of those of the search, and odd.
_OTHER = {"validation": (3, 4), "sealed": (5, 4)}


@dataclass(frozen=True, slots=True)
class Case:
    """One set of inputs: its part, its number there, and its sizes."""

    part: Part
    number: int
    sizes: tuple[tuple[str, Any], ...]

    @property
    def seed(self) -> int:
        """A number that no other case of any part has."""
        return PARTS.index(self.part) * 1000 + self.number

    def rng(self) -> np.random.Generator:
        """The chance that its inputs are made of: the same whenever they are made."""
        return np.random.default_rng([zlib.crc32(self.part.encode()), self.number])

    def __str__(self) -> str:
        sizes = ", ".join(f"{name}={value}" for name, value in self.sizes)
        return f"{self.part} case {self.number}" + (f" ({sizes})" if sizes else "")


def cases_of(task: Common, part: Part) -> tuple[Case, ...]:
    """The cases of one part, each size with several seeds."""
    return tuple(
        Case(part, number, tuple(sizes.items()))
        for number, sizes in enumerate(size for size in _sizes(task, part) for _ in range(_SEEDS))
    )


def _sizes(task: Common, part: Part) -> list[Sizes]:
    given = {"search": task.search, "validation": task.validation, "sealed": task.sealed}[part]
    if given or part == "search":
        return list(given) or [{}]
    changed = [_change(sizes, *_OTHER[part]) for sizes in task.search]
    return [*task.search, *(sizes for sizes in changed if sizes not in task.search)]


def _change(sizes: Sizes, times: int, over: int) -> Mapping[str, Any]:
    """Each whole number another one, odd, so that no multiple of a vector hides a bad edge."""
    return {
        name: value * times // over | 1 if _is_size(value) else value
        for name, value in sizes.items()
    }


def _is_size(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 4
