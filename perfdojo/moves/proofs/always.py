"""Does a condition hold whenever a node runs? Decided exactly, with integer sets."""

from __future__ import annotations

from collections.abc import Sequence

from perfdojo.ir import Condition, If, Kernel, Node, statements
from perfdojo.ir.rewrite import loops_around, parent
from perfdojo.ir.sets import Frame, Spot, make_set


def guards_around(kernel: Kernel, node: Node) -> tuple[Condition, ...]:
    """The conditions of every guard around `node`, outermost first."""
    found: tuple[Condition, ...] = ()
    outer = parent(kernel, node)
    while outer is not None:
        if isinstance(outer, If):
            found = (*outer.conditions, *found)
        outer = parent(kernel, outer)
    return found


def always_holds(
    kernel: Kernel, node: Node, condition: Condition, given: Sequence[Condition] = ()
) -> bool:
    """Whether the loops and guards around `node`, and what is `given`, imply `condition`."""
    first = next(statements((node,)))
    known = (*guards_around(kernel, node), *given)
    frame = Frame("i", Spot(0, first, loops_around(kernel, node), known), kernel.buffers)
    holds = frame.holds(condition)
    runs = frame.runs(known)
    variables = frame.variables
    return make_set(variables, runs).is_within(make_set(variables, holds))
