"""simplify: rewrite expressions of a statement by one rule of algebra.

    y[i] = x[i] / sqrt(v[i])   ->   y[i] = x[i] * rsqrt(v[i])          simplify(y:0, rsqrt)

A rule is one entry of `RULES`: a name, a picture, a numerics class and a function. It applies
wherever it fits in the statement, inner expressions first. Legal by the rule: both sides are the
same real number; on integers, which wrap, every rule keeps all bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import did_you_mean
from perfdojo.ir import Assign, Call, Const, Expr, Kernel, print_statement
from perfdojo.ir.nodes import make_call, map_expr
from perfdojo.ir.numerics import worst_numerics
from perfdojo.ir.rewrite import find_statement, labels, replace_node
from perfdojo.ir.sets import as_index
from perfdojo.ir.types import FLOATS, type_of
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import NUMBERS
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@dataclass(frozen=True, slots=True)
class Rule:
    """`rewrite` gives the right side for an expression that fits, else None."""

    name: str
    picture: str
    numerics: str  # its class on floats
    rewrite: Callable[[Expr], Expr | None]


@register
@dataclass(frozen=True, slots=True)
class Simplify(Move):
    """Apply `rule` wherever it fits in `statement`."""

    name: ClassVar[str] = "simplify"
    statement: str  # its label
    rule: str  # a name in RULES

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every rule that fits somewhere."""
        for label in labels(kernel):
            moves = (cls(label, rule) for rule in RULES)
            yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """The rule exists and fits."""
        statement = find_statement(kernel, self.statement)
        if self.rule not in RULES:
            raise self.refuse(f"unknown rule '{self.rule}'{did_you_mean(self.rule, RULES)}")
        _, classes = _rewritten(kernel, statement, RULES[self.rule])
        if not classes:
            picture, text = RULES[self.rule].picture, print_statement(statement)
            raise self.refuse(f"expected an expression like {picture}, in '{text}'")
        check_result(self, kernel)

    def numerics_on(self, kernel: Kernel) -> str:
        """The rule's class, or exact where it only meets integers."""
        statement = find_statement(kernel, self.statement)
        return worst_numerics(_rewritten(kernel, statement, RULES[self.rule])[1])

    def apply(self, kernel: Kernel) -> Kernel:
        """The right side wherever the left side was."""
        statement = find_statement(kernel, self.statement)
        new, _ = _rewritten(kernel, statement, RULES[self.rule])
        return replace_node(kernel, statement, new)


def _rewritten(kernel: Kernel, statement: Assign, rule: Rule) -> tuple[Assign, list[str]]:
    """The statement after the rule, and the numerics class of each place where it fitted."""
    classes: list[str] = []

    def change(part: Expr) -> Expr:
        dtype = type_of(part, kernel.buffers)
        if not isinstance(part, Call) or dtype not in NUMBERS:
            return part  # a literal has no type of its own, so what it rounds to is not known
        new = rule.rewrite(part)
        if new is None or type_of(new, kernel.buffers) != dtype:
            return part
        classes.append(rule.numerics if dtype in FLOATS else "exact")
        return new

    return replace(statement, value=map_expr(statement.value, change)), classes


# -- the rules ------------------------------------------------------------------------------


def _is(expr: Expr, *numbers: float) -> bool:
    """Whether `expr` is one of these literals; 0.0 and -0.0 are told apart."""
    return any(expr == Const(kind(n)) for n in numbers for kind in (int, float))


def _rsqrt(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="/", args=(x, Call(name="sqrt", args=(y,)))):
            root = Call("rsqrt", (y,))
            return root if _is(x, 1) else Call("*", (x, root))
    return None


def _exp(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="*", args=(Call(name="exp", args=(a,)), Call(name="exp", args=(b,)))):
            return Call("exp", (make_call("+", a, b),))
        case Call(name="/", args=(Call(name="exp", args=(a,)), Call(name="exp", args=(b,)))):
            return Call("exp", (make_call("-", a, b),))
    return None


def _one(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="*" | "/", args=(x, one)) if _is(one, 1):
            return x
        case Call(name="*", args=(one, x)) if _is(one, 1):
            return x
    return None


def _zero(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="+" | "-", args=(x, zero)) if _is(zero, 0):
            return x
        case Call(name="+", args=(zero, x)) if _is(zero, 0):
            return x
    return None


def _signs(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="neg", args=(Call(name="neg", args=(x,)),)):
            return x
        case Call(name="-", args=(a, Call(name="neg", args=(b,)))):
            return make_call("+", a, b)
        case Call(name="+", args=(a, Call(name="neg", args=(b,)))):
            return make_call("-", a, b)
        case Call(name="+", args=(Call(name="neg", args=(b,)), a)):
            return make_call("-", a, b)
    return None


def _power(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="pow", args=(x, n)) if _is(n, 1):
            return x
        case Call(name="pow", args=(x, n)) if _is(n, 2):
            return Call("square", (x,))
        case Call(name="pow", args=(x, n)) if _is(n, 3):
            return Call("*", (Call("square", (x,)), x))
        case Call(name="pow", args=(x, n)) if _is(n, 4):
            return Call("square", (Call("square", (x,)),))
    return None


def _square(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="*", args=(a, b)) if a == b:
            return Call("square", (a,))
    return None


def _factor(expr: Expr) -> Expr | None:
    match expr:
        case Call(
            name="+" | "-" as sign, args=(Call(name="*", args=(a, b)), Call(name="*", args=(c, d)))
        ):
            for common, left in ((a, b), (b, a)):
                for other, right in ((c, d), (d, c)):
                    if common == other and not (as_index(left) and as_index(right)):
                        return Call("*", (common, Call(sign, (left, right))))
    return None


def _sigmoid(expr: Expr) -> Expr | None:
    match expr:
        case Call(name="/", args=(top, Call(name="+", args=(one, e)))):
            one, e = (one, e) if _is(one, 1) else (e, one)
            match e:
                case Call(name="exp", args=(Call(name="neg", args=(x,)),)) if _is(one, 1):
                    found = Call("sigmoid", (x,))
                    return found if _is(top, 1) else Call("*", (top, found))
    return None


RULES = {
    rule.name: rule
    for rule in (
        Rule("rsqrt", "x / sqrt(y) -> x * rsqrt(y)", "reassociate", _rsqrt),
        Rule("exp", "exp(a) * exp(b) -> exp(a + b), likewise /", "reassociate", _exp),
        Rule("one", "x * 1 or x / 1 -> x", "exact", _one),
        # -0.0 + 0.0 is 0.0, so the sign of a zero may change
        Rule("zero", "x + 0 or x - 0 -> x", "reassociate", _zero),
        Rule("signs", "a - -b -> a + b, a + -b -> a - b, --x -> x", "exact", _signs),
        # a target's pow may be off by an ulp where products are not
        Rule("power", "pow(x, 2) -> square(x), likewise 1, 3 and 4", "reassociate", _power),
        Rule("square", "x * x -> square(x)", "exact", _square),
        Rule("factor", "a * b + a * c -> a * (b + c)", "reassociate", _factor),
        Rule("sigmoid", "1 / (1 + exp(-x)) -> sigmoid(x)", "reassociate", _sigmoid),
    )
}
