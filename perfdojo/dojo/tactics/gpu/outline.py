"""What does a kernel look like to the threads of a GPU? Nests, and the loops along their rows."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from perfdojo.ir import Assign, If, Kernel, Loop, Node, loads, loops
from perfdojo.ir.affine import loop_names
from perfdojo.ir.device import DEVICE_KINDS
from perfdojo.ir.nodes import statements
from perfdojo.ir.rewrite import labels
from perfdojo.ir.sets import find_spots

_MUCH = 4096  # statements: about what a launch costs


@dataclass(frozen=True, slots=True)
class Nest:
    """Loops that hold nothing but each other, outermost first, with constant extents."""

    chain: tuple[Loop, ...]

    @property
    def last(self) -> Loop:
        """The innermost of them."""
        return self.chain[-1]

    @property
    def is_perfect(self) -> bool:
        """Whether only statements are inside."""
        return is_innermost(self.last)


def find_nests(kernel: Kernel) -> Iterator[Nest]:
    """The launches that no loop of a GPU runs yet."""
    for node in kernel.body:
        if isinstance(node, Loop) and not _has_threads(node):
            chain = tuple(_chain(node))
            if chain:
                yield Nest(chain)


def _has_threads(node: Node) -> bool:
    return any(loop.kind in DEVICE_KINDS for loop in loops((node,)))


def is_idle(kernel: Kernel) -> bool:
    """Whether one thread of a GPU has much to do while all others wait."""
    return any(
        math.prod(loop.extent.const for loop in spot.loops if loop.extent.is_constant) > _MUCH
        for node in kernel.body
        if not _has_threads(node)
        for spot in find_spots(replace(kernel, body=(node,)))
    )


def _chain(loop: Loop) -> Iterator[Loop]:
    if loop.kind or not loop.extent.is_constant:
        return
    yield loop
    (only, *others) = loop.body
    if isinstance(only, Loop) and not others:
        yield from _chain(only)


def find_nest(kernel: Kernel, first: str) -> Nest | None:
    """The nest that begins with this loop, if it is not run by threads yet."""
    return next((nest for nest in find_nests(kernel) if nest.chain[0].name == first), None)


def row_loops(loop: Loop) -> list[Loop]:
    """The loops right inside `loop`, whatever guards are around them."""
    return [row for node in loop.body for row in _rows(node)]


def _rows(node: Node) -> list[Loop]:
    match node:
        case Loop():
            return [node]
        case If():
            return [row for part in node.body for row in _rows(part)]
    return []


def is_innermost(loop: Loop) -> bool:
    """Whether no loop is inside."""
    return next(loops(loop.body), None) is None


def accumulations(kernel: Kernel, loop: Loop) -> list[str]:
    """Labels of the statements in `loop` whose iterations all add to one place."""
    inside = {id(statement) for statement in statements(loop.body)}
    return [
        label
        for label, statement in labels(kernel).items()
        if id(statement) in inside and statement.op != "=" and not _names(statement, loop.name)
    ]


def carries(loop: Loop, buffer: str) -> bool:
    """Whether a statement in `loop` reads the running value of an accumulation: a scan."""
    return any(
        access.buffer == buffer
        for statement in statements(loop.body)
        for access in loads(statement.value)
    )


def _names(statement: Assign, name: str) -> bool:
    return any(name in loop_names(index) for index in statement.target.indices)
