"""When do four warps multiply together, and how is that written? (PTX: wgmma.mma_async)

Where the text gives warp w of four the rows 16*w of a matrix, and all four the same columns, one
instruction computes what their fragments say: 64 rows by up to 256 columns, 16 deep. It reads both
factors from shared memory, if they lie there in one of the `layouts` that it knows. It works in the
background: at the end, the warps wait for it. Other products are written as `tensor` writes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, groupby, product

from perfdojo.ir import Affine, Loop, affine, bytes_of, constant, size_of
from perfdojo.ir.affine import Atom, Interval, gathers, interval, loop_names
from perfdojo.ir.tensor import Product
from perfdojo.targets.cuda.factors import ROW, Side, find_steps, sides_of, sums_of
from perfdojo.targets.cuda.layouts import Grouped, Matrix, find_layout
from perfdojo.targets.cuda.ops import Launch, Op, Spread
from perfdojo.targets.cuda.place import Place
from perfdojo.targets.cuda.plan import STATIC_SHARED, shared_bytes, shared_offsets, walk_ops
from perfdojo.targets.cuda.tensor import is_product_of_all
from perfdojo.targets.cuda.vector import step_of

CAPABILITY = (9, 0)  # of the GPUs that have it
Starts = Mapping[str, int]  # of shared buffers, in bytes
_WARPS = 4  # that multiply together
_FRAGMENT = 16  # rows of each
_OWN = 4  # sums that a lane has of 8 columns
_TILES = 32  # times 8 columns, at most
BYTES = 2  # of an element
ALIGNED = 1024  # bytes: shared buffers begin at a multiple, if four warps multiply together


def find_groups(launch: Launch, place: Place) -> dict[Op, tuple[Grouped, ...]]:
    """The products of a launch that four warps compute together, each with its instructions."""
    starts = _find_starts(launch)
    found = {
        op: _find_grouped(op, starts, place)
        for op in walk_ops(launch.body)
        if isinstance(op, Spread) and is_product_of_all(op, launch.threads)
    }
    return {op: grouped for op, grouped in found.items() if grouped}


def _find_starts(launch: Launch) -> dict[str, int]:
    """Where shared buffers begin, in bytes; `ALIGNED` each, if they are no parts of one array."""
    if shared_bytes(launch) > STATIC_SHARED:
        return shared_offsets(launch)
    aligned = sum(-(-bytes_of(buffer) // ALIGNED) * ALIGNED for buffer in launch.shared)
    return {b.name: 0 for b in launch.shared} if aligned <= STATIC_SHARED else {}


def _find_grouped(op: Spread, starts: Starts, place: Place) -> tuple[Grouped, ...]:
    """The instructions for a product of all warps; none if groups cannot compute it."""
    number = next((loop for loop in reversed(op.loops) if loop.extent.const > 1), None)
    if number is None or number.extent.const % _WARPS:
        return ()
    (lanes,) = op.body
    assert isinstance(lanes, Spread), "of a product of all"
    (node,) = lanes.body
    assert isinstance(node, Loop), "of a product of all"
    names = tuple(loop.name for loop in lanes.loops)
    found: list[Grouped] = []
    for step in find_steps(node, names, place.unit.buffers):
        for together in _divide(step, place):
            one = _read(together, number.name, starts, place)
            if one is None:
                return ()
            found.append(one)
    return tuple(found)


def _divide(step: Sequence[Product], place: Place) -> Iterator[Sequence[Product]]:
    """The products of one left factor, as many as an instruction takes."""
    for _, one in groupby(step, lambda found: sides_of(found, place.unit.buffers)[0]):
        products = list(one)
        for first in range(0, len(products), _TILES):
            yield products[first : first + _TILES]


def _read(step: Sequence[Product], number: str, starts: Starts, place: Place) -> Grouped | None:
    """What the products of one left factor are together."""
    sides = [sides_of(found, place.unit.buffers) for found in step]
    left = _read_left(sides[0][0], number, starts, place)
    right = _read_right([right for _, right in sides], number, starts, place)
    sums = _read_sums(step, place)
    if left is None or right is None or sums is None:
        return None
    return Grouped(left, right, len(step), step[0].target.buffer, *sums)


def _read_left(side: Side, number: str, starts: Starts, place: Place) -> Matrix | None:
    """The rows of four warps, each next to those of the one before."""
    rows = _FRAGMENT * side.line
    rest = side.offset - affine(number) * rows
    if number in loop_names(rest):
        return None
    group = (affine(number) // _WARPS) * (_WARPS * rows)
    first = replace(side, offset=rest + group)
    cores = [
        replace(first, offset=first.offset + core * ROW * side.line)
        for core in range(_WARPS * _FRAGMENT // ROW)
    ]
    found = _read_matrix(cores, starts, place)
    return None if found is None or found.layout.transposed else found


def _read_right(sides: Sequence[Side], number: str, starts: Starts, place: Place) -> Matrix | None:
    """Columns that are the same for four warps."""
    if any(number in loop_names(side.offset) for side in sides):
        return None
    return _read_matrix(sides, starts, place)


def _read_matrix(cores: Sequence[Side], starts: Starts, place: Place) -> Matrix | None:
    """A matrix of these parts, 8 rows or columns each, if it has a layout that hardware knows."""
    buffer = place.unit.buffers[cores[0].buffer]
    if buffer.name not in starts or size_of(buffer.dtype) != BYTES:
        return None
    base = cores[0].first - cores[0].first.const
    rests = [core.offset - base for core in cores]
    ours = {cores[0].lines, cores[0].depth}
    if not all(set(loop_names(rest)) <= ours for rest in rests) or any(map(_gathers, rests)):
        return None
    layout = find_layout([_places(rest, cores[0], line) for rest in rests for line in range(ROW)])
    if layout is None:
        return None
    # where the order of lines depends on the row, the row must be known
    unit = ROW if layout.lines == 1 else ROW * ROW * layout.lines
    if step_of(base) % unit or starts[buffer.name] % (BYTES * unit):
        return None
    return Matrix(buffer.name, base, layout)


def _gathers(rest: Affine) -> bool:
    return next(gathers(rest), None) is not None


def _places(rest: Affine, side: Side, line: int) -> list[int]:
    """Where the elements of one row or column lie, beyond what varies."""
    at: dict[Atom, Interval] = {side.lines: (line, line)}
    return [interval(rest, {**at, side.depth: (k, k)})[0] for k in range(_FRAGMENT)]


def _read_sums(step: Sequence[Product], place: Place) -> tuple[int, tuple[int, int, int]] | None:
    """Where the first one is, and the steps to the next tile, row and column."""
    places = [place.own_offset(access) for found in step for access in sums_of(found)]
    first = places[0].const
    column, row = places[1].const - first, places[2].const - first
    tile = places[_OWN].const - first if len(step) > 1 else 0
    shape = product(range(len(step)), range(2), range(2))
    wanted = [constant(first + n * tile + i * row + j * column) for n, i, j in shape]
    return (first, (tile, row, column)) if places == wanted else None


# -- text -----------------------------------------------------------------------------------


def write_grouped(found: Sequence[Grouped], place: Place) -> Iterator[str]:
    """All of it started, then the copies that wait; then the sums are there."""
    unit = place.unit
    for helper in ("begin_products", "commit_products", "wait_for_products", "describe_matrix"):
        unit.use(helper)
    yield "begin_products();"
    yield from (_multiply(one, place) for one in found)
    yield "commit_products();"
    yield from chain(*place.later)
    for sums in dict.fromkeys(one.sums for one in found):
        yield f"wait_for_products({unit.names[sums]});"


def _multiply(one: Grouped, place: Place) -> str:
    unit = place.unit
    helper = f"multiply_64x{ROW * one.tiles}_{unit.buffers[one.left.buffer].dtype}"
    unit.use(helper)
    steps = ", ".join(map(str, (*one.steps, int(one.right.layout.transposed))))
    left, right = (_describe(matrix, place) for matrix in (one.left, one.right))
    return f"{helper}<{steps}>(&{unit.names[one.sums]}[{one.first}], {left}, {right});"


def _describe(matrix: Matrix, place: Place) -> str:
    layout = matrix.layout
    first = f"&{place.unit.names[matrix.buffer]}[{place.index(matrix.base + layout.first)}]"
    numbers = (layout.leading, layout.stride, ROW * layout.lines)
    return f"describe_matrix({', '.join((first, *(str(BYTES * n) for n in numbers)))})"
