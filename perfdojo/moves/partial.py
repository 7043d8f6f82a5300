"""partial: let each iteration of a loop accumulate into an element of its own.

    for j.o in M/8:                    for j.i.p in 8: s_p[j.i.p] = 0.0
      for j.i in 8:               ->   for j.o in M/8:
        s += x[8*j.o + j.i]              for j.i in 8: s_p[j.i] += x[8*j.o + j.i]
                                       for j.i.q in 8: s += s_p[j.i.q]

The new loops stand around the outermost loop R that the reduction can leave. Legal when the loop
is not in a subscript of the target, and no other statement inside R touches the target's array:
so nobody sees its values until R is done. Loops inside that are in a subscript become dimensions
of the temporary too. Afterwards the loop carries nothing and can be vector or parallel.
Same reals, other rounding; integers keep their bits. Halide, TVM: rfactor.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.analysis import is_exact_reduction
from perfdojo.ir import Access, Assign, Buffer, Dim, Kernel, Loop, Node, affine, print_statement
from perfdojo.ir.affine import loop_names
from perfdojo.ir.formula import neutral
from perfdojo.ir.nodes import statements
from perfdojo.ir.rewrite import (
    find_loop,
    find_statement,
    fresh_name,
    labels,
    loops_around,
    rename_loop,
    replace_node,
)
from perfdojo.ir.types import widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import arrays_in, touched_in
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import check_stack, nearest_storage
from perfdojo.targets import Machine

_WIDEST = 64  # accumulators that still make sense


@register
@dataclass(frozen=True, slots=True)
class Partial(Move):
    """Let `statement` accumulate separately for each iteration of `loop`."""

    name: ClassVar[str] = "partial"
    numerics: ClassVar[str] = "reassociate"
    statement: str  # its label
    loop: str  # a loop around it whose iterations get an accumulator each

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Short loops of a reduction that has more loops than this one."""
        for label, statement in labels(kernel).items():
            subscripts = _subscripts(statement)
            summed = [o for o in loops_around(kernel, statement) if o.name not in subscripts]
            for loop in summed:
                move = cls(label, loop.name)
                short = loop.extent.is_constant and 1 < loop.extent.const <= _WIDEST
                if len(summed) > 1 and short and move.is_legal(kernel):
                    region = _find_region(kernel, statement, loop)
                    if len(_between(kernel, region, statement)) > 1:
                        yield move

    def check(self, kernel: Kernel) -> None:
        """An accumulation that nobody else watches while the loop runs."""
        statement, loop = find_statement(kernel, self.statement), find_loop(kernel, self.loop)
        target, text = statement.target, f"'{print_statement(statement)}'"
        if statement.op == "=":
            raise self.refuse(f"expected an accumulation such as {target} += ..., got {text}")
        if not any(outer.name == loop.name for outer in loops_around(kernel, statement)):
            raise self.refuse(f"loop '{loop.name}' is not around {text}")
        if loop.name in _subscripts(statement):
            raise self.refuse(f"each iteration of '{loop.name}' has its own {target} already")
        if not loop.extent.is_constant:
            raise self.refuse(f"the extent of loop '{loop.name}' varies: {loop.extent}")
        if target.buffer in arrays_in(statement.value):
            raise self.refuse(f"{text} reads '{target.buffer}', which it accumulates")
        if kernel.buffers[target.buffer].dtype == "i8" and statement.op in ("max=", "min="):
            raise self.refuse(f"'{target.buffer}' is i8, and {text} may wrap before it compares")
        region = _find_region(kernel, statement, loop)
        if other := _find_watcher(region, statement):
            raise self.refuse(
                f"'{print_statement(other)}' touches '{target.buffer}' inside loop "
                f"'{region.name}', while {text} accumulates"
            )
        for inner in _dimensions(kernel, region, statement, loop):
            if not inner.extent.is_constant:
                raise self.refuse(f"the extent of loop '{inner.name}' varies: {inner.extent}")
        check_result(self, kernel)
        check_stack(self, self.apply(kernel))

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact for integers."""
        statement = find_statement(kernel, self.statement)
        dtype = kernel.buffers[statement.target.buffer].dtype
        return "exact" if is_exact_reduction(statement.op, dtype) else "reassociate"

    def apply(self, kernel: Kernel) -> Kernel:
        """Fill the accumulators, run the loops, and gather what they hold."""
        statement, loop = find_statement(kernel, self.statement), find_loop(kernel, self.loop)
        region = _find_region(kernel, statement, loop)
        around = _dimensions(kernel, region, statement, loop)
        dtype = widened(kernel.buffers[statement.target.buffer].dtype)
        name = fresh_name(kernel, f"{statement.target.buffer}_p")
        shape = tuple(Dim(outer.extent.const) for outer in around)
        parts = Buffer(name, dtype, shape, nearest_storage(shape, dtype))
        place = Access(name, tuple(affine(outer.name) for outer in around))
        fill = Assign(place, "=", neutral(statement.op, dtype))
        gather = Assign(statement.target, statement.op, place)
        changed = replace(statement, target=place, nontemporal=False)
        before = _nest(kernel, around, fill, "p")
        after = _nest(kernel, around, gather, "q")
        kernel = replace(kernel, temporaries=(*kernel.temporaries, parts))
        kernel = replace_node(kernel, region, before, region, after)
        return replace_node(kernel, statement, changed)


def _subscripts(statement: Assign) -> frozenset[str]:
    """The loops in the target's subscripts."""
    return frozenset(name for index in statement.target.indices for name in loop_names(index))


def _find_region(kernel: Kernel, statement: Assign, loop: Loop) -> Loop:
    """The outermost loop around `loop` that the accumulation can leave."""
    around = loops_around(kernel, statement)
    level = next(n for n, outer in enumerate(around) if outer.name == loop.name)
    region = around[level]
    for outer in reversed(around[:level]):
        if outer.name in _subscripts(statement) or _find_watcher(outer, statement):
            break
        region = outer
    return region


def _find_watcher(region: Loop, statement: Assign) -> Assign | None:
    """Another statement in `region` that touches the array."""
    name = statement.target.buffer
    others = (other for other in statements(region.body) if other is not statement)
    return next((other for other in others if name in touched_in(other)), None)


def _between(kernel: Kernel, region: Loop, statement: Assign) -> list[Loop]:
    """The loops from `region` to the statement that no subscript of the target names."""
    around = loops_around(kernel, statement)
    level = next(n for n, outer in enumerate(around) if outer is region)
    return [outer for outer in around[level:] if outer.name not in _subscripts(statement)]


def _dimensions(kernel: Kernel, region: Loop, statement: Assign, loop: Loop) -> list[Loop]:
    """The loops inside `region` that tell accumulators apart, outermost first."""
    around = loops_around(kernel, statement)
    level = next(n for n, outer in enumerate(around) if outer is region)
    wanted = {loop.name, *_subscripts(statement)}
    return [outer for outer in around[level:] if outer.name in wanted]


def _nest(kernel: Kernel, around: list[Loop], statement: Assign, part: str) -> Node:
    """`statement` in copies of the loops `around`, renamed `.p` or `.q`."""
    node: Node = statement
    for outer in reversed(around):
        copy = Loop(outer.name, outer.extent, "", (node,))
        node = rename_loop(copy, fresh_name(kernel, f"{outer.name}.{part}"))
    return node
