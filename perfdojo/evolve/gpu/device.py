"""What does evolution ask of a GPU? (Tested, not proven.) Memory, code, launches, a clock.

A device for tests answers the same; the worker makes the one whose name it is given.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from perfdojo.measure.gpu.device import Bytes, DeviceError, Work
from perfdojo.measure.gpu.driver import CudaDevice, call, error_name, find_driver

DEVICE = "perfdojo.evolve.gpu.device:CudaGpu"
_ROOM = 8 << 30  # bytes around the arrays: what lies there can be hit without ending the process
_SHARE = 16  # of the memory of the device that a process takes at most: one part in so many
_MULTIPROCESSORS, _MOST_SHARED = 16, 97  # CU_DEVICE_ATTRIBUTE_...
_LOG, _LOG_SIZE, _LOG_BYTES = 5, 6, 4096  # CU_JIT_ERROR_LOG_BUFFER...
_NOT_FOUND = 500
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING: apart from the default stream
_RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED
_pointer = ctypes.c_void_p
STAIN = """\
.version 7.0
.target sm_75
.address_size 64
.extern .shared .align 16 .b8 room[];
.visible .entry stain(.param .u32 words, .param .u32 value) {
  .reg .pred %p;
  .reg .b32 %count, %value, %at, %step, %room, %place;
  ld.param.u32 %count, [words];
  ld.param.u32 %value, [value];
  mov.u32 %at, %tid.x;
  mov.u32 %step, %ntid.x;
  mov.u32 %room, room;
again:
  setp.ge.u32 %p, %at, %count;
  @%p bra done;
  shl.b32 %place, %at, 2;
  add.u32 %place, %place, %room;
  st.volatile.shared.u32 [%place], %value;
  add.u32 %at, %at, %step;
  bra again;
done:
  ret;
}
"""


class Recorded(Protocol):
    """Work that was recorded once and is asked for in one piece."""

    def __call__(self) -> None:
        """Ask for it."""

    def close(self) -> None:
        """Forget it."""


class Gpu(Protocol):
    """One GPU, everything in one order. Places are addresses in its memory."""

    architecture: str
    runs_binaries: bool  # or only PTX
    room: int  # bytes that one process may take

    def allocate(self, size: int) -> int:
        """The place of `size` bytes. Raises DeviceError, as all of these."""

    def name(self) -> str:
        """What the device is called."""

    def write(self, place: int, data: Bytes) -> None:
        """Bytes from main memory."""

    def read(self, place: int, size: int) -> Bytes:
        """Bytes to main memory; waits for all that was asked before."""

    def copy(self, to: int, source: int, size: int) -> None:
        """Bytes from one place to another."""

    def fill(self, place: int, byte: int, size: int) -> None:
        """The same byte everywhere."""

    def stain(self, byte: int) -> None:
        """Fill the shared memory of all multiprocessors: what a kernel finds there unwritten."""

    def load_code(self, code: bytes) -> Any:
        """PTX or a binary, ready for launches."""

    def unload(self, module: Any) -> None:
        """Forget a module."""

    def symbol(self, module: Any, name: str) -> tuple[int, int] | None:
        """Place and size of a variable of a module; None if it has no such."""

    def prepare_launch(
        self, module: Any, name: str, shape: Sequence[int], dynamic: int, values: Sequence[Any]
    ) -> Work:
        """A launch: blocks and threads in three dimensions each, arguments as ctypes has them."""

    def record(self, work: Work) -> Recorded:
        """The same work in one piece, so that asking for it costs little."""

    def time(self, work: Work, count: int, before: Work | None) -> float:
        """Seconds that `count` times `work` takes on the device; not what runs `before` each."""

    def wait(self) -> None:
        """Until all that was asked is done."""


class Graph:
    """Launches and copies as the driver's own graph."""

    def __init__(self, handle: Any, run: Callable[[Any], None]) -> None:
        self._handle, self._run = handle, run

    def __call__(self) -> None:
        """Ask for all of it."""
        self._run(self._handle)

    def close(self) -> None:
        """Forget it."""
        call("cuGraphExecDestroy", self._handle)


class CudaGpu(CudaDevice):
    """The first GPU of this machine. Raises DeviceError or TargetError."""

    runs_binaries = True

    def __init__(self) -> None:
        super().__init__()
        total = ctypes.c_size_t()
        call("cuDeviceTotalMem_v2", ctypes.byref(total), self._device)
        self.room = min(_ROOM, total.value // _SHARE)
        self._shared = self.attribute(_MOST_SHARED)
        self._blocks = 2 * self.attribute(_MULTIPROCESSORS)
        self._capture = _pointer()
        call("cuStreamCreate", ctypes.byref(self._capture), _NON_BLOCKING)
        self._stains: dict[int, Work] = {}

    def name(self) -> str:
        """What the device is called."""
        text = ctypes.create_string_buffer(256)
        call("cuDeviceGetName", text, 256, self._device)
        return text.value.decode()

    def load_code(self, code: bytes) -> Any:
        """PTX or a binary; what the driver's compiler says against PTX is in the error."""
        module, log = _pointer(), ctypes.create_string_buffer(_LOG_BYTES)
        options = (ctypes.c_int * 2)(_LOG, _LOG_SIZE)
        values = (_pointer * 2)(ctypes.addressof(log), _LOG_BYTES)
        found = find_driver().cuModuleLoadDataEx(
            ctypes.byref(module), code + b"\0", ctypes.c_uint(2), options, values
        )
        if found:
            said = log.value.decode(errors="replace").strip().partition("\n")[0]
            raise DeviceError(found, error_name(found), f"cuModuleLoadDataEx {said}".strip())
        return module

    def symbol(self, module: Any, name: str) -> tuple[int, int] | None:
        """Place and size of a variable."""
        place, size = ctypes.c_uint64(), ctypes.c_size_t()
        try:
            found = (ctypes.byref(place), ctypes.byref(size))
            call("cuModuleGetGlobal_v2", *found, module, name.encode())
        except DeviceError as error:
            if error.code == _NOT_FOUND:
                return None
            raise
        return place.value, size.value

    def stain(self, byte: int) -> None:
        """Fill all shared memory that a block may ask for, twice as many blocks as can run."""
        if byte not in self._stains:
            module = self.load_code(STAIN.encode())
            words, value = self._shared // 4, byte * 0x01010101
            numbers = (ctypes.c_uint32(words), ctypes.c_uint32(value))
            shape = (self._blocks, 1, 1, 1024, 1, 1)
            self._stains[byte] = self.prepare_launch(
                module, "stain", shape, self._shared // 4 * 4, numbers
            )
        self._stains[byte]()

    def record(self, work: Work) -> Graph:
        """A graph of all that `work` asks for."""
        graph, ready = _pointer(), _pointer()
        call("cuStreamBeginCapture_v2", self._capture, _RELAXED)
        before, self._stream = self._stream, self._capture.value
        try:
            work()
        finally:
            self._stream = before
            call("cuStreamEndCapture", self._capture, ctypes.byref(graph))
        try:
            call("cuGraphInstantiateWithFlags", ctypes.byref(ready), graph, ctypes.c_ulonglong(0))
        finally:
            call("cuGraphDestroy", graph)
        return Graph(ready, lambda one: call("cuGraphLaunch", one, _pointer(self._stream)))


def make_gpu(name: str) -> Gpu:
    """The device that `module:class` names. Raises DeviceError or TargetError."""
    module, made = name.split(":")
    gpu: Gpu = getattr(importlib.import_module(module), made)()
    return gpu
