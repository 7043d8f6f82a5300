"""How is a kernel written in C? Line by line, as the text says; nothing is optimised here."""

from __future__ import annotations

import math
from collections.abc import Iterator

from perfdojo.errors import TargetError
from perfdojo.ir import Assign, Buffer, If, Kernel, Loop, Node, loads, walk
from perfdojo.ir.nodes import bind_loop, statements
from perfdojo.targets.c.files import Translated, write_file
from perfdojo.targets.c.unit import C_TYPES, Place, Unit, make_unit
from perfdojo.targets.c.vector import write_vector_statement
from perfdojo.targets.lanes import Lanes
from perfdojo.targets.scalar import write_statement
from perfdojo.targets.source import symbol

_KINDS = ("", "parallel", "vector", "unroll")


def emit(kernel: Kernel, *, register_bytes: int = 32) -> str:
    """One C file with one function, which returns 0, or 1 if there was no memory."""
    return write_file(translate(kernel), register_bytes)


def translate(kernel: Kernel) -> Translated:
    """The function of `kernel`, and what it uses. Raises TargetError."""
    for node in walk(kernel.body):
        if isinstance(node, Loop) and node.kind not in _KINDS:
            raise TargetError(f"c: cannot express loop '{node.name}' of kind '{node.kind}'")
    for buffer in kernel.temporaries:
        if buffer.storage == "shared":
            raise TargetError(f"c: cannot put '{buffer.name}' into shared storage, which GPUs have")
    unit = make_unit(kernel)
    function = "\n".join(_function(kernel, unit))
    return Translated(kernel, unit, function)


# -- the function ---------------------------------------------------------------------------


def _function(kernel: Kernel, unit: Unit) -> Iterator[str]:
    private = private_buffers(kernel)
    inside = {b.name for group in private.values() for b in group}
    shared = [b for b in kernel.temporaries if b.name not in inside]
    heap = [(b, "") for b in shared if b.storage == "heap"]
    heap += [
        (b, " * (size_t)omp_get_max_threads()")
        for group in private.values()
        for b in group
        if b.storage == "heap"
    ]
    arguments = [_parameter(b, unit, "const ") for b in kernel.inputs]
    arguments += [_parameter(b, unit, "") for b in kernel.outputs]
    joint = ",\n" + " " * (len(symbol(kernel)) + 5)
    text = ", ".join(arguments)
    yield f"int {symbol(kernel)}({text if len(text) < 78 else joint.join(arguments)}) {{"
    for buffer in kernel.inputs:
        if buffer.name not in unit.read:
            yield f"  (void){unit.names[buffer.name]};"
    yield from (f"  {line}" for line in _allocate(heap, unit))
    for buffer in shared:
        if buffer.storage != "heap":
            yield f"  {_local(buffer, unit)}"
    printer = _Nodes(unit, private)
    for node in kernel.body:
        yield from printer.node(node, Place(unit, {}), None, "  ")
    if any(statement.nontemporal for statement in statements(kernel.body)):
        unit.use("fence")
        yield "  dojo_fence();"
    for buffer, _ in reversed(heap):
        yield f"  free({_heap_name(buffer, unit, bool(_))});"
    yield "  return 0;"
    yield "}"


def private_buffers(kernel: Kernel) -> dict[str, list[Buffer]]:
    """For each parallel loop, the temporaries that only it touches: one copy a thread."""
    touched: dict[str, set[str]] = {}
    outside: set[str] = set()

    def visit(nodes: tuple[Node, ...], around: str | None) -> None:
        for node in nodes:
            match node:
                case Loop():
                    inner = node.name if node.kind == "parallel" and around is None else around
                    visit(node.body, inner)
                case If():
                    visit(node.body, around)
                case Assign():
                    names = {node.target.buffer, *(a.buffer for a in loads(node.value))}
                    names |= {node.prefetch.buffer} if node.prefetch else set()
                    (outside if around is None else touched.setdefault(around, set())).update(names)

    visit(kernel.body, None)
    private = {}
    for loop, names in touched.items():
        elsewhere = outside.union(*(other for name, other in touched.items() if name != loop))
        private[loop] = [b for b in kernel.temporaries if b.name in names - elsewhere]
    return private


def _parameter(buffer: Buffer, unit: Unit, const: str) -> str:
    sizes = buffer.shape or (1,)
    rest = "".join(f"[{n}]" for n in sizes[1:])
    return f"{const}{C_TYPES[buffer.dtype]} {unit.names[buffer.name]}[restrict {sizes[0]}]{rest}"


def _local(buffer: Buffer, unit: Unit) -> str:
    sizes = "".join(f"[{n}]" for n in buffer.stored_shape or (1,))
    align = "_Alignas(64) " if buffer.storage == "stack" or buffer.dims else ""
    name = unit.names[buffer.name]
    unread = "" if buffer.name in unit.read else f" (void){name};"
    return f"{align}{C_TYPES[buffer.dtype]} {name}{sizes};{unread}"


