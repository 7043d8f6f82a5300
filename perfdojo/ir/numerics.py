"""What may a move change? Numerics classes, each of which allows what stands before it."""

from __future__ import annotations

from collections.abc import Iterable

NUMERICS = ("exact", "reassociate", "approximate")


def allows(wanted: str, numerics: str) -> bool:
    """Whether someone who accepts the class `wanted` accepts `numerics`."""
    return NUMERICS.index(numerics) <= NUMERICS.index(wanted)


def worst_numerics(classes: Iterable[str]) -> str:
    """The weakest of several classes."""
    return max(classes, key=NUMERICS.index, default="exact")
