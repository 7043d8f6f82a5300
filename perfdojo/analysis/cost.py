"""What must a kernel do at least? Bytes that must move, and operations that must happen."""

from __future__ import annotations

import math
from dataclasses import dataclass

from perfdojo.ir import Call, Kernel, bytes_of
from perfdojo.ir.nodes import RELATIONS, subexpressions
from perfdojo.ir.sets import find_spots, loop_ranges
from perfdojo.ir.types import DTYPES, LOGIC

_FREE = frozenset({*RELATIONS, *LOGIC, *DTYPES, "if", "neg"})


@dataclass(frozen=True, slots=True)
class Cost:
    """Bytes of all arguments, each counted once; operations, with guards taken as open.

    An operation is one arithmetic operator or function call on one element; fma counts two.
    """

    bytes: int
    operations: int


def cost_of(kernel: Kernel) -> Cost:
    """The cost of one run of `kernel`."""
    moved = sum(map(bytes_of, (*kernel.inputs, *kernel.outputs)))
    operations = 0
    for spot in find_spots(kernel):
        ranges = loop_ranges(spot, kernel.buffers)
        instances = math.prod(max(0, ranges[loop.name][1] + 1) for loop in spot.loops)
        calls = [p.name for p in subexpressions(spot.statement.value) if isinstance(p, Call)]
        each = sum(2 if name == "fma" else 1 for name in calls if name not in _FREE)
        operations += instances * (each + (spot.statement.op != "="))
    return Cost(moved, operations)
