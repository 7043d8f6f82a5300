"""Is a built kernel called as one expects, and is every wrong call refused before any C runs?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.errors import BuildError, CallError, KernelError
from perfdojo.ir import parse_kernel
from perfdojo.targets import Function, build_function
from perfdojo.targets.c.library import CFunction

pytestmark = pytest.mark.cc

AXPY = """
kernel axpy(a: f32, x: f32[4, 6], y: f32[4, 6]) -> z: f32[4, 6]
  for i in 4:
    for j in 6:
      z[i, j] = a * x[i, j] + y[i, j]
"""
SPLIT = """
kernel split(x: f32[6]) -> low: f32[3], high: f64[3], places: i64[3]
  for i in 3:
    low[i] = x[i]
    high[i] = f64(x[i + 3])
    places[i] = i
"""
LOOKUP = """
kernel lookup(table: f32[10], at: i32[4] in 10) -> y: f32[4]
  for i in 4:
    y[i] = table[at[i]]
"""


@pytest.fixture(scope="module")
def axpy() -> Function:
    return build_function(parse_kernel(AXPY))


@pytest.fixture(scope="module")
def split() -> Function:
    return build_function(parse_kernel(SPLIT))


@pytest.fixture(scope="module")
def lookup() -> Function:
    return build_function(parse_kernel(LOOKUP))


def import_torch() -> Any:
    return pytest.importorskip("torch", reason="PyTorch is not installed; pip install torch")


def ones(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    return np.ones(shape, dtype)


class OnlyDLPack:
    """An array of a library that speaks DLPack and nothing else."""

    def __init__(self, array: Any, device: int = 1) -> None:
        self.array, self.device = array, device

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0


# --------------------------------------------------------------------------------------------
# Calls


def test_inputs_come_in_order_or_by_name(axpy: Function) -> None:
    x, y = ones(4, 6), 2 * ones(4, 6)
    for z in (axpy(3.0, x, y), axpy(3.0, y=y, x=x), axpy(a=np.float32(3), x=x, y=y)):
        np.testing.assert_array_equal(z, 5 * ones(4, 6))


@pytest.mark.parametrize(
    "a", [3, 3.0, np.float32(3), np.array(3, np.float32)], ids=["int", "float", "scalar", "array"]
)
def test_a_number_is_an_input_without_dimensions(axpy: Function, a: Any) -> None:
    for _ in range(50):  # a number that nobody holds would be overwritten now and then
        np.testing.assert_array_equal(axpy(a, ones(4, 6), ones(4, 6)), 4 * ones(4, 6))


def test_several_outputs_come_as_a_tuple(split: Function) -> None:
    low, high, places = split(np.arange(6, dtype=np.float32))
    assert (low.tolist(), high.tolist(), places.tolist()) == ([0, 1, 2], [3, 4, 5], [0, 1, 2])
    assert (low.dtype, high.dtype, places.dtype) == (np.float32, np.float64, np.int64)


def test_an_output_without_dimensions_is_an_array(axpy: Function) -> None:
    total = dojo.build("kernel total(x: f32[N]) -> y: f32\n  y = sum[i] x[i]\n", N=5)
    y = total(ones(5))
    assert y.shape == ()
    assert y == 5.0


def test_a_kernel_without_inputs_is_called_with_nothing() -> None:
    count = build_function(
        parse_kernel("kernel count() -> y: i64[4]\n  for i in 4:\n    y[i] = i\n")
    )
    assert count().tolist() == [0, 1, 2, 3]


def test_out_receives_the_result(axpy: Function) -> None:
    z = np.full((4, 6), np.nan, np.float32)
    found = axpy(2.0, ones(4, 6), ones(4, 6), out=z)
    assert found is z
    assert (z == 3).all()


def test_out_may_be_one_in_a_tuple(axpy: Function) -> None:
    z = np.zeros((4, 6), np.float32)
    assert axpy(2.0, ones(4, 6), ones(4, 6), out=(z,)) is z


def test_out_may_be_several(split: Function) -> None:
    out = (np.zeros(3, np.float32), np.zeros(3), np.zeros(3, np.int64))
    found = split(np.arange(6, dtype=np.float32), out=out)
    assert all(one is two for one, two in zip(found, out, strict=True))
    assert out[1].tolist() == [3, 4, 5]


def test_a_prepared_call_reads_and_writes_the_arrays_it_was_given(axpy: Function) -> None:
    x, z = ones(4, 6), np.zeros((4, 6), np.float32)
    call = axpy.prepare(2.0, x, ones(4, 6), out=z)
    assert (z == 0).all()
    assert call() is None
    assert (z == 3).all()
    x[...] = 5
    call()
    assert (z == 11).all()


def test_a_prepared_call_keeps_its_arrays_alive(axpy: Function) -> None:
    z = np.zeros((4, 6), np.float32)
    call = axpy.prepare(np.float32(2), ones(4, 6), ones(4, 6), out=z)
    for _ in range(50):
        np.full((4, 6), 9.0, np.float32)
        call()
    assert (z == 3).all()


def test_a_prepared_call_is_checked_like_any_other(axpy: Function) -> None:
    with pytest.raises(CallError, match="axpy: expected 'z' of type f32, got f64"):
        axpy.prepare(2.0, ones(4, 6), ones(4, 6), out=np.zeros((4, 6)))


def test_a_function_shows_its_header(axpy: Function) -> None:
    header = "kernel axpy(a: f32, x: f32[4, 6], y: f32[4, 6]) -> z: f32[4, 6]"
    assert repr(axpy) == f"<{header}>"
    assert axpy.kernel == parse_kernel(AXPY)
    assert Path(axpy.library).is_file()


def test_inputs_may_share_memory_among_themselves(axpy: Function) -> None:
    x = ones(4, 6)
    assert (axpy(2.0, x, x) == 3).all()


def test_kernels_of_one_name_stay_apart() -> None:
    def add(number: int) -> Function:
        return dojo.build(f"kernel add(x: f32[N]) -> y: f32[N]\n  y[i] = x[i] + {number}.0\n", N=4)

    one, two = add(1), add(2)
    assert one.library != two.library
    assert (one(ones(4))[0], two(ones(4))[0], one(ones(4))[0]) == (2, 3, 2)


def test_build_refuses_a_kernel_that_is_not_well_formed() -> None:
    kernel = parse_kernel("kernel k(x: f32[4]) -> y: f32[4]\n  y[0] = x[4]\n")
    with pytest.raises(KernelError, match="index 0 of"):
        dojo.build(kernel)


# --------------------------------------------------------------------------------------------
# Libraries


def test_tensors_go_in_and_tensors_come_out(axpy: Function) -> None:
    torch = import_torch()
    x, y = torch.ones(4, 6), torch.full((4, 6), 2.0)
    for a in (3.0, torch.tensor(3.0), np.float32(3.0)):
        z = axpy(a, x, y)
        assert isinstance(z, torch.Tensor)
        assert z.dtype == torch.float32
        assert bool((z == 5).all())


def test_the_first_array_decides_what_comes_out(axpy: Function) -> None:
    torch = import_torch()
    assert isinstance(axpy(3.0, ones(4, 6), torch.ones(4, 6)), np.ndarray)
    assert isinstance(axpy(3.0, torch.ones(4, 6), ones(4, 6)), torch.Tensor)


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "bfloat16", "int64", "int32"])
def test_tensors_of_every_type_are_written_in_place(dtype: str) -> None:
    torch = import_torch()
    names = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16"}
    name = names.get(dtype, dtype.replace("int", "i"))
    twice = dojo.build(f"kernel twice(x: {name}[N]) -> y: {name}[N]\n  y[i] = x[i] * 2\n", N=5)
    x = torch.arange(5).to(getattr(torch, dtype))
    out = torch.zeros(5, dtype=x.dtype)
    address = out.data_ptr()
    assert twice(x, out=out) is out
    assert out.data_ptr() == address
    assert out.tolist() == [0, 2, 4, 6, 8]
    assert twice(x).dtype == x.dtype


def test_truth_values_and_bytes_are_tensors_too() -> None:
    torch = import_torch()
    pick = dojo.build(
        "kernel pick(m: bool[N], x: i8[N]) -> y: i8[N], t: bool[N]\n"
        "  y[i] = x[i] if m[i] else -1\n  t[i] = not m[i]\n",
        N=3,
    )
    mask = torch.tensor([True, False, True])
    y, t = pick(mask, torch.tensor([5, 6, 7], dtype=torch.int8))
    assert (y.tolist(), y.dtype) == ([5, -1, 7], torch.int8)
    assert (t.tolist(), t.dtype) == ([False, True, False], torch.bool)


def test_a_part_of_a_tensor_is_written_in_place(split: Function) -> None:
    torch = import_torch()
    whole = torch.zeros(9)
    out = (whole[3:6], torch.zeros(3, dtype=torch.float64), torch.zeros(3, dtype=torch.int64))
    split(torch.arange(6.0), out=out)
    assert whole.tolist() == [0, 0, 0, 0, 1, 2, 0, 0, 0]


def test_whatever_speaks_dlpack_goes_in_and_out(axpy: Function) -> None:
    x, y, z = ones(4, 6), ones(4, 6), np.zeros((4, 6), np.float32)
    out = OnlyDLPack(z)
    assert axpy(2.0, OnlyDLPack(x), OnlyDLPack(y), out=out) is out
    assert (z == 3).all()
    assert isinstance(axpy(2.0, OnlyDLPack(x), y), np.ndarray)


def test_bfloat16_of_ml_dtypes_goes_in_and_out() -> None:
    twice = dojo.build("kernel twice(x: bf16[N]) -> y: bf16[N]\n  y[i] = x[i] * 2\n", N=5)
    y = twice(np.arange(5).astype(ml_dtypes.bfloat16))
    assert y.dtype == ml_dtypes.bfloat16
    assert y.astype(np.float32).tolist() == [0, 2, 4, 6, 8]


def test_jax_arrays_go_in(axpy: Function) -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed; pip install 'perfdojo[models]'")
    x = jax.numpy.ones((4, 6), jax.numpy.float32)
    z = axpy(jax.numpy.float32(2.0), x, ones(4, 6))
    assert isinstance(z, np.ndarray), "JAX arrays cannot be written, so NumPy's are made"
    assert (z == 3).all()


# --------------------------------------------------------------------------------------------
# Refusals

X = ones(4, 6)
FROZEN = ones(4, 6)
FROZEN.flags.writeable = False
WRONG_INPUTS = {
    "shape": (ones(6, 4), "expected 'x' of shape (4, 6), got (6, 4)"),
    "rank": (ones(24), "expected 'x' of shape (4, 6), got (24,)"),
    "number": (2.0, "expected 'x' of shape (4, 6), got ()"),
    "type": (ones(4, 6, dtype=np.float64), "expected 'x' of type f32, got f64"),
    "integers": (ones(4, 6, dtype=np.int32), "expected 'x' of type f32, got i32"),
    "unsigned": (ones(4, 6, dtype=np.uint8), "expected 'x' of type f32, got uint8"),
    "byte_order": (ones(4, 6, dtype=">f4"), "expected 'x' of type f32, got big-endian f32"),
    "transposed": (ones(6, 4).T, "expected 'x' contiguous in row-major order, got strides (1, 4);"),
    "strided": (ones(4, 12)[:, ::2], "got strides (12, 2); make a copy with ascontiguous"),
    "reversed": (X[::-1], "expected 'x' contiguous in row-major order, got strides (-6, 1);"),
    "repeated": (np.broadcast_to(ones(6), (4, 6)), "row-major order, got strides (0, 1);"),
    "list": ([[1.0] * 6] * 4, "'x': expected an array (NumPy, PyTorch, or anything with DLPack"),
    "none": (None, "'x': expected an array"),
    "device": (OnlyDLPack(X, device=2), "'x': expected an array in main memory, got one on a dev"),
}


@pytest.mark.parametrize("what", WRONG_INPUTS)
def test_a_wrong_input_is_refused(axpy: Function, what: str) -> None:
    value, said = WRONG_INPUTS[what]
    with pytest.raises(CallError, match=re.escape(said)):
        axpy(1.0, value, X)


def test_a_wrong_tensor_is_refused(axpy: Function) -> None:
    torch = import_torch()
    with pytest.raises(CallError, match="contiguous in row-major order, got strides"):
        axpy(1.0, torch.ones(6, 4).T, X)
    with pytest.raises(CallError, match="expected 'x' of type f32, got f64"):
        axpy(1.0, torch.ones(4, 6, dtype=torch.float64), X)
    with pytest.raises(CallError, match="'x': its library will not lend it"):
        axpy(1.0, torch.ones(4, 6, requires_grad=True), X)


@pytest.mark.parametrize(
    ("args", "named", "said"),
    [
        ((1.0, X), {}, "axpy: missing input y"),
        ((1.0,), {}, "axpy: missing inputs x, y"),
        ((), {"y": X}, "axpy: missing inputs a, x"),
        ((1.0, X, X, X), {}, "axpy: expected 3 inputs, got 4"),
        ((1.0, X, X), {"w": X}, "axpy: unknown input 'w'; expected a, x, y"),
        ((1.0, X, X), {"x": X}, "axpy: input 'x' is given twice"),
        ((2, X), {"y": X, "a": 1}, "axpy: input 'a' is given twice"),
        (("1", X, X), {}, "'a': expected an array"),
        ((True, X, X), {}, "axpy: expected 'a' of type f32, got bool"),
    ],
)
def test_a_wrong_number_of_inputs_is_refused(
    axpy: Function, args: tuple[Any, ...], named: dict[str, Any], said: str
) -> None:
    with pytest.raises(CallError, match=re.escape(said)):
        axpy(*args, **named)


@pytest.mark.parametrize(
    ("out", "said"),
    [
        (np.zeros((4, 6)), "axpy: expected 'z' of type f32, got f64"),
        (ones(4, 5), "axpy: expected 'z' of shape (4, 6), got (4, 5)"),
        (ones(6, 4).T, "axpy: expected 'z' contiguous in row-major order, got strides (1, 4)"),
        (FROZEN, "axpy: output 'z' is read-only"),
        ((), "axpy: expected 1 outputs in out=, got 0"),
        ((X, X), "axpy: expected 1 outputs in out=, got 2"),
        (X, "axpy: 'z' shares memory with 'x'"),
        ("z", "'z': expected an array"),
    ],
)
def test_a_wrong_output_is_refused(axpy: Function, out: Any, said: str) -> None:
    with pytest.raises(CallError, match=re.escape(said)):
        axpy(1.0, X, 2 * X, out=out)
    assert (X == 1).all(), "no C ran"


def test_a_number_cannot_receive_an_output() -> None:
    total = dojo.build("kernel total(x: f32[N]) -> y: f32\n  y = sum[i] x[i]\n", N=5)
    for number in (0.0, np.float32(0)):
        with pytest.raises(CallError, match="total: output 'y' is read-only"):
            total(ones(5), out=number)


def test_outputs_may_not_overlap(split: Function) -> None:
    memory = np.zeros(64, np.uint8)
    low, high = memory[:12].view(np.float32), memory[8:32].view(np.float64)
    with pytest.raises(CallError, match="split: 'high' shares memory with 'low'"):
        split(np.arange(6, dtype=np.float32), out=(low, high, np.zeros(3, np.int64)))


def test_outputs_may_touch(split: Function) -> None:
    memory = np.zeros(64, np.uint8)
    low, high = memory[:12].view(np.float32), memory[16:40].view(np.float64)
    places = memory[40:].view(np.int64)
    split(np.arange(6, dtype=np.float32), out=(low, high, places))
    assert (low.tolist(), high.tolist(), places.tolist()) == ([0, 1, 2], [3, 4, 5], [0, 1, 2])


def test_an_output_may_not_lie_inside_an_input(axpy: Function) -> None:
    memory = np.zeros(40, np.float32)
    with pytest.raises(CallError, match="axpy: 'z' shares memory with 'x'"):
        axpy(1.0, memory[:24].reshape(4, 6), X, out=memory[16:].reshape(4, 6))


@pytest.mark.parametrize(("place", "said"), [(10, "10"), (-1, "-1"), (2**31 - 1, "2147483647")])
def test_a_subscript_beyond_its_promise_is_refused(lookup: Function, place: int, said: str) -> None:
    table = np.arange(10, dtype=np.float32)
    at = np.array([3, 9, 0, 3], np.int32)
    assert lookup(table, at).tolist() == [3, 9, 0, 3]
    at[2] = place
    with pytest.raises(CallError, match=rf"lookup: expected 'at' with 0 <= value < 10, got {said}"):
        lookup(table, at)


def test_tensors_of_subscripts_are_checked_too(lookup: Function) -> None:
    torch = import_torch()
    with pytest.raises(CallError, match="lookup: expected 'at' with 0 <= value < 10, got 11"):
        lookup(torch.zeros(10), torch.tensor([0, 11, 0, 0], dtype=torch.int32))


def test_a_range_of_floats_is_no_promise() -> None:
    double = dojo.build(
        "kernel double(x: f32[N] in 0.1..1.0) -> y: f32[N]\n  y[i] = x[i] * 2.0\n", N=2
    )
    assert double(np.array([-5, 5], np.float32)).tolist() == [-10, 10]


# --------------------------------------------------------------------------------------------
# Memory, and libraries that cannot be loaded


@pytest.mark.parametrize("kind", ["", "parallel"])
def test_too_little_memory_is_an_error_and_no_crash(kind: str) -> None:
    greedy = build_function(
        parse_kernel(f"""
kernel greedy(x: f32[8]) -> y: f32[8]
  small: f64[100] heap
  t: f32[8, {2**55}] heap

  small[0] = 1.0
  for i in 8 {kind}:
    t[i, 0] = x[i]
    y[i] = t[i, 0]
""")
    )
    for _ in range(3):
        with pytest.raises(CallError, match="greedy: not enough memory for its temporaries"):
            greedy(ones(8))


def test_a_library_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.so"
    file.write_bytes(b"no library")
    with pytest.raises(BuildError, match=r"cannot load '.*broken.so': .*; delete that file"):
        CFunction(parse_kernel(AXPY), str(file), "dojo_axpy")
