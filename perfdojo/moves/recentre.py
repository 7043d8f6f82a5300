"""recentre: take squares around the mean of a part instead of around another number.

    for i in N:                             c = 0.0
      v += square(x[i] - m)                 for i.m in N: c += x[i.m]
                                     ->     c = c / N
                                            for i in N: v += square(x[i] - c)
                                            v += N * square(c - m)

The part is a loop and the loops inside it, which hold nothing else. Legal when the extents are
known and m names none of these loops: the deviations from c add up to zero, so for any m both sides
are the same real number. What is left of m stands behind the loop, so a mean and a variance can be
found in one pass: in parts, which are put together at the end. Also called the parallel axis
theorem; Chan's and Welford's way to a variance.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Access,
    Assign,
    Buffer,
    Call,
    Const,
    Expr,
    Kernel,
    Loop,
    Node,
    print_statement,
)
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import make_call
from perfdojo.ir.rewrite import (
    copy_with_new_loops,
    find_loop,
    find_statement,
    fresh_name,
    labels,
    loops_around,
    replace_node,
)
from perfdojo.ir.types import FLOATS, widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import arrays_in, loops_in
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Recentre(Move):
    """Let `statement` add squares around the mean of what `loop` runs over."""

    name: ClassVar[str] = "recentre"
    numerics: ClassVar[str] = "reassociate"
    statement: str  # its label
    loop: str  # a loop around it; with those inside, the part

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every loop around a sum of squared differences that runs more than once."""
        for label, statement in labels(kernel).items():
            if _find_sides(statement) is None:
                continue
            for loop in loops_around(kernel, statement):
                move = cls(label, loop.name)
                once = loop.extent.is_constant and loop.extent.const == 1
                if not once and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """A sum of squared differences, from something that is the same in the whole part."""
        self._find(kernel)
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """A temporary `_c`, the mean; the loops that find it end in `.m`."""
        part = self._find(kernel)
        target = part.statement.target
        dtype = widened(kernel.buffers[target.buffer].dtype)
        mean, size = Access(fresh_name(kernel, f"{target.buffer}_c")), Const(float(part.count))
        added = part.nest(Assign(mean, "+=", part.element))
        squares = replace(part.statement, value=_square(part.element, mean))
        nodes = (
            Assign(mean, "=", Const(0.0)),
            *copy_with_new_loops(kernel, (added,), ".m"),
            Assign(mean, "=", make_call("/", mean, size)),
            part.nest(squares),
            Assign(target, "+=", make_call("*", size, _square(mean, part.other))),
        )
        buffer = Buffer(mean.buffer, dtype, (), "register")
        kernel = replace(kernel, temporaries=(*kernel.temporaries, buffer))
        return replace_node(kernel, part.loops[0], *nodes)

    def _find(self, kernel: Kernel) -> _Part:
        """The part that the loop runs over. Raises IllegalMove."""
        statement, loop = find_statement(kernel, self.statement), find_loop(kernel, self.loop)
        text = f"'{print_statement(statement)}'"
        sides = _find_sides(statement)
        target = kernel.buffers[statement.target.buffer]
        if sides is None or widened(target.dtype) not in FLOATS:
            raise self.refuse(f"expected a sum of squared differences of floats, got {text}")
        nest: list[Loop] = [loop]
        while isinstance(inner := nest[-1].body[0], Loop) and len(nest[-1].body) == 1:
            nest.append(inner)
        if nest[-1].body != (statement,):
            raise self.refuse(f"expected loop '{loop.name}' to hold {text} and nothing else")
        for part in nest:
            if part.kind or not part.extent.is_constant or not part.extent.const:
                what = part.kind or f"of extent {part.extent}"
                raise self.refuse(
                    f"expected a plain loop of a known length, '{part.name}' is {what}"
                )
        names = {part.name for part in nest}
        if any(names & set(loop_names(index)) for index in statement.target.indices):
            raise self.refuse(f"{text} adds to another place in each iteration")
        if target.name in arrays_in(statement.value):
            raise self.refuse(f"{text} reads '{target.name}', to which it adds")
        for element, other in (sides, sides[::-1]):
            if not names & loops_in(other):
                return _Part(tuple(nest), statement, element, other)
        raise self.refuse(f"both sides of the difference in {text} vary in loop '{loop.name}'")


@dataclass(frozen=True, slots=True)
class _Part:
    loops: tuple[Loop, ...]  # outermost first; each is all that the one before holds
    statement: Assign
    element: Expr
    other: Expr  # the same in the whole part

    @property
    def count(self) -> int:
        """How many elements it has."""
        return math.prod(loop.extent.const for loop in self.loops)

    def nest(self, statement: Assign) -> Node:
        """`statement` in the loops of the part."""
        node: Node = statement
        for loop in reversed(self.loops):
            node = replace(loop, body=(node,))
        return node


def _find_sides(statement: Assign) -> tuple[Expr, Expr] | None:
    """What the squared difference is of, if that is what the statement adds."""
    match statement:
        case Assign(op="+=", value=Call(name="square", args=(Call(name="-", args=(a, b)),))):
            return a, b
    return None


def _square(left: Expr, right: Expr) -> Expr:
    return make_call("square", make_call("-", left, right))
