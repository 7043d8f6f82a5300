"""How is a vector loop written in CUDA? Up to 16 bytes are loaded and stored at once.

Arithmetic is written lane by lane. So is an access whose lanes are not neighbours in memory, that
is not provably aligned, or that is only safe under a test.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from perfdojo.ir import Access, Affine, Assign, Call, Expr, FloorDiv, Mod, loads, size_of
from perfdojo.ir.affine import Atom
from perfdojo.targets.cuda.place import Place
from perfdojo.targets.lanes import Lanes, offset_of
from perfdojo.targets.scalar import write_statement, write_stored

VECTOR_BYTES = 16  # the widest access of a thread, and the alignment of every array
# What a streaming store takes, by bytes.
_PLAIN = {1: "char", 2: "short", 4: "int", 8: "int2", 16: "int4"}


def write_vector_statement(statement: Assign, lanes: Lanes, place: Place) -> Iterator[str]:
    """The statements for all lanes."""
    if statement.asynchronous:
        yield from _copies(statement, lanes, place)
        return
    known = dict(place.known)
    heads = list(_load_packs(statement, lanes, place, known))
    place = replace(place, known=known)
    width = _pack_width(statement.target, lanes, place)
    body = list(_lanes(statement, lanes, place) if width == 1 else _packs(statement, lanes, place))
    if not heads and width == 1:
        yield from body
        return
    yield "{"
    yield from (f"  {line}" for line in (*heads, *body))
    yield "}"


def write_store(statement: Assign, place: Place) -> str:
    """One statement of one lane; past the caches, or behind our back, if it says so."""
    if statement.asynchronous:
        return _copy(statement, 1, place)
    if not statement.nontemporal or statement.target.buffer in place.local:
        return write_statement(statement, place)
    dtype = place.unit.buffers[statement.target.buffer].dtype
    target, value = place.element(statement.target), write_stored(statement, place)
    if dtype == "bool":
        return f"__stcs((char *)&{target}, (char)({value}));"
    return f"__stcs(&{target}, {value});"


def _copies(statement: Assign, lanes: Lanes, place: Place) -> Iterator[str]:
    """A vector copied to shared memory in as large parts as both sides allow."""
    assert isinstance(statement.value, Access), "lowering leaves only copies asynchronous"
    sides = (statement.target, statement.value)
    width = min(_pack_width(side, lanes, place) for side in sides)
    for first in range(0, lanes.count, width):
        yield _copy(lanes.statement(first, statement), width, place)


def _copy(statement: Assign, width: int, place: Place) -> str:
    """A copy to shared memory that the next barrier waits for; hardware has 4, 8 and 16 bytes."""
    assert isinstance(statement.value, Access), "lowering leaves only copies asynchronous"
    size = width * size_of(place.unit.buffers[statement.target.buffer].dtype)
    if size not in (4, 8, 16):
        return write_statement(statement, place)
    place.unit.use("copy_async")
    target, source = place.element(statement.target), place.element(statement.value)
    return f"copy_async<{size}>(&{target}, &{source});"


def _load_packs(
    statement: Assign, lanes: Lanes, place: Place, known: dict[Access, str]
) -> Iterator[str]:
    """Lines that load what lies together; `known` learns which element of which is which."""
    sure = set(_sure_loads(statement.value))
    reads = dict.fromkeys(loads(statement.value))
    if statement.op != "=":
        reads |= {statement.target: None}
        sure.add(statement.target)
    for number, access in enumerate(reads):
        width = _pack_width(access, lanes, place)
        if width == 1 or not (access in sure or place.is_in_bounds(access)):
            continue
        dtype = place.unit.buffers[access.buffer].dtype
        name = place.unit.vector(dtype, width)
        for first in range(0, lanes.count, width):
            pack = f"pack{number}" + (f"_{first // width}" if width < lanes.count else "")
            start = place.element(lanes.access(first, access))
            yield f"const {name} {pack} = *(const {name} *)&{start};"
            for lane in range(width):
                known[lanes.access(first + lane, access)] = f"{pack}.lane[{lane}]"


def _sure_loads(expr: Expr) -> Iterator[Access]:
    """The places that `expr` reads whatever its tests say."""
    match expr:
        case Call(name="if"):
            yield from _sure_loads(expr.args[0])
        case Call():
            for arg in expr.args:
                yield from _sure_loads(arg)
        case _:
            yield from loads(expr)


def _packs(statement: Assign, lanes: Lanes, place: Place) -> Iterator[str]:
    """Each lane computed into its part of a vector, and that stored."""
    target = statement.target
    width = _pack_width(target, lanes, place)
    dtype = place.unit.buffers[target.buffer].dtype
    name = place.unit.vector(dtype, width)
    plain = replace(place, known={})
    for first in range(0, lanes.count, width):
        stored = f"stored{first // width}"
        yield f"{name} {stored};"
        for lane in range(width):
            one = lanes.statement(first + lane, statement)
            yield f"{stored}.lane[{lane}] = {write_stored(one, place)};"
        start = plain.element(lanes.access(first, target))
        if statement.nontemporal:
            bits = _PLAIN[width * size_of(dtype)]
            yield f"__stcs(({bits} *)&{start}, *(const {bits} *)&{stored});"
        else:
            yield f"*({name} *)&{start} = {stored};"


def _lanes(statement: Assign, lanes: Lanes, place: Place) -> Iterator[str]:
    for lane in range(lanes.count):
        yield write_store(lanes.statement(lane, statement), place)


def _pack_width(access: Access, lanes: Lanes, place: Place) -> int:
    """How many lanes of an access are loaded or stored at once."""
    buffer = place.unit.buffers[access.buffer]
    if access.buffer in place.local or not buffer.dims:
        return 1
    offset = offset_of(access, place.unit.buffers)
    width = min(lanes.count, VECTOR_BYTES // size_of(buffer.dtype))
    aligned = step_of(lanes.at(0, offset)) % width == 0
    return width if lanes.stride(offset) == 1 and aligned else 1


def step_of(value: Affine) -> int:
    """A number that divides `value`, whatever the loops are; 0 if it is always 0."""
    return math.gcd(value.const, *(c * _step_of_atom(atom) for atom, c in value.terms))


def _step_of_atom(atom: Atom) -> int:
    match atom:
        case Mod():
            return math.gcd(step_of(atom.value), atom.divisor)
        case FloorDiv() if step_of(atom.value) % atom.divisor == 0:
            return step_of(atom.value) // atom.divisor
    return 1
