"""Is a value used only in the iteration that computed it? Then iterations may share its place."""

from __future__ import annotations

from dataclasses import replace

from perfdojo.ir import Access, Assign, Dim, Kernel, affine
from perfdojo.ir.rewrite import find_loop, loops_around, map_statements, replace_buffer
from perfdojo.ir.sets import loop_ranges
from perfdojo.moves.proofs.storage import map_accesses
from perfdojo.moves.proofs.tile import touches_in


def per_iteration(kernel: Kernel, name: str, loop: str) -> Kernel:
    """`kernel` with an own copy of `name` for each iteration of `loop` and the loops around it.

    If that is well formed, each value read from the buffer was put there in the same iteration, so
    the iterations may share one buffer, or use several in turn.
    """
    inner = find_loop(kernel, loop)
    around = (*loops_around(kernel, inner), inner)
    ranges = loop_ranges(touches_in(kernel, inner, name)[0].spot, kernel.buffers)
    extents = tuple(Dim(max(1, ranges[outer.name][1] + 1)) for outer in around)
    mine = tuple(affine(outer.name) for outer in around)

    def change(statement: Assign) -> Assign:
        return map_accesses(statement, name, lambda a: Access(name, (*mine, *a.indices)))

    shared = kernel.buffers[name]
    own = replace(shared, dims=(*extents, *shared.dims), storage="heap")
    return replace_buffer(map_statements(kernel, change), own)
