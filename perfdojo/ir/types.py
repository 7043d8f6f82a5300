"""Which type has an expression? The dtypes, and the rules that combine them.

Values are computed in f64, f32, i64, i32 or bool. f16, bf16 and i8 only store: a load widens.
Literals are weak: they take the type of their neighbour, or of the place they are stored in.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from perfdojo.errors import KernelError, did_you_mean
from perfdojo.ir.affine import Access
from perfdojo.ir.nodes import ASSIGN_OPS, RELATIONS, Assign, Buffer, Call, Const, Expr, Index

DTYPES = ("f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool")
FLOATS = frozenset({"f64", "f32"})
INTEGERS = frozenset({"i64", "i32"})
_WIDENED = {"f16": "f32", "bf16": "f32", "i8": "i32"}
_NUMPY = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i64": np.int64,
    "i32": np.int32,
    "i8": np.int8,
    "bool": np.bool_,
}

# A weak type stands for "whatever fits": a whole literal, a literal with a point, a loop index.
WHOLE, POINT, INDEX = "integer literal", "float literal", "index"
_WEAK = (WHOLE, POINT, INDEX)


@dataclass(frozen=True, slots=True)
class Function:
    """A built-in function: how many arguments, and which types they may have."""

    arity: int
    types: frozenset[str]


_NUMBERS = FLOATS | INTEGERS
FUNCTIONS = {
    **dict.fromkeys(("erf", "exp", "floor", "log", "log1p", "rsqrt"), Function(1, FLOATS)),
    **dict.fromkeys(("sigmoid", "sqrt", "tanh"), Function(1, FLOATS)),
    **dict.fromkeys(("abs", "square"), Function(1, _NUMBERS)),
    **dict.fromkeys(("max", "min"), Function(2, _NUMBERS)),
    "pow": Function(2, FLOATS),
    "fma": Function(3, FLOATS),
}
ARITHMETIC = {"+": _NUMBERS, "-": _NUMBERS, "*": _NUMBERS, "/": FLOATS, "neg": _NUMBERS}
LOGIC = frozenset({"and", "or", "not"})


def numpy_dtype(dtype: str) -> np.dtype[Any]:
    """The NumPy type that stores `dtype`."""
    found: np.dtype[Any] = np.dtype(_NUMPY[dtype])
    return found


def size_of(dtype: str) -> int:
    """Bytes of one element."""
    return numpy_dtype(dtype).itemsize


def bytes_of(buffer: Buffer) -> int:
    """Bytes that a buffer takes in memory; 0 if there is no such type."""
    return math.prod(buffer.stored_shape) * size_of(buffer.dtype) if buffer.dtype in DTYPES else 0


def widened(dtype: str) -> str:
    """The type in which values stored as `dtype` are computed."""
    return _WIDENED.get(dtype, dtype)


def type_of(expr: Expr, buffers: Mapping[str, Buffer]) -> str:
    """The type of `expr`, which may be weak. Raises KernelError for operands that do not fit."""
    match expr:
        case Const(value=value):
            if isinstance(value, bool):
                return "bool"
            return WHOLE if isinstance(value, int) else POINT
        case Index():
            return INDEX
        case Access():
            return widened(buffers[expr.buffer].dtype)
        case Call():
            return _type_of_call(expr, buffers)


def operand_type(args: tuple[Expr, ...], buffers: Mapping[str, Buffer], expected: str) -> str:
    """The one type in which `args` are computed; `expected` decides if all are weak."""
    joined = _join([type_of(arg, buffers) for arg in args], "operands")
    return settle(joined, expected)


def settle(found: str, expected: str) -> str:
    """A weak type made strong: `expected` if it can hold the literal, else a natural choice."""
    if found not in _WEAK:
        return found
    if found == POINT:
        return expected if expected in FLOATS else "f32"
    return expected if expected in INTEGERS or (expected in FLOATS and found == WHOLE) else "i64"


def check_statement(statement: Assign, buffers: Mapping[str, Buffer]) -> None:
    """Raise KernelError unless the value's type is that of the place it is stored in."""
    target = buffers[statement.target.buffer]
    wanted = widened(target.dtype)
    if statement.op not in ASSIGN_OPS:
        raise KernelError(f"unknown operator '{statement.op}'{did_you_mean('', ASSIGN_OPS)}")
    if statement.op != "=" and wanted == "bool":
        raise KernelError(f"cannot use '{statement.op}' on '{target.name}', which is bool")
    found = type_of(statement.value, buffers)
    if not _fits(found, wanted):
        cure = f"write {target.dtype}(...)" if found in (*_NUMBERS, "bool", INDEX) else ""
        raise KernelError(
            f"expected a value of type {wanted} for '{target.name}', got {_article(found)}"
            + (f"; {cure}" if cure else "")
        )


