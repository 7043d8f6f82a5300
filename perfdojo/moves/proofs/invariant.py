"""Could a statement stand outside of its loop? What hoist and sink have in common."""

from __future__ import annotations

from collections.abc import Iterator

from perfdojo.analysis import find_dependences
from perfdojo.ir import Assign, Condition, Index, Kernel, Loop, constant, loads
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import subexpressions
from perfdojo.ir.rewrite import find_statement, orders, parent, replace_node
from perfdojo.ir.sets import Touch
from perfdojo.moves.base import Move
from perfdojo.moves.proofs.always import always_holds


def find_invariant(
    move: Move, kernel: Kernel, label: str, kinds: tuple[str, ...]
) -> tuple[Assign, Loop]:
    """A statement, and the loop around it that does not change it. Raises IllegalMove.

    It is a plain assignment that stands in the loop by itself, names the loop nowhere and does
    not read what it writes; and the loop surely runs.
    """
    statement = find_statement(kernel, label)
    loop = parent(kernel, statement)
    if loop is None:
        raise move.refuse(f"'{label}' stands in no loop")
    if not isinstance(loop, Loop):
        raise move.refuse(f"'{label}' stands under a guard; lift or remove the guard first")
    if loop.kind not in kinds:
        raise move.refuse(f"loop '{loop.name}' is {loop.kind}; serialise({loop.name}) first")
    if statement.op != "=":
        raise move.refuse(f"'{label}' accumulates ({statement.op}), so each iteration counts")
    if loop.name in _names_in(statement):
        raise move.refuse(f"'{label}' depends on loop '{loop.name}'")
    if not always_holds(kernel, loop, Condition(loop.extent, ">=", constant(1))):
        raise move.refuse(f"loop '{loop.name}' runs {loop.extent} times, which may be none")
    return statement, loop


def _names_in(statement: Assign) -> set[str]:
    """Every loop that the statement mentions, in hints too."""
    places = [statement.target, *loads(statement.value)]
    places += [statement.prefetch] if statement.prefetch else []
    values = [index for place in places for index in place.indices]
    values += [p.value for p in subexpressions(statement.value) if isinstance(p, Index)]
    return {name for value in values for name in loop_names(value)}


def find_meetings(kernel: Kernel, statement: Assign, loop: Loop) -> Iterator[tuple[Touch, Touch]]:
    """Accesses of the statement, each with one in the same run of `loop` that it depends on.

    At least one of the two writes. That the statement writes one place again and again is left out.
    """
    (own,) = orders(kernel, statement)
    inside = orders(kernel, loop)
    for dependence in find_dependences(kernel, loop.name):
        source, sink = dependence.source, dependence.sink
        pair = {source.spot.order, sink.spot.order}
        if own not in pair or not pair <= inside:
            continue
        level = next(n for n, shared in enumerate(dependence.loops) if shared.name == loop.name)
        if not any(all("=" in signs for signs in box[:level]) for box in dependence.boxes):
            continue
        if pair == {own} and source.writes and sink.writes:
            continue
        yield (source, sink) if source.spot.order == own else (sink, source)


def move_out(kernel: Kernel, statement: Assign, loop: Loop, *, before: bool) -> Kernel:
    """`kernel` with the statement right before or behind the loop, which vanishes if empty."""
    body = tuple(node for node in loop.body if node is not statement)
    rest = (Loop(loop.name, loop.extent, loop.kind, body),) if body else ()
    return replace_node(kernel, loop, *((statement, *rest) if before else (*rest, statement)))
