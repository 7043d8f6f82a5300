"""How is a product of tensor cores written? Fragments loaded from memory, and `mma` on them.

A lane of the warp is 4*g + t. Of the left factor, 16 rows by 16 columns, it has rows g and g + 8,
columns 2*t, 2*t + 1 and those 8 further on; of the right one, column g and the same in rows; with
factors of f32, which are half as deep, columns t and t + 4. What it has of the sum is what the
text says. (PTX: mma.m16n8k16, mma.m16n8k8, ldmatrix.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from perfdojo.ir import Access, Affine, Loop, Node, affine, constant, size_of
from perfdojo.ir.affine import substitute
from perfdojo.ir.nodes import bind_loop
from perfdojo.ir.tensor import Product, read_product
from perfdojo.targets.cuda.place import Place
from perfdojo.targets.cuda.vector import step_of
from perfdojo.targets.lanes import offset_of

_ROW = 8  # elements of two bytes in a row that `ldmatrix` loads


def is_product(node: Node) -> bool:
    """Whether it is the nest of a tensor loop, and unrolled loops around it."""
    nest = _nest(node)
    is_whole = bool(nest) and nest[-1].kind == "tensor" and len(nest) >= 3
    return is_whole and all(loop.kind == "unroll" for loop in nest[:-3])


def write_products(node: Node, place: Place) -> Iterator[str]:
    """Every instruction of the nest; what several of them need is loaded once."""
    nest = _nest(node)
    known: dict[tuple[str, Affine], str] = {}
    yield "{"
    for values in product(*(range(loop.extent.const) for loop in nest[:-3])):
        inner: Node = nest[-3]
        for loop, value in zip(nest[:-3], values, strict=True):
            inner = bind_loop(inner, loop.name, value)
        yield from (f"  {line}" for line in _product(inner, place, known))
    yield "}"


def _nest(node: Node) -> tuple[Loop, ...]:
    """Loops that hold nothing but each other."""
    nest: list[Loop] = []
    while isinstance(node, Loop):
        nest.append(node)
        if len(node.body) != 1:
            break
        node = node.body[0]
    return tuple(nest)


def _product(node: Node, place: Place, known: dict[tuple[str, Affine], str]) -> Iterator[str]:
    group, member = place.warp
    found = read_product((group, member), _nest(node), place.unit.buffers)
    assert isinstance(found, Product), "verify refuses others"
    names = []
    for side in (_left(found, place), _right(found, place)):
        key = (side.buffer, side.base)
        if key not in known:
            known[key] = f"{side.word}{len(known)}"
            yield from _load(side, known[key], place)
        names.append(known[key])
    dtype = place.unit.buffers[found.left.buffer].dtype
    helper = f"multiply_{'tf32' if dtype == 'f32' else dtype}"
    place.unit.use(helper)
    sums = [place.element(_at(found, found.target, i, j)) for i in (0, 1) for j in (0, 1)]
    yield f"{helper}({', '.join((*sums, *names))});"


def _at(found: Product, target: Access, row: int, column: int) -> Access:
    values = {found.rows: constant(row), found.columns: constant(column)}
    return Access(target.buffer, tuple(substitute(i, values.get) for i in target.indices))


# -- fragments ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Side:
    """One factor: where it begins, and how far apart its neighbours are, in elements."""

    word: str
    buffer: str
    base: Affine
    line: int  # from one row of the left factor to the next, or column of the right one
    step: int  # from one product of a sum to the next
    parts: int  # registers that a lane has of it


def _left(found: Product, place: Place) -> _Side:
    offset = offset_of(found.left, place.unit.buffers)
    line, step = offset.coefficient(found.group), offset.coefficient(found.depth)
    return _Side("left", found.left.buffer, _first(offset, found), line, step, 4)


def _right(found: Product, place: Place) -> _Side:
    offset = offset_of(found.right, place.unit.buffers)
    line, step = offset.coefficient(found.columns), offset.coefficient(found.depth)
    return _Side("right", found.right.buffer, _first(offset, found), line, step, 2)


def _first(offset: Affine, found: Product) -> Affine:
    """The offset of the first element."""
    return substitute(offset, lambda name: constant(0) if name in found.loops else None)


def _load(side: _Side, name: str, place: Place) -> Iterator[str]:
    buffer = place.unit.buffers[side.buffer]
    array = place.unit.names[side.buffer]
    rows = _matrix_rows(side) if buffer.storage == "shared" and size_of(buffer.dtype) == 2 else ""
    if not rows:
        values = (_element(side, part, place) for part in range(side.parts))
        yield f"const unsigned {name}[{side.parts}] = {{{', '.join(values)}}};"
        return
    helper = "load_matrices" if side.step == 1 else "load_transposed"
    place.unit.use(helper)
    yield f"unsigned {name}[{side.parts}];"
    yield f"{helper}({name}, &{array}[{place.index(side.base)} + {rows}]);"


def _matrix_rows(side: _Side) -> str:
    """Where the row begins whose place a lane tells `ldmatrix`; empty if it does not apply.

    Lanes 0 to 7 tell the rows of the first 8 by 8 elements, the next lanes those of the next ones.
    """
    along, across = (side.line, side.step) if side.step == 1 else (side.step, side.line)
    if across != 1 or along % _ROW or step_of(side.base) % _ROW:
        return ""
    if side.parts == 4:
        if side.step == 1:  # down the rows first, then 8 columns on
            return f"thread % 16 * {along} + thread % 32 / 16 * 8"
        return f"(thread % 32 / 16 * 8 + thread % 8) * {along} + thread / 8 % 2 * 8"
    if side.step == 1:
        return f"thread % 8 * {along} + thread / 8 % 2 * 8"
    return f"thread % 16 * {along}"


def _element(side: _Side, part: int, place: Place) -> str:
    """One register of a fragment, loaded element by element."""
    group, member = place.warp
    buffer = place.unit.buffers[side.buffer]
    array = place.unit.names[side.buffer]
    down, on = (part % 2, part // 2) if side.parts == 4 else (0, part)
    start = side.base + affine(group) * side.line + 8 * down * side.line
    if buffer.dtype == "f32":
        place.unit.use("tf32_from_f32")
        index = start + affine(member) * side.step + 4 * on * side.step
        return f"tf32_from_f32({array}[{place.index(index)}])"
    place.unit.use("pack_halves")
    index = start + affine(member) * (2 * side.step) + 8 * on * side.step
    halves = (f"{array}[{place.index(index + half * side.step)}]" for half in (0, 1))
    return f"pack_halves({', '.join(halves)})"
