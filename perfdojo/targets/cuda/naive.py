"""How does any kernel run on a GPU, without art? The outermost loops become threads.

    for i in 1000:                  for i.o in 32 grid:
      y[i] = 0.0                      for i.i in 32 block:
      for j in 64:            ->        if 32*i.o + i.i < 1000:
        y[i] += x[i, j]                   y.own = 0.0
                                          for j in 64:
                                            y.own += x[32*i.o + i.i, j]
                                          y[32*i.o + i.i] = y.own

What a kernel is measured against before it has any move, and how its oracle runs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from perfdojo.analysis.dependences import find_dependences
from perfdojo.ir import Access, Assign, Buffer, Condition, If, Kernel, Loop, Node, affine, constant
from perfdojo.ir.affine import loop_names
from perfdojo.ir.device import GRID_LIMIT, THREAD_LIMIT, has_device_loops
from perfdojo.ir.nodes import Expr, loads, map_expr, statements
from perfdojo.ir.rewrite import fresh_name, with_index

_FEW = 32  # threads of a block where there are not enough for every multiprocessor
_MANY = 256
_ENOUGH = 1 << 17  # threads that keep a GPU busy

Nodes = tuple[Node, ...]


def bind_naively(kernel: Kernel) -> Kernel:
    """`kernel` with the outermost loops that carry nothing bound to grid and block.

    The same bits: sums keep their order. A kernel with loops for a GPU is returned as it is.
    """
    if has_device_loops(kernel):
        return kernel
    carrying = {
        loop.name
        for dependence in find_dependences(kernel)
        for loop in dependence.loops
        if dependence.carried_by(loop.name)
    }
    body: list[Node] = []
    for node in kernel.body:
        chain = tuple(_chain(node, carrying))
        bare = _as_sequential(chain[-1].body if chain else (node,))
        if chain:
            kernel, bare = _own(kernel, chain, bare)
            bare = (_bind(kernel, chain, bare),)
        body += bare
    return replace(kernel, body=tuple(body))


def _chain(node: Node, carrying: set[str]) -> Iterator[Loop]:
    """The loops that stand directly in each other from `node` on, and carry nothing."""
    while isinstance(node, Loop) and node.extent.is_constant and node.name not in carrying:
        yield node
        if len(node.body) != 1:
            return
        node = node.body[0]


def _as_sequential(nodes: Nodes) -> Nodes:
    """`nodes` without loops for the threads of a CPU."""

    def plain(node: Node) -> Node:
        if isinstance(node, Assign):
            return node
        body = tuple(map(plain, node.body))
        if isinstance(node, Loop) and node.kind == "parallel":
            return replace(node, kind="", body=body)
        return replace(node, body=body)

    return tuple(map(plain, nodes))


# -- loops ----------------------------------------------------------------------------------


def _bind(kernel: Kernel, chain: Sequence[Loop], body: Nodes) -> Loop:
    """The loops of `chain` around `body`: the last one in blocks, the others in the grid."""
    *outer, last = chain
    grid = [replace(loop, kind="grid") for loop in outer[: GRID_LIMIT - 1]]
    for loop in reversed(outer[GRID_LIMIT - 1 :]):
        body = (replace(loop, kind="", body=body),)
    extent = last.extent.const
    threads = _threads(extent, math.prod(loop.extent.const for loop in chain), bool(grid))
    if extent <= threads:
        node = replace(last, kind="block", body=body)
        return _around(grid, node)
    places = [fresh_name(kernel, f"{last.name}.{part}") for part in "oi"]
    whole = affine(places[0]) * threads + affine(places[1])
    body = with_index(body, last.name, whole)
    if extent % threads:
        body = (If((Condition(whole, "<", constant(extent)),), body),)
    inner = Loop(places[1], constant(threads), "block", body)
    return _around([*grid, Loop(places[0], constant(-(-extent // threads)), "grid", ())], inner)


def _threads(extent: int, total: int, has_grid: bool) -> int:
    """How many threads a block gets."""
    if has_grid and extent <= THREAD_LIMIT:
        return extent
    return _MANY if total >= _ENOUGH else _FEW


def _around(grid: Sequence[Loop], node: Loop) -> Loop:
    for loop in reversed(grid):
        node = replace(loop, body=(node,))
    return node


# -- what a thread keeps --------------------------------------------------------------------


def _own(kernel: Kernel, chain: Sequence[Loop], body: Nodes) -> tuple[Kernel, Nodes]:
    """Elements that one thread sets and only it uses are kept in a register, and stored last."""
    names = {loop.name for loop in chain}
    for place in dict.fromkeys(node.target for node in body if isinstance(node, Assign)):
        if not _is_owned(place, names, body):
            continue
        old = kernel.buffers[place.buffer]
        own = Buffer(fresh_name(kernel, f"{place.buffer}.own"), old.dtype, (), "register")
        kernel = replace(kernel, temporaries=(*kernel.temporaries, own))
        kept = Access(own.name, ())
        store = Assign(place, "=", kept)
        body = (*(_renamed(node, place, kept) for node in body), store)
    return kernel, body


def _is_owned(place: Access, names: set[str], body: Nodes) -> bool:
    """Whether `body` sets `place` first, sums into it, and touches nothing else of its buffer."""
    used = [
        access
        for statement in statements(body)
        for access in (statement.target, *loads(statement.value))
        if access.buffer == place.buffer
    ]
    first = next(st for st in statements(body) if st.target == place or place in loads(st.value))
    return (
        len(used) > 1
        and all(access == place for access in used)
        and all(names.issuperset(loop_names(index)) for index in place.indices)
        and first in body
        and first.op == "="
        and place not in loads(first.value)
    )


def _renamed(node: Node, old: Access, new: Access) -> Node:
    def swap(expr: Expr) -> Expr:
        return new if expr == old else expr

    match node:
        case Assign():
            target = new if node.target == old else node.target
            return replace(node, target=target, value=map_expr(node.value, swap))
        case _:
            return replace(node, body=tuple(_renamed(part, old, new) for part in node.body))
