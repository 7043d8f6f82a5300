"""What do the instructions of a tensor core read, and where does it lie in memory?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, product

from perfdojo.ir import Access, Affine, Assign, Buffer, Loop, Node, affine, constant
from perfdojo.ir.affine import loop_names, substitute
from perfdojo.ir.nodes import bind_loop
from perfdojo.ir.tensor import Product, read_product
from perfdojo.targets.lanes import offset_of

ROW = 8  # elements of two bytes that lie together: what hardware loads as a row of a matrix


def is_product(node: Node) -> bool:
    """Whether it is the nest of a tensor loop, and unrolled loops around it."""
    nest = _nest(node)
    is_whole = bool(nest) and nest[-1].kind == "tensor" and len(nest) >= 3
    return is_whole and all(loop.kind == "unroll" for loop in nest[:-3])


def find_steps(
    node: Node, lanes: Sequence[str], buffers: Mapping[str, Buffer]
) -> Iterator[list[Product]]:
    """The products in the order of the text, those of one step along the sums together."""
    group, member = lanes
    nest = _nest(node)
    outer, (statement,) = nest[:-3], nest[-1].body
    assert isinstance(statement, Assign), "verify refuses others"
    within = {name for index in statement.target.indices for name in loop_names(index)}

    def step_of_sum(values: tuple[int, ...]) -> tuple[int, ...]:
        pairs = zip(outer, values, strict=True)
        return tuple(value for loop, value in pairs if loop.name not in within)

    def bind(values: tuple[int, ...]) -> Product:
        inner: Node = nest[-3]
        for loop, value in zip(outer, values, strict=True):
            inner = bind_loop(inner, loop.name, value)
        found = read_product((group, member), _nest(inner), buffers)
        assert isinstance(found, Product), "verify refuses others"
        return found

    counts = (range(loop.extent.const) for loop in outer)
    for _, together in groupby(product(*counts), step_of_sum):
        yield [bind(values) for values in together]


def _nest(node: Node) -> tuple[Loop, ...]:
    """Loops that hold nothing but each other."""
    nest: list[Loop] = []
    while isinstance(node, Loop):
        nest.append(node)
        if len(node.body) != 1:
            break
        node = node.body[0]
    return tuple(nest)


@dataclass(frozen=True, slots=True)
class Side:
    """One factor of a product; places are in elements from the start of its buffer."""

    word: str  # left or right
    buffer: str
    offset: Affine  # in the two loops below
    lines: str  # the loop along 8 rows of the left factor, or columns of the right one
    depth: str  # the loop along the sum
    parts: int  # registers that a lane has of it

    def at(self, line: Affine | int, depth: Affine | int) -> Affine:
        """Where an element lies, in its row or column and in the sum."""
        values = {
            name: constant(value) if isinstance(value, int) else value
            for name, value in ((self.lines, line), (self.depth, depth))
        }
        return substitute(self.offset, values.get)

    @property
    def first(self) -> Affine:
        """Where it begins."""
        return self.at(0, 0)

    @property
    def line(self) -> int:
        """From one row to the next, or column; as far as that does not depend on the row."""
        return self.offset.coefficient(self.lines)

    @property
    def steps(self) -> tuple[int, int]:
        """From one of 8 products to the next, and from 8 to the next 8; zeros if they differ."""
        rest = self.offset - affine(self.lines) * self.line
        places = [self.at(0, k) - self.first for k in range(2 * ROW)]
        near, far = places[1].const, places[ROW].const
        wanted = [constant(k % ROW * near + k // ROW * far) for k in range(2 * ROW)]
        return (near, far) if places == wanted and self.lines not in loop_names(rest) else (0, 0)


def sides_of(found: Product, buffers: Mapping[str, Buffer]) -> tuple[Side, Side]:
    """The left and the right factor."""

    def make(word: str, access: Access, lines: str, parts: int) -> Side:
        others = {found.group, found.member, found.rows, found.columns} - {lines}
        offset = offset_of(access, buffers)
        first = substitute(offset, lambda name: constant(0) if name in others else None)
        return Side(word, access.buffer, first, lines, found.depth, parts)

    return make("left", found.left, found.group, 4), make("right", found.right, found.columns, 2)


def sums_of(found: Product) -> list[Access]:
    """The four sums of a lane, by rows and then by columns."""

    def at(row: int, column: int) -> Access:
        values = {found.rows: constant(row), found.columns: constant(column)}
        indices = (substitute(index, values.get) for index in found.target.indices)
        return Access(found.target.buffer, tuple(indices))

    return [at(row, column) for row in (0, 1) for column in (0, 1)]
