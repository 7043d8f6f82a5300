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
        self.together: list[bool] = []  # for each launch: whether its blocks wait for each other
        self.modules: list[FakeModule] = []
        self.used: list[int] = []  # for each launch: which module it is from
        self.allocated: list[int] = []
        self.stream = 0
        self.dynamic: dict[str, int] = {}
        self.cuda = SimpleNamespace(
            Device=lambda: SimpleNamespace(id=0),
            Stream=SimpleNamespace(from_external=self.on_stream),
            get_current_stream=lambda: SimpleNamespace(ptr=7),
            driver=SimpleNamespace(
                CUDADriverError=RuntimeError,
                CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES=8,
                funcSetAttribute=self.set_attribute,
            ),
            function=SimpleNamespace(Module=lambda: FakeModule(self)),
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

    def set_attribute(self, function: str, attribute: int, value: int) -> None:
        assert attribute == 8
        self.dynamic[function] = value


class FakeModule:
    def __init__(self, cupy: FakeCupy) -> None:
        self.cupy = cupy
        cupy.modules.append(self)

    def load_file(self, path: str) -> None:
        if "missing" in path:
            raise RuntimeError("CUDA_ERROR_FILE_NOT_FOUND")

    def get_function(self, name: str) -> FakeFunction:
        return FakeFunction(self, name)


class FakeFunction:
    def __init__(self, module: FakeModule, name: str) -> None:
        self.module, self.name, self.ptr = module, name, name

    def __call__(
        self,
        grid: Any,
        block: Any,
        arguments: Any,
        shared_mem: int,
        enable_cooperative_groups: bool,
    ) -> None:
        cupy, places = self.module.cupy, tuple(map(int, arguments))
        cupy.launched.append((self.name, grid, block, places, shared_mem, cupy.stream))
        cupy.together.append(enable_cooperative_groups)
        cupy.used.append(cupy.modules.index(self.module))


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
