"""Does a target print what the kernel means? Checks for any target, on any kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import (
    Call,
    Kernel,
    digest,
    interpret,
    parse_kernel,
    print_kernel,
    statements,
    verify,
)
from perfdojo.ir.nodes import subexpressions
from perfdojo.measure import random_inputs, scaled_error, tolerance_of
from perfdojo.targets import Target, build_function, find_target
from perfdojo.targets.cuda.machine import import_cupy

# Functions that a target may round differently from NumPy.
INEXACT = frozenset(
    {"erf", "exp", "fma", "log", "log1p", "pow", "rsqrt", "sigmoid", "sqrt", "tanh"}
)


def check_text(kernel: Kernel) -> None:
    """Raise unless the kernel is valid and survives printing and parsing unchanged."""
    verify(kernel)
    text = print_kernel(kernel)
    again = parse_kernel(text)
    assert again == kernel, f"parsing the text gave another kernel:\n{text}"
    assert print_kernel(again) == text, f"printing it again gave another text:\n{text}"
    assert digest(again) == digest(kernel), "the digest changed on the way through text"


def check_target(kernel: Kernel, target: str | Target = "cpu", seed: int = 0) -> None:
    """Raise unless the built kernel computes what the interpreter does.

    Kernels of plain arithmetic must agree in every bit, since both keep the order of the text.
    """
    inputs = random_inputs(kernel, seed)
    right = interpret(kernel, inputs)
    outputs = _call(kernel, find_target(target), inputs)
    exact = is_exact(kernel)
    for buffer, output in zip(kernel.outputs, outputs, strict=True):
        wanted = right[buffer.name]
        if exact:
            same = np.array_equal(bits_of(output), bits_of(wanted))
            assert same, f"'{buffer.name}' differs in its bits:\n{output}\n{wanted}\n{kernel}"
        else:
            error = scaled_error(output, wanted)
            bound = tolerance_of(kernel, buffer.dtype)
            assert error <= bound, f"'{buffer.name}': error {error:g} > {bound:g}\n{kernel}"


def _call(
    kernel: Kernel, target: Target, inputs: Mapping[str, NDArray[Any]]
) -> tuple[NDArray[Any], ...]:
    """The outputs of the built kernel, in main memory."""
    function = build_function(kernel, target)
    if target.machine.gpu is None:
        found = function(*inputs.values())
        return found if isinstance(found, tuple) else (found,)
    cupy = import_cupy()
    found = function(*(cupy.asarray(value) for value in inputs.values()))
    return tuple(map(cupy.asnumpy, found if isinstance(found, tuple) else (found,)))


def is_exact(kernel: Kernel) -> bool:
    """Whether every operation in the kernel rounds in only one way."""
    parts = (p for st in statements(kernel.body) for p in subexpressions(st.value))
    return not any(isinstance(part, Call) and part.name in INEXACT for part in parts)


def bits_of(array: NDArray[Any]) -> NDArray[Any]:
    """The array's bytes, with every NaN and both zeros made alike."""
    value = np.array(array)
    if value.dtype.kind in "ib":
        return value
    wide = value.astype(np.float64)
    wide[np.isnan(wide)] = np.nan
    wide[wide == 0] = 0.0
    return wide.view(np.int64)
