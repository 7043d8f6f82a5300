"""How does one play well, whatever the kernel? Tactics: several moves with one purpose.

A tactic knows nothing of any operator. It looks at the loops and buffers that are there, and plays
moves that are legal; what comes out is a plain list of moves.
"""

from perfdojo.dojo.tactics import (
    combine,
    gpu,
    join,
    lanes,
    pack,
    polish,
    preload,
    shrink,
    spread,
    tile,
)
from perfdojo.dojo.tactics.base import REGISTRY, Tactic, attempt, tactics_for
from perfdojo.dojo.tactics.plan import complete, make_plan

__all__ = [
    "REGISTRY",
    "Tactic",
    "attempt",
    "combine",
    "complete",
    "gpu",
    "join",
    "lanes",
    "make_plan",
    "pack",
    "polish",
    "preload",
    "shrink",
    "spread",
    "tactics_for",
    "tile",
]
