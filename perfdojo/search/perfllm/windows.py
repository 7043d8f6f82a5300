"""How is a program read? As its statements, each with the loops around it.

    for i in 64 parallel:
      for j in 100:          ->   α 64 parallel β 100: m[α] max= x[α, β]; m: f32[64] heap;
        m[i] max= x[i, j]         x: f32[64, 100]; 2^13 times

Loops are called by their depth, since their names (`j1.o.i`) are long and mean nothing. A whole
kernel is longer than the context of a small model; such a window seldom is. A move changes few
statements, so most windows of a new program have been read before, and are in the cache.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from perfdojo.ir.nodes import KINDS

_KINDS = "|".join(filter(None, KINDS))
_LOOP = re.compile(rf"for (\S+) in (.+?)(?: ({_KINDS}))?:")
_NAME = re.compile(r"[A-Za-z_][\w.]*")
_DECLARED = re.compile(r"([A-Za-z_][\w.]*): (\w+(?:\[[^\]]*\])?[ \w]*)")
_RARE = math.log(256)  # what runs so much less often than the rest is not worth reading
_LETTERS = "αβγδεζηθικλμνξοπρστυφχψω"
_UNKNOWN = 2.0  # iterations of a loop whose extent cannot be estimated


@dataclass(frozen=True, slots=True)
class Window:
    """What is read at once, and the logarithm of how often it runs."""

    text: str
    weight: float = 0.0


@lru_cache(maxsize=16384)
def cut(text: str) -> tuple[Window, ...]:
    """The windows of a kernel in loop form; any other text, such as a move, is one window."""
    if not text.startswith("kernel "):
        return (Window(text),)
    found = tuple(_statements(text))
    often = max((window.weight for window in found), default=0.0)
    return tuple(w for w in found if w.weight >= often - _RARE) or (Window(text),)


def _statements(text: str) -> Iterator[Window]:
    header, *lines = text.splitlines()
    declared = dict(_DECLARED.findall(header))
    around: list[tuple[int, str]] = []  # the lines that this one is inside, with their indents
    for line in filter(str.strip, lines):
        indent, word = len(line) - len(line.lstrip()), line.strip()
        around = [(depth, other) for depth, other in around if depth < indent]
        found = _DECLARED.fullmatch(word)
        if found is not None and not around:
            declared[found[1]] = found[2]
        elif word.endswith(":"):
            around.append((indent, word))
        else:
            yield _window([other for _, other in around], word, declared)


def _window(around: list[str], statement: str, declared: Mapping[str, str]) -> Window:
    letters: dict[str, str] = {}
    extents: dict[str, float] = {}
    words: list[str] = []

    def renamed(text: str) -> str:
        return _NAME.sub(lambda name: letters.get(name[0], name[0]), text)

    for line in around:
        loop = _LOOP.fullmatch(line)
        if loop is None:  # a guard: part of what is read, but not of the count
            words.append(renamed(line.removesuffix(":")))
            continue
        name, extent, kind = loop.groups()
        words += filter(None, (_LETTERS[len(letters) % len(_LETTERS)], renamed(extent), kind))
        extents[name] = max(1.0, _estimate(extent, extents))
        letters[name] = _LETTERS[len(letters) % len(_LETTERS)]
    names = dict.fromkeys(name for name in _NAME.findall(statement) if name in declared)
    arrays = [f"{name}: {declared[name]}" for name in names]
    weight = math.log(math.prod(extents.values()))
    read = f"{' '.join(words)}: {renamed(statement)}"
    often = f"2^{round(weight / math.log(2))} times"
    return Window("; ".join((read, *arrays, often)), weight)


def _estimate(extent: str, outer: Mapping[str, float]) -> float:
    if extent.isdecimal():
        return float(extent)
    try:
        return _value(ast.parse(extent, mode="eval").body, outer)
    except (SyntaxError, ZeroDivisionError):
        return _UNKNOWN


def _value(node: ast.expr, outer: Mapping[str, float]) -> float:
    """The value of an affine extent halfway through the loops around it."""
    match node:
        case ast.Constant(value=int() as value):
            return float(value)
        case ast.Name() | ast.Attribute():
            return outer.get(ast.unparse(node), _UNKNOWN) / 2
        case ast.BinOp(left=left, op=op, right=right):
            return _combine(op, _value(left, outer), _value(right, outer))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand, outer)
    return _UNKNOWN


def _combine(op: ast.operator, left: float, right: float) -> float:
    match op:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.FloorDiv():
            return left // right
        case ast.Mod():
            return right / 2
    return _UNKNOWN
