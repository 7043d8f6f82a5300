"""Which arguments does a function take? (Tested, not proven.) Read from the text of its LLVM IR.

Pointers of LLVM do not say what they point at; the debug information of clang does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from perfdojo.errors import TaskError, did_you_mean

SCALARS = {
    "i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "float": "float32", "double": "float64",
}  # fmt: skip
_DEFINE = re.compile(r"^define\b(?P<head>[^@\n]*)@(?P<name>\"[^\"]+\"|[\w.$-]+)\(", re.MULTILINE)
_NODE = re.compile(r"^(?P<id>!\d+) = (?:distinct )?(?P<text>!.*)$", re.MULTILINE)
_THROUGH = ("DW_TAG_const_type", "DW_TAG_typedef", "DW_TAG_volatile_type", "DW_TAG_restrict_type")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument: its type in LLVM and, of a pointer, what it points at, if that is known."""

    name: str
    type: str
    extension: str = ""  # signext or zeroext: how a caller widens it
    element: str = ""  # of a pointer: a NumPy type
    const: bool = False  # the source promises not to write through it
    unsigned: bool = False

    @property
    def is_pointer(self) -> bool:
        """Whether an array is expected."""
        return self.type == "ptr"


@dataclass(frozen=True, slots=True)
class Signature:
    """A function that can be called: its parameters, and the type of its value, or `void`."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]


def defined_functions(ir: str) -> tuple[str, ...]:
    """The names of all functions that the module defines."""
    return tuple(match["name"].strip('"') for match in _DEFINE.finditer(ir))


def read_signature(ir: str, function: str) -> Signature:
    """What `function` takes. Raises TaskError if it is not there, or cannot be called."""
    for match in _DEFINE.finditer(ir):
        if match["name"].strip('"') == function:
            return _read(ir, function, match)
    known = defined_functions(ir)
    raise TaskError(
        f"task: the source defines no function '{function}'{did_you_mean(function, known)}"
    )


def _read(ir: str, function: str, match: re.Match[str]) -> Signature:
    end = _closing(ir, match.end())
    line_end = ir.index("\n", end)
    types = _source_types(ir, ir[end:line_end])
    words = [word.strip() for word in _split(ir[match.end() : end]) if word.strip()]
    if "..." in words:
        raise TaskError(f"task: cannot call '{function}': it takes any number of arguments")
    facts = types[1:] if len(types) == len(words) + 1 else [_Fact()] * len(words)
    parameters = tuple(
        _parameter(function, n, word, fact)
        for n, (word, fact) in enumerate(zip(words, facts, strict=True))
    )
    result = match["head"].split()[-1]
    if result not in (*SCALARS, "void"):
        raise TaskError(f"task: cannot call '{function}': it returns '{result}'; wrap it in C")
    return Signature(function, result, parameters)


def _parameter(function: str, place: int, text: str, fact: _Fact) -> Parameter:
    kind, *rest = text.split()
    if kind not in (*SCALARS, "ptr") or "byval" in text or "sret" in text:
        raise TaskError(
            f"task: cannot call '{function}': argument {place + 1} is '{text}'; wrap it in C"
        )
    name = rest[-1].lstrip("%").strip('"') if rest and rest[-1].startswith("%") else f"arg{place}"
    extension = next((word for word in rest if word in ("signext", "zeroext")), "")
    unsigned = fact.element.startswith("uint") and kind != "ptr"
    return Parameter(name, kind, extension, fact.element, fact.const, unsigned)


def _closing(text: str, start: int) -> int:
    """The place of the parenthesis that closes the one before `start`."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    raise TaskError("task: the source is no LLVM IR: a parenthesis is not closed")


def _split(text: str) -> list[str]:
    """At commas that are in no parentheses, brackets or braces."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, "<": 1, "[": 1, "{": 1, ")": -1, ">": -1, "]": -1, "}": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


# -- what the debug information says -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Fact:
    element: str = ""
    const: bool = False


def _source_types(ir: str, tail: str) -> list[_Fact]:
    """Of the value and each argument, in order; empty without debug information."""
    found = re.search(r"!dbg (!\d+)", tail)
    if found is None:
        return []
    nodes = {match["id"]: match["text"] for match in _NODE.finditer(ir)}
    kind = nodes.get(_field(nodes.get(found[1], ""), "type"), "")
    types = nodes.get(_field(kind, "types"), "!{}")
    return [_fact(nodes, word.strip()) for word in types[2:-1].split(",") if word.strip()]


def _fact(nodes: Mapping[str, str], name: str) -> _Fact:
    pointer, const = False, False
    for _ in range(32):
        text = nodes.get(name, "")
        tag = _field(text, "tag")
        if text.startswith("!DIBasicType"):
            return _Fact(_basic(text), const and pointer)
        if tag == "DW_TAG_pointer_type":
            if pointer:  # a pointer to pointers
                return _Fact()
            pointer = True
        elif tag in _THROUGH:
            const = const or (tag == "DW_TAG_const_type" and pointer)
        else:
            return _Fact()
        name = _field(text, "baseType")
    return _Fact()


def _basic(text: str) -> str:
    bits = int(_field(text, "size") or 0)
    encoding = _field(text, "encoding")
    if encoding == "DW_ATE_boolean":
        return "bool"
    kinds = {
        "DW_ATE_float": "float", "DW_ATE_signed": "int", "DW_ATE_signed_char": "int",
        "DW_ATE_unsigned": "uint", "DW_ATE_unsigned_char": "uint",
    }  # fmt: skip
    found = f"{kinds.get(encoding, '')}{bits}"
    try:
        return np.dtype(found).name
    except TypeError:
        return ""


def _field(text: str, name: str) -> str:
    found = re.search(rf"\b{name}: (![0-9]+|\w+)", text)
    return found[1] if found else ""
