"""Which loops does a tensor core run? A product of two small matrices in the lanes of a warp.

    for g in 8 warp:
      for t in 4 warp:
        ..                              # loops, alike in all lanes
        for i in 2:
          for j in 2:
            for k in 16 tensor:         # 8 for f32
              c[.., i, j] += a[8*i + g, k] * b[k, 2*t + j]

Each lane means to compute four elements, of rows 8*i + g and columns 2*t + j. Those are what the
hardware leaves in its registers; so the word only says who multiplies, and how it rounds. Where in
a row of a, or a column of b, the k-th product lies is free: `a[8*i + g, (k + g) % 16]` is as good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from perfdojo.ir.affine import Access, Affine, loop_names
from perfdojo.ir.nodes import Assign, Buffer, Call, If, Kernel, Loop, Node
from perfdojo.ir.text import print_statement

DEPTHS = {"f32": 8, "f16": 16, "bf16": 16}  # products that one instruction adds up
LANES = (8, 4)  # extents of the warp loops
_MEMORY = ("shared", "heap")


@dataclass(frozen=True, slots=True)
class Product:
    """What one instruction does: target += left * right, over `depth`.

    `rows` and `columns` are the two loops of each lane, `group` and `member` the loops of lanes.
    """

    group: str
    member: str
    rows: str
    columns: str
    depth: str
    target: Access
    left: Access
    right: Access

    @property
    def loops(self) -> tuple[str, ...]:
        """All that vary within it."""
        return (self.group, self.member, self.rows, self.columns, self.depth)


def tensor_violations(kernel: Kernel) -> Iterator[str]:
    """Every loop of a tensor core that is no product which it can compute."""
    for node in kernel.body:
        for path in _find_paths(node, ()):
            found = _read(path, kernel.buffers)
            if isinstance(found, str):
                yield f"loop '{path[-1].name}' cannot be tensor: {found}"  # type: ignore[union-attr]


def _find_paths(node: Node, above: tuple[Loop | If, ...]) -> Iterator[tuple[Loop | If, ...]]:
    if isinstance(node, Assign):
        return
    if isinstance(node, Loop) and node.kind == "tensor":
        yield (*above, node)
    for part in node.body:
        yield from _find_paths(part, (*above, node))


def _read(path: Sequence[Loop | If], buffers: Mapping[str, Buffer]) -> Product | str:
    """What the tensor loop at the end of `path` computes, or why no tensor core does."""
    lanes = [n for n, node in enumerate(path) if isinstance(node, Loop) and node.kind == "warp"]
    extents = tuple(path[n].extent.const for n in lanes)  # type: ignore[union-attr]
    if extents != LANES:
        got = " by ".join(map(str, extents)) or "none"
        return f"expected warp loops of 8 by 4 lanes around it, got {got}"
    inside = path[lanes[-1] + 1 :]
    for node in inside[:-1]:
        if isinstance(node, If):
            return "a guard inside the warp loops is around it, and all lanes take part"
        if not node.extent.is_constant or node.kind not in ("", "unroll"):
            return f"loop '{node.name}' may not run alike in all lanes"
    nest = tuple(node for node in inside[-3:] if isinstance(node, Loop))
    return read_product((path[lanes[0]].name, path[lanes[1]].name), nest, buffers)  # type: ignore[union-attr]


def read_product(
    lanes: tuple[str, str], nest: Sequence[Loop], buffers: Mapping[str, Buffer]
) -> Product | str:
    """The product that the innermost three loops compute, or why they do not."""
    if len(nest) < 3 or any(loop.extent.const != 2 or len(loop.body) != 1 for loop in nest[:2]):
        return "expected two loops of 2 iterations right around it, for rows and for columns"
    depth = nest[-1]
    if len(depth.body) != 1 or not isinstance(depth.body[0], Assign):
        return "expected one statement in it"
    statement = depth.body[0]
    operands = _operands(statement, buffers)
    if isinstance(operands, str):
        return operands
    wanted = DEPTHS[buffers[operands[0].buffer].dtype]
    if depth.extent.const != wanted:
        return f"expected {wanted} iterations, got {depth.extent}; split it first"
    for left, right in (operands, operands[::-1]):
        for rows, columns in ((nest[0].name, nest[1].name), (nest[1].name, nest[0].name)):
            product = Product(*lanes, rows, columns, depth.name, statement.target, left, right)
            if _is_product(product):
                return product
    group, member = lanes
    return (
        f"expected a product of rows 8*i + {group} and columns 2*{member} + j, with i and j the "
        f"loops right around it, in '{print_statement(statement)}'"
    )


def _operands(statement: Assign, buffers: Mapping[str, Buffer]) -> tuple[Access, Access] | str:
    """The factors of what is added to the target."""
    match statement:
        case Assign(op="+=", value=Call(name="*", args=(Access() as one, Access() as two))):
            pass
        case Assign(
            op="=", value=Call(name="fma", args=(Access() as one, Access() as two, target))
        ) if target == statement.target:
            pass
        case _:
            return f"expected c += a * b in it, got '{print_statement(statement)}'"
    c, a, b = (buffers[access.buffer] for access in (statement.target, one, two))
    if c.storage != "register" or c.dtype != "f32":
        return f"expected '{c.name}' to be f32 in registers, got {c.dtype} in {c.storage} storage"
    if a.dtype != b.dtype or a.dtype not in DEPTHS:
        known = ", ".join(DEPTHS)
        return f"expected factors of one type ({known}), got {a.dtype} and {b.dtype}"
    for factor in (a, b):
        if factor.storage not in _MEMORY:
            return (
                f"'{factor.name}' is in {factor.storage} storage; expected memory that lanes share"
            )
    return one, two


def _is_product(product: Product) -> bool:
    """Whether left has rows 8*rows + group, right columns 2*member + columns, and each element of
    the target its own register."""
    group, member, rows, columns, depth = product.loops
    hidden = (
        (product.target, product.loops),
        (product.left, (member, rows, columns)),
        (product.right, (group, member, rows, columns)),
    )
    if any(_hides(index, loops) for access, loops in hidden for index in access.indices):
        return False
    return (
        all(
            index.coefficient(rows) == 8 * index.coefficient(group)
            and not index.coefficient(member)
            and not index.coefficient(columns)
            for index in product.left.indices
        )
        and all(
            index.coefficient(member) == 2 * index.coefficient(columns)
            and not index.coefficient(group)
            and not index.coefficient(rows)
            for index in product.right.indices
        )
        and not any(index.coefficient(depth) for index in product.target.indices)
        and all(
            any(
                down * index.coefficient(rows) + across * index.coefficient(columns)
                for index in product.target.indices
            )
            for down, across in ((0, 1), (1, 0), (1, 1), (1, -1))
        )
    )


def _hides(index: Affine, loops: Sequence[str]) -> bool:
    """Whether one of the loops stands inside a `//`, a `%` or a gather."""
    parts = (Affine(((atom, 1),)) for atom, _ in index.terms if not isinstance(atom, str))
    return any(set(loop_names(part)) & set(loops) for part in parts)