def _pointer(buffer: Buffer, name: str) -> str:
    rest = "".join(f"[{n}]" for n in buffer.stored_shape[1:])
    star = f"(*restrict {name})" if rest else f"*restrict {name}"
    return f"{C_TYPES[buffer.dtype]} {star}{rest}"


def _heap_name(buffer: Buffer, unit: Unit, per_thread: bool) -> str:
    return f"dojo_all_{unit.names[buffer.name]}" if per_thread else unit.names[buffer.name]


def _count(buffer: Buffer) -> int:
    return math.prod(buffer.stored_shape)


def _allocate(heap: list[tuple[Buffer, str]], unit: Unit) -> Iterator[str]:
    names = []
    for buffer, times in heap:
        unit.use("alloc")
        name = _heap_name(buffer, unit, bool(times))
        names.append(name)
        size = f"sizeof({C_TYPES[buffer.dtype]}) * {_count(buffer)}"
        if times:
            unit.use("threads")
            size = f"{_thread_bytes(buffer)}{times}"
            yield f"char *{name} = dojo_alloc({size});"
        else:
            yield f"{_pointer(buffer, name)} = dojo_alloc({size});"
    if names:
        yield f"if ({' || '.join('!' + name for name in names)}) {{"
        yield from (f"  free({name});" for name in names)
        yield "  return 1;"
        yield "}"


def _thread_bytes(buffer: Buffer) -> str:
    """One thread's share, rounded up so that each share is aligned."""
    return f"((sizeof({C_TYPES[buffer.dtype]}) * {_count(buffer)} + 63) / 64 * 64)"


# -- nodes ----------------------------------------------------------------------------------


class _Nodes:
    def __init__(self, unit: Unit, private: dict[str, list[Buffer]]) -> None:
        self.unit, self.private = unit, private

    def node(self, node: Node, place: Place, lanes: Lanes | None, indent: str) -> Iterator[str]:
        match node:
            case Loop(kind="unroll"):
                yield from self.unrolled(node, place, indent)
            case Loop(kind="vector"):
                inner = place.within(node)
                for part in node.body:
                    yield from self.node(part, inner, Lanes(node.name, node.extent.const), indent)
            case Loop():
                yield from self.loop(node, place, indent)
            case If():
                yield from self.guard(node, place, lanes, indent)
            case Assign():
                if node.prefetch is not None:
                    place_of = lanes.access(0, node.prefetch) if lanes else node.prefetch
                    yield f"{indent}__builtin_prefetch(&{place.element(place_of)});"
                if lanes is None:
                    yield indent + write_statement(node, place)
                else:
                    lines = write_vector_statement(node, lanes, place)
                    yield from (indent + line for line in lines)

    def loop(self, loop: Loop, place: Place, indent: str) -> Iterator[str]:
        name = self.unit.names[loop.name]
        private = self.private.get(loop.name, [])
        per_thread = [b for b in private if b.storage == "heap"]
        streams = loop.kind == "parallel" and any(st.nontemporal for st in statements(loop.body))
        inner = indent
        if per_thread or streams:
            yield f"{indent}#pragma omp parallel"
            yield f"{indent}{{"
            inner = indent + "  "
            for buffer in per_thread:
                whole = _heap_name(buffer, self.unit, True)
                share = f"{whole} + {_thread_bytes(buffer)} * (size_t)omp_get_thread_num()"
                pointer = _pointer(buffer, self.unit.names[buffer.name])
                yield f"{inner}{pointer} = (void *)({share});"
            yield f"{inner}#pragma omp for"
        elif loop.kind == "parallel":
            yield f"{indent}#pragma omp parallel for"
        extent = place.index(loop.extent)
        yield f"{inner}for (int64_t {name} = 0; {name} < {extent}; ++{name}) {{"
        for buffer in private:
            if buffer.storage != "heap":
                yield f"{inner}  {_local(buffer, self.unit)}"
        within = place.within(loop)
        for part in loop.body:
            yield from self.node(part, within, None, inner + "  ")
        yield f"{inner}}}"
        if streams:
            self.unit.use("fence")
            yield f"{inner}dojo_fence();"
        if per_thread or streams:
            yield f"{indent}}}"

    def unrolled(self, loop: Loop, place: Place, indent: str) -> Iterator[str]:
        """The body once for each value: what the kernel calls an unrolled loop."""
        for value in range(loop.extent.const):
            for part in loop.body:
                copy = bind_loop(part, loop.name, value)
                yield from self.node(copy, place, None, indent)

    def guard(self, node: If, place: Place, lanes: Lanes | None, indent: str) -> Iterator[str]:
        sides = [side for c in node.conditions for side in (c.left, c.right)]
        if lanes is not None and any(map(lanes.varies, sides)):
            for lane in range(lanes.count):
                copy = bind_loop(node, lanes.loop, lane)
                yield from self.node(copy, place, None, indent)
            return
        test = " && ".join(place.condition(c) for c in node.conditions)
        yield f"{indent}if ({test}) {{"
        for part in node.body:
            yield from self.node(part, place, lanes, indent + "  ")
        yield f"{indent}}}"
