"""How is an expression written in C and its relatives, one element at a time?"""

from __future__ import annotations

import math

import numpy as np

from perfdojo.ir import Access, Assign, Call, Const, Expr, Index, widened
from perfdojo.ir.nodes import RELATIONS
from perfdojo.ir.types import DTYPES, FLOATS, operand_type, settle, type_of
from perfdojo.targets.source import Place

# How tightly C binds, loosest first.
_CHOICE, _OR, _AND, _EQUAL, _ORDER, _SUM, _PRODUCT, _UNARY, _ATOM = range(9)
_LEVELS = {"or": _OR, "and": _AND, "==": _EQUAL, "!=": _EQUAL, "+": _SUM, "-": _SUM}
_LEVELS |= {"*": _PRODUCT, "/": _PRODUCT, "<": _ORDER, "<=": _ORDER, ">": _ORDER, ">=": _ORDER}
_SPELLING = {"or": "||", "and": "&&"}
# Functions for what wraps in kernels and, in some languages, not in the source.
_WRAPPING = {"+": "add", "-": "sub", "*": "mul", "neg": "neg"}


def write_statement(statement: Assign, place: Place) -> str:
    """The statement."""
    buffer = place.unit.buffers[statement.target.buffer]
    target = place.element(statement.target)
    short = buffer.dtype in ("f32", "f64") or place.unit.wraps
    if statement.op in ("+=", "*=") and short and widened(buffer.dtype) == buffer.dtype:
        return f"{target} {statement.op} {write_value(statement.value, buffer.dtype, place)};"
    return f"{target} = {write_stored(statement, place)};"


def write_stored(statement: Assign, place: Place) -> str:
    """What the statement leaves in its place, as it is stored."""
    buffer = place.unit.buffers[statement.target.buffer]
    dtype = widened(buffer.dtype)
    if statement.op == "=":
        return write_narrow(write_value(statement.value, dtype, place), buffer.dtype, place)
    old = write_load(statement.target, place)
    if statement.op in ("+=", "*=") and (dtype in FLOATS or place.unit.wraps):
        new = f"{old} {statement.op[0]} {write_value(statement.value, dtype, place, _UNARY)}"
    else:
        name = _WRAPPING.get(statement.op[0], statement.op[:3])
        function = place.unit.function(name, dtype)
        new = f"{function}({old}, {write_value(statement.value, dtype, place)})"
    return write_narrow(new, buffer.dtype, place)


def write_narrow(value: str, dtype: str, place: Place) -> str:
    """`value`, given in the widened type, as it is stored."""
    return value if widened(dtype) == dtype else place.unit.narrow(value, dtype, widened(dtype))


def write_load(access: Access, place: Place) -> str:
    """The element, in its widened type."""
    dtype = place.unit.buffers[access.buffer].dtype
    element = place.element(access)
    return element if widened(dtype) == dtype else place.unit.widen(element, dtype)


def write_value(expr: Expr, dtype: str, place: Place, level: int = _CHOICE) -> str:
    """`expr` computed in `dtype`, in parentheses if it binds more loosely than `level`."""
    text, own = _value(expr, dtype, place)
    return f"({text})" if own < level else text


def _value(expr: Expr, dtype: str, place: Place) -> tuple[str, int]:
    match expr:
        case Const():
            text = write_literal(expr.value, dtype)
            return text, _UNARY if text.startswith("-") else _ATOM
        case Index():
            text = place.index(expr.value)
            if dtype == place.unit.index_type:
                return text, _SUM
            return f"({place.unit.types[dtype]})({text})", _UNARY
        case Access():
            text = write_load(expr, place)
            return text, _UNARY if text.startswith("(") else _ATOM
        case Call():
            return _call(expr, dtype, place)


def _call(call: Call, dtype: str, place: Place) -> tuple[str, int]:
    name, args = call.name, call.args
    if name == "if":
        test = write_value(args[0], "bool", place, _OR)
        then, other = (write_value(arg, dtype, place, _OR) for arg in args[1:])
        return f"{test} ? {then} : {other}", _CHOICE
    if name == "not":
        return f"!{write_value(args[0], 'bool', place, _UNARY)}", _UNARY
    if name in ("and", "or"):
        # gcc warns about `a && b || c`, so the inner one always gets its parentheses
        left, right = (write_value(arg, "bool", place, _EQUAL) for arg in args)
        return f"{left} {_SPELLING[name]} {right}", _LEVELS[name]
    if name in DTYPES:
        return _cast(args[0], name, place)
    buffers = place.unit.buffers
    operands = operand_type(args, buffers, "i64" if name in RELATIONS else dtype)
    if name in _WRAPPING and operands not in FLOATS and not place.unit.wraps:
        parts = ", ".join(write_value(arg, operands, place) for arg in args)
        return f"{place.unit.function(_WRAPPING[name], operands)}({parts})", _ATOM
    if name == "neg":
        return f"-{write_value(args[0], operands, place, _ATOM)}", _UNARY
    level = _LEVELS.get(name)
    if level is None:
        parts = ", ".join(write_value(arg, operands, place) for arg in args)
        return f"{place.unit.function(name, operands)}({parts})", _ATOM
    left = write_value(args[0], operands, place, _SUM if name in RELATIONS else level)
    right = write_value(args[1], operands, place, _SUM if name in RELATIONS else level + 1)
    return f"{left} {name} {right}", level


def _cast(arg: Expr, dtype: str, place: Place) -> tuple[str, int]:
    source = settle(type_of(arg, place.unit.buffers), widened(dtype))
    if dtype == "bool":
        return f"{write_value(arg, source, place, _SUM)} != 0", _EQUAL
    if widened(dtype) != dtype:
        stored = place.unit.narrow(write_value(arg, source, place), dtype, source)
        text = place.unit.widen(stored, dtype)
        return text, _UNARY if text.startswith("(") else _ATOM
    return f"({place.unit.types[dtype]}){write_value(arg, source, place, _ATOM)}", _UNARY


def write_literal(value: bool | int | float, dtype: str) -> str:
    """`value` as a C literal of type `dtype`."""
    if dtype == "bool":
        return str(bool(value)).lower()
    if dtype in ("i32", "i64"):
        lowest = -(1 << (int(dtype[1:]) - 1))
        value = (int(value) - lowest) % (-2 * lowest) + lowest  # integers wrap
        return f"INT{dtype[1:]}_MIN" if value == lowest else str(value)
    number = np.float32(value) if dtype == "f32" else np.float64(value)
    if not np.isfinite(number):
        word = "NAN" if np.isnan(number) else "INFINITY"
        return f"-{word}" if math.copysign(1.0, float(number)) < 0 and word != "NAN" else word
    text = str(number)
    text = text if any(c in text for c in ".en") else text + ".0"
    return text + ("f" if dtype == "f32" else "")
