"""How is a kernel changed? Nodes found by name and replaced; everything else stays shared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from perfdojo.errors import IllegalMove, did_you_mean
from perfdojo.ir.affine import Affine, affine
from perfdojo.ir.nodes import (
    Assign,
    Buffer,
    If,
    Kernel,
    Loop,
    Node,
    loops,
    statements,
    substitute_loops,
    walk,
)
from perfdojo.ir.parse import RESERVED

Nodes = tuple[Node, ...]


def find_loop(kernel: Kernel, name: str) -> Loop:
    """The loop of that name. Raises IllegalMove with the nearest name."""
    for loop in loops(kernel.body):
        if loop.name == name:
            return loop
    known = [loop.name for loop in loops(kernel.body)]
    raise IllegalMove(f"unknown loop '{name}'{did_you_mean(name, known)}")


def find_temporary(kernel: Kernel, name: str) -> Buffer:
    """The temporary of that name. Raises IllegalMove with the nearest name."""
    for buffer in kernel.temporaries:
        if buffer.name == name:
            return buffer
    known = [buffer.name for buffer in kernel.temporaries]
    raise IllegalMove(f"unknown temporary '{name}'{did_you_mean(name, known)}")


def labels(kernel: Kernel) -> dict[str, Assign]:
    """Every statement by its label: the array it writes, and which of its writers it is (`y:0`)."""
    counts: dict[str, int] = {}
    found: dict[str, Assign] = {}
    for statement in statements(kernel.body):
        name = statement.target.buffer
        found[f"{name}:{counts.get(name, 0)}"] = statement
        counts[name] = counts.get(name, 0) + 1
    return found


def find_statement(kernel: Kernel, label: str) -> Assign:
    """The statement with that label. Raises IllegalMove with the nearest label."""
    known = labels(kernel)
    if label in known:
        return known[label]
    raise IllegalMove(f"unknown statement '{label}'{did_you_mean(label, known)}")


def find_node(kernel: Kernel, name: str) -> Node:
    """The loop (`i`), statement (`y:0`) or guard (`if:y:0`, by its first node) of that name."""
    if name.startswith("if:"):
        outer = parent(kernel, find_node(kernel, name.removeprefix("if:")))
        if isinstance(outer, If):
            return outer
        raise IllegalMove(f"there is no guard '{name}'")
    return find_statement(kernel, name) if ":" in name else find_loop(kernel, name)


def name_of(kernel: Kernel, node: Node) -> str:
    """How a move addresses a node; the inverse of `find_node`."""
    match node:
        case Loop():
            return node.name
        case If():
            return f"if:{name_of(kernel, node.body[0])}"
        case Assign():
            return next(label for label, st in labels(kernel).items() if st is node)


def siblings(kernel: Kernel, node: Node) -> Nodes:
    """The nodes of the block that `node` stands in, itself included."""
    for block in _blocks(kernel.body):
        if any(part is node for part in block):
            return block
    raise AssertionError("the node is not part of this kernel")


def parent(kernel: Kernel, node: Node) -> Loop | If | None:
    """The loop or guard right around `node`; None at the top."""
    for outer in walk(kernel.body):
        if not isinstance(outer, Assign) and any(part is node for part in outer.body):
            return outer
    return None


def loops_around(kernel: Kernel, node: Node) -> tuple[Loop, ...]:
    """The loops around `node`, outermost first."""
    found: list[Loop] = []
    outer = parent(kernel, node)
    while outer is not None:
        if isinstance(outer, Loop):
            found.insert(0, outer)
        outer = parent(kernel, outer)
    return tuple(found)


def _blocks(nodes: Nodes) -> Iterator[Nodes]:
    yield nodes
    for node in nodes:
        if not isinstance(node, Assign):
            yield from _blocks(node.body)


def replace_node(kernel: Kernel, old: Node, *new: Node) -> Kernel:
    """`kernel` with the very node `old` (by identity) replaced by `new`, which may be nothing."""
    return map_nodes(kernel, lambda node: new if node is old else (node,))


def replace_nodes(kernel: Kernel, changes: dict[int, Nodes]) -> Kernel:
    """`kernel` with nodes replaced; `changes` maps `id(node)` to what stands in its place."""
    return map_nodes(kernel, lambda node: changes.get(id(node), (node,)))


def map_nodes(kernel: Kernel, change: Callable[[Node], Nodes]) -> Kernel:
    """`kernel` with `change` applied to every node from the top down; replacements are not entered.

    Loops and guards that end up empty vanish.
    """

    def visit(nodes: Nodes) -> Nodes:
        result: list[Node] = []
        for node in nodes:
            new = change(node)
            if len(new) != 1 or new[0] is not node:
                result += new
            elif isinstance(node, Assign):
                result.append(node)
            elif body := visit(node.body):
                same = len(body) == len(node.body) and all(
                    a is b for a, b in zip(body, node.body, strict=True)
                )
                result.append(node if same else replace(node, body=body))
        return tuple(result)

    return replace(kernel, body=visit(kernel.body))


def map_statements(kernel: Kernel, change: Callable[[Assign], Assign]) -> Kernel:
    """`kernel` with `change` applied to every statement."""
    return map_nodes(kernel, lambda n: (change(n),) if isinstance(n, Assign) else (n,))


def replace_buffer(kernel: Kernel, buffer: Buffer) -> Kernel:
    """`kernel` with the temporary of that name declared as `buffer`."""
    temporaries = tuple(buffer if b.name == buffer.name else b for b in kernel.temporaries)
    return replace(kernel, temporaries=temporaries)


def fresh_name(kernel: Kernel, name: str) -> str:
    """`name`, or `name1`, ...: the first that no loop, no array and no word of the language has."""
    taken = {*RESERVED, *kernel.buffers, *(loop.name for loop in loops(kernel.body))}
    candidate, number = name, 0
    while candidate in taken:
        number += 1
        candidate = f"{name}{number}"
    return candidate


def copy_with_new_loops(kernel: Kernel, nodes: Nodes, suffix: str) -> Nodes:
    """`nodes` with every loop inside renamed (`j` to `j` + suffix), so that both may stand."""
    taken = {*RESERVED, *kernel.buffers, *(loop.name for loop in loops(kernel.body))}

    def rename(node: Node) -> Node:
        match node:
            case Assign():
                return node
            case If():
                return If(node.conditions, tuple(map(rename, node.body)))
            case Loop():
                name, number = node.name + suffix, 0
                while name in taken:
                    number += 1
                    name = f"{node.name}{suffix}{number}"
                taken.add(name)
                body = tuple(map(rename, node.body))
                return rename_loop(replace(node, body=body), name)

    return tuple(map(rename, nodes))


def rename_loop(loop: Loop, name: str) -> Loop:
    """`loop` under another name."""
    new = affine(name)
    body = tuple(
        substitute_loops(n, lambda old: new if old == loop.name else None) for n in loop.body
    )
    return replace(loop, name=name, body=body)


def with_index(nodes: Nodes, name: str, value: Affine) -> Nodes:
    """`nodes` with the index `name` replaced by `value` everywhere."""
    return tuple(substitute_loops(n, lambda old: value if old == name else None) for n in nodes)


def orders(kernel: Kernel, *nodes: Node) -> frozenset[int]:
    """Which statements of `kernel`, counted in the order of the text, stand in `nodes`.

    Analyses speak of statements by this number: two equal kernels share them, objects they do not.
    """
    inside = {id(statement) for statement in statements(nodes)}
    every = enumerate(statements(kernel.body))
    return frozenset(order for order, statement in every if id(statement) in inside)
