"""What do numbers decide? Guards, choices and loops that are settled once an index is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from perfdojo.ir import Assign, Buffer, Call, Condition, Expr, If, Kernel, Loop, Node
from perfdojo.ir.nodes import COMPARE, make_call
from perfdojo.ir.sets import as_index
from perfdojo.ir.types import LOGIC, operand_type


def settle_nodes(kernel: Kernel, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """`nodes` without what never runs, and without tests whose outcome is plain to see."""
    return tuple(part for node in nodes for part in _settle(node, kernel.buffers))


def _settle(node: Node, buffers: dict[str, Buffer]) -> Iterator[Node]:
    if isinstance(node, Assign):
        yield replace(node, value=settle_value(node.value, buffers, _outcome))
        return
    body = tuple(part for inner in node.body for part in _settle(inner, buffers))
    never = isinstance(node, Loop) and node.extent.is_constant and node.extent.const < 1
    if never or not body:
        return
    if isinstance(node, Loop):
        yield replace(node, body=body)
        return
    outcomes = {condition: _holds(condition) for condition in node.conditions}
    if False in outcomes.values():
        return
    left = tuple(condition for condition in node.conditions if outcomes[condition] is None)
    yield from (If(left, body),) if left else body


def _holds(condition: Condition) -> bool | None:
    """Whether a condition between numbers holds; None between others."""
    left, right = condition.left, condition.right
    difference = left - right
    if not difference.is_constant:
        return None
    return bool(COMPARE[condition.relation](difference.const, 0))


def settle_value(
    value: Expr, buffers: dict[str, Buffer], outcome: Callable[[Expr], bool | None]
) -> Expr:
    """`value` without the choices whose test has an `outcome`, where that changes no type."""
    if not isinstance(value, Call):
        return value
    if value.name == "if" and (chosen := outcome(value.args[0])) is not None:
        return settle_value(value.args[1 if chosen else 2], buffers, outcome)
    args = tuple(settle_value(arg, buffers, outcome) for arg in value.args)
    if all(new is old for new, old in zip(args, value.args, strict=True)):
        return value
    passes_on = value.name in ("if", *LOGIC)  # computes its arguments in the type it is wanted in
    if not passes_on and _types(args, buffers) != _types(value.args, buffers):
        return value  # a literal alone would be computed in another type than beside its neighbour
    return make_call(value.name, *args)


def _types(args: tuple[Expr, ...], buffers: dict[str, Buffer]) -> list[str]:
    """In which type the arguments are computed, whatever the call is wanted in."""
    return [operand_type(args, buffers, wanted) for wanted in ("f64", "f32", "i64", "i32", "bool")]


def _outcome(test: Expr) -> bool | None:
    """The outcome of a test on numbers; None if it takes more."""
    if not isinstance(test, Call):
        return None
    if test.name in COMPARE:
        left, right = (as_index(arg) for arg in test.args)
        known = left is not None and right is not None
        return _holds(Condition(left, test.name, right)) if known else None  # type: ignore[arg-type]
    outcomes = [_outcome(arg) for arg in test.args]
    if test.name == "not":
        return None if outcomes[0] is None else not outcomes[0]
    if test.name == "and":
        return False if False in outcomes else None if None in outcomes else True
    if test.name == "or":
        return True if True in outcomes else None if None in outcomes else False
    return None
