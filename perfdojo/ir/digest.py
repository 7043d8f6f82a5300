"""Are two kernels the same program? A digest that ignores names but nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from perfdojo.ir.affine import Access, Affine, affine, map_atoms, substitute, substitute_access
from perfdojo.ir.nodes import (
    Assign,
    Condition,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    loops,
    map_expr,
    statements,
)
from perfdojo.ir.text import print_kernel


def digest(kernel: Kernel) -> str:
    """Sixteen hexadecimal digits, the same in every process and on every machine.

    Names of the kernel, its arguments, temporaries and loops do not count; nor does the order in
    which temporaries are declared.
    """
    return hashlib.sha256(print_kernel(canonical(kernel)).encode()).hexdigest()[:16]


def canonical(kernel: Kernel) -> Kernel:
    """`kernel` with every name replaced by one that follows from its place."""
    buffers = {b.name: f"in{n}" for n, b in enumerate(kernel.inputs)}
    buffers |= {b.name: f"out{n}" for n, b in enumerate(kernel.outputs)}
    used = dict.fromkeys(st.target.buffer for st in statements(kernel.body))
    temporaries = {b.name: b for b in kernel.temporaries}
    unused = sorted(temporaries, key=lambda name: repr(replace(temporaries[name], name="")))
    order = [name for name in (*used, *unused) if name in temporaries]
    buffers |= {name: f"t{n}" for n, name in enumerate(dict.fromkeys(order))}
    names = {loop.name: affine(f"i{n}") for n, loop in enumerate(loops(kernel.body))}
    rename = _Rename(buffers, names)
    declared = sorted(
        (replace(b, name=buffers[b.name]) for b in kernel.temporaries),
        key=lambda b: int(b.name[1:]),
    )
    return Kernel(
        "kernel",
        tuple(replace(b, name=buffers[b.name]) for b in kernel.inputs),
        tuple(replace(b, name=buffers[b.name]) for b in kernel.outputs),
        tuple(declared),
        tuple(rename.node(node) for node in kernel.body),
    )


class _Rename:
    def __init__(self, buffers: dict[str, str], loops: dict[str, Affine]) -> None:
        self.buffers, self.loops = buffers, loops

    def index(self, value: Affine) -> Affine:
        return _rename_gathers(substitute(value, self.loops.get), self.buffers)

    def access(self, access: Access) -> Access:
        moved = substitute_access(access, self.loops.get)
        return _rename_access(moved, self.buffers)

    def expr(self, expr: Expr) -> Expr:
        match expr:
            case Access():
                return self.access(expr)
            case Index():
                return Index(self.index(expr.value))
        return expr

    def node(self, node: Node) -> Node:
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
