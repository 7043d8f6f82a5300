"""Which loops keep a temporary private? Each iteration then has it for itself.

Nothing in the text says so: it follows from the kind of the loop and from where the temporary is
stored, if all its accesses lie inside the loop. Such a value does not outlive the iteration.
"""

from __future__ import annotations

from collections.abc import Sequence

from perfdojo.ir.nodes import STORAGES, Buffer, Loop
from perfdojo.ir.sets import Touch

_OWN = ("register", "stack")  # on a GPU, a thread's own
PRIVATE_STORAGES: dict[str, tuple[str, ...]] = {
    "parallel": STORAGES,
    "grid": (*_OWN, "shared"),
    "team": (*_OWN, "shared"),
    "block": _OWN,
    "warp": _OWN,
}


def keeps_private(kind: str, storage: str) -> bool:
    """Whether a loop of this kind gives each iteration its own temporary, if used only inside."""
    return storage in PRIVATE_STORAGES.get(kind, ())


def private_scope(buffer: Buffer, touches: Sequence[Touch]) -> tuple[Loop, ...]:
    """The loops of whose iteration a temporary, touched there and nowhere else, is a part.

    That is: all loops around `touches`, down to the innermost that keeps it private. Empty if
    none does: then the whole kernel shares it.
    """
    first = touches[0].spot
    around = first.loops[: min(first.common(touch.spot) for touch in touches)]
    levels = [n + 1 for n, loop in enumerate(around) if keeps_private(loop.kind, buffer.storage)]
    return around[: max(levels, default=0)]
