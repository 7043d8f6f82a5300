"""What are things called? The same program under other names."""

from __future__ import annotations

from dataclasses import replace

from perfdojo.ir.affine import Access, Affine, affine, map_atoms, substitute, substitute_access
from perfdojo.ir.nodes import (
    Assign,
    Buffer,
    Condition,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    loops,
    map_expr,
)


def named_like(kernel: Kernel, like: Kernel) -> Kernel:
    """`kernel` with the name of `like` and the names of its inputs and outputs, in their order.

    A temporary or loop that has such a name already gets a number behind its own.
    """
    mine, wanted = (*kernel.inputs, *kernel.outputs), (*like.inputs, *like.outputs)
    names = {old.name: new.name for old, new in zip(mine, wanted, strict=True)}
    inner = [buffer.name for buffer in kernel.temporaries]
    inner += [loop.name for loop in loops(kernel.body)]
    taken = {*names.values(), *inner}
    for name in inner:
        names[name] = _free(name, taken) if name in names.values() else name
        taken.add(names[name])
    rename = Renaming(names, {loop.name: affine(names[loop.name]) for loop in loops(kernel.body)})

    def declare(buffers: tuple[Buffer, ...]) -> tuple[Buffer, ...]:
        return tuple(replace(buffer, name=names[buffer.name]) for buffer in buffers)

    return Kernel(
        like.name,
        declare(kernel.inputs),
        declare(kernel.outputs),
        declare(kernel.temporaries),
        tuple(map(rename.node, kernel.body)),
    )


def _free(name: str, taken: set[str]) -> str:
    number = 1
    while f"{name}{number}" in taken:
        number += 1
    return f"{name}{number}"


class Renaming:
    """A change of names: of arrays, and of loops, each of which must be told."""

    def __init__(self, buffers: dict[str, str], loops: dict[str, Affine]) -> None:
        self.buffers, self.loops = buffers, loops

    def index(self, value: Affine) -> Affine:
        """A subscript, an extent or a side of a guard."""
        return _rename_gathers(substitute(value, self.loops.get), self.buffers)

    def access(self, access: Access) -> Access:
        """A place."""
        moved = substitute_access(access, self.loops.get)
        return _rename_access(moved, self.buffers)

    def expr(self, expr: Expr) -> Expr:
        """One part of an expression, without what is inside."""
        match expr:
            case Access():
                return self.access(expr)
            case Index():
                return Index(self.index(expr.value))
        return expr

    def node(self, node: Node) -> Node:
        """A node and all below."""
        match node:
            case Assign():
                return replace(
                    node,
                    target=self.access(node.target),
                    value=map_expr(node.value, self.expr),
                    prefetch=node.prefetch and self.access(node.prefetch),
                )
            case If():
                conditions = tuple(
                    Condition(self.index(c.left), c.relation, self.index(c.right))
                    for c in node.conditions
                )
                return If(conditions, tuple(map(self.node, node.body)))
            case Loop():
                ((name, _),) = self.loops[node.name].terms
                body = tuple(map(self.node, node.body))
                return Loop(str(name), self.index(node.extent), node.kind, body)


def _rename_access(access: Access, buffers: dict[str, str]) -> Access:
    indices = tuple(_rename_gathers(index, buffers) for index in access.indices)
    return Access(buffers.get(access.buffer, access.buffer), indices)


def _rename_gathers(value: Affine, buffers: dict[str, str]) -> Affine:
    """`value` with the arrays of its gathers renamed."""
    return map_atoms(value, lambda a: _rename_access(a, buffers) if isinstance(a, Access) else a)
