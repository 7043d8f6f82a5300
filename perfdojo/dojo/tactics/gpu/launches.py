"""What goes from launch to launch? Temporaries that several of them use lie in memory."""

from __future__ import annotations

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.tactics.base import attempt
from perfdojo.ir import Kernel
from perfdojo.ir.nodes import Node, loads, statements


def part_launches(game: Game, state: State) -> State:
    """Store on the heap what more than one launch uses: threads do not outlive theirs."""
    for buffer in state.kernel.temporaries:
        if buffer.storage != "heap" and _count_launches(state.kernel, buffer.name) > 1:
            state = attempt(game, state, f"store({buffer.name}, heap)") or state
    return state


def _count_launches(kernel: Kernel, name: str) -> int:
    return sum(_uses(node, name) for node in kernel.body)


def _uses(node: Node, name: str) -> bool:
    return any(
        access.buffer == name
        for statement in statements((node,))
        for access in (statement.target, *loads(statement.value))
    )
