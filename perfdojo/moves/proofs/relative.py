"""Which loops find a maximum, and sum relative to it? The pattern that `online` joins.

m = -inf;  for j in M: m max= x[j]
s = 0.0;   for k in M: s += exp(x[k] - m)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Call,
    Const,
    Expr,
    If,
    Kernel,
    Loop,
    Node,
    affine,
    loads,
    print_statement,
    walk,
)
from perfdojo.ir.nodes import substitute_loops
from perfdojo.ir.rewrite import loops_around, siblings, with_index
from perfdojo.ir.text import print_expr
from perfdojo.ir.types import FLOATS
from perfdojo.moves.base import Move
from perfdojo.moves.proofs.early import arrays_in, loops_in, replace_part, touched_in, written_in

LOWEST = Const(float("-inf"))
ZERO, ONE = Const(0.0), Const(1.0)


@dataclass(frozen=True, slots=True)
class Sum:
    """`target += weight * ...`, with the loops between it and the loop over the scores."""

    statement: Assign
    around: tuple[Loop, ...]


@dataclass(frozen=True, slots=True)
class Relative:
    """What both loops compute, in terms of the second loop's index."""

    first: Loop
    second: Loop
    maximum: Access
    score: Expr
    weight: Call  # exp of the score relative to the maximum
    sums: tuple[Sum, ...]

    def weight_of(self, score: Expr, maximum: Expr) -> Expr:
        """The weight of another score relative to another maximum."""
        old = Call("-", (self.score, self.maximum))
        return replace_part(self.weight, old, Call("-", (score, maximum)))


def find_relative(move: Move, kernel: Kernel, first: Loop, second: Loop) -> Relative:
    """The pattern in these two loops. Raises IllegalMove that says what is missing."""
    block = siblings(kernel, first)
    places = [n for n, node in enumerate(block) if node is first or node is second]
    if len(places) != 2 or block[places[0]] is not first:
        raise move.refuse(f"expected loop '{second.name}' behind '{first.name}' in one block")
    if first.extent != second.extent or first.kind or second.kind:
        raise move.refuse("expected two sequential loops of the same extent")
    maximum, score = _maximum(move, kernel, first, second)
    between = block[places[0] + 1 : places[1]]
    if maximum.buffer in touched_in(*between):
        raise move.refuse(f"'{maximum.buffer}' is used between the two loops")
    if written_in(*between, second) & {maximum.buffer, *arrays_in(score)}:
        raise move.refuse(f"loop '{second.name}' does not see the scores that '{first.name}' saw")
    sums = tuple(_sums(move, kernel, second))
    weights = dict.fromkeys(_weight(move, total, second, score, maximum) for total in sums)
    if len(weights) != 1:
        raise move.refuse("expected every sum to have the same weight exp(...)")
    _check_sums(move, second, sums, maximum)
    found = Relative(first, second, maximum, score, next(iter(weights)), sums)
    _check_start(move, block[: places[0]], block[: places[1]], found)
    return found


def _maximum(move: Move, kernel: Kernel, first: Loop, second: Loop) -> tuple[Access, Expr]:
    """Where the first loop keeps the maximum, and of what it is."""
    only = first.body[0] if len(first.body) == 1 else None
    if not (isinstance(only, Assign) and only.op == "max="):
        raise move.refuse(f"expected loop '{first.name}' to hold one statement like m max= x")
    maximum = only.target
    dtype = kernel.buffers[maximum.buffer].dtype
    if dtype not in FLOATS:
        raise move.refuse(f"expected '{maximum.buffer}' to be f32 or f64, got {dtype}")
    if first.name in loops_in(maximum) or maximum.buffer in arrays_in(only.value):
        raise move.refuse(f"'{print_statement(only)}' is not a maximum over '{first.name}'")
    (moved,) = with_index((only,), first.name, affine(second.name))
    assert isinstance(moved, Assign)
    return maximum, moved.value


