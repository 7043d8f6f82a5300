"""Is the changed kernel still valid? For moves whose own proof does not reach that far.

A temporary may be private to a parallel, grid, block or warp loop if all its accesses lie inside
(`ir/private.py`). A move that carries accesses into, out of or across such a loop may change that,
and the limits on kinds and storage must still hold: `find_violations` decides.
"""

from __future__ import annotations

from perfdojo.ir import Kernel, Node, find_violations, loops
from perfdojo.ir.device import has_device_loops
from perfdojo.ir.private import PRIVATE_STORAGES
from perfdojo.moves.base import Move


def check_result(move: Move, kernel: Kernel, cure: str = "") -> None:
    """Raise IllegalMove, in the words of the first violation, if `move` gives an invalid kernel."""
    for violation in find_violations(move.apply(kernel)):
        raise move.refuse(f"the result would be invalid: {violation}{cure and f'; {cure}'}")


def check_on_device(move: Move, kernel: Kernel) -> None:
    """As `check_result`, if the kernel is for a GPU: there places and launches have rules too."""
    if has_device_loops(kernel):
        check_result(move, kernel)


def may_keep_private(*nodes: Node) -> bool:
    """Whether a loop that can keep temporaries private stands among or inside `nodes`."""
    return any(loop.kind in PRIVATE_STORAGES for loop in loops(nodes))
