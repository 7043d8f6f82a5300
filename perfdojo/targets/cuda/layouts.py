"""Which layouts of a matrix in shared memory do tensor cores read by themselves?

They take *cores* of 8 lines of 16 bytes. A line runs along the sum, or across it; the lines of a
core follow each other at once, or stand in rows of 2, 4 or 8 lines of neighbouring cores. In such
rows the lines have another order, against conflicts of banks: in row r, line c is where c ^ r would
be (in rows of 4, c ^ r//2; in rows of 2, c ^ r//4). That is not chosen here, but found in the text:

    a[k//8, row, k % 8]
    a[row, (k//32 + row//4) % 2, (k//16 + row//2) % 2, (k//8 + row) % 2, k % 8]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from perfdojo.ir import Affine
from perfdojo.targets.cuda.factors import ROW

_DEEP = 16  # elements along the sum
_FAR = 1 << 17  # elements between two cores, at most
Places = Sequence[Sequence[int]]  # of each element: by row or column, and along the sum


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the elements of a matrix are; distances in elements of two bytes."""

    first: int
    leading: int  # to the next core along the sum; if rows run across it, to the next row of cores
    stride: int  # to the next core across the sum; if rows run across it, to the next along it
    lines: int  # of 16 bytes in a row: 1, 2, 4 or 8
    transposed: bool  # whether lines run across the sum


@dataclass(frozen=True, slots=True)
class Matrix:
    """A factor in shared memory."""

    buffer: str
    base: Affine  # what varies of its place; the layout says the rest
    layout: Layout


@dataclass(frozen=True, slots=True)
class Grouped:
    """One instruction: sums += left * right, of 64 rows and `tiles` times 8 columns."""

    left: Matrix
    right: Matrix
    tiles: int
    sums: str
    first: int  # the place of the first sum in a thread's own part
    steps: tuple[int, int, int]  # from there to the next tile, row and column


def find_layout(places: Places) -> Layout | None:
    """The layout of a matrix whose elements lie at `places`, or None."""
    for lines in (1, 2, 4, 8):
        plain = [[put_in_order(place, lines) for place in row] for row in places]
        for fit in (_fit_along, _fit_across):
            found = fit(plain, lines)
            if found is not None:
                return found
    return None


def put_in_order(place: int, lines: int) -> int:
    """Where an element of a row would be if no line of it were moved, and the other way round."""
    return place ^ (place // (8 * ROW) % lines) * ROW


def _fit_along(places: Places, lines: int) -> Layout | None:
    """Lines along the sum."""
    first, row = places[0][0], ROW * lines
    leading, stride = places[0][ROW] - first, _step(places, ROW)
    if lines > 1 and leading != ROW:
        return None

    def place(line: int, k: int) -> int:
        cores = line // ROW * stride + k // ROW * leading
        return first + cores + line % ROW * row + k % ROW

    return _check(Layout(first, leading, stride, lines, transposed=False), places, place)


def _fit_across(places: Places, lines: int) -> Layout | None:
    """Lines across the sum."""
    first, row = places[0][0], ROW * lines
    across, along = _step(places, row), places[0][ROW] - first

    def place(line: int, k: int) -> int:
        cores = line // row * across + k // ROW * along
        return first + cores + k % ROW * row + line % row

    leading, stride = (along, across) if lines == 1 else (across, along)
    return _check(Layout(first, leading, stride, lines, transposed=True), places, place)


def _step(places: Places, line: int) -> int:
    return places[line][0] - places[0][0] if len(places) > line else 0


def _check(layout: Layout, places: Places, place: Callable[[int, int], int]) -> Layout | None:
    """The layout, if all elements are where it says, and hardware can be told."""
    steps = (layout.leading, layout.stride)
    fits = all(step % ROW == 0 and 0 <= step < _FAR for step in steps) and layout.first % ROW == 0
    wanted = [[place(line, k) for k in range(_DEEP)] for line in range(len(places))]
    return layout if fits and wanted == [list(row) for row in places] else None
