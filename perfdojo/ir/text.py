"""How is a kernel printed? One line a node; what is printed parses back to the same kernel."""

from __future__ import annotations

from collections.abc import Iterator

from perfdojo.ir.affine import Access, FloorDiv, Mod
from perfdojo.ir.nodes import (
    RELATIONS,
    Assign,
    Buffer,
    Condition,
    Const,
    Dim,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
)
from perfdojo.ir.syntax import Formula

# How tightly each operator binds; a looser one inside a tighter one needs parentheses.
_CHOICE, _OR, _AND, _NOT, _RELATION, _SUM, _PRODUCT, _UNARY, _ATOM = range(9)
_LEVELS = {"if": _CHOICE, "or": _OR, "and": _AND, "not": _NOT, "+": _SUM, "-": _SUM}
_LEVELS |= {"*": _PRODUCT, "/": _PRODUCT, "neg": _UNARY, **dict.fromkeys(RELATIONS, _RELATION)}


def print_formula(formula: Formula) -> str:
    """The text of a formula: what its author wrote, without blank lines around it."""
    return "\n".join(line.rstrip() for line in formula.source.strip("\n").splitlines()) + "\n"


def print_kernel(kernel: Kernel) -> str:
    """The text of a kernel in loop form."""
    lines = [print_header(kernel)]
    lines += [f"  {print_buffer(b)} {b.storage}" for b in kernel.temporaries]
    if kernel.temporaries:
        lines.append("")
    for node in kernel.body:
        lines += _node_lines(node, "  ")
    return "\n".join(lines) + "\n"


def print_header(kernel: Kernel) -> str:
    """`kernel name(inputs) -> outputs`."""
    inputs = ", ".join(map(print_buffer, kernel.inputs))
    outputs = ", ".join(map(print_buffer, kernel.outputs))
    return f"kernel {kernel.name}({inputs}) -> {outputs}"


def print_buffer(buffer: Buffer) -> str:
    """`name: dtype[dims] in range`, without the storage."""
    dims = f"[{', '.join(map(_dim, buffer.dims))}]" if buffer.dims else ""
    bounds = "" if buffer.high is None else f" in {_bounds(buffer)}"
    return f"{buffer.name}: {buffer.dtype}{dims}{bounds}"


def print_statement(statement: Assign) -> str:
    """`target op value`, and its hints."""
    text = f"{statement.target} {statement.op} {print_expr(statement.value)}"
    text += " nontemporal" if statement.nontemporal else ""
    text += " async" if statement.asynchronous else ""
    return text + (f" prefetch {statement.prefetch}" if statement.prefetch else "")


def print_conditions(conditions: tuple[Condition, ...]) -> str:
    """Conditions joined by `and`; `a <= b and b < c` is written `a <= b < c`."""
    text = ""
    last = None
    for c in conditions:
        chained = (
            last is not None and last.right == c.left and {last.relation, c.relation} <= {"<", "<="}
        )
        start = "" if chained else (" and " if text else "") + str(c.left)
        text += f"{start} {c.relation} {c.right}"
        last = c
    return text


def print_expr(expr: Expr, level: int = _CHOICE) -> str:
    """`expr`, in parentheses if it binds more loosely than `level`."""
    text, own = _expr(expr)
    return f"({text})" if own < level else text


def _expr(expr: Expr) -> tuple[str, int]:
    match expr:
        case Const(value=value):
            text = (
                str(value).lower() if isinstance(value, bool) else repr(value).replace("e-0", "e-")
            )
            return text, _UNARY if text.startswith("-") else _ATOM
        case Index():
            if any(isinstance(atom, Access) for atom, _ in expr.value.terms):
                return f"({expr.value})//1", _PRODUCT  # alone, a gather would read as an element
            return str(expr.value), _index_level(expr)
        case Access():
            return str(expr), _ATOM
    args = expr.args
    if expr.name == "if":
        test, then, other = args
        text = f"{print_expr(then, _OR)} if {print_expr(test, _OR)} else {print_expr(other)}"
        return text, _CHOICE
    level = _LEVELS.get(expr.name)
    if level is None:
        return f"{expr.name}({', '.join(map(print_expr, args))})", _ATOM
    if len(args) == 1:
        sign = "-" if expr.name == "neg" else "not "
        return f"{sign}{print_expr(args[0], level)}", level
    # operators associate to the left, so only the right operand must bind more tightly;
    # relations do not associate at all
    left = print_expr(args[0], level + 1 if level == _RELATION else level)
    return f"{left} {expr.name} {print_expr(args[1], level + 1)}", level


def _index_level(expr: Index) -> int:
    terms, const = expr.value.terms, expr.value.const
    if len(terms) + bool(const) > 1:
        return _SUM
    ((atom, coefficient),) = terms
    if coefficient < 0:
        return _UNARY if coefficient == -1 else _SUM
    return _PRODUCT if coefficient != 1 or isinstance(atom, FloorDiv | Mod) else _ATOM


def _node_lines(node: Node, indent: str) -> Iterator[str]:
    match node:
        case Assign():
            yield indent + print_statement(node)
            return
        case Loop():
            kind = f" {node.kind}" if node.kind else ""
            yield f"{indent}for {node.name} in {node.extent}{kind}:"
        case If():
            yield f"{indent}if {print_conditions(node.conditions)}:"
    for part in node.body:
        yield from _node_lines(part, indent + "  ")


def _dim(dim: Dim) -> str:
    padding = f"+{dim.padding}" if dim.padding else ""
    return f"{'' if dim.materialised else '~'}{dim.extent}{padding}"


def _bounds(buffer: Buffer) -> str:
    return (
        str(buffer.high)
        if buffer.low == 0 and type(buffer.low) is int
        else f"{buffer.low}..{buffer.high}"
    )
