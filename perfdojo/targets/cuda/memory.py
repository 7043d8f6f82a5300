"""Where on a GPU do the arrays of a call lie? PyTorch, CuPy, JAX: used in place, on one stream."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from perfdojo.errors import CallError
from perfdojo.ir import Buffer, numpy_dtype
from perfdojo.targets.arrays import (
    View,
    from_interface,
    hold_number,
    is_number,
    library_of,
    make_output,
    read_dlpack,
)
from perfdojo.targets.cuda.machine import import_cupy, open_stream
from perfdojo.targets.cuda.vector import VECTOR_BYTES

_ON_GPU = (2, 13)  # DLPack's numbers for the memory of a CUDA device, and for managed memory
_JAX = ("jax", "jaxlib")


@dataclass(frozen=True, slots=True)
class DeviceMemory:
    """The memory of the current device, used in the order of one stream."""

    stream: int  # the address of a cudaStream_t; 0 is the default one
    library: str  # whose arrays the outputs are

    def borrow(self, value: Any, buffer: Buffer) -> View:
        """A view of an array on the device, which its library makes ready for our stream."""
        if is_number(value):
            return self._hold(value, buffer)
        _check_device(value, buffer.name)
        # 1 is DLPack's name for the default stream
        view = read_dlpack(value, buffer.name, stream=self.stream or 1)
        if view.pointer % VECTOR_BYTES:
            raise CallError(
                f"'{buffer.name}': expected an array that begins at a multiple of {VECTOR_BYTES} "
                f"bytes, got one at {view.pointer % VECTOR_BYTES} beyond; make a copy of it"
            )
        return view

    def make(self, buffer: Buffer, like: Any) -> Any:
        """A tensor if `like` is one, else a CuPy array."""
        if self.library == "torch":
            return make_output(buffer, like)
        try:
            return import_cupy().empty(buffer.shape, numpy_dtype(buffer.dtype))
        except (TypeError, ValueError) as error:
            raise CallError(
                f"'{buffer.name}': CuPy has no arrays of {buffer.dtype}; give a PyTorch tensor out="
            ) from error

    def ranges(self, view: View, dtype: str) -> Iterable[int]:
        """The smallest and the largest value; waits for the device."""
        cupy = import_cupy()
        count = int(np.prod(view.shape, dtype=np.int64))
        if count == 0:
            return ()
        size = count * numpy_dtype(dtype).itemsize
        lent = cupy.cuda.UnownedMemory(view.pointer, size, view.owner)
        array = cupy.ndarray(count, numpy_dtype(dtype), cupy.cuda.MemoryPointer(lent, 0))
        with open_stream(self.stream):
            return int(array.min()), int(array.max())

    def give(self, made: Any) -> Any:
        """An output as the caller's library has them; JAX knows no streams, so it gets it done."""
        if self.library not in _JAX:
            return made
        import jax  # it is loaded already: an input is one of its arrays

        open_stream(self.stream).synchronize()
        return jax.dlpack.from_dlpack(made)

    def _hold(self, value: Any, buffer: Buffer) -> View:
        """A number in memory of its own."""
        cupy = import_cupy()
        held = hold_number(value, buffer)
        view = from_interface(held.__array_interface__, held)
        with open_stream(self.stream):
            raw = cupy.asarray(held.reshape(1).view(np.uint8))
        return View(raw.data.ptr, (), (), view.dtype, False, raw)


def find_memory(inputs: list[Any]) -> DeviceMemory:
    """The device as the first array sees it: its library, and the stream that is current there."""
    first = next((value for value in inputs if not is_number(value)), None)
    library = library_of(first)
    if library == "torch":
        import torch  # it is loaded already: `first` is a tensor

        if first is not None and first.is_cuda:
            return DeviceMemory(torch.cuda.current_stream(first.device).cuda_stream, library)
    return DeviceMemory(import_cupy().cuda.get_current_stream().ptr, library)


def _check_device(value: Any, name: str) -> None:
    cure = "copy it there with cupy.asarray, or .cuda() of PyTorch"
    if not hasattr(value, "__dlpack_device__"):
        raise CallError(
            f"'{name}': expected an array on the GPU (PyTorch, CuPy, JAX or anything with DLPack), "
            f"got {type(value).__name__}"
        )
    kind, number = value.__dlpack_device__()
    if int(kind) not in _ON_GPU:
        raise CallError(
            f"'{name}': expected an array on the GPU, got one of {library_of(value)} in main "
            f"memory; {cure}"
        )
    current = import_cupy().cuda.Device().id
    if int(number) != current:
        raise CallError(f"'{name}': expected an array on GPU {current}, got one on GPU {number}")