def _type_of_call(call: Call, buffers: Mapping[str, Buffer]) -> str:
    name = call.name
    types = [type_of(arg, buffers) for arg in call.args]
    if name in DTYPES:
        _check_arity(call, 1)
        return widened(name)
    if name == "if":
        _check_logical(types[:1], "if")
        return _join(types[1:], "the two sides of if")
    if name in LOGIC:
        _check_logical(types, name)
        return "bool"
    if name in RELATIONS:
        _join(types, f"'{name}'")
        return "bool"
    if name in ARITHMETIC:
        return _check_allowed(_join(types, f"'{name}'"), ARITHMETIC[name], name)
    if name not in FUNCTIONS:
        raise KernelError(f"unknown function '{name}'{did_you_mean(name, FUNCTIONS)}")
    function = FUNCTIONS[name]
    _check_arity(call, function.arity)
    return _check_allowed(_join(types, name), function.types, name)


def _check_arity(call: Call, arity: int) -> None:
    if len(call.args) != arity:
        plural = "s" if arity != 1 else ""
        raise KernelError(f"{call.name}: expected {arity} argument{plural}, got {len(call.args)}")


def _check_logical(types: list[str], name: str) -> None:
    for found in types:
        if found != "bool":
            raise KernelError(f"{name}: expected a truth value, got {_article(found)}")


def _check_allowed(found: str, allowed: frozenset[str], name: str) -> str:
    """Weak types pass if some strong type they can become is allowed."""
    if found in allowed:
        return found
    if found == WHOLE or (found == POINT and allowed & FLOATS):
        return found if allowed & INTEGERS or found == POINT else POINT
    if found == INDEX and allowed & INTEGERS:
        return found
    cure = "; cast it: f32(...)" if found in INTEGERS or found == INDEX else ""
    raise KernelError(
        f"{name}: expected {' or '.join(sorted(allowed))}, got {_article(found)}{cure}"
    )


def _join(types: list[str], what: str) -> str:
    strong = [t for t in types if t not in _WEAK]
    if not strong:
        if POINT in types:
            _check_fit(types, "f32", what)
            return POINT
        return INDEX if INDEX in types else WHOLE
    _check_fit(types, strong[0], what)
    return strong[0]


def _check_fit(types: list[str], wanted: str, what: str) -> None:
    for found in types:
        if not _fits(found, wanted):
            raise KernelError(
                f"{what}: expected operands of one type, got {wanted} and {_article(found)}; "
                f"cast one of them, as in {_cast_advice(found, wanted)}(...)"
            )


def _cast_advice(found: str, wanted: str) -> str:
    return wanted if found in _WEAK or found == "bool" or wanted in FLOATS else found


def _fits(found: str, wanted: str) -> bool:
    if found == WHOLE:
        return wanted in _NUMBERS
    if found == POINT:
        return wanted in FLOATS
    if found == INDEX:
        return wanted in INTEGERS
    return found == wanted


def _article(found: str) -> str:
    return f"an {found}" if found in (WHOLE, INDEX) else f"a {found}" if found == POINT else found
