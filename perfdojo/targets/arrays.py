"""Where do the numbers of an array lie? Pointers into other libraries' arrays, without a copy.

NumPy arrays answer through the array interface; PyTorch tensors and everything else that speaks
DLPack hand over a capsule, which is read here because NumPy cannot read bfloat16 ones.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from perfdojo.errors import CallError
from perfdojo.ir import Buffer, numpy_dtype

_INTERFACE_TYPES = {
    "f8": "f64",
    "f4": "f32",
    "f2": "f16",
    "i8": "i64",
    "i4": "i32",
    "i1": "i8",
    "b1": "bool",
}
# DLPack's type codes: 0 int, 1 uint, 2 float, 4 bfloat, 6 bool
_DLPACK_TYPES = {
    (2, 64): "f64",
    (2, 32): "f32",
    (2, 16): "f16",
    (4, 16): "bf16",
    (0, 64): "i64",
    (0, 32): "i32",
    (0, 8): "i8",
    (6, 8): "bool",
}
# What a number of Python may become.
_TAKE_FLOAT = ("f64", "f32", "f16", "bf16")
_TAKE_INT = ("i64", "i32", "i8", *_TAKE_FLOAT)
_LINE = 64  # bytes of a cache line
_IMMUTABLE = ("jax", "jaxlib")  # libraries that lend what must not be written, and cannot say so
_CPU_DEVICES = (1, 3, 13)  # plain, page-locked and managed memory


@dataclass(frozen=True, slots=True)
class View:
    """A borrowed array: `owner` keeps it alive, and must outlive the pointer."""

    pointer: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in elements
    dtype: str  # ours, or the foreign name if we have none
    writable: bool
    owner: object

    @property
    def is_contiguous(self) -> bool:
        """Whether elements lie in row-major order without gaps."""
        step = 1
        for extent, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            if extent != 1 and stride != step:
                return False
            step *= extent
        return True


def is_number(value: Any) -> bool:
    """Whether `value` is a number of Python or NumPy, and no array."""
    return isinstance(value, bool | int | float | np.generic)


def library_of(value: Any) -> str:
    """The package that an array belongs to: numpy, torch, cupy, jaxlib, ..."""
    return type(value).__module__.split(".")[0]


def borrow(value: Any, buffer: Buffer) -> View:
    """A view of `value`, which may be a NumPy array, a tensor, a number or anything with DLPack."""
    name = buffer.name
    if is_number(value):
        value = hold_number(value, buffer)
    interface = getattr(value, "__array_interface__", None) if _is_numpy(value) else None
    if interface is not None:
        return from_interface(interface, value)
    if hasattr(value, "__dlpack__"):
        return _from_dlpack(value, name)
    interface = getattr(value, "__array_interface__", None)
    if interface is not None:
        return from_interface(interface, value)
    raise CallError(
        f"'{name}': expected an array (NumPy, PyTorch, or anything with DLPack or the array "
        f"interface), got {type(value).__name__}"
    )


def _is_numpy(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def hold_number(value: Any, buffer: Buffer) -> np.ndarray[Any, Any]:
    """`value` in memory of its own, read-only; a number of Python takes the type of `buffer`."""
    takes: tuple[str, ...] = ("bool",) if isinstance(value, bool) else _TAKE_FLOAT
    takes = _TAKE_INT if type(value) is int else takes
    own = not isinstance(value, np.generic) and buffer.dtype in takes
    try:
        array = np.array(value, numpy_dtype(buffer.dtype) if own else None)
    except OverflowError as error:
        message = f"expected '{buffer.name}' within the range of {buffer.dtype}, got {value}"
        raise CallError(message) from error
    array.flags.writeable = False
    return array


def from_interface(interface: dict[str, Any], owner: Any) -> View:
    shape = tuple(interface["shape"])
    code = interface["typestr"]
    known = getattr(owner, "dtype", None)
    dtype = "bf16" if known == numpy_dtype("bf16") else _INTERFACE_TYPES.get(code[1:], str(known))
    size = max(1, int(code[2:]))
    steps = interface.get("strides") or _row_major(shape, size)
    if code[0] == ">":
        dtype = f"big-endian {dtype}"
    if any(step % size for step in steps):
        dtype = f"{dtype} with odd strides"
    pointer, read_only = interface["data"]
    return View(pointer, shape, tuple(s // size for s in steps), dtype, not read_only, owner)


def _row_major(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    steps, step = [], size
    for extent in reversed(shape):
        steps.append(step)
        step *= extent
    return tuple(reversed(steps))


class _Tensor(ctypes.Structure):
    """DLTensor of dlpack.h."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


def _from_dlpack(value: Any, name: str) -> View:
    device = value.__dlpack_device__()[0] if hasattr(value, "__dlpack_device__") else 1
    if int(device) not in _CPU_DEVICES:
        raise CallError(f"'{name}': expected an array in main memory, got one on a device")
    return read_dlpack(value, name)


def read_dlpack(value: Any, name: str, **options: Any) -> View:
    """What `value` lends through DLPack, wherever it lies; `options` are for its library."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    try:
        capsule = value.__dlpack__(**options)
        address = pointer(capsule, b"dltensor")
    except Exception as error:  # each library has its own; all mean "this one cannot be lent"
        raise CallError(f"'{name}': its library will not lend it: {error}") from error
    tensor = ctypes.cast(address, ctypes.POINTER(_Tensor)).contents
    shape = tuple(tensor.shape[: tensor.ndim])
    strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else _row_major(shape, 1)
    foreign = f"code {tensor.code}, {tensor.bits} bits"
    dtype = _DLPACK_TYPES.get((tensor.code, tensor.bits), foreign)
    data = (tensor.data or 0) + tensor.byte_offset
    writable = library_of(value) not in _IMMUTABLE
    return View(data, shape, strides, dtype, writable, (value, capsule))


def make_output(buffer: Buffer, like: Any) -> Any:
    """A new array for `buffer`, of the library that `like` belongs to."""
    if library_of(like) == "torch":
        import torch  # it is loaded already: `like` is a tensor

        names = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16"}
        names |= {"i64": "int64", "i32": "int32", "i8": "int8", "bool": "bool"}
        dtype = getattr(torch, names[buffer.dtype])
        return torch.empty(buffer.shape, dtype=dtype, device=like.device)
    return _aligned(buffer.shape, numpy_dtype(buffer.dtype))


def _aligned(shape: tuple[int, ...], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """An empty array that begins at a cache line, as nontemporal vector stores want it."""
    size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
    raw = np.empty(size + _LINE, np.uint8)
    start = -raw.ctypes.data % _LINE
    return raw[start : start + size].view(dtype).reshape(shape)


def overlap(one: View, two: View, sizes: tuple[int, int]) -> bool:
    """Whether two contiguous arrays share memory; `sizes` are their bytes."""
    return one.pointer < two.pointer + sizes[1] and two.pointer < one.pointer + sizes[0]


def ranges_of(view: View, dtype: str) -> Iterator[int]:
    """The smallest and the largest value of a contiguous integer array; nothing if it is empty."""
    count = int(np.prod(view.shape, dtype=np.int64))
    if count == 0:
        return
    kind = {"i64": ctypes.c_int64, "i32": ctypes.c_int32, "i8": ctypes.c_int8}[dtype]
    array = np.ctypeslib.as_array((kind * count).from_address(view.pointer))
    yield int(array.min())
    yield int(array.max())
