"""How are the ops and nodes of a program written? Each as lines of CUDA C++."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from perfdojo.ir import Affine, Assign, If, Loop, Node, affine, constant
from perfdojo.ir.affine import substitute
from perfdojo.ir.nodes import Condition, bind_loop
from perfdojo.targets.cuda.factors import is_product
from perfdojo.targets.cuda.groups import write_grouped
from perfdojo.targets.cuda.ops import Barrier, Commit, Guard, Op, Repeat, Spread, Uniform
from perfdojo.targets.cuda.place import Place
from perfdojo.targets.cuda.tensor import is_copy, is_product_of_all, write_products
from perfdojo.targets.cuda.unit import CUDA_TYPES, WARP, Unit
from perfdojo.targets.cuda.vector import write_store, write_vector_statement
from perfdojo.targets.lanes import Lanes

_BARRIERS = {"block": "__syncthreads();", "warp": "__syncwarp();"}
_FIRST = {"block": "thread == 0", "warp": f"thread % {WARP} == 0"}


def write_op(op: Op, place: Place) -> Iterator[str]:
    """What all threads of a block or warp run together."""
    match op:
        case Barrier():
            yield from _wait(op, place)
            if place.groups and op.scope == "block":
                place.unit.use("fence_products")
                yield "fence_products();"
            yield _barrier(op, place)
        case Commit():
            place.unit.use("commit_copies")
            yield "commit_copies();"
        case Uniform():
            tests = (_FIRST[op.scope],) if op.by_one and place.threads > 1 else ()
            yield from write_node(op.statement, replace(place, tests=tests))
        case Guard():
            yield from _guard(op, place)
        case Repeat():
            yield from _repeat(op, place)
        case Spread():
            yield from _spread(op, place)


def _barrier(op: Barrier, place: Place) -> str:
    if op.scope != "team":
        return _BARRIERS[op.scope]
    place.unit.use("wait_for_team")
    return f"wait_for_team({place.team});"


def _wait(op: Barrier, place: Place) -> Iterator[str]:
    """A thread's own copies must have arrived before it tells the others."""
    if op.pending:
        place.unit.use("wait_for_older_copies")
        yield f"wait_for_older_copies<{op.pending}>();"
    elif place.copies:
        place.unit.use("wait_for_copies")
        yield "wait_for_copies();"


def write_ops(ops: Iterable[Op], place: Place) -> Iterator[str]:
    """One after the other; but a product begins before the copies right in front of it.

    It meets none of them: there would be a barrier in between.
    """
    later: tuple[tuple[str, ...], ...] = ()
    for op in ops:
        if is_copy(op):
            later += (tuple(write_op(op, place)),)
        elif is_product_of_all(op, place.threads):
            yield from _product(op, replace(place, later=later))
            later = ()
        else:
            yield from chain(*later, write_op(op, place))
            later = ()
    yield from chain(*later)


def _product(op: Op, place: Place) -> Iterator[str]:
    """By groups of four warps, if they can."""
    assert isinstance(op, Spread)
    if found := place.groups.get(op):
        digits = write_digits(op.loops, f"thread / {WARP}", place.unit)
        for loop in op.loops:
            place = place.within(loop)
        yield from _block("", (*digits, *write_grouped(found, place)))
    else:
        yield from write_op(op, place)


def _guard(op: Guard, place: Place) -> Iterator[str]:
    op = replace(op, conditions=place.open_tests(op.conditions))
    if not op.conditions:
        yield from write_ops(op.body, place)
        return
    if place.lanes is not None and _varies(op.conditions, place.lanes):
        loop, count = place.lanes.loop, place.lanes.count
        for value, inner in _copies(loop, count, place):
            yield from write_op(bind_op(op, loop, value), inner)
        return
    yield from _block(f"if ({_test(op.conditions, place)})", write_ops(op.body, place))


