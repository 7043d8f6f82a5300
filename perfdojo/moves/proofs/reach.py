"""Does what happens to an element still matter later? Exact, with integer sets.

A touch reaches a read if it runs before it on the same element, and no plain `=` to that element
runs in between.
"""

from __future__ import annotations

from collections.abc import Iterable

from perfdojo.ir import Kernel
from perfdojo.ir.sets import (
    Frame,
    Touch,
    make_set,
    runs_before,
    same_place,
)


def reaches(kernel: Kernel, touch: Touch, read: Touch, others: Iterable[Touch]) -> bool:
    """Whether `read` may see what `touch` did to an element; writes among `others` renew it."""
    buffers = kernel.buffers
    dims = [d for d, dim in enumerate(buffers[touch.access.buffer].dims) if dim.materialised]
    w, r = Frame("w", touch.spot, buffers), Frame("r", read.spot, buffers)
    before = runs_before(w, r)
    if before is None:
        return False
    same = same_place(w, touch.access, r, read.access, dims)
    runs = f"({w.runs(touch.guards)}) and ({r.runs(read.guards)})"
    variables = [*w.variables, *r.variables]
    left = make_set(variables, f"{runs} and {same} and ({before})")
    for other in others:
        if not other.writes or other.spot.statement.op != "=":
            continue
        k = Frame("k", other.spot, buffers)
        after, prior = runs_before(w, k), runs_before(k, r)
        if after is None or prior is None:
            continue
        hit = same_place(k, other.access, r, read.access, dims)
        done = f"({k.runs(other.guards)}) and {k.gathers_as(r)}"
        killed = f"{done} and {hit} and ({after}) and ({prior})"
        left = left.minus(make_set(variables, killed, k.variables))
    return not left.is_empty()
