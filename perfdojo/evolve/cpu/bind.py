"""Do the inputs of a task fit the function? (Tested, not proven.) Arguments by name, checked."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import TaskError, did_you_mean
from perfdojo.evolve.llvm.signature import Parameter, Signature
from perfdojo.evolve.task import Out
from perfdojo.measure.arena import Form

SCALARS = {"i1": "?", "i32": "i", "i64": "q", "float": "f", "double": "d"}
_WHOLE = {"i1": (0, 1), "i32": (-(2**31), 2**32 - 1), "i64": (-(2**63), 2**64 - 1)}
VALUES = {"i1": "bool", "i32": "int32", "i64": "int64", "float": "float32", "double": "float64"}
# What a type of C is called in NumPy, on the machines where LLVM runs for us.
ELEMENTS = {
    "float": "float32", "double": "float64", "_Bool": "bool", "bool": "bool",
    "char": "int8", "signed char": "int8", "unsigned char": "uint8",
    "short": "int16", "unsigned short": "uint16", "int": "int32", "unsigned int": "uint32",
    "long": "int64", "unsigned long": "uint64",
    "long long": "int64", "unsigned long long": "uint64",
}  # fmt: skip
Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Bound:
    """The arguments of one call: arrays by name, slots of numbers, what is only written."""

    forms: tuple[Form, ...]  # of all arrays, in the order of the function
    given: Mapping[str, Array]  # of those that hold something before the call
    slots: Mapping[int, bytes]  # eight bytes for each number, by its place


def check_callable(signature: Signature) -> None:
    """Raise TaskError unless a stopwatch can call functions like this."""
    where = f"task: cannot call '{signature.name}'"
    for place, parameter in enumerate(signature.parameters, 1):
        if not parameter.pointer and parameter.type not in SCALARS:
            known = ", ".join(SCALARS)
            raise TaskError(
                f"{where}: expected argument {place} ('{parameter.name}') to be a pointer or one of"
                f" {known}, got {parameter.type}; write a function in C that takes those"
            )
    if signature.returns not in (*VALUES, "void"):
        raise TaskError(
            f"{where}: expected it to return nothing or a number, got {signature.returns}; "
            "let it write to a pointer instead"
        )


def bind(signature: Signature, values: Mapping[str, Any]) -> Bound:
    """Arguments for `signature`. Raises TaskError where they do not fit."""
    names = [parameter.name for parameter in signature.parameters]
    for name in values:
        if name not in names:
            raise TaskError(
                f"task: inputs() returns '{name}', but '{signature.name}' takes no such argument"
                f"{did_you_mean(name, names)}"
            )
    forms: list[Form] = []
    given: dict[str, Array] = {}
    slots: dict[int, bytes] = {}
    for place, parameter in enumerate(signature.parameters):
        if parameter.name not in values:
            raise TaskError(
                f"task: expected inputs() to return '{parameter.name}', which "
                f"'{signature.name}' takes, got only {', '.join(map(repr, values)) or 'nothing'}"
            )
        value = values[parameter.name]
        if not parameter.pointer:
            slots[place] = as_slot(parameter, value)
            continue
        if not isinstance(value, Out):
            value = given[parameter.name] = as_array(parameter.name, value)
        check_element(parameter, parameter.name, value.dtype)
        forms.append(Form(parameter.name, value.dtype, tuple(value.shape)))
    return Bound(tuple(forms), given, slots)


def as_array(name: str, value: Any) -> Array:
    """What inputs() returned as an array. Raises TaskError."""
    if not isinstance(value, np.ndarray) or value.dtype.hasobject:
        raise TaskError(
            f"task: expected '{name}' to be a NumPy array or out(...), got {type(value).__name__}"
        )
    return np.ascontiguousarray(value)


def check_element(parameter: Parameter, name: str, dtype: np.dtype[Any]) -> None:
    """Raise TaskError unless an array of that type fits what the source says of the pointer."""
    wanted = ELEMENTS.get(parameter.element)
    if wanted is not None and np.dtype(wanted) != dtype:
        raise TaskError(
            f"task: expected '{name}' to be of {wanted} ({parameter.element} * in the "
            f"source), got {dtype.name}"
        )


def as_slot(parameter: Parameter, value: Any) -> bytes:
    """The eight bytes of a number. Raises TaskError."""
    what = f"task: expected '{parameter.name}' to be a number that fits {parameter.type}"
    if isinstance(value, Out) or np.ndim(value) != 0:
        raise TaskError(f"{what}, got an array")
    try:
        number = value.item() if hasattr(value, "item") else value
        if parameter.type in ("float", "double"):
            return struct.pack(f"<{SCALARS[parameter.type]}", number).ljust(8, b"\0")
        low, high = _WHOLE[parameter.type]
        if int(number) != number or not low <= number <= high:
            raise TaskError(f"{what}, got {value!r}")
        return (int(number) % 2**64).to_bytes(8, "little")
    except (TypeError, ValueError, struct.error, OverflowError, AttributeError):
        raise TaskError(f"{what}, got {value!r}") from None
