"""How do we talk to the GPU? With the functions of its driver: nothing lies between, and an error
is a number.

All is asked of the default stream, in order. The context is the one that PyTorch and CuPy use too.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.errors import TargetError
from perfdojo.ir import Buffer
from perfdojo.measure.gpu.device import Bytes, DeviceError, Scale, Work
from perfdojo.measure.gpu.tools import Tools
from perfdojo.targets.cuda.plan import Call

_LIBRARIES = ("libcuda.so.1", "libcuda.so", "/usr/local/nvidia/lib64/libcuda.so.1")
_SHARED_SIZE = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
_L2_SIZE, _MAJOR, _MINOR = 38, 75, 76  # CU_DEVICE_ATTRIBUTE_...
_DEFAULT_STREAM = None
_pointer, _size, _place = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint64


@cache
def find_driver() -> ctypes.CDLL:
    """The library of the driver. Raises TargetError."""
    for name in _LIBRARIES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise TargetError("cuda: there is no driver of a GPU (libcuda.so.1); run it where there is one")


def call(name: str, *arguments: Any) -> None:
    """Call a function of the driver. Raises DeviceError."""
    code = getattr(find_driver(), name)(*arguments)
    if code != 0:
        raise DeviceError(code, error_name(code), name)


def error_name(code: int) -> str:
    """What the driver calls an error."""
    text = ctypes.c_char_p()
    find_driver().cuGetErrorName(code, ctypes.byref(text))
    return text.value.decode() if text.value else f"error {code}"


class CudaDevice:
    """The first GPU that this process may use. Raises DeviceError or TargetError."""

    def __init__(self) -> None:
        call("cuInit", 0)
        self._device, context = ctypes.c_int(), _pointer()
        call("cuDeviceGet", ctypes.byref(self._device), 0)
        call("cuDevicePrimaryCtxRetain", ctypes.byref(context), self._device)
        call("cuCtxSetCurrent", context)
        self.l2_bytes = self.attribute(_L2_SIZE)
        self.architecture = f"sm_{self.attribute(_MAJOR)}{self.attribute(_MINOR)}"
        self._stream: Any = _DEFAULT_STREAM

    @cached_property
    def _tools(self) -> Tools:
        return Tools(self, self.architecture)

    def attribute(self, number: int) -> int:
        """A number of the device, as the driver counts them."""
        found = ctypes.c_int()
        call("cuDeviceGetAttribute", ctypes.byref(found), number, self._device)
        return found.value

    # -- memory -----------------------------------------------------------------------------

    def allocate(self, size: int) -> int:
        """The place of `size` bytes, at a multiple of 256."""
        place = _place()
        call("cuMemAlloc_v2", ctypes.byref(place), _size(max(1, size)))
        return place.value

    def free(self, place: int) -> None:
        """Give it back."""
        call("cuMemFree_v2", _place(place))

    def write(self, place: int, data: Bytes) -> None:
        """Bytes from main memory."""
        data = np.ascontiguousarray(data)
        if data.size:
            call("cuMemcpyHtoD_v2", _place(place), _pointer(data.ctypes.data), _size(data.nbytes))

    def read(self, place: int, size: int) -> Bytes:
        """Bytes to main memory."""
        found = np.empty(size, np.uint8)
        if size:
            call("cuMemcpyDtoH_v2", _pointer(found.ctypes.data), _place(place), _size(size))
        return found

    def copy(self, to: int, source: int, size: int) -> None:
        """Bytes from one place to another."""
        if size:
            stream = _pointer(self._stream)
            call("cuMemcpyDtoDAsync_v2", _place(to), _place(source), _size(size), stream)

    def fill(self, place: int, byte: int, size: int) -> None:
        """The same byte everywhere."""
        if size:
            value, stream = ctypes.c_ubyte(byte), _pointer(self._stream)
            call("cuMemsetD8Async", _place(place), value, _size(size), stream)

    # -- launches ---------------------------------------------------------------------------

    def load(self, library: str) -> Any:
        """The binary at that path."""
        module = _pointer()
        call("cuModuleLoadData", ctypes.byref(module), Path(library).read_bytes())
        return module

    def unload(self, module: Any) -> None:
        """Forget a binary."""
        call("cuModuleUnload", module)

    def prepare(self, module: Any, call: Call, places: Sequence[int]) -> Work:
        """A launch on arrays at `places`."""
        return self.prepare_values(module, call, [_place(place) for place in places])

    def prepare_values(self, module: Any, launched: Call, values: Sequence[Any]) -> Work:
        """A launch with arguments of any type of ctypes."""
        block = (launched.threads, 1, 1)
        shape, together = (*launched.grid, *block), launched.together
        return self.prepare_launch(module, launched.name, shape, launched.dynamic, values, together)

    def prepare_launch(
        self,
        module: Any,
        name: str,
        shape: Sequence[int],
        dynamic: int,
        values: Sequence[Any],
        together: bool = False,
    ) -> Work:
        """A launch of so many blocks of so many threads (`shape`), with `dynamic` shared memory."""
        function = _pointer()
        call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        if dynamic:
            call("cuFuncSetAttribute", function, _SHARED_SIZE, dynamic)
        kept = list(values)
        parameters = (_pointer * len(kept))(*(ctypes.addressof(value) for value in kept))
        numbers = [ctypes.c_uint(number) for number in (*shape, dynamic)]

        def launch() -> None:
            stream = _pointer(self._stream)
            if together:
                call("cuLaunchCooperativeKernel", function, *numbers, stream, parameters)
            else:
                call("cuLaunchKernel", function, *numbers, stream, parameters, _pointer())

        launch.kept = kept  # type: ignore[attr-defined]  # the values live as long as the launch
        return launch

    def wait(self) -> None:
        """Until all is done."""
        call("cuStreamSynchronize", _pointer(_DEFAULT_STREAM))

    # -- time -------------------------------------------------------------------------------

    def time(self, work: Work, count: int, before: Work | None) -> float:
        """Seconds between events around `work`."""
        pairs = []
        try:
            if before is None:
                pairs.append(self._timed(work, count))
            else:
                for _ in range(count):
                    before()
                    pairs.append(self._timed(work))
            self.wait()
            return sum(_between(start, end) for start, end in pairs)
        finally:
            for event in (event for pair in pairs for event in pair):
                find_driver().cuEventDestroy_v2(event)

    def _timed(self, work: Work, count: int = 1) -> tuple[Any, Any]:
        start, end = _pointer(), _pointer()
        for event in (start, end):
            call("cuEventCreate", ctypes.byref(event), 0)
        call("cuEventRecord", start, _pointer(_DEFAULT_STREAM))
        for _ in range(count):
            work()
        call("cuEventRecord", end, _pointer(_DEFAULT_STREAM))
        return start, end

    # -- looking at memory ------------------------------------------------------------------

    def draw(self, place: int, buffer: Buffer, seed: int) -> None:
        """Random values that keep the promises of `buffer`."""
        self._tools.draw(place, buffer, seed)

    def scale(self, right: int, count: int, dtype: str) -> Scale:
        """The scale of a right answer."""
        return self._tools.scale(right, count, dtype)

    def error(self, found: int, dtype: str, right: int, count: int, scale: Scale) -> float:
        """The largest scaled error."""
        return self._tools.error(found, dtype, right, count, scale)

    def is_same(self, one: int, two: int, size: int) -> bool:
        """Whether both places hold the same bytes."""
        return self._tools.is_same(one, two, size)


def _between(start: Any, end: Any) -> float:
    milliseconds = ctypes.c_float()
    call("cuEventElapsedTime", ctypes.byref(milliseconds), start, end)
    return milliseconds.value * 1e-3
