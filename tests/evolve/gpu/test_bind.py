"""Are launches bound to kernels by name, and is what does not fit told in one line?"""

from __future__ import annotations

import struct

import numpy as np
import pytest

from perfdojo.errors import TaskError
from perfdojo.evolve.cases import Case
from perfdojo.evolve.gpu.bind import Bound, Kernels, bind
from perfdojo.evolve.right import make_inputs
from perfdojo.evolve.task import Task, launch, out
from tests.evolve.llvm.sample import text

pytestmark = pytest.mark.llvm
KERNELS = Kernels(
    text("stencil.O3")
    + """
define ptx_kernel void @_Z5plainPfi(ptr %a, i32 %k) {
  ret void
}
define ptx_kernel void @structs(ptr byval([8 x i8]) %s) {
  ret void
}
define void @helper() {
  ret void
}
"""
)


def inputs(rng: np.random.Generator, n: int) -> dict[str, object]:
    return {
        "n": n, "in": rng.random(n).astype(np.float32), "out": out(n, np.float32),
        "weights": np.ones(3, np.float32),
    }  # fmt: skip


def one(*launches: object, make=inputs) -> Bound:  # type: ignore[no-untyped-def]
    task = Task(source="k.cu", inputs=make, launches=lambda n: list(launches))
    values = make_inputs(task, Case("search", 0, (("n", 10),)))
    return bind(task, KERNELS, values)


def test_arguments_are_the_inputs_of_the_same_name() -> None:
    found = one(launch("stencil", 3, 64, shared=8))
    (call,) = found.calls
    assert call.values == ("out", "in", (10).to_bytes(8, "little"))
    assert call.shape == (3, 1, 1, 64, 1, 1)
    assert call.shared == 8
    assert found.variables == {"weights": struct.pack("<3f", 1, 1, 1)}
    assert [form.name for form in found.forms] == ["out", "in"]


def test_a_launch_may_name_other_arrays_and_numbers() -> None:
    found = one(launch("stencil", 1, 64, out="in", n=3))
    assert found.calls[0].values == ("in", "in", (3).to_bytes(8, "little"))


def test_a_kernel_is_found_as_the_source_calls_it() -> None:
    found = one(launch("plain", 1, 1, a="in", k=1), launch("stencil", 1, 1))
    assert found.calls[0].kernel == "_Z5plainPfi"


@pytest.mark.parametrize(
    ("launched", "said"),
    [
        (launch("stencill", 1, 1), "defines no kernel 'stencill'; did you mean 'stencil'?"),
        (launch("helper", 1, 1), "expected 'helper' to be a kernel (__global__), got a function"),
        (launch("structs", 1, 1), "argument 1 ('s') to be a pointer or one of i1, i32, i64, float"),
        (launch("stencil", 0, 64), "at least one block of 1 to 1024 threads, got grid=(0, 1, 1)"),
        (
            launch("stencil", 1, (64, 32)),
            "1 to 1024 threads, got grid=(1, 1, 1), block=(64, 32, 1)",
        ),
        (launch("stencil", 1, 64, m=1), "launch('stencil', m=...): the kernel takes no such"),
        (launch("stencil", 1, 64, out=3), "expected 'out' of 'stencil' to be an array that inputs"),
        (launch("plain", 1, 1, a="in"), "to give 'k', which 'plain' takes, got neither"),
        (launch("stencil", 1, 64, n=0.5), "expected 'n' to be a number that fits i32, got 0.5"),
        (3, "expected launches() to return a list of launch(...), got [3]"),
    ],
)
def test_a_launch_that_does_not_fit_is_told(launched: object, said: str) -> None:
    with pytest.raises(TaskError) as caught:
        one(launched)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"weights": np.ones(4, np.float32)}, "'weights' to fill 12 bytes ([3 x float] in the sou"),
        ({"other": 3}, "inputs() returns 'other', but no kernel that is launched takes it"),
        ({"in": [1.0]}, "expected 'in' to be a NumPy array or out(...), got list"),
    ],
)
def test_an_input_that_does_not_fit_is_told(change: dict[str, object], said: str) -> None:
    with pytest.raises(TaskError) as caught:
        one(launch("stencil", 1, 64), make=lambda rng, n: inputs(rng, n) | change)
    assert said in str(caught.value)


def test_nothing_launched_is_told() -> None:
    with pytest.raises(TaskError, match=r"list of launch\(\.\.\.\), got nothing"):
        one()


def test_launches_that_raise_are_told_with_what_they_say() -> None:
    task = Task(source="k.cu", inputs=inputs, launches=lambda n: 1 / 0)
    values = make_inputs(task, Case("search", 0, (("n", 10),)))
    with pytest.raises(TaskError, match=r"launches\(\) for search case 0 .* ZeroDivisionError"):
        bind(task, KERNELS, values)
