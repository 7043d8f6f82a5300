"""contract: multiply and add in one step, rounded once.

    y[i] = a[i] * b[i] + c[i]   ->   y[i] = fma(a[i], b[i], c[i])
    s += a[i] * b[i]            ->   s = fma(a[i], b[i], s)

Always legal for floats: same reals, one rounding less. A sum that becomes `=` no longer counts as
an accumulation, whose order may change: take partial sums and vectorise before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Assign, Call, Expr, Kernel, print_statement
from perfdojo.ir.nodes import make_call, map_expr, subexpressions
from perfdojo.ir.rewrite import find_statement, labels, replace_node
from perfdojo.ir.types import FLOATS, type_of, widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Contract(Move):
    """Use fma wherever `statement` adds a product."""

    name: ClassVar[str] = "contract"
    numerics: ClassVar[str] = "reassociate"
    statement: str  # its label

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every statement that adds a product of floats."""
        moves = map(cls, labels(kernel))
        yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """Some product of floats is added."""
        statement = find_statement(kernel, self.statement)
        if _contracted(kernel, statement) == statement:
            text = print_statement(statement)
            raise self.refuse(f"expected a product of floats that is added, in '{text}'")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """Every sum with a product becomes an fma, the inner ones first."""
        statement = find_statement(kernel, self.statement)
        return replace_node(kernel, statement, _contracted(kernel, statement))


def _contracted(kernel: Kernel, statement: Assign) -> Assign:
    def contract(part: Expr) -> Expr:
        if not isinstance(part, Call) or type_of(part, kernel.buffers) not in FLOATS:
            return part
        match part:
            case Call(name="+", args=(left, right)):
                if product := _product(left):
                    return Call("fma", (*product, right))
                if product := _product(right):
                    return Call("fma", (*product, left))
            case Call(name="-", args=(left, right)):
                if product := _product(left):
                    return Call("fma", (*product, make_call("neg", right)))
                if product := _product(right):
                    return Call("fma", (make_call("neg", product[0]), product[1], left))
        return part

    value = map_expr(statement.value, contract)
    target = statement.target
    floating = widened(kernel.buffers[target.buffer].dtype) in FLOATS
    if statement.op == "+=" and floating and (product := _product(value)):
        return replace(statement, op="=", value=Call("fma", (*product, target)))
    return replace(statement, value=value)


def _product(expr: Expr) -> tuple[Expr, Expr] | None:
    """The two factors, if `expr` is a product; a square if what it squares is cheap to repeat."""
    match expr:
        case Call(name="*", args=(left, right)):
            return left, right
        case Call(name="square", args=(root,)):
            calls = sum(isinstance(part, Call) for part in subexpressions(root))
            return (root, root) if calls < 2 else None
    return None
