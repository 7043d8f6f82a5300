"""Which rules of the language can be checked by looking? Names, ranks, types, kinds, storage."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from perfdojo.errors import KernelError, did_you_mean
from perfdojo.ir.affine import Access, Affine, gathers, loop_names
from perfdojo.ir.device import SHARED_LIMIT, device_violations, has_device_loops
from perfdojo.ir.nodes import (
    KINDS,
    RELATIONS,
    STORAGES,
    Assign,
    Buffer,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    loops,
    subexpressions,
)
from perfdojo.ir.tensor import tensor_violations
from perfdojo.ir.text import print_statement
from perfdojo.ir.types import DTYPES, bytes_of, check_statement

UNROLL_LIMIT = 256  # copies of a statement that the unrolled loops around it may write out
VECTOR_LIMIT = 64  # lanes
STACK_LIMIT = 1 << 20  # bytes of one stack buffer
REGISTER_LIMIT = 1 << 14  # bytes of one register buffer
GPU_LIMITS = {"shared": SHARED_LIMIT}
CPU_LIMITS = {"stack": STACK_LIMIT, "register": REGISTER_LIMIT, "shared": SHARED_LIMIT}
_NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_0-9]\w*)*", re.ASCII)


def storage_limits(kernel: Kernel) -> Mapping[str, int]:
    """The bytes that one buffer may take, by storage.

    What a thread of a GPU has is a part of a buffer; `registers.py` knows how large that is.
    """
    return GPU_LIMITS if has_device_loops(kernel) else CPU_LIMITS


def rule_violations(kernel: Kernel) -> Iterator[str]:
    """Everything that is wrong at a glance."""
    yield from _names(kernel)
    for buffer in (*kernel.inputs, *kernel.outputs):
        yield from _argument(buffer, buffer in kernel.inputs)
    for buffer in kernel.temporaries:
        yield from _temporary(buffer, storage_limits(kernel))
    if not kernel.outputs:
        yield "expected at least one output"
    known = _Known(kernel.buffers, frozenset(buffer.name for buffer in kernel.inputs))
    for node in kernel.body:
        yield from _node(node, known, {})
    yield from device_violations(kernel)
    yield from tensor_violations(kernel)


def _names(kernel: Kernel) -> Iterator[str]:
    names = [b.name for b in (*kernel.inputs, *kernel.outputs, *kernel.temporaries)]
    names += [loop.name for loop in loops(kernel.body)]
    for name, count in Counter(names).items():
        if count > 1:
            yield f"the name '{name}' is used twice; names are unique"
        if not _NAME.fullmatch(name):
            yield f"'{name}' is not a name: expected letters, digits and _"


def _argument(buffer: Buffer, is_input: bool) -> Iterator[str]:
    yield from _buffer(buffer)
    if buffer.storage != "heap":
        yield f"argument '{buffer.name}' cannot be in {buffer.storage} storage"
    for dim in buffer.dims:
        if not dim.materialised or dim.padding:
            yield f"argument '{buffer.name}' cannot drop or pad a dimension: its layout is fixed"
    if buffer.high is None:
        return
    if not is_input:
        yield f"output '{buffer.name}' cannot promise a range; only inputs do"
    elif buffer.low is None or not buffer.low < buffer.high:
        yield f"'{buffer.name}': expected a range with low < high, got {buffer.low}..{buffer.high}"
    elif not (math.isfinite(buffer.low) and math.isfinite(buffer.high)):
        yield f"'{buffer.name}': expected a finite range, got {buffer.low}..{buffer.high}"
    elif buffer.dtype == "bool":
        yield f"'{buffer.name}' is bool and needs no range"
    elif buffer.dtype[0] == "i" and not (_is_whole(buffer.low) and _is_whole(buffer.high)):
        yield f"'{buffer.name}': expected whole numbers as the range of {buffer.dtype}"


def _is_whole(value: float) -> bool:
    return type(value) is int


def _temporary(buffer: Buffer, limits: Mapping[str, int]) -> Iterator[str]:
    yield from _buffer(buffer)
    if buffer.high is not None:
        yield f"temporary '{buffer.name}' cannot promise a range; only inputs do"
    if buffer.storage not in STORAGES:
        yield f"unknown storage '{buffer.storage}'{did_you_mean(buffer.storage, STORAGES)}"
    used = bytes_of(buffer)
    limit = limits.get(buffer.storage)
    if limit is not None and used > limit:
        yield (
            f"'{buffer.name}' takes {used} bytes, {buffer.storage} storage holds {limit}; "
            "drop a dimension or use heap"
        )


def _buffer(buffer: Buffer) -> Iterator[str]:
    if buffer.dtype not in DTYPES:
        yield f"'{buffer.name}': unknown type '{buffer.dtype}'{did_you_mean(buffer.dtype, DTYPES)}"
    for d, dim in enumerate(buffer.dims):
        if dim.extent < 1:
            yield f"'{buffer.name}': expected a positive extent of dimension {d}, got {dim.extent}"
        if dim.padding < 0:
            where = f"in dimension {d}, got {dim.padding}"
            yield f"'{buffer.name}': expected padding of at least 0 {where}"


@dataclass(frozen=True, slots=True)
class _Known:
    """The buffers that a statement may name, and the names of those that it may only read."""

    buffers: Mapping[str, Buffer]
    inputs: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Quoted:
    """A statement as messages show it; almost none is ever shown."""

    statement: Assign

    def __str__(self) -> str:
        return f"'{print_statement(self.statement)}'"


def _node(node: Node, known: _Known, outer: Mapping[str, Loop]) -> Iterator[str]:
    match node:
        case Assign():
            yield from _statement(node, known, outer)
        case If():
            if not node.conditions or not node.body:
                yield "an 'if' needs a condition and a body"
            for condition in node.conditions:
                if condition.relation not in RELATIONS:
                    cure = did_you_mean("", RELATIONS)
                    yield f"unknown relation '{condition.relation}'{cure}"
                for side in (condition.left, condition.right):
                    yield from _index(side, known, outer, "a condition")
            for part in node.body:
                yield from _node(part, known, outer)
        case Loop():
            yield from _loop(node, known, outer)
            inside = {**outer, node.name: node}
            for part in node.body:
                yield from _node(part, known, inside)


def _loop(loop: Loop, known: _Known, outer: Mapping[str, Loop]) -> Iterator[str]:
    yield from _index(loop.extent, known, outer, f"the extent of loop '{loop.name}'")
    if not loop.body:
        yield f"loop '{loop.name}' is empty"
    if loop.kind not in KINDS:
        cure = did_you_mean(loop.kind, [kind for kind in KINDS if kind])
        yield f"unknown kind '{loop.kind}' of loop '{loop.name}'{cure}"
    if loop.extent.is_constant and loop.extent.const < 1:
        yield f"loop '{loop.name}' runs {loop.extent.const} times; expected at least once"
    if loop.kind in ("vector", "unroll"):
        yield from _fixed_loop(loop, outer)
    if loop.kind == "parallel" and any(around.kind == "parallel" for around in outer.values()):
        yield f"loop '{loop.name}' is parallel inside a parallel loop; only one level can be"
    if loop.kind != "vector":
        return
    for inner in loops(loop.body):
        yield f"loop '{inner.name}' is inside vector loop '{loop.name}', which must be innermost"


def _fixed_loop(loop: Loop, outer: Mapping[str, Loop]) -> Iterator[str]:
    if not loop.extent.is_constant:
        yield f"loop '{loop.name}' cannot be {loop.kind}: its extent {loop.extent} varies"
        return
    extent = loop.extent.const
    around = [o.extent.const for o in outer.values() if o.kind == "unroll"]
    copies = extent * math.prod(around)
    if loop.kind == "unroll" and copies > UNROLL_LIMIT:
        inside = " inside other unrolled loops" if around else ""
        yield (
            f"loop '{loop.name}' cannot be unrolled{inside}: that makes {copies} copies, "
            f"the limit is {UNROLL_LIMIT}"
        )
    if loop.kind == "vector" and (extent > VECTOR_LIMIT or extent & (extent - 1) or extent < 2):
        yield (
            f"vector loop '{loop.name}': expected an extent of 2, 4, 8, ... {VECTOR_LIMIT}, "
            f"got {extent}; split it first"
        )


def _statement(statement: Assign, known: _Known, outer: Mapping[str, Loop]) -> Iterator[str]:
    text = _Quoted(statement)
    broken = list(_access(statement.target, known, outer, text))
    if statement.target.buffer in known.inputs:
        broken.append(f"cannot assign to '{statement.target.buffer}': it is an input, in {text}")
    for index in statement.target.indices:
        if any(True for _ in gathers(index)):
            broken.append(f"a gather can only be read through, not written through, in {text}")
    for part in subexpressions(statement.value):
        match part:
            case Access():
                broken += _access(part, known, outer, text)
            case Index():
                broken += _index(part.value, known, outer, text)
    if statement.prefetch is not None:
        broken += _access(statement.prefetch, known, outer, text)
    yield from broken
    if broken:
        return
    try:
        check_statement(statement, known.buffers)
    except KernelError as error:
        yield f"{error}, in {text}"


def _access(
    access: Access, known: _Known, outer: Mapping[str, Loop], text: object
) -> Iterator[str]:
    buffer = known.buffers.get(access.buffer)
    if buffer is None:
        cure = did_you_mean(access.buffer, known.buffers)
        yield f"unknown array '{access.buffer}'{cure}, in {text}"
        return
    if len(access.indices) != len(buffer.dims):
        got = f"got {len(access.indices)} subscripts"
        yield f"'{buffer.name}' has {len(buffer.dims)} dimensions, {got}, in {text}"
    for index in access.indices:
        yield from _index(index, known, outer, text)


def _index(index: Affine, known: _Known, outer: Mapping[str, Loop], text: object) -> Iterator[str]:
    for name in loop_names(index):
        if name not in outer:
            yield f"'{name}' is not a loop around this place{did_you_mean(name, outer)}, in {text}"
    for gather in gathers(index):
        yield from _access(gather, known, outer, text)
        buffer = known.buffers.get(gather.buffer)
        if buffer is None:
            continue
        if buffer.name not in known.inputs or buffer.dtype not in ("i64", "i32", "i8"):
            yield f"index {gather}: expected an integer input, in {text}"
        elif buffer.high is None:
            yield (
                f"index {gather}: '{buffer.name}' promises no range; declare it as "
                f"'{buffer.name}: {buffer.dtype}[...] in N', in {text}"
            )
