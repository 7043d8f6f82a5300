"""Do the loops of a GPU stand where they may? Grid around team around block around warp."""

from __future__ import annotations

import math
from collections.abc import Iterator

from perfdojo.ir.nodes import Assign, If, Kernel, Loop, Node, loads, loops, statements
from perfdojo.ir.text import print_statement
from perfdojo.ir.types import bytes_of

DEVICE_KINDS = ("grid", "team", "block", "warp")
GRID_LIMIT = 3  # grid loops in each other
WARP_SIZE = 32  # lanes
THREAD_LIMIT = 1024  # threads of a block
SHARED_LIMIT = 227 << 10  # bytes of shared storage that one block can have


def has_device_loops(kernel: Kernel) -> bool:
    """Whether any loop belongs to a GPU."""
    return any(loop.kind in DEVICE_KINDS for loop in loops(kernel.body))


def device_violations(kernel: Kernel) -> Iterator[str]:
    """Everything that is wrong at a glance with the loops and storage of a kernel for a GPU."""
    if not has_device_loops(kernel):
        return
    for loop in loops(kernel.body):
        if loop.kind == "parallel":
            yield (
                f"loop '{loop.name}' is parallel, which belongs to a CPU, beside grid, team, "
                "block or warp loops"
            )
        if loop.kind in DEVICE_KINDS and not loop.extent.is_constant:
            yield f"loop '{loop.name}' cannot be {loop.kind}: its extent {loop.extent} varies"
    misplaced = [text for node in kernel.body for text in _misplaced(node, ())]
    yield from misplaced
    yield from storage_violations(kernel)
    if not misplaced:
        yield from _sizes(kernel)
        for node in kernel.body:
            yield from _team_violations(kernel, node)


def _misplaced(node: Node, around: tuple[Loop | If, ...]) -> Iterator[str]:
    if isinstance(node, Assign):
        return
    if isinstance(node, Loop) and node.kind in DEVICE_KINDS:
        places = {"grid": _grid, "team": _team, "block": _block, "warp": _warp}
        yield from places[node.kind](node, around)
    for part in node.body:
        yield from _misplaced(part, (*around, node))


def _grid(loop: Loop, around: tuple[Loop | If, ...]) -> Iterator[str]:
    for outer in around:
        if not _is_of(outer, "grid"):
            yield f"grid loop '{loop.name}' is inside {_name(outer)}; only grid loops may be around"
            return
    if len(around) >= GRID_LIMIT:
        yield f"grid loop '{loop.name}' is inside {len(around)} others, the limit is {GRID_LIMIT}"
    yield from _alone(loop, around)


def _team(loop: Loop, around: tuple[Loop | If, ...]) -> Iterator[str]:
    for outer in around:
        if isinstance(outer, Loop) and outer.kind in ("team", "block", "warp"):
            yield (
                f"team loop '{loop.name}' is inside {_name(outer)}; only grid and sequential loops "
                "may be around"
            )


def _block(loop: Loop, around: tuple[Loop | If, ...]) -> Iterator[str]:
    for outer in around:
        if _is_of(outer, "warp"):
            yield f"block loop '{loop.name}' is inside {_name(outer)}; block loops are around"
    if any(_is_of(outer, "block") for outer in around):
        yield from _alone(loop, around)


def _warp(loop: Loop, around: tuple[Loop | If, ...]) -> Iterator[str]:
    if not any(_is_of(outer, "block") for outer in around):
        yield f"warp loop '{loop.name}' is not inside a block loop, whose iteration is its warp"
    if any(_is_of(outer, "warp") for outer in around):
        yield from _alone(loop, around)


def _alone(loop: Loop, around: tuple[Loop | If, ...]) -> Iterator[str]:
    """A loop inside others of its kind is all that the next one holds."""
    outer = around[-1] if around else None
    if outer is None or (_is_of(outer, loop.kind) and len(outer.body) == 1):
        return
    yield (
        f"{loop.kind} loop '{loop.name}' does not stand alone and directly in another "
        f"{loop.kind} loop; fission or interchange brings it there"
    )


def _is_of(node: Loop | If, kind: str) -> bool:
    return isinstance(node, Loop) and node.kind == kind


def _name(node: Loop | If) -> str:
    if isinstance(node, If):
        return "a guard"
    return f"{node.kind or 'sequential'} loop '{node.name}'"


# -- sizes ----------------------------------------------------------------------------------


def thread_count(nest: Loop) -> int:
    """How many threads the outermost of some block loops needs: a warp each if it holds warps."""
    count = math.prod(
        loop.extent.const for loop in (nest, *loops(nest.body)) if _is_of(loop, "block")
    )
    return count * (WARP_SIZE if any(_is_of(loop, "warp") for loop in loops(nest.body)) else 1)


