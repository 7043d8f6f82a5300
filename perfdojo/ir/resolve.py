"""What does each name in a text stand for? From syntax trees to nodes, with errors that point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn

from perfdojo.errors import KernelError, ParseError, did_you_mean
from perfdojo.ir import syntax as s
from perfdojo.ir.affine import Access, Affine, affine, constant
from perfdojo.ir.nodes import (
    RELATIONS,
    Assign,
    Buffer,
    Condition,
    Const,
    Dim,
    Expr,
    If,
    Kernel,
    Loop,
    Node,
    index_value,
)
from perfdojo.ir.nodes import (
    make_call as make_call,
)
from perfdojo.ir.parse import check_depth, parse_tree
from perfdojo.ir.tokens import Token
from perfdojo.ir.types import check_statement


def parse(source: str) -> s.Formula | Kernel:
    """The formula or kernel that `source` describes: loop form if it loops or accumulates."""
    tree = parse_tree(source)
    return tree if isinstance(tree, s.Formula) else resolve_kernel(tree)


def parse_formula(source: str) -> s.Formula:
    """The formula that `source` describes; loop form is refused."""
    tree = parse_tree(source)
    if isinstance(tree, s.Formula):
        return tree
    raise ParseError("expected the formula form, got the loop form", source, 1, 1)


def parse_kernel(source: str) -> Kernel:
    """The kernel in loop form that `source` describes, statements outside of loops included."""
    return resolve_kernel(parse_tree(source, loop_form=True))


@dataclass(frozen=True, slots=True)
class Scope:
    """The names in force: arrays, indices (each with the loop it stands for) and sizes."""

    source: str
    buffers: Mapping[str, Buffer]
    loops: Mapping[str, Affine] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)

    def fail(self, message: str, at: Token) -> NoReturn:
        """Raise a ParseError that points at `at`."""
        raise ParseError(message, self.source, at.line, at.column)

    def unknown(self, name: str, what: str, at: Token) -> NoReturn:
        """Raise the error for a name that nothing defines."""
        known = (*self.buffers, *self.loops, *self.sizes)
        self.fail(f"unknown {what} '{name}'{did_you_mean(name, known)}", at)

    def with_loop(self, name: str, value: Affine) -> Scope:
        """This scope with one more index."""
        return replace(self, loops={**self.loops, name: value})


def resolve_value(tree: s.Tree, scope: Scope) -> Expr:
    """`tree` as a value."""
    match tree:
        case s.Number():
            return Const(tree.value)
        case s.Name(name=name):
            if name in scope.loops:
                return index_value(scope.loops[name])
            if name in scope.sizes:
                return Const(scope.sizes[name])
            return resolve_access(tree, scope)
        case s.Item():
            return resolve_access(tree, scope)
        case s.Apply(name="//" | "%"):
            return index_value(resolve_index(tree, scope))
        case s.Apply():
            return make_call(tree.name, *(resolve_value(arg, scope) for arg in tree.args))
        case s.Reduce():
            scope.fail(
                "a reduction belongs to the formula form; write loops that accumulate", tree.at
            )


def resolve_access(tree: s.Name | s.Item, scope: Scope) -> Access:
    """`tree` as a place in a known array, with as many subscripts as it has dimensions."""
    indices = tree.indices if isinstance(tree, s.Item) else ()
    buffer = scope.buffers.get(tree.name)
    if buffer is None:
        scope.unknown(tree.name, "array" if indices else "name", tree.at)
    if len(indices) != len(buffer.dims):
        plural = "s" if len(buffer.dims) != 1 else ""
        message = f"'{tree.name}' has {len(buffer.dims)} dimension{plural}, got {len(indices)}"
        scope.fail(f"{message} subscript{'s' if len(indices) != 1 else ''}", tree.at)
    return Access(tree.name, tuple(resolve_index(index, scope) for index in indices))


def resolve_index(tree: s.Tree, scope: Scope) -> Affine:
    """`tree` as an index expression."""
    match tree:
        case s.Number(value=value) if type(value) is int:
            return constant(value)
        case s.Name(name=name) if name in scope.loops:
            return scope.loops[name]
        case s.Name(name=name) if name in scope.sizes:
            return constant(scope.sizes[name])
        case s.Name() | s.Item():
            return affine(resolve_access(tree, scope))
        case s.Apply(name="neg"):
            return resolve_index(tree.args[0], scope) * -1
        case s.Apply(name="+" | "-" | "*" | "//" | "%"):
            left, right = (resolve_index(arg, scope) for arg in tree.args)
            return _index_operation(tree, left, right, scope)
    scope.fail("expected an index: loop names, whole numbers, + - * // % and gathers", tree.at)


def _index_operation(tree: s.Apply, left: Affine, right: Affine, scope: Scope) -> Affine:
    match tree.name:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            if not (left.is_constant or right.is_constant):
                scope.fail("cannot multiply two indices: an index must stay affine", tree.at)
            return right * left.const if left.is_constant else left * right.const
    if not right.is_constant or right.const <= 0:
        scope.fail(f"cannot divide an index by {right}: expected a positive number", tree.at)
    return left // right.const if tree.name == "//" else left % right.const


def resolve_conditions(tree: s.Tree, scope: Scope) -> tuple[Condition, ...]:
    """`tree` as comparisons of indices that must all hold."""
    if isinstance(tree, s.Apply) and tree.name == "and":
        return tuple(c for arg in tree.args for c in resolve_conditions(arg, scope))
    if isinstance(tree, s.Apply) and tree.name in RELATIONS and not _reads_data(tree, scope):
        left, right = (resolve_index(arg, scope) for arg in tree.args)
        return (Condition(left, tree.name, right),)
    scope.fail(
        "expected comparisons of indices joined by 'and'; a choice that depends on data is "
        "written 'a if test else b'",
        tree.at,
    )


def _reads_data(comparison: s.Apply, scope: Scope) -> bool:
    """Whether a side is a number with a point or an element that is no integer."""
    for side in comparison.args:
        match side:
            case s.Number(value=value) if type(value) is not int:
                return True
            case s.Item(name=name) | s.Name(name=name) if name not in scope.loops:
                buffer = scope.buffers.get(name)
                if buffer is not None and buffer.dtype not in ("i64", "i32", "i8"):
                    return True
    return False


def resolve_kernel(text: s.LoopText) -> Kernel:
    """The kernel that a tree in loop form describes."""
    header = text.header
    seen: set[str] = set()
    nowhere = Scope(text.source, {})
    named: list[s.Argument | s.Declaration | s.For] = [*header.inputs, *header.outputs]
    named += [*text.declarations, *_fors(text.body)]
    for part in named:
        if part.name in seen:
            nowhere.fail(f"the name '{part.name}' is used twice; names are unique", part.at)
        seen.add(part.name)
    for size in (size for arg in (*header.inputs, *header.outputs) for size in arg.shape):
        if isinstance(size, s.Name):
            message = f"size '{size.name}' has no value: the loop form has numbers as sizes"
            nowhere.fail(message, size.at)
    inputs = tuple(make_buffer(arg, nowhere) for arg in header.inputs)
    outputs = tuple(make_buffer(arg, nowhere) for arg in header.outputs)
    temporaries = tuple(
        Buffer(
            d.name,
            d.dtype,
            tuple(Dim(t.extent, t.materialised, t.padding) for t in d.dims),
            d.storage,
        )
        for d in text.declarations
    )
    scope = Scope(text.source, {b.name: b for b in (*inputs, *outputs, *temporaries)})
    with check_depth():
        body = tuple(_resolve_node(block, scope) for block in text.body)
    return Kernel(header.name, inputs, outputs, temporaries, body)


def make_buffer(arg: s.Argument, scope: Scope) -> Buffer:
    """The array that an argument of the header declares, with its sizes in numbers."""
    dims = tuple(Dim(resolve_extent(size, scope)) for size in arg.shape)
    low, high = (None if b is None else _range_end(b, scope) for b in (arg.low, arg.high))
    return Buffer(arg.name, arg.dtype, dims, "heap", low, high)


def resolve_extent(tree: s.Tree, scope: Scope) -> int:
    """`tree` as a number, given the sizes."""
    value = resolve_index(tree, replace(scope, loops={}, buffers={}))
    return value.const


def _range_end(tree: s.Tree, scope: Scope) -> float:
    match tree:
        case s.Number(value=value):
            return value
        case s.Apply(name="neg", args=(s.Number(value=value),)):
            return -value
    return resolve_extent(tree, scope)


def check_line(statement: Assign, scope: Scope, at: Token) -> Assign:
    """`statement`, if its types fit; otherwise an error that points at its line."""
    try:
        check_statement(statement, scope.buffers)
    except KernelError as error:
        scope.fail(str(error), at)
    return statement


def _resolve_node(block: s.Block, scope: Scope) -> Node:
    match block:
        case s.For():
            extent = resolve_index(block.extent, scope)
            inner = scope.with_loop(block.name, affine(block.name))
            body = tuple(_resolve_node(part, inner) for part in block.body)
            return Loop(block.name, extent, block.kind, body)
        case s.Guard():
            conditions = resolve_conditions(block.condition, scope)
            return If(conditions, tuple(_resolve_node(part, scope) for part in block.body))
        case s.Store():
            target = resolve_access(block.target, scope)
            fetched = resolve_access(block.prefetch, scope) if block.prefetch else None
            value = resolve_value(block.value, scope)
            hints = (block.nontemporal, fetched, block.asynchronous)
            statement = Assign(target, block.op, value, *hints)
            return check_line(statement, scope, block.at)


def _fors(blocks: tuple[s.Block, ...]) -> Iterator[s.For]:
    for block in blocks:
        if isinstance(block, s.For):
            yield block
        if not isinstance(block, s.Store):
            yield from _fors(block.body)
