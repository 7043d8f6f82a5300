"""Do arguments fit the function, and is it said if they do not?"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from perfdojo.errors import TaskError
from perfdojo.evolve.cpu.bind import bind, check_callable
from perfdojo.evolve.llvm.signature import Parameter, Signature
from perfdojo.evolve.task import out

AXPY = Signature(
    "axpy",
    (
        Parameter("n", "i32", pointer=False),
        Parameter("a", "double", pointer=False),
        Parameter("x", "ptr", pointer=True, element="double", constant=True),
        Parameter("y", "ptr", pointer=True, element="double"),
    ),
    "void",
)
X = np.arange(3.0)


def values(**changes: Any) -> dict[str, Any]:
    return {"n": 3, "a": 2.0, "x": X, "y": out(3)} | changes


def test_numbers_get_slots_and_arrays_forms() -> None:
    bound = bind(AXPY, values())
    assert bound.slots == {0: (3).to_bytes(8, "little"), 1: np.float64(2.0).tobytes()}
    assert [form.name for form in bound.forms] == ["x", "y"]
    assert list(bound.given) == ["x"]


def test_a_negative_number_is_widened_with_its_sign() -> None:
    assert bind(AXPY, values(n=-1)).slots[0] == b"\xff" * 8


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"z": 1}, "inputs() returns 'z', but 'axpy' takes no such argument"),
        (
            {"x": X.astype(np.float32)},
            "'x' to be of float64 (double * in the source), got float32",
        ),
        ({"x": [1.0]}, "expected 'x' to be a NumPy array or out(...), got list"),
        ({"n": 2.5}, "expected 'n' to be a number that fits i32, got 2.5"),
        ({"n": 2**40}, "expected 'n' to be a number that fits i32"),
        ({"a": X}, "expected 'a' to be a number that fits double, got an array"),
        ({"a": "two"}, "expected 'a' to be a number that fits double, got 'two'"),
    ],
)
def test_what_does_not_fit_is_told(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(TaskError) as caught:
        bind(AXPY, values(**changes))
    assert said in str(caught.value)


def test_a_missing_argument_is_named() -> None:
    given = values()
    del given["y"]
    with pytest.raises(TaskError, match="expected inputs\\(\\) to return 'y', which 'axpy' takes"):
        bind(AXPY, given)


@pytest.mark.parametrize(
    ("parameter", "returns", "said"),
    [
        (Parameter("c", "i8", pointer=False), "void", "argument 1 ('c') to be a pointer or one of"),
        (Parameter("n", "i32", pointer=False), "{ float, float }", "to return nothing or a number"),
    ],
)
def test_a_function_that_cannot_be_called_is_refused(
    parameter: Parameter, returns: str, said: str
) -> None:
    with pytest.raises(TaskError) as caught:
        check_callable(Signature("f", (parameter,), returns))
    assert said in str(caught.value)
