"""Where are the operands in the text of an instruction? (Tested, not proven: part of `evolve`.)

Not a grammar of LLVM: types and values are recognised, everything else is kept as it stands. What
LLVM demands to be a constant of a certain kind (a shuffle's mask, the field of a structure, the
flags of an intrinsic) is no operand here, so that no edit touches it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Operand(NamedTuple):
    """A value in an instruction: `%name`, `@name` or a constant, with its type."""

    type: str
    value: str


class Cut(NamedTuple):
    """An operand, and where in the text its value stands."""

    start: int
    end: int
    operand: Operand


NAME = r'(?:"[^"]*"|[-\w$.]+)'
_TYPE = re.compile(
    r"(?:i\d+|ptr(?: addrspace\(\d+\))?|half|bfloat|float|double|fp128|x86_fp80"
    r"|void|label|metadata|token)(?![-\w$.])"
)
_VALUE = re.compile(
    rf"[%@]{NAME}|[-+]?(?:\d[\w.]*(?:(?<=e)[-+]\d+)?|inf|nan)"
    r"|(?:true|false|null|undef|poison|zeroinitializer|none)\b"
)
_EXPRESSION = re.compile(
    r"(?:splat|getelementptr|addrspacecast|bitcast|inttoptr|ptrtoint|ptrtoaddr|trunc|add|sub|xor"
    r"|blockaddress)\b[^(\"]*(?=\()"
)
_ATTRIBUTE = re.compile(r" (?:align \d+|[a-z_]+)(?![-\w$.])")
_WORD = re.compile(r"[-\w$.%@]+")
_AGGREGATE = re.compile(r"\[\d+ x |<(?:vscale x )?\d+ x |<\{|\{")
_CLOSE = {"(": ")", "[": "]", "{": "}", "<": ">"}

BINARY = frozenset(
    [
        "add",
        "sub",
        "mul",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "shl",
        "lshr",
        "ashr",
        "and",
        "or",
        "xor",
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
    ]
)
_SHARED = BINARY | {"icmp", "fcmp"}
# Intrinsics whose whole numbers may be any value; other intrinsics want constants of their own.
_FREE = re.compile(r"@llvm\.(?:[su](?:max|min|add|sub|mul)|fsh[lr]|ctpop|bswap|bitreverse|powi)\b")


def find_cuts(opcode: str, text: str, structs: frozenset[str]) -> list[Cut]:
    """The operands of `opcode text`, in order; `structs` names the types of the module."""
    if opcode == "phi":
        return list(_phi(text, structs))
    cuts = list(_typed(opcode, text, structs))
    return [cut for cut in cuts if not _is_fixed(opcode, text, cut, cuts)]


def has_cuts(opcode: str, text: str, count: int) -> bool:
    """Whether so many operands are found in a text: none of its constants has to be one."""
    return len(find_cuts(opcode, text, frozenset())) == count


def _typed(opcode: str, text: str, structs: frozenset[str]) -> Iterator[Cut]:
    at = 0
    while at < len(text):
        end = match_type(text, at, structs)
        if end < 0:
            at = _skip(text, at)
            continue
        start = _skip_attributes(text, end)
        stop = match_value(text, start)
        if stop < 0 or text[stop : stop + 1] == "(":  # a type alone, or the called function
            at = end if stop < 0 else stop
            continue
        yield Cut(start, stop, Operand(text[at:end], text[start:stop]))
        if opcode in _SHARED:
            second = match_value(text, stop + 2)
            yield Cut(stop + 2, second, Operand(text[at:end], text[stop + 2 : second]))
            return
        at = stop


def _phi(text: str, structs: frozenset[str]) -> Iterator[Cut]:
    at = match_type(text, 0, structs)
    kind = text[:at]
    while (at := text.find("[ ", at)) >= 0:
        stop = match_value(text, at + 2)
        yield Cut(at + 2, stop, Operand(kind, text[at + 2 : stop]))
        label = match_value(text, stop + 2)
        yield Cut(stop + 2, label, Operand("label", text[stop + 2 : label]))
        at = label


def _is_fixed(opcode: str, text: str, cut: Cut, cuts: list[Cut]) -> bool:
    kind, value = cut.operand
    if value.startswith("%"):
        return kind == "token"
    match opcode:
        case "switch":
            return cut is not cuts[0]
        case "alloca":
            return True
        case "shufflevector":
            return cut is cuts[-1]
        case "getelementptr":
            return cut is not cuts[0] and ("{" in text or "%" in text[: cuts[0].start])
        case "call" | "invoke":
            whole = kind.startswith("i")
            return " asm " in f" {text}" or (whole and "@llvm." in text and not _FREE.search(text))
    return False


def match_type(text: str, at: int, structs: frozenset[str]) -> int:
    """Where the type that starts at `at` ends; -1 if none starts there."""
    word = _TYPE.match(text, at)
    if word:
        return word.end()
    if _AGGREGATE.match(text, at):
        return skip_balanced(text, at)
    if text.startswith("%", at):
        name = _VALUE.match(text, at)
        return name.end() if name and name[0] in structs else -1
    return -1


def match_value(text: str, at: int) -> int:
    """Where the value that starts at `at` ends; -1 if none starts there."""
    if at < 0 or at >= len(text):
        return -1
    found = _VALUE.match(text, at)
    if found:
        return found.end()
    expression = _EXPRESSION.match(text, at)
    if expression:
        return skip_balanced(text, expression.end())
    if text.startswith('c"', at):
        return text.index('"', at + 2) + 1
    return skip_balanced(text, at) if text[at] in "<[{" else -1


def skip_balanced(text: str, at: int) -> int:
    """Behind the bracket that closes the one at `at`; strings are passed over."""
    stack = [_CLOSE[text[at]]]
    while stack:
        at += 1
        if text[at] == '"':
            at = text.index('"', at + 1)
        elif text[at] in _CLOSE:
            stack.append(_CLOSE[text[at]])
        elif text[at] == stack[-1]:
            stack.pop()
    return at + 1


def split_list(text: str) -> list[str]:
    """The items between commas, not those inside brackets or strings."""
    items, start, at = list[str](), 0, 0
    while at < len(text):
        if text[at] == '"':
            at = text.index('"', at + 1)
        elif text[at] in _CLOSE:
            at = skip_balanced(text, at) - 1
        elif text[at] == ",":
            items.append(text[start:at].strip())
            start = at + 1
        at += 1
    last = text[start:].strip()
    return [*items, last] if last else items


def _skip(text: str, at: int) -> int:
    """Over a string, a word (with what it has in parentheses, unless it is called) or a sign."""
    if text[at] == '"':
        return text.index('"', at + 1) + 1
    word = _WORD.match(text, at)
    if not word:
        return at + 1
    bracket = text[word.end() : word.end() + 1] == "(" and word[0][0] not in "%@"
    return skip_balanced(text, word.end()) if bracket else word.end()


def _skip_attributes(text: str, at: int) -> int:
    """To where the value behind a type may stand; -1 if nothing follows the type."""
    while found := _ATTRIBUTE.match(text, at):
        if _VALUE.match(text, at + 1) or _EXPRESSION.match(text, at + 1):
            break
        at = found.end()
        if text[at : at + 1] == "(":
            at = skip_balanced(text, at)
    return at + 1 if text[at : at + 1] == " " else -1