def _repeat(op: Repeat, place: Place) -> Iterator[str]:
    loop, inner = op.loop, place.within(op.loop)
    if loop.kind == "unroll":
        for value, copy in _copies(loop.name, loop.extent.const, place):
            yield from write_ops((bind_op(part, loop.name, value) for part in op.body), copy)
        return
    if loop.kind == "vector":
        inner = replace(inner, lanes=Lanes(loop.name, loop.extent.const))
    body = write_ops(op.body, inner)
    yield from body if loop.kind == "vector" else _block(_header(loop, place), body)


def _spread(op: Spread, place: Place) -> Iterator[str]:
    """The threads of the loops, by number; the others skip the body."""
    count = math.prod(loop.extent.const for loop in op.loops)
    if op.loops[0].kind == "warp":
        number, test, is_all = f"thread % {WARP}", f"thread % {WARP} < {count}", count == WARP
        place = replace(place, warp=tuple(loop.name for loop in op.loops))
    elif op.is_warps:
        number, test = f"thread / {WARP}", f"thread < {WARP * count}"
        is_all = WARP * count == place.threads
    else:
        number, test, is_all = "thread", f"thread < {count}", count == place.threads
    digits = write_digits(op.loops, number if place.threads > 1 else "0", place.unit)
    for loop in op.loops:
        place = place.within(loop)
    nodes, ops = split_body(op)
    if any(place.exchanged(node) for node in nodes) and not is_all:
        place, is_all = replace(place, tests=(test,)), True  # first, all lanes take part
    lines = (*digits, *_write_all(nodes, place), *write_ops(ops, place))
    yield from _block("" if is_all else f"if ({test})", lines)


def split_body(op: Spread) -> tuple[tuple[Node, ...], tuple[Op, ...]]:
    """The body as nodes of one thread and as ops; one of the two is empty."""
    nodes = tuple(part for part in op.body if isinstance(part, Loop | If | Assign))
    ops = tuple(part for part in op.body if not isinstance(part, Loop | If | Assign))
    return nodes, ops


def write_digits(loops: tuple[Loop, ...], number: str, unit: Unit) -> Iterator[str]:
    """Each loop as a digit of a mixed-radix number, the outermost the highest."""
    for level, loop in enumerate(loops):
        step = math.prod(inner.extent.const for inner in loops[level + 1 :])
        text = number if step == 1 else f"{number} / {step}"
        if level > 0:
            text += f" % {loop.extent.const}"
        yield f"const int {unit.names[loop.name]} = {text};"


# -- the nodes of one thread ----------------------------------------------------------------


def write_node(node: Node, place: Place) -> Iterator[str]:
    """A node, run where the tests of the place hold."""
    if place.tests and not place.exchanged(node):
        body = write_node(node, replace(place, tests=()))
        yield from _block(f"if ({' && '.join(place.tests)})", body)
        return
    match node:
        case Loop() if is_product(node):
            yield from write_products(node, place)
        case Loop(kind="unroll"):
            yield from _write_copies(node.body, node.name, node.extent.const, place)
        case Loop(kind="vector"):
            lanes = Lanes(node.name, node.extent.const)
            yield from _write_all(node.body, replace(place.within(node), lanes=lanes))
        case Loop():
            yield from _block(_header(node, place), _write_all(node.body, place.within(node)))
        case If():
            yield from _condition(node, place)
        case Assign():
            yield from _statement(node, place)


def _write_all(nodes: Iterable[Node], place: Place) -> Iterator[str]:
    return (line for node in nodes for line in write_node(node, place))


def _write_copies(nodes: tuple[Node, ...], loop: str, count: int, place: Place) -> Iterator[str]:
    for value, copy in _copies(loop, count, place):
        yield from _write_all((bind_loop(node, loop, value) for node in nodes), copy)


def _condition(node: If, place: Place) -> Iterator[str]:
    node = replace(node, conditions=place.open_tests(node.conditions))
    if not node.conditions:
        yield from _write_all(node.body, place)
        return
    if place.lanes is not None and _varies(node.conditions, place.lanes):
        yield from _write_copies((node,), place.lanes.loop, place.lanes.count, place)
        return
    test = _test(node.conditions, place)
    if place.exchanged(node):  # it waits until all lanes have taken part
        yield from _write_all(node.body, replace(place, tests=(*place.tests, test)))
        return
    yield from _block(f"if ({test})", _write_all(node.body, place))


