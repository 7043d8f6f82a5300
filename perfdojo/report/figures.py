"""How are times and ratios written for people?"""

from __future__ import annotations

import math

from perfdojo.measure.paired import Ratio

_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))


def time_text(seconds: float | None) -> str:
    """Three digits and a unit: `1.23 ms`; a dash for what was not measured."""
    if seconds is None or not math.isfinite(seconds):
        return "–"
    unit, scale = _unit(seconds)
    return f"{digits(seconds / scale)} {unit}"


def tick_text(seconds: float) -> str:
    """A round time: `10 ms`."""
    unit, scale = _unit(seconds)
    return f"{seconds / scale:.3g} {unit}"


def _unit(seconds: float) -> tuple[str, float]:
    return next(((u, s) for u, s in _UNITS if seconds >= s * 0.9995), _UNITS[-1])


def digits(value: float, count: int = 3) -> str:
    """`value` with `count` significant digits, never as a power of ten."""
    if value == 0 or not math.isfinite(value):
        return "0" if value == 0 else "–"
    rounded = float(f"{value:.{count - 1}e}")
    places = max(0, count - 1 - math.floor(math.log10(abs(rounded))))
    return f"{rounded:.{places}f}"


def ratio_text(ratio: Ratio) -> str:
    """`1.23×`."""
    return f"{_times(ratio.value)}×"


def interval_text(ratio: Ratio) -> str:
    """`1.20 to 1.26`: the 95 % interval."""
    return f"{_times(ratio.low)} to {_times(ratio.high)}"


def _times(value: float) -> str:
    """Two places behind the point, fewer for large numbers."""
    return f"{value:.2f}" if abs(value) < 9.995 else digits(value)


def clock_text(seconds: float) -> str:
    """A span of time: `42 s`, `5 min 3 s`, `2 h 5 min`."""
    whole = round(seconds)
    if whole < 60:
        return f"{digits(seconds, 2) if seconds < 10 else whole} s"
    minutes, rest = divmod(whole, 60)
    if minutes < 60:
        return f"{minutes} min {rest} s"
    return f"{minutes // 60} h {minutes % 60} min"
