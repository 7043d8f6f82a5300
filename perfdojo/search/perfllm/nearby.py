"""How wrong is the guess near here? What one game has taught, without a step of learning.

A network must not forget other games, so it does not learn from a few programs of this one. But how
wrong it was about each of them is known, and programs with like vectors are wrong alike: a Gaussian
process over these errors says how far the guesses of others are off, and how sure that is.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from perfdojo.search.perfllm.cache import Vector

_FEWEST = 6  # programs that say anything
_NOISE = 0.1  # of the spread of errors, what no neighbour explains
_MOST = 400  # programs that are looked at, the last ones
_HOPE = 1.0  # of the spread: what is not known may be better than it seems

Matrix = npt.NDArray[np.float64]


def correction(rows: Vector, known: Vector, errors: Vector) -> tuple[Vector, Vector]:
    """What to add to the guesses of `rows` if those of the `known` ones were too low by `errors`;
    and how far off that may be.
    """
    known, errors = known[-_MOST:], errors[-_MOST:]
    if len(known) < _FEWEST:
        return np.zeros(len(rows), np.float32), np.zeros(len(rows), np.float32)
    mean, scale = known.mean(0), known.std(0).clip(1e-3)
    one, two = (((part - mean) / scale).clip(-5.0, 5.0) for part in (rows, known))
    apart = _distances(two, two)
    length = float(np.median(apart[apart > 0])) if (apart > 0).any() else 1.0
    shared = float(errors.mean())
    near = np.exp(-apart / length) + _NOISE * np.eye(len(two))
    here = np.exp(-_distances(one, two) / length)
    weights = np.linalg.solve(near, np.column_stack([errors - shared, here.T]))
    unexplained = 1.0 - (here * weights[:, 1:].T).sum(1)
    spread = np.sqrt(unexplained.clip(0.0)) * errors.std()
    return (shared + here @ weights[:, 0]).astype(np.float32), spread.astype(np.float32)


def rank(guesses: Vector, rows: Vector, known: Vector, errors: Vector, count: int) -> list[int]:
    """The places of all `rows`, the most promising first.

    Each of the first `count` is chosen as if those before it were measured and came out as
    expected: so they are not all alike.
    """
    chosen: list[int] = []
    hoped = guesses
    for _ in range(min(count, len(rows))):
        off, spread = correction(rows, known, errors)
        hoped = guesses + off + _HOPE * spread
        hoped[chosen] = -np.inf
        place = int(hoped.argmax())
        chosen.append(place)
        known = np.concatenate([known, rows[place : place + 1]])
        errors = np.append(errors, off[place]).astype(np.float32)
    taken = set(chosen)
    return [*chosen, *(place for place in (-hoped).argsort().tolist() if place not in taken)]


def _distances(one: Vector, two: Vector) -> Matrix:
    """Squares of the distances of all rows of `one` from all of `two`."""
    squares = (one**2).sum(1)[:, None] + (two**2).sum(1)[None] - 2.0 * one @ two.T
    found: Matrix = np.maximum(squares, 0.0).astype(np.float64)
    return found