def _sums(move: Move, kernel: Kernel, second: Loop) -> Iterator[Sum]:
    outside = len(loops_around(kernel, second)) + 1
    for node in walk(second.body):
        if isinstance(node, If):
            raise move.refuse(f"loop '{second.name}' holds a guard; it may only hold sums")
        if isinstance(node, Assign):
            if node.op != "+=":
                text = print_statement(node)
                raise move.refuse(f"expected loop '{second.name}' to hold sums, got '{text}'")
            yield Sum(node, loops_around(kernel, node)[outside:])


def _weight(move: Move, total: Sum, second: Loop, score: Expr, maximum: Access) -> Call:
    """The one factor of a sum that is exp of the score relative to the maximum."""
    relative = Call("-", (score, maximum))
    value, text = total.statement.value, print_statement(total.statement)
    found = [f for f in _factors(value) if isinstance(f, Call) and _is_weight(f, relative)]
    if len(found) != 1:
        wanted = print_expr(relative)
        raise move.refuse(f"expected one factor exp(...) of '{wanted}' in '{text}'")
    if sum(access.buffer == maximum.buffer for access in loads(value)) > 1:
        raise move.refuse(f"'{text}' reads '{maximum.buffer}' more than once")
    inner = {loop.name for loop in total.around}
    scale = replace_part(found[0], relative, ZERO)
    if loops_in(scale) & {second.name, *inner} or loops_in(score) & inner:
        raise move.refuse(f"the scale in exp(...) changes while '{second.name}' runs, in '{text}'")
    return found[0]


def _check_sums(move: Move, second: Loop, sums: tuple[Sum, ...], maximum: Access) -> None:
    """Each element is summed once for each score, and read by nobody in the loop."""
    targets = [total.statement.target.buffer for total in sums]
    for total in sums:
        target, text = total.statement.target, print_statement(total.statement)
        if targets.count(target.buffer) > 1:
            raise move.refuse(f"'{target.buffer}' is summed twice in loop '{second.name}'")
        if second.name in loops_in(target):
            raise move.refuse(f"'{text}' is not a sum over '{second.name}'")
        if any(affine(loop.name) not in target.indices for loop in total.around):
            raise move.refuse(f"'{text}' sums over more than loop '{second.name}'")
        if arrays_in(total.statement.value) & set(targets):
            raise move.refuse(f"'{text}' reads what loop '{second.name}' sums")


def _check_start(
    move: Move, first: tuple[Node, ...], second: tuple[Node, ...], found: Relative
) -> None:
    """The maximum starts at -inf and each sum at 0.0, in the nodes before the two loops."""
    if not _starts(first, found.maximum, (), LOWEST):
        raise move.refuse(f"expected '{found.maximum} = -inf' before loop '{found.first.name}'")
    for total in found.sums:
        target = total.statement.target
        if not _starts(second, target, total.around, ZERO):
            raise move.refuse(f"expected '{target} = 0.0' before loop '{found.second.name}'")


def _starts(before: tuple[Node, ...], target: Access, around: tuple[Loop, ...], at: Const) -> bool:
    """Whether the last of the nodes `before` that touches the array sets `target` to `at`."""
    last = next((n for n in reversed(before) if target.buffer in touched_in(n)), None)
    rename: dict[str, Affine] = {}
    for loop in around:
        if not (isinstance(last, Loop) and len(last.body) == 1 and last.extent == loop.extent):
            return False
        rename[last.name] = affine(loop.name)
        last = last.body[0]
    if not isinstance(last, Assign):
        return False
    last = substitute_loops(last, rename.get)
    return isinstance(last, Assign) and (last.target, last.op, last.value) == (target, "=", at)


def _factors(expr: Expr) -> Iterator[Expr]:
    """The factors of a product, those of a dividend included."""
    match expr:
        case Call(name="*", args=(left, right)):
            yield from _factors(left)
            yield from _factors(right)
        case Call(name="/", args=(left, _)):
            yield from _factors(left)
        case _:
            yield expr


def _is_weight(factor: Call, relative: Expr) -> bool:
    """Whether `factor` is exp of `relative`, or of it times or over something else."""
    return factor.name == "exp" and relative in _factors(factor.args[0])
