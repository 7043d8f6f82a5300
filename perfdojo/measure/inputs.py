"""Which inputs is a kernel tried on? Seeded random arrays that keep every promise of the text."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Buffer, Kernel, numpy_dtype

DEFAULT_INTEGERS = (-10, 10)


def random_inputs(kernel: Kernel, seed: int = 0) -> dict[str, NDArray[np.generic]]:
    """An array for each input by name: normal floats, small integers, or as the text promises."""
    rng = np.random.default_rng(seed)
    return {buffer.name: _draw(buffer, rng) for buffer in kernel.inputs}


def _draw(buffer: Buffer, rng: np.random.Generator) -> NDArray[np.generic]:
    dtype, shape = numpy_dtype(buffer.dtype), buffer.shape
    if buffer.dtype == "bool":
        return rng.integers(0, 2, shape).astype(dtype)
    if buffer.dtype in ("i64", "i32", "i8"):
        low, high = DEFAULT_INTEGERS
        if buffer.low is not None and buffer.high is not None:
            low, high = int(buffer.low), int(buffer.high)
        return rng.integers(low, high, shape).astype(dtype)
    if buffer.low is not None and buffer.high is not None:
        return _within(rng.uniform(buffer.low, buffer.high, shape), buffer)
    return np.asarray(rng.standard_normal(shape)).astype(dtype)


def _within(values: float | NDArray[np.float64], buffer: Buffer) -> NDArray[np.generic]:
    """`values` as they are stored; rounding may not carry them to `high`, or below `low`."""
    dtype = numpy_dtype(buffer.dtype)
    rounded = np.asarray(values).astype(dtype)
    low, high = bounds_of(buffer)
    if low > high:
        return rounded
    return np.asarray(np.clip(rounded, dtype.type(low), dtype.type(high))).astype(dtype)


def bounds_of(buffer: Buffer) -> tuple[float, float]:
    """The smallest and the largest float within the promise of `buffer` that can be stored."""
    assert buffer.low is not None
    assert buffer.high is not None
    ends = np.array([buffer.low, buffer.high], np.float64).astype(numpy_dtype(buffer.dtype))
    inwards = np.nextafter(ends, ends[::-1])
    exact = ends.astype(np.float64)
    low = ends[0] if exact[0] >= buffer.low else inwards[0]
    high = ends[1] if exact[1] < buffer.high else inwards[1]
    return float(low), float(high)