def _statement(node: Assign, place: Place) -> Iterator[str]:
    lanes = place.lanes
    if place.exchanged(node):
        if lanes is not None:
            yield from _write_copies((node,), lanes.loop, lanes.count, place)
        else:
            yield from _block("", _shuffled(node, place))
        return
    if node.prefetch is not None:
        place.unit.use("prefetch_l2")
        wanted = lanes.access(0, node.prefetch) if lanes else node.prefetch
        yield f"prefetch_l2(&{place.element(wanted)});"
    if lanes is None:
        yield write_store(node, place)
    else:
        yield from write_vector_statement(node, lanes, place)


def _shuffled(node: Assign, place: Place) -> Iterator[str]:
    """A statement behind the shuffles that it needs, in which all lanes take part."""
    known = dict(place.known)
    for number, exchange in enumerate(place.exchanges[node]):
        dtype = place.unit.buffers[exchange.access.buffer].dtype
        value = place.element(exchange.access)
        yield f"const {CUDA_TYPES[dtype]} from{number} = {_shuffle(value, exchange.lane, place)};"
        known[exchange.access] = f"from{number}"
    yield from write_node(node, replace(place, known=known, exchanges={}))


def _shuffle(value: str, lane: Affine, place: Place) -> str:
    """`value` of another lane: one that is a fixed number of lanes away, or any other."""
    step = lane - affine(place.warp[0]) if len(place.warp) == 1 else None
    if step is None or not step.is_constant:
        return f"__shfl_sync(0xffffffffu, {value}, {place.index(lane)})"
    way = "down" if step.const >= 0 else "up"
    return f"__shfl_{way}_sync(0xffffffffu, {value}, {abs(step.const)})"


# -- parts ----------------------------------------------------------------------------------


def _block(head: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"{head} {{".lstrip()
    yield from (f"  {line}" for line in lines)
    yield "}"


def _header(loop: Loop, place: Place) -> str:
    name, extent = place.unit.names[loop.name], place.index(loop.extent)
    c_type = "int" if place.is_int(loop.extent) else "int64_t"
    return f"for ({c_type} {name} = 0; {name} < {extent}; ++{name})"


def _test(conditions: tuple[Condition, ...], place: Place) -> str:
    return " && ".join(place.condition(c) for c in conditions)


def _varies(conditions: tuple[Condition, ...], lanes: Lanes) -> bool:
    return any(lanes.varies(side) for c in conditions for side in (c.left, c.right))


def _copies(loop: str, count: int, place: Place) -> Iterator[tuple[int, Place]]:
    """Each value of a loop whose body is written out, and the place there."""
    for value in range(count):
        yield value, place.bound(loop, value)


def bind_op(op: Op, loop: str, value: int) -> Op:
    """`op` with a loop at one value: a copy of an unrolled body."""

    def bind(index: Affine) -> Affine:
        return substitute(index, lambda name: constant(value) if name == loop else None)

    match op:
        case Barrier() | Commit():
            return op
        case Uniform():
            statement = bind_loop(op.statement, loop, value)
            assert isinstance(statement, Assign)
            return replace(op, statement=statement)
        case Guard():
            conditions = tuple(
                Condition(bind(c.left), c.relation, bind(c.right)) for c in op.conditions
            )
            return Guard(conditions, tuple(bind_op(part, loop, value) for part in op.body))
        case Repeat():
            inner = replace(op.loop, extent=bind(op.loop.extent))
            return Repeat(inner, tuple(bind_op(part, loop, value) for part in op.body))
        case Spread():
            nodes, ops = split_body(op)
            if nodes:
                return replace(op, body=tuple(bind_loop(node, loop, value) for node in nodes))
            return replace(op, body=tuple(bind_op(part, loop, value) for part in ops))
