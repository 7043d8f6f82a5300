"""Is another order of execution legal? The one check that every re-ordering move uses.

A move says which dependences it would turn round; none may be left but those between
accumulations, and these make the move one of the class `reassociate` (unless bits do not depend
on their order, as for integers).
"""

from __future__ import annotations

from collections.abc import Iterable

from perfdojo.analysis import Dependence, find_dependences, is_exact_reduction
from perfdojo.ir import Kernel, Loop, print_statement
from perfdojo.ir.private import keeps_private
from perfdojo.ir.rewrite import orders
from perfdojo.ir.sets import find_spots, find_touches
from perfdojo.moves.base import Move


def check_order(move: Move, reversed_ones: Iterable[Dependence]) -> None:
    """Raise IllegalMove if a dependence that is turned round is more than rounding."""
    for dependence in reversed_ones:
        if not dependence.commutes:
            raise move.refuse(describe(dependence))


def numerics_of_order(kernel: Kernel, reversed_ones: Iterable[Dependence]) -> str:
    """The class of a re-ordering that `check_order` accepts."""
    for dependence in reversed_ones:
        buffer = kernel.buffers[dependence.source.access.buffer]
        if not is_exact_reduction(dependence.source.spot.statement.op, buffer.dtype):
            return "reassociate"
    return "exact"


def describe(dependence: Dependence) -> str:
    """What forbids, in terms of the kernel text."""
    verbs = {True: "writes", False: "reads"}
    first, second = dependence.source, dependence.sink
    one, two = print_statement(first.spot.statement), print_statement(second.spot.statement)
    return (
        f"'{one}' {verbs[first.writes]} {first.access} before "
        f"'{two}' {verbs[second.writes]} {second.access}, and would come after it"
    )


def check_apart(move: Move, kernel: Kernel, loop: Loop, kind: str) -> None:
    """Raise IllegalMove if two iterations of a sequential loop meet, were it of this kind.

    Temporaries that only this loop uses do not count where it will have copies of them.
    """
    own = {
        name
        for name in _used_only_by(kernel, loop)
        if keeps_private(kind, kernel.buffers[name].storage)
    }
    for dependence in find_dependences(kernel, loop.name):
        name = dependence.source.access.buffer
        if name not in own and dependence.carried_by(loop.name):
            raise move.refuse(_describe_meeting(dependence, loop, name in _names(kernel)))


def _used_only_by(kernel: Kernel, loop: Loop) -> set[str]:
    """The temporaries all of whose accesses lie inside `loop`."""
    inside, elsewhere = set[str](), set[str]()
    ours = orders(kernel, loop)
    for spot in find_spots(kernel):
        names = {touch.access.buffer for touch in find_touches(spot)}
        (inside if spot.order in ours else elsewhere).update(names)
    return (inside - elsewhere) & _names(kernel)


def _names(kernel: Kernel) -> set[str]:
    return {buffer.name for buffer in kernel.temporaries}


def _describe_meeting(dependence: Dependence, loop: Loop, temporary: bool) -> str:
    first, second = dependence.source, dependence.sink
    one, two = print_statement(first.spot.statement), print_statement(second.spot.statement)
    verbs = {True: "writes", False: "reads"}
    text = (
        f"iterations of loop '{loop.name}' meet: '{one}' {verbs[first.writes]} {first.access}, and "
        f"in a later one '{two}' {verbs[second.writes]} {second.access}"
    )
    if dependence.commutes:
        return f"{text}; accumulate in parts first, with the move partial"
    cure = f"give '{first.access.buffer}' a dimension for it, with the move privatise"
    return f"{text}; {cure}" if temporary else text
