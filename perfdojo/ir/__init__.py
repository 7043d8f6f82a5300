"""What is a kernel? The language: nodes, text, meaning."""

from perfdojo.ir.affine import Access, Affine, FloorDiv, Mod, affine, constant
from perfdojo.ir.digest import digest
from perfdojo.ir.formula import expand
from perfdojo.ir.interpret import interpret
from perfdojo.ir.nodes import (
    Assign,
    Buffer,
    Call,
    Condition,
    Const,
    Dim,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    loads,
    loops,
    statements,
    walk,
)
from perfdojo.ir.rename import named_like
from perfdojo.ir.resolve import parse, parse_formula, parse_kernel
from perfdojo.ir.sizes import bind_sizes, size_names, sizes_from_shapes
from perfdojo.ir.syntax import Formula
from perfdojo.ir.text import print_formula, print_kernel, print_statement
from perfdojo.ir.types import bytes_of, numpy_dtype, size_of, widened
from perfdojo.ir.verify import find_violations, verify

__all__ = [
    "Access",
    "Affine",
    "Assign",
    "Buffer",
    "Call",
    "Condition",
    "Const",
    "Dim",
    "Expr",
    "FloorDiv",
    "Formula",
    "If",
    "Index",
    "Kernel",
    "Loop",
    "Mod",
    "Node",
    "affine",
    "bind_sizes",
    "bytes_of",
    "constant",
    "digest",
    "expand",
    "find_violations",
    "interpret",
    "loads",
    "loops",
    "named_like",
    "numpy_dtype",
    "parse",
    "parse_formula",
    "parse_kernel",
    "print_formula",
    "print_kernel",
    "print_statement",
    "size_names",
    "size_of",
    "sizes_from_shapes",
    "statements",
    "verify",
    "walk",
    "widened",
]
