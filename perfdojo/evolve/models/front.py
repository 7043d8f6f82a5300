"""How good is a set of trades between time and error? (Tested, not proven.) Its hypervolume."""

from __future__ import annotations

from collections.abc import Iterable

Trade = tuple[float, float]  # time, as a part of the original's, and error
SLOWEST = 1.1  # times the original's time: the edge of what counts


def best_trades(points: Iterable[Trade]) -> list[Trade]:
    """Those that no other beats in both, the fastest first."""
    found: list[Trade] = []
    for time, error in sorted(points):
        if not found or error < found[-1][1]:
            found.append((time, error))
    return found


def hypervolume(points: Iterable[Trade], worst: float) -> float:
    """The share of all trades up to 1.1 times the time and an error of `worst` that are beaten."""
    area, below = 0.0, worst
    for time, error in best_trades(points):
        if time >= SLOWEST or error >= below:
            continue
        area += (SLOWEST - time) * (below - error)
        below = error
    return area / (SLOWEST * worst) if worst > 0 else 0.0
