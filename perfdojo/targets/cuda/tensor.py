"""How is a product of tensor cores written? Fragments loaded from memory, and `mma` on them.

A lane of the warp is 4*g + t. Of the left factor, 16 rows by 16 columns, it has rows g and g + 8,
columns 2*t, 2*t + 1 and those 8 further on; of the right one, column g and the same in rows; with
factors of f32, which are half as deep, columns t and t + 4. What it has of the sum is what the
text says. (PTX: mma.m16n8k16, mma.m16n8k8, ldmatrix.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, groupby, product
from math import prod

from perfdojo.ir import Access, Affine, Assign, Loop, Node, affine, constant, size_of
from perfdojo.ir.affine import loop_names, substitute
from perfdojo.ir.nodes import bind_loop
from perfdojo.ir.tensor import Product, read_product
from perfdojo.targets.cuda.ops import Barrier, Commit, Op, Spread
from perfdojo.targets.cuda.place import Place
from perfdojo.targets.cuda.plan import walk_ops
from perfdojo.targets.cuda.unit import WARP
from perfdojo.targets.cuda.vector import step_of
from perfdojo.targets.lanes import offset_of

_ROW = 8  # elements of two bytes in a row that `ldmatrix` loads


def is_product(node: Node) -> bool:
    """Whether it is the nest of a tensor loop, and unrolled loops around it."""
    nest = _nest(node)
    is_whole = bool(nest) and nest[-1].kind == "tensor" and len(nest) >= 3
    return is_whole and all(loop.kind == "unroll" for loop in nest[:-3])


def is_product_of_all(op: Op, threads: int) -> bool:
    """Whether all warps of a block do nothing but such a nest."""
    match op:
        case Spread(is_warps=True, body=(Spread(body=(Loop() as node,)),)):
            return WARP * prod(loop.extent.const for loop in op.loops) == threads and is_product(
                node
            )
    return False


def is_copy(op: Op) -> bool:
    """Whether it does nothing but start asynchronous copies."""
    parts = list(walk_ops((op,)))
    assigns = [part for part in parts if isinstance(part, Assign)]
    is_plain = not any(isinstance(part, Barrier | Commit) for part in parts)
    return is_plain and bool(assigns) and all(part.asynchronous for part in assigns)


def write_products(node: Node, place: Place) -> Iterator[str]:
    """Every instruction of the nest; what several of them need is loaded once.

    What the next step along the sums needs is loaded before this one is multiplied: there is no
    other work while a load is on its way. Copies that start here start between the steps: the loads
    would wait behind them in one queue.
    """
    known: dict[_Side, str] = {}
    steps = list(_steps(node, place))
    loads = [list(_load_all(step, place, known)) for step in steps]
    products = [[_multiply(found, place, known) for found in step] for step in steps]
    copies: list[list[str]] = [[] for _ in steps]
    for number, copy in enumerate(place.later):
        copies[min(number, max(0, len(steps) - 2))] += copy
    yield "{"
    for lines in (loads[0], *chain(*zip([*loads[1:], []], products, copies, strict=True))):
        yield from (f"  {line}" for line in lines)
    yield "}"


def _steps(node: Node, place: Place) -> Iterator[list[Product]]:
    """The products in the order of the text, those of one step along the sums together."""
    group, member = place.warp
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
        found = read_product((group, member), _nest(inner), place.unit.buffers)
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


def _multiply(found: Product, place: Place, known: Mapping[_Side, str]) -> str:
    names = [known[side] for side in _sides(found, place)]
    dtype = place.unit.buffers[found.left.buffer].dtype
    helper = f"multiply_{'tf32' if dtype == 'f32' else dtype}"
    place.unit.use(helper)
    sums = [place.element(_at(found, found.target, i, j)) for i in (0, 1) for j in (0, 1)]
    return f"{helper}({', '.join((*sums, *names))});"


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


def _sides(found: Product, place: Place) -> tuple[_Side, _Side]:
    def make(word: str, access: Access, line: str, parts: int) -> _Side:
        offset = offset_of(access, place.unit.buffers)
        steps = offset.coefficient(line), offset.coefficient(found.depth)
        return _Side(word, access.buffer, _first(offset, found), *steps, parts)

    return make("left", found.left, found.group, 4), make("right", found.right, found.columns, 2)


def _first(offset: Affine, found: Product) -> Affine:
    """The offset of the first element."""
    return substitute(offset, lambda name: constant(0) if name in found.loops else None)


def _load_all(step: list[Product], place: Place, known: dict[_Side, str]) -> Iterator[str]:
    """What is not there yet; two right factors next to each other at once."""
    sides = dict.fromkeys(side for found in step for side in _sides(found, place))
    waiting = [side for side in sides if side not in known]
    known |= {side: f"{side.word}{len(known) + n}" for n, side in enumerate(waiting)}
    while waiting:
        side = waiting.pop(0)
        beside = replace(side, base=side.base + _ROW * side.line)
        if not _is_matrix(side, place):
            yield _load_elements(side, known[side], place)
        elif side.parts == 2 and beside in waiting:
            waiting.remove(beside)
            yield from _load_matrices(side, (known[side], known[beside]), place)
        else:
            yield from _load_matrices(side, (known[side],), place)


def _is_matrix(side: _Side, place: Place) -> bool:
    """Whether `ldmatrix` applies: rows of 16 bytes in shared memory."""
    buffer = place.unit.buffers[side.buffer]
    along, across = sorted((side.line, side.step), reverse=True)
    aligned = across == 1 and along % _ROW == 0 and step_of(side.base) % _ROW == 0
    return buffer.storage == "shared" and size_of(buffer.dtype) == 2 and aligned


def _load_matrices(side: _Side, names: tuple[str, ...], place: Place) -> Iterator[str]:
    helper = "load_matrices" if side.step == 1 else "load_transposed"
    place.unit.use(helper)
    for name in names:
        yield f"unsigned {name}[{side.parts}];"
    array = place.unit.names[side.buffer]
    row = f"&{array}[{place.index(side.base)} + {_row(side, side.parts * len(names))}]"
    yield f"{helper}({', '.join((*names, row))});"


def _row(side: _Side, parts: int) -> str:
    """Where the row begins whose place a lane tells `ldmatrix`.

    Lanes 0 to 7 tell the rows of the first 8 by 8 elements, the next lanes those of the next ones:
    of the left factor down first, of the right ones along the sum first.
    """
    along = max(side.line, side.step)
    if (side.parts == 4) == (side.step == 1):  # down the rows first, then 8 columns on
        return f"thread % 16 * {along}" + (" + thread % 32 / 16 * 8" if parts == 4 else "")
    rows = "(thread % 32 / 16 * 8 + thread % 8)" if parts == 4 else "thread % 8"
    return f"{rows} * {along} + thread / 8 % 2 * 8"


def _load_elements(side: _Side, name: str, place: Place) -> str:
    values = (_element(side, part, place) for part in range(side.parts))
    return f"const unsigned {name}[{side.parts}] = {{{', '.join(values)}}};"


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
