"""What does a call tell CuPy? A CuPy that has no GPU and takes notes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np


class FakeCupy:
    """As much of CuPy as calls use; `launched` is what was asked of the device."""

    def __init__(self) -> None:
        self.launched: list[tuple[Any, ...]] = []
        self.allocated: list[int] = []
        self.stream = 0
        self.dynamic: dict[str, int] = {}
        self.cuda = SimpleNamespace(
            Device=lambda: SimpleNamespace(id=0),
            Stream=SimpleNamespace(from_external=self.on_stream),
            get_current_stream=lambda: SimpleNamespace(ptr=7),
            driver=SimpleNamespace(CUDADriverError=RuntimeError),
            memory=SimpleNamespace(OutOfMemoryError=MemoryError),
            alloc=self.allocate,
            UnownedMemory=lambda pointer, size, owner: owner,
            MemoryPointer=lambda memory, offset: memory,
        )

    @contextlib.contextmanager
    def on_stream(self, stream: Any) -> Iterator[None]:
        before, (_, self.stream) = self.stream, stream.__cuda_stream__()
        yield
        self.stream = before

    def allocate(self, size: int) -> SimpleNamespace:
        if size > 1 << 40:
            raise MemoryError
        self.allocated.append(size)
        return SimpleNamespace(ptr=4096 * len(self.allocated))

    def empty(self, shape: tuple[int, ...], dtype: Any) -> np.ndarray[Any, Any]:
        if dtype.name == "bfloat16":
            raise TypeError(dtype)
        return on_gpu(np.empty(shape, dtype))

    def asarray(self, value: np.ndarray[Any, Any]) -> Any:
        return SimpleNamespace(data=SimpleNamespace(ptr=64), value=value)

    def ndarray(self, count: int, dtype: Any, memory: Any) -> np.ndarray[Any, Any]:
        return np.asarray(memory[0].view(np.ndarray))

    def RawModule(self, path: str) -> SimpleNamespace:
        if "missing" in path:
            raise RuntimeError("CUDA_ERROR_FILE_NOT_FOUND")
        return SimpleNamespace(get_function=lambda name: FakeFunction(self, name))


class FakeFunction:
    def __init__(self, cupy: FakeCupy, name: str) -> None:
        object.__setattr__(self, "cupy", cupy)
        object.__setattr__(self, "name", name)

    def __setattr__(self, attribute: str, value: int) -> None:
        assert attribute == "max_dynamic_shared_size_bytes"
        self.cupy.dynamic[self.name] = value

    def __call__(self, grid: Any, block: Any, arguments: Any, shared_mem: int) -> None:
        places = tuple(map(int, arguments))
        self.cupy.launched.append((self.name, grid, block, places, shared_mem, self.cupy.stream))


class OnGpu(np.ndarray):
    """An array that says it lies on a GPU."""

    device_number = 0

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, self.device_number

    def __dlpack__(self, *, stream: int) -> Any:
        assert stream > 0, "0 is not among DLPack's names for streams"
        return self.view(np.ndarray).__dlpack__()


def on_gpu(array: np.ndarray[Any, Any]) -> OnGpu:
    """`array`, or a copy that begins at a multiple of 16 bytes, as if it lay on a GPU."""
    raw = np.empty(array.nbytes + 16, np.uint8)
    start = -raw.ctypes.data % 16
    copy = raw[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy.view(OnGpu)
