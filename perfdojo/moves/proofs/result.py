"""Is the changed kernel still valid? For moves whose own proof does not reach that far.

A temporary is private to a parallel loop if all its accesses lie inside. A move that carries
accesses into, out of or across such a loop may change that, and the limits on kinds and storage
must still hold: `find_violations` decides.
"""

from __future__ import annotations

from perfdojo.ir import Kernel, Node, find_violations, loops
from perfdojo.moves.base import Move


def check_result(move: Move, kernel: Kernel, cure: str = "") -> None:
    """Raise IllegalMove, in the words of the first violation, if `move` gives an invalid kernel."""
    for violation in find_violations(move.apply(kernel)):
        raise move.refuse(f"the result would be invalid: {violation}{cure and f'; {cure}'}")


def has_parallel(*nodes: Node) -> bool:
    """Whether a parallel loop stands among or inside `nodes`."""
    return any(loop.kind == "parallel" for loop in loops(nodes))
