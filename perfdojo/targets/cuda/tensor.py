"""How is a product of tensor cores written? Fragments loaded from memory, and `mma` on them.

A lane of the warp is 4*g + t. Of the left factor, 16 rows by 16 columns, it has rows g and g + 8,
columns 2*t, 2*t + 1 and those 8 further on; of the right one, column g and the same in rows; with
factors of f32, which are half as deep, columns t and t + 4. What it has of the sum is what the
text says. (PTX: mma.m16n8k16, mma.m16n8k8, ldmatrix.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import prod

from perfdojo.ir import Assign, Loop, Node, affine, constant, size_of
from perfdojo.ir.tensor import Product
from perfdojo.targets.cuda.factors import ROW, Side, find_steps, is_product, sides_of, sums_of
from perfdojo.targets.cuda.ops import Barrier, Commit, Op, Spread
from perfdojo.targets.cuda.place import Place
from perfdojo.targets.cuda.plan import walk_ops
from perfdojo.targets.cuda.unit import WARP
from perfdojo.targets.cuda.vector import step_of


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
    known: dict[Side, str] = {}
    steps = list(find_steps(node, place.warp, place.unit.buffers))
    loads = [list(_load_all(step, place, known)) for step in steps]
    products = [[_multiply(found, place, known) for found in step] for step in steps]
    copies: list[list[str]] = [[] for _ in steps]
    for number, copy in enumerate(place.later):
        copies[min(number, max(0, len(steps) - 2))] += copy
    yield "{"
    for lines in (loads[0], *chain(*zip([*loads[1:], []], products, copies, strict=True))):
        yield from (f"  {line}" for line in lines)
    yield "}"


def _multiply(found: Product, place: Place, known: Mapping[Side, str]) -> str:
    names = [known[side] for side in sides_of(found, place.unit.buffers)]
    dtype = place.unit.buffers[found.left.buffer].dtype
    helper = f"multiply_{'tf32' if dtype == 'f32' else dtype}"
    place.unit.use(helper)
    sums = map(place.element, sums_of(found))
    return f"{helper}({', '.join((*sums, *names))});"


# -- fragments ------------------------------------------------------------------------------


def _load_all(step: list[Product], place: Place, known: dict[Side, str]) -> Iterator[str]:
    """What is not there yet; two right factors at once."""
    sides = dict.fromkeys(side for found in step for side in sides_of(found, place.unit.buffers))
    waiting = [side for side in sides if side not in known]
    known |= {side: f"{side.word}{len(known) + n}" for n, side in enumerate(waiting)}
    while waiting:
        side = waiting.pop(0)
        beside = next((other for other in waiting if _apart(side, other)), None)
        if not _is_matrix(side, place):
            yield _load_elements(side, known[side], place)
        elif beside is not None:
            waiting.remove(beside)
            names = known[side], known[beside]
            yield from _load_matrices(side, names, place, _apart(side, beside))
        else:
            yield from _load_matrices(side, (known[side],), place)


def _apart(side: Side, other: Side) -> int:
    """How far it is to another right factor that the same instruction can load; 0 if none can."""
    between = other.offset - side.offset
    alike = (side.buffer, side.line, side.parts, 2) == (other.buffer, other.line, 2, other.parts)
    return between.const if alike and between.is_constant and between.const % ROW == 0 else 0


def _is_matrix(side: Side, place: Place) -> bool:
    """Whether `ldmatrix` applies: rows of 16 bytes in shared memory."""
    buffer = place.unit.buffers[side.buffer]
    if buffer.storage != "shared" or size_of(buffer.dtype) != 2:
        return False
    near, far = side.steps
    along, across = max(side.line, near), min(side.line, near)
    return across == 1 and not (along % ROW or far % ROW or step_of(side.first) % ROW)


def _load_matrices(
    side: Side, names: tuple[str, ...], place: Place, apart: int = 0
) -> Iterator[str]:
    helper = "load_matrices" if side.steps[0] == 1 else "load_transposed"
    place.unit.use(helper)
    for name in names:
        yield f"unsigned {name}[{side.parts}];"
    array = place.unit.names[side.buffer]
    row = f"&{array}[{place.index(side.first)} + {_row(side, apart)}]"
    yield f"{helper}({', '.join((*names, row))});"


def _row(side: Side, apart: int) -> str:
    """Where the row begins whose place a lane tells `ldmatrix`.

    Lanes 0 to 7 tell the rows of the first 8 by 8 elements, the next lanes those of the next ones:
    of the left factor down first, of the right ones along the sum first.
    """
    near, far = side.steps
    row = max(side.line, near)
    second, third = (ROW * side.line, far) if side.parts == 4 else (far, apart)
    if second == ROW * row:
        return f"thread % 16 * {row}" + (f" + thread % 32 / 16 * {third}" if third else "")
    if third == ROW * row:
        return f"(thread % 32 / 16 * 8 + thread % 8) * {row} + thread / 8 % 2 * {second}"
    rest = f" + thread % 32 / 16 * {third}" if third else ""
    return f"thread % 8 * {row} + thread / 8 % 2 * {second}{rest}"


def _load_elements(side: Side, name: str, place: Place) -> str:
    values = (_element(side, part, place) for part in range(side.parts))
    return f"const unsigned {name}[{side.parts}] = {{{', '.join(values)}}};"


def _element(side: Side, part: int, place: Place) -> str:
    """One register of a fragment, loaded element by element."""
    group, member = map(affine, place.warp)
    array = place.unit.names[side.buffer]
    down, on = (part % 2, part // 2) if side.parts == 4 else (0, part)
    row = constant(8 * down * side.line)
    if place.unit.buffers[side.buffer].dtype == "f32":
        place.unit.use("tf32_from_f32")
        return f"tf32_from_f32({array}[{place.index(row + side.at(group, member + 4 * on))}])"
    place.unit.use("pack_halves")
    places = (row + side.at(group, member * 2 + 8 * on + half) for half in (0, 1))
    return f"pack_halves({', '.join(f'{array}[{place.index(p)}]' for p in places)})"
