"""Is a result right? Compared with a float64 oracle, with a tolerance that fits the numbers.

The tolerance is a number of roundings: eps of the coarsest type in play, times a multiple of the
square root of how many terms flow into one element (but never less than a few functions cost).
Errors are measured against the output's own magnitude, so a result of zeros never passes.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Kernel, interpret, numpy_dtype, widened
from perfdojo.ir.affine import loop_names
from perfdojo.ir.sets import find_spots, loop_ranges
from perfdojo.ir.types import DTYPES

Arrays = Mapping[str, NDArray[np.generic]]
_EPS = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
_NARROW = ("f16", "bf16")
_PIECE = 1 << 13  # elements compared at a time: what this takes is small, and used again
_ROUNDINGS = 32.0  # what a chain of elementary functions may cost, in units of eps


@dataclass(frozen=True, slots=True)
class Comparison:
    """The largest error over all outputs, in units of the output's magnitude, and its bound."""

    max_error: float
    tolerance: float
    worst_output: str

    @property
    def correct(self) -> bool:
        """Whether every element of every output is within tolerance."""
        return self.max_error <= self.tolerance


def compare(
    kernel: Kernel, outputs: Arrays, inputs: Arrays, oracle: Arrays | None = None
) -> Comparison:
    """`outputs` against the float64 interpretation of `kernel` (computed unless given)."""
    oracle = interpret(kernel, inputs, oracle=True) if oracle is None else oracle
    found = []
    for output in kernel.outputs:
        error = scaled_error(np.asarray(outputs[output.name]), np.asarray(oracle[output.name]))
        found.append(Comparison(error, tolerance_of(kernel, output.dtype), output.name))
    return max(found, key=_used)


def _used(result: Comparison) -> float:
    """How much of its own tolerance an output uses; what exceeds it is more than 1."""
    if result.tolerance:
        return result.max_error / result.tolerance
    return math.inf if result.max_error else 0.0


def tolerance_of(kernel: Kernel, dtype: str) -> float:
    """The largest scaled error that rounding alone may explain; integers must be equal."""
    if dtype not in _EPS:
        return 0.0
    computed = [widened(b.dtype) for b in (*kernel.temporaries, *kernel.outputs)]
    eps = max(_EPS[t] for t in (widened(dtype), *computed) if t in _EPS)
    # what is summed in a wide type and stored in a narrow one rounds to it once
    narrow = [t for t in (dtype, *(b.dtype for b in kernel.temporaries)) if t in _NARROW]
    stored = max((_EPS[t] for t in narrow), default=0.0)
    return max(
        eps * max(_ROUNDINGS, 4 * math.sqrt(count_terms(kernel))),
        stored * max(_ROUNDINGS, 4 * math.sqrt(count_terms(kernel, _NARROW))),
    )


def count_terms(kernel: Kernel, dtypes: Collection[str] = DTYPES) -> int:
    """How many additions or products can flow into one element, all reductions together.

    Those into buffers of other types than `dtypes` do not count.
    """
    terms = 0
    spots = find_spots(kernel)
    for spot in spots:
        into = kernel.buffers[spot.statement.target.buffer].dtype
        if spot.statement.op not in ("+=", "*=") or into not in dtypes:
            continue
        ranges = loop_ranges(spot, kernel.buffers)
        kept = {name for index in spot.statement.target.indices for name in loop_names(index)}
        # what is set anew in a loop does not accumulate over it
        name = spot.statement.target.buffer
        starts = [s for s in spots if s.statement.op == "=" and s.statement.target.buffer == name]
        outside = max((spot.common(start) for start in starts), default=0)
        summed = (loop.name for loop in spot.loops[outside:] if loop.name not in kept)
        terms += math.prod(max(0, ranges[name][1] + 1) for name in summed)
    return terms


def scaled_error(found: NDArray[np.generic], right: NDArray[np.generic]) -> float:
    """The largest |found - right| over the magnitude of `right`; inf if NaN or inf disagree."""
    return Judge(right, found.dtype).error(found)


class Judge:
    """The right answer for an output of type `dtype`, ready to be compared with many results.

    An element is judged against its own size, but one far below the typical size against that.
    """

    def __init__(self, right: NDArray[np.generic], dtype: np.dtype[Any]) -> None:
        self.shape = right.shape
        self._whole = right.dtype == np.bool_ or np.issubdtype(right.dtype, np.integer)
        if self._whole:
            self._exact = _whole(right)
            return
        self._right = _as_stored(right.astype(np.float64), dtype).reshape(-1)
        finite = np.isfinite(self._right)
        self._odd = not bool(finite.all())
        smallest = float(np.finfo(np.float64 if dtype == np.float64 else np.float32).tiny)
        values = self._right[finite] if self._odd else self._right
        largest = max(float(np.max(np.abs(values), initial=0.0)), smallest)
        squares = float(np.mean(np.square(values / largest))) if values.size else 0.0
        scale = np.maximum(np.abs(self._right), max(largest * math.sqrt(squares), smallest))
        self._share = np.divide(1.0, scale, out=scale)

    def error(self, found: NDArray[np.generic]) -> float:
        """The scaled error of `found`; 0 or inf for integers."""
        if found.shape != self.shape:
            return math.inf
        if self._whole:
            return 0.0 if np.array_equal(_whole(found), self._exact) else math.inf
        flat = np.ascontiguousarray(found).reshape(-1)
        worst = 0.0
        with np.errstate(over="ignore", invalid="ignore"):  # such an error is infinite for us
            for start in range(0, flat.size, _PIECE):
                piece = slice(start, start + _PIECE)
                worst = max(worst, self._piece(flat[piece], self._right[piece], piece))
                if worst == math.inf:
                    break
        return worst

    def _piece(self, a: NDArray[Any], b: NDArray[np.float64], piece: slice) -> float:
        errors: NDArray[np.float64] = np.subtract(a, b, dtype=np.float64)
        np.abs(errors, out=errors)
        errors *= self._share[piece]
        if self._odd:
            wide = a.astype(np.float64)
            same = (wide == b) | (np.isnan(wide) & np.isnan(b))
            errors = np.where(np.isfinite(b), errors, np.where(same, 0.0, math.inf))
        worst = float(errors.max(initial=0.0))
        return math.inf if math.isnan(worst) else worst


def _whole(array: NDArray[np.generic]) -> NDArray[np.generic]:
    """Whole numbers in a row; of a bool the byte, since C may leave others than 0 and 1."""
    flat = np.ascontiguousarray(array).reshape(-1)
    return flat.view(np.uint8) if flat.dtype == np.bool_ else flat


def _as_stored(value: NDArray[np.float64], dtype: np.dtype[np.generic]) -> NDArray[np.float64]:
    """Values beyond the range of the stored type become infinite, as storing them does."""
    if dtype in (np.dtype(np.float64), numpy_dtype("bool")):
        return value
    with np.errstate(over="ignore"):
        narrowed = value.astype(dtype).astype(np.float64)
    return np.where(np.isfinite(narrowed), value, narrowed)
