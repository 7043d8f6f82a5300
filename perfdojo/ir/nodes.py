"""What is a kernel? Frozen values: buffers, loops, guards, statements and expressions.

    Kernel  = name, inputs, outputs, temporaries, body
    Node    = Loop(name, extent, kind, body) | If(conditions, body) | Assign(target, op, value)
    Expr    = Const | Index(affine) | Access | Call(name, arguments)

Loops are known by unique names and buffers by theirs; nothing is known by its position.
A rewrite that changes nothing returns the same object.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from perfdojo.ir.affine import Access, Affine, constant, gathers, substitute

# The first one, "", is sequential.
KINDS = ("", "parallel", "vector", "unroll", "grid", "team", "block", "warp", "tensor")
UNORDERED_KINDS = frozenset({"parallel", "vector", "grid", "team", "block", "warp"})
STORAGES = ("heap", "stack", "register", "shared")
ASSIGN_OPS = ("=", "+=", "*=", "max=", "min=")
COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
RELATIONS = tuple(COMPARE)


class _Hashed:
    """A deep value whose hash is computed once: kernels are keys of many caches."""

    __slots__ = ("_hash",)

    _hash: int

    def _hash_once(self) -> int:
        try:
            return self._hash
        except AttributeError:
            values = tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]
            object.__setattr__(self, "_hash", hash(values))
            return self._hash


@dataclass(frozen=True, slots=True)
class Const:
    """A literal. It takes the type of what stands beside it."""

    value: bool | int | float

    # 1, 1.0 and True are three different texts, so they are three different literals;
    # repr also keeps 0.0 and -0.0 apart, and makes nan equal to itself.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Const) and repr(self.value) == repr(other.value)

    def __hash__(self) -> int:
        return hash(repr(self.value))


@dataclass(frozen=True, slots=True)
class Index:
    """The value of an index expression; never a plain number (that is a `Const`)."""

    value: Affine


@dataclass(frozen=True, slots=True)
class Call(_Hashed):
    """An operator, function, cast or choice applied to arguments: `+`, `exp`, `f32`, `if`.

    The arguments of `if` are (test, value if true, value if false); only the chosen one runs.
    """

    name: str
    args: tuple[Expr, ...]

    __hash__ = _Hashed._hash_once


Expr = Const | Index | Access | Call


@dataclass(frozen=True, slots=True)
class Condition:
    """`left relation right` between index expressions."""

    left: Affine
    relation: str
    right: Affine


@dataclass(frozen=True, slots=True)
class Dim:
    """One dimension of a buffer: its extent, whether it is stored, and its padding behind."""

    extent: int
    materialised: bool = True
    padding: int = 0

    @property
    def stored(self) -> int:
        """How many places this dimension takes in memory."""
        return self.extent + self.padding if self.materialised else 1


@dataclass(frozen=True, slots=True)
class Buffer:
    """A named array. `low`/`high` bound an input's values: low <= value < high."""

    name: str
    dtype: str
    dims: tuple[Dim, ...] = ()
    storage: str = "heap"
    low: float | None = None
    high: float | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents."""
        return tuple(dim.extent for dim in self.dims)

    @property
    def stored_shape(self) -> tuple[int, ...]:
        """The shape in memory: dropped dimensions left out, padding included."""
        return tuple(dim.stored for dim in self.dims if dim.materialised)


@dataclass(frozen=True, slots=True)
class Loop(_Hashed):
    """Runs its body for name = 0 .. extent-1."""

    name: str
    extent: Affine
    kind: str
    body: tuple[Node, ...]

    __hash__ = _Hashed._hash_once


@dataclass(frozen=True, slots=True)
class If(_Hashed):
    """Runs its body where every condition holds."""

    conditions: tuple[Condition, ...]
    body: tuple[Node, ...]

    __hash__ = _Hashed._hash_once


@dataclass(frozen=True, slots=True)
class Assign(_Hashed):
    """`target op value`, with hints that change no result.

    `nontemporal`: the store may go past the caches. `prefetch`: a place to fetch into the caches
    beforehand, which need not exist. `asynchronous`: nobody has to wait for the copy until what it
    writes is needed.
    """

    target: Access
    op: str
    value: Expr
    nontemporal: bool = False
    prefetch: Access | None = None
    asynchronous: bool = False

    __hash__ = _Hashed._hash_once


Node = Loop | If | Assign


@dataclass(frozen=True, slots=True)
class Kernel(_Hashed):
    """A kernel in loop form: the state of the game."""

    name: str
    inputs: tuple[Buffer, ...]
    outputs: tuple[Buffer, ...]
    temporaries: tuple[Buffer, ...]
    body: tuple[Node, ...]

    __hash__ = _Hashed._hash_once

    @property
    def buffers(self) -> dict[str, Buffer]:
        """Every buffer by name."""
        return {b.name: b for b in (*self.inputs, *self.outputs, *self.temporaries)}

    def __str__(self) -> str:
        from perfdojo.ir.text import print_kernel  # text.py prints what this file defines

        return print_kernel(self)


def walk(nodes: tuple[Node, ...]) -> Iterator[Node]:
    """Every node below, in the order of the text."""
    for node in nodes:
        yield node
        if not isinstance(node, Assign):
            yield from walk(node.body)


def statements(nodes: tuple[Node, ...]) -> Iterator[Assign]:
    """Every statement below, in the order of the text."""
    return (node for node in walk(nodes) if isinstance(node, Assign))


def loops(nodes: tuple[Node, ...]) -> Iterator[Loop]:
    """Every loop below, in the order of the text."""
    return (node for node in walk(nodes) if isinstance(node, Loop))


def subexpressions(expr: Expr) -> Iterator[Expr]:
    """`expr` and everything inside it; gathers inside subscripts are not expressions."""
    yield expr
    if isinstance(expr, Call):
        for arg in expr.args:
            yield from subexpressions(arg)


def loads(expr: Expr) -> Iterator[Access]:
    """Every place that `expr` may read, gathers inside subscripts included."""
    for sub in subexpressions(expr):
        match sub:
            case Access():
                yield sub
                for index in sub.indices:
                    yield from gathers(index)
            case Index():
                yield from gathers(sub.value)


def map_expr(expr: Expr, change: Callable[[Expr], Expr]) -> Expr:
    """`expr` rebuilt from the leaves up, `change` applied to each part."""
    if isinstance(expr, Call):
        args = tuple(map_expr(arg, change) for arg in expr.args)
        if any(new is not old for new, old in zip(args, expr.args, strict=True)):
            expr = Call(expr.name, args)
    return change(expr)


def substitute_loops(node: Node, replace_name: Callable[[str], Affine | None]) -> Node:
    """`node` with loop names replaced in every subscript, extent, guard and index value."""
    return map_indices(node, lambda value: substitute(value, replace_name))


def map_indices(node: Node, change: Callable[[Affine], Affine]) -> Node:
    """`node` with `change` applied to every subscript, extent, side of a guard and index value.

    What stands inside a gather, `//` or `%` is for `change` to find.
    """

    def in_access(access: Access) -> Access:
        return Access(access.buffer, tuple(map(change, access.indices)))

    def in_expr(expr: Expr) -> Expr:
        match expr:
            case Access():
                return in_access(expr)
            case Index():
                return index_value(change(expr.value))
            case Call():
                return make_call(expr.name, *expr.args)  # an index may have become a number
        return expr

    match node:
        case Assign():
            return replace(
                node,
                target=in_access(node.target),
                value=map_expr(node.value, in_expr),
                prefetch=node.prefetch and in_access(node.prefetch),
            )
        case If():
            conditions = tuple(
                Condition(change(c.left), c.relation, change(c.right)) for c in node.conditions
            )
            return If(conditions, tuple(map_indices(n, change) for n in node.body))
        case Loop():
            body = tuple(map_indices(n, change) for n in node.body)
            return replace(node, extent=change(node.extent), body=body)


def bind_loop(node: Node, name: str, value: int) -> Node:
    """`node` with loop `name` at one value: a copy of an unrolled body, or one lane."""
    number = Affine((), value)
    return substitute_loops(node, lambda loop: number if loop == name else None)


def index_value(value: Affine) -> Expr:
    """`value` as an expression: a number if it is one."""
    return Const(value.const) if value.is_constant else Index(value)


def make_call(name: str, *args: Expr) -> Expr:
    """The call in canonical form: arithmetic of indices and whole numbers is one index value."""
    if name == "neg" and isinstance(args[0], Const) and not isinstance(args[0].value, bool):
        return Const(-args[0].value)
    values = [_index_of(arg) for arg in args]
    if name not in ("+", "-", "*", "neg") or any(v is None for v in values):
        return Call(name, args)
    left, *others = [v for v in values if v is not None]
    if name == "neg":
        return index_value(left * -1)
    (right,) = others
    if name in "+-":
        return index_value(left + right if name == "+" else left - right)
    if left.is_constant or right.is_constant:
        return index_value(right * left.const if left.is_constant else left * right.const)
    return Call(name, args)


def _index_of(expr: Expr) -> Affine | None:
    match expr:
        case Index():
            return expr.value
        case Const(value=value) if type(value) is int:
            return constant(value)
    return None
