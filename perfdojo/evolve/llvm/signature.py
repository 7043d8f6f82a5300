"""What does a function take and return? (Tested, not proven: part of `evolve`.)

Types are LLVM's; what a pointer points to, and whether it is only read, is in the debug info of
the source, where there is any.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from perfdojo.errors import NotFoundError, did_you_mean
from perfdojo.evolve.llvm.binding import read_ir

_REFERENCE = re.compile(r"!\d+|null")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument; `element` is the C type behind a pointer, "" if the IR does not say."""

    name: str
    type: str
    pointer: bool
    element: str = ""
    constant: bool = False


@dataclass(frozen=True, slots=True)
class Signature:
    """How to call a function; `kernel` for one that a GPU launches."""

    name: str
    parameters: tuple[Parameter, ...]
    returns: str
    kernel: bool = False


def functions(text: str) -> tuple[str, ...]:
    """The functions that a module defines, in its order."""
    return tuple(f.name for f in read_ir(text).functions if not f.is_declaration)


def signature(text: str, function: str) -> Signature:
    """How `function` is called. Raises NotFoundError."""
    module = read_ir(text)
    found = {f.name: f for f in module.functions if not f.is_declaration}
    if function not in found:
        raise NotFoundError(f"function: no '{function}' here{did_you_mean(function, found)}")
    one = found[function]
    nodes = dict(re.findall(r"^(!\d+) = (?:distinct )?(.*)$", text, re.MULTILINE))
    shape = str(one.global_value_type)
    arguments = list(one.arguments)
    types = _source_types(text, function, nodes)
    if len(types) != len(arguments):
        types = ["null"] * len(arguments)
    return Signature(
        function,
        tuple(_parameter(a, node, nodes) for a, node in zip(arguments, types, strict=True)),
        shape[: shape.index(" (")],
        kernel=_header(text, function).find("ptx_kernel") >= 0,
    )


def _parameter(argument: Any, node: str, nodes: dict[str, str]) -> Parameter:
    kind = str(argument.type)
    pointer = kind.startswith("ptr")
    pointee = _field(nodes.get(_bare(node, nodes), ""), "baseType") if pointer else ""
    constant = "DW_TAG_const_type" in nodes.get(pointee, "")
    element = _field(nodes.get(_bare(pointee, nodes), ""), "name") if pointee else ""
    return Parameter(argument.name, kind, pointer, element.strip('"'), constant)


def _bare(node: str, nodes: dict[str, str]) -> str:
    """Through `const`, `restrict` and typedefs to the type itself."""
    while re.search(r"DW_TAG_(const|restrict|volatile|typedef)", nodes.get(node, "")):
        node = _field(nodes[node], "baseType")
    return node


def _header(text: str, function: str) -> str:
    match = re.search(rf'^define [^\n]*@"?{re.escape(function)}"?\([^\n]*', text, re.MULTILINE)
    return match[0] if match else ""


def _source_types(text: str, function: str, nodes: dict[str, str]) -> list[str]:
    """The nodes of the types of the arguments, as the source has them; none if it does not say."""
    subprogram = re.search(r"!dbg (!\d+)", _header(text, function))
    shape = nodes.get(_field(nodes.get(subprogram[1], ""), "type"), "") if subprogram else ""
    return _REFERENCE.findall(nodes.get(_field(shape, "types"), ""))[1:]


def _field(node: str, name: str) -> str:
    match = re.search(rf'\b{name}: (!\d+|"[^"]*")', node)
    return match[1] if match else ""
