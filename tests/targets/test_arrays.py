"""Are arrays of all libraries used where they lie, and is what cannot be used refused?"""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from perfdojo.errors import CallError
from perfdojo.ir import Buffer, Dim, numpy_dtype
from perfdojo.targets.arrays import borrow, is_number, make_output, overlap, ranges_of

DTYPES = ("f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool")
TORCH = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16"}
TORCH |= {"i64": "int64", "i32": "int32", "i8": "int8", "bool": "bool"}


def buffer(dtype: str = "f32", *shape: int) -> Buffer:
    return Buffer("x", dtype, tuple(map(Dim, shape)))


def import_torch() -> Any:
    return pytest.importorskip("torch", reason="PyTorch is not installed; pip install torch")


def import_jax() -> Any:
    return pytest.importorskip("jax", reason="JAX is not installed; pip install 'perfdojo[models]'")


class OnlyDLPack:
    """An array of a library that speaks DLPack and nothing else."""

    def __init__(self, array: Any, device: tuple[int, int] = (1, 0)) -> None:
        self.array, self.device = array, device

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device


class OnlyInterface:
    """An array of a library that has the array interface and nothing else."""

    def __init__(self, array: np.ndarray) -> None:
        self.array, self.dtype = array, array.dtype

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self.array.__array_interface__


# --------------------------------------------------------------------------------------------
# Borrowing


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_numpy_array_is_used_in_place(dtype: str) -> None:
    array = np.zeros((3, 4), numpy_dtype(dtype))
    view = borrow(array, buffer(dtype, 3, 4))
    assert (view.pointer, view.shape, view.dtype) == (array.ctypes.data, (3, 4), dtype)
    assert view.strides == (4, 1)
    assert view.is_contiguous
    assert view.writable


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_torch_tensor_is_used_in_place(dtype: str) -> None:
    torch = import_torch()
    tensor = torch.zeros((3, 4), dtype=getattr(torch, TORCH[dtype]))
    view = borrow(tensor, buffer(dtype, 3, 4))
    assert (view.pointer, view.shape, view.dtype) == (tensor.data_ptr(), (3, 4), dtype)
    assert view.is_contiguous
    assert view.writable


@pytest.mark.parametrize("dtype", ["f32", "i64", "bool"])
def test_what_only_speaks_dlpack_is_used_in_place(dtype: str) -> None:
    array = np.zeros((2, 5), numpy_dtype(dtype))
    view = borrow(OnlyDLPack(array), buffer(dtype, 2, 5))
    assert (view.pointer, view.shape, view.dtype) == (array.ctypes.data, (2, 5), dtype)


def test_what_only_has_the_array_interface_is_used_in_place() -> None:
    array = np.zeros((2, 5), ml_dtypes.bfloat16)
    view = borrow(OnlyInterface(array), buffer("bf16", 2, 5))
    assert (view.pointer, view.shape, view.dtype) == (array.ctypes.data, (2, 5), "bf16")


def test_a_jax_array_is_used_in_place() -> None:
    jax = import_jax()
    array = jax.numpy.arange(6, dtype=jax.numpy.float32).reshape(2, 3)
    view = borrow(array, buffer("f32", 2, 3))
    assert (view.shape, view.dtype, view.writable) == ((2, 3), "f32", False)
    assert view.pointer == array.unsafe_buffer_pointer()


def test_arrays_of_a_library_that_never_changes_them_are_read_only() -> None:
    class Immutable(OnlyDLPack):
        __module__ = "jaxlib.xla_extension"

    assert not borrow(Immutable(np.zeros(3, np.float32)), buffer("f32", 3)).writable
    assert borrow(OnlyDLPack(np.zeros(3, np.float32)), buffer("f32", 3)).writable


def test_a_slice_of_a_tensor_begins_where_the_slice_does() -> None:
    torch = import_torch()
    tensor = torch.zeros(8)
    assert borrow(tensor[3:], buffer("f32", 5)).pointer == tensor.data_ptr() + 12


def test_a_view_keeps_its_array_alive() -> None:
    torch = import_torch()
    view = borrow(OnlyDLPack(torch.full((1000,), 7.0)), buffer("f32", 1000))
    gc.collect()
    torch.full((1000,), 8.0)
    held = np.ctypeslib.as_array((ctypes.c_float * 1000).from_address(view.pointer))
    assert (held == 7.0).all()


def test_dimensions_of_one_have_any_stride() -> None:
    array = np.zeros((4, 3), np.float32)[:1, :]
    assert borrow(array, buffer("f32", 1, 3)).is_contiguous
    assert not borrow(array[:, ::2], buffer("f32", 1, 2)).is_contiguous


@pytest.mark.parametrize(
    ("array", "said"),
    [
        (np.zeros(3, ">f4"), "big-endian f32"),
        (np.zeros(3, np.uint8), "uint8"),
        (np.zeros(3, np.complex64), "complex64"),
        (np.zeros(3, "S4"), "|S4"),
        (np.zeros(3, np.float128 if hasattr(np, "float128") else "S16"), "float128"),
        (np.zeros(3, [("a", "i1"), ("b", "<f4")])["b"], "f32 with odd strides"),
    ],
    ids=["big-endian", "unsigned", "complex", "bytes", "quad", "field"],
)
def test_foreign_types_are_named(array: np.ndarray, said: str) -> None:
    assert borrow(array, buffer("f32", 3)).dtype == said