def _sizes(kernel: Kernel) -> Iterator[str]:
    for nest in _outermost(kernel.body, "block"):
        if thread_count(nest) > THREAD_LIMIT:
            yield (
                f"block loop '{nest.name}' needs {thread_count(nest)} threads, a block has at most "
                f"{THREAD_LIMIT}"
            )
    for nest in _outermost(kernel.body, "warp"):
        inner = [loop for loop in loops((nest,)) if _is_of(loop, "warp")]
        lanes = math.prod(loop.extent.const for loop in inner)
        if lanes > WARP_SIZE:
            yield (
                f"warp loop '{nest.name}' needs {lanes} lanes, a warp has {WARP_SIZE}; "
                "split it first"
            )


def _outermost(nodes: tuple[Node, ...], kind: str) -> Iterator[Loop]:
    for node in nodes:
        if isinstance(node, Assign):
            continue
        if isinstance(node, Loop) and node.kind == kind and node.extent.is_constant:
            yield node
        else:
            yield from _outermost(node.body, kind)


# -- teams ----------------------------------------------------------------------------------


def team_loops(node: Node) -> tuple[Loop, ...]:
    """The team loops of a launch."""
    return tuple(loop for loop in loops((node,)) if loop.kind == "team")


def _team_violations(kernel: Kernel, node: Node) -> Iterator[str]:
    """What is wrong with a launch of teams: they have one size, and a block's shared storage ends
    with its iteration."""
    first, *others = team_loops(node) or (None,)
    if first is None:
        return
    for loop in others:
        if loop.extent != first.extent:
            yield (
                f"team loop '{loop.name}' has {loop.extent} iterations and '{first.name}' "
                f"{first.extent}; the teams of one launch have one size"
            )
    yield from _split_nests(kernel, (node,))
    teams = (first, *others)
    written = {st.target.buffer for loop in teams for st in statements((loop,))}
    beside = {name for statement in _beside_teams((node,)) for name in _names(statement)}
    for buffer in kernel.temporaries:
        if buffer.storage != "shared" or buffer.name not in written:
            continue
        users = [loop.name for loop in teams if buffer.name in _names(loop)]
        if len(users) > 1 or buffer.name in beside:
            yield (
                f"'{buffer.name}' is in shared storage, which ends with an iteration of team loop "
                f"'{users[0]}', and is used outside of it; use register or heap"
            )


def _split_nests(kernel: Kernel, nodes: tuple[Node, ...]) -> Iterator[str]:
    """Block loops outside of team loops in which all blocks read what the first one writes: there
    is no place to wait."""
    for node in nodes:
        if isinstance(node, Assign) or _is_of(node, "team"):
            continue
        if not _is_of(node, "block"):
            yield from _split_nests(kernel, node.body)
            continue
        inside = list(statements((node,)))
        heap = [st for st in inside if kernel.buffers[st.target.buffer].storage == "heap"]
        written = {st.target.buffer for st in heap}
        for statement in inside:
            if statement not in heap and not written.isdisjoint(_names(statement)):
                yield (
                    f"all blocks of a team read in '{print_statement(statement)}' what the first "
                    "one writes in the same block loop; fission it, or use shared storage"
                )
                return


def _beside_teams(nodes: tuple[Node, ...]) -> Iterator[Assign]:
    """The statements of a launch that all blocks of a team run alike."""
    for node in nodes:
        if isinstance(node, Assign):
            yield node
        elif not _is_of(node, "team"):
            yield from _beside_teams(node.body)


# -- storage --------------------------------------------------------------------------------


def storage_violations(kernel: Kernel) -> Iterator[str]:
    """What a block or thread owns ends with its launch, and shared storage has a limit.

    Without loops of a GPU a kernel may still mean a CPU: then only a target for a GPU asks.
    """
    used = [(node, _names(node)) for node in kernel.body]
    for buffer in kernel.temporaries:
        nests = [_launch(node) for node, names in used if buffer.name in names]
        if buffer.storage != "heap" and len(nests) > 1:
            yield (
                f"'{buffer.name}' is in {buffer.storage} storage, which ends with the launch of "
                f"{nests[0]}, and {nests[1]} uses it too; store it in heap"
            )
    shared = [buffer for buffer in kernel.temporaries if buffer.storage == "shared"]
    for node, names in used:
        taken = sum(bytes_of(buffer) for buffer in shared if buffer.name in names)
        if taken > SHARED_LIMIT:
            yield (
                f"the launch of {_launch(node)} takes {taken} bytes of shared storage, a block has "
                f"{SHARED_LIMIT}"
            )


def _names(node: Node) -> set[str]:
    return {
        access.buffer
        for statement in statements((node,))
        for access in (statement.target, *loads(statement.value))
    }


def _launch(node: Node) -> str:
    first = next(loops((node,)), None)
    return f"loop '{first.name}'" if first else "a statement"