def test_foreign_types_of_dlpack_are_named() -> None:
    view = borrow(OnlyDLPack(np.zeros(3, np.uint16)), buffer("f32", 3))
    assert view.dtype == "code 1, 16 bits"


@pytest.mark.parametrize("value", [[1.0, 2.0], (1.0,), "text", None, {"a": 1}, object()])
def test_what_is_no_array_is_refused(value: object) -> None:
    with pytest.raises(CallError, match="'x': expected an array .* got " + type(value).__name__):
        borrow(value, buffer("f32", 2))


def test_an_array_on_a_device_is_refused() -> None:
    with pytest.raises(CallError, match="'x': expected an array in main memory, got one on a dev"):
        borrow(OnlyDLPack(np.zeros(3, np.float32), device=(2, 0)), buffer("f32", 3))


@pytest.mark.parametrize("device", [(1, 0), (3, 0), (13, 0)])
def test_page_locked_and_managed_memory_is_main_memory(device: tuple[int, int]) -> None:
    array = np.zeros(3, np.float32)
    assert borrow(OnlyDLPack(array, device), buffer("f32", 3)).pointer == array.ctypes.data


def test_a_tensor_that_wants_a_gradient_is_refused() -> None:
    torch = import_torch()
    with pytest.raises(CallError, match=r"'x': its library will not lend it: .*grad"):
        borrow(torch.zeros(3, requires_grad=True), buffer("f32", 3))


def test_a_library_that_breaks_its_word_is_refused() -> None:
    class Broken:
        def __dlpack__(self) -> object:
            return "no capsule"

    with pytest.raises(CallError, match="'x': its library will not lend it: "):
        borrow(Broken(), buffer("f32", 3))


# --------------------------------------------------------------------------------------------
# Numbers


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        *((2.5, dtype) for dtype in ("f64", "f32", "f16", "bf16")),
        *((7, dtype) for dtype in DTYPES if dtype != "bool"),
        (True, "bool"),
        *((numpy_dtype(dtype).type(1), dtype) for dtype in DTYPES),
    ],
)
def test_a_number_is_an_array_without_dimensions(value: Any, dtype: str) -> None:
    view = borrow(value, buffer(dtype))
    gc.collect()
    assert (view.shape, view.dtype, view.writable) == ((), dtype, False)
    assert isinstance(view.owner, np.ndarray)
    assert view.owner.ctypes.data == view.pointer
    assert view.owner == value


@pytest.mark.parametrize(
    ("value", "dtype", "said"),
    [
        (2.5, "i32", "f64"),
        (True, "f32", "bool"),
        (1, "bool", "i64"),
        (np.float64(1), "f32", "f64"),
    ],
)
def test_a_number_is_not_bent_into_another_type(value: Any, dtype: str, said: str) -> None:
    assert borrow(value, buffer(dtype)).dtype == said


@pytest.mark.parametrize(("value", "dtype"), [(128, "i8"), (2**31, "i32"), (-(2**63) - 1, "i64")])
def test_a_number_beyond_its_type_is_refused(value: int, dtype: str) -> None:
    with pytest.raises(CallError, match=f"expected 'x' within the range of {dtype}, got {value}"):
        borrow(value, buffer(dtype))


def test_numbers_are_told_from_arrays() -> None:
    assert all(map(is_number, (1, 1.5, True, np.float32(2))))
    assert not any(map(is_number, (np.zeros(()), [1], "1", None)))


# --------------------------------------------------------------------------------------------
# Making, overlap, ranges


@pytest.mark.parametrize("dtype", DTYPES)
def test_outputs_are_numpy_arrays_on_a_cache_line(dtype: str) -> None:
    made = make_output(buffer(dtype, 3, 5), None)
    assert (made.shape, made.dtype) == ((3, 5), numpy_dtype(dtype))
    assert made.flags.c_contiguous
    assert made.flags.writeable
    assert made.ctypes.data % 64 == 0


def test_an_output_without_dimensions_is_one_element() -> None:
    assert make_output(buffer("f32"), None).shape == ()


@pytest.mark.parametrize("dtype", DTYPES)
def test_outputs_are_tensors_where_the_inputs_are(dtype: str) -> None:
    torch = import_torch()
    made = make_output(buffer(dtype, 3, 5), torch.zeros(2))
    assert isinstance(made, torch.Tensor)
    assert made.shape == (3, 5)
    assert made.dtype == getattr(torch, TORCH[dtype])


def test_overlap_is_a_matter_of_bytes() -> None:
    array = np.zeros(8, np.float32)
    first, second, all_of_it = (
        borrow(part, buffer("f32", len(part))) for part in (array[:4], array[4:], array)
    )
    assert not overlap(first, second, (16, 16))
    assert not overlap(second, first, (16, 16))
    assert overlap(first, all_of_it, (16, 32))
    assert overlap(all_of_it, second, (32, 16))
    assert overlap(first, first, (16, 16))


@pytest.mark.parametrize("dtype", ["i64", "i32", "i8"])
def test_the_smallest_and_largest_value_are_found(dtype: str) -> None:
    array = np.array([[3, -7], [100, 0]], numpy_dtype(dtype))
    assert list(ranges_of(borrow(array, buffer(dtype, 2, 2)), dtype)) == [-7, 100]


def test_an_empty_array_has_no_range() -> None:
    array = np.zeros((0, 3), np.int64)
    assert list(ranges_of(borrow(array, buffer("i64", 0, 3)), "i64")) == []
