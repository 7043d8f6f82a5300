"""What can a GPU do? Its numbers, read off the device, or known without one."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from functools import cache
from typing import Any

from perfdojo.errors import TargetError
from perfdojo.targets.base import Gpu, Machine

CURE = "pip install 'perfdojo[cuda]'"
_VECTOR_BYTES = 16  # the widest access of a thread
_REGISTERS = 255  # of a thread, at most

# For emitting and building where there is no device.
H200 = Machine(
    name="NVIDIA H200",
    threads=132 * 2048,
    vector_bytes=_VECTOR_BYTES,
    vector_registers=_REGISTERS,
    cache_bytes=(256 << 10, 60 << 20),
    gpu=Gpu(
        multiprocessors=132,
        warp=32,
        threads=1024,
        shared_bytes=227 << 10,
        shared_bytes_total=228 << 10,
        registers=65536,
        capability=(9, 0),
        l2_bytes=60 << 20,
        clock_hz=1_980_000_000,
    ),
)


def find_machine() -> Machine:
    """The device of this machine, or an H200 where there is none."""
    return H200 if find_missing() else read_machine()


@cache
def find_missing() -> str | None:
    """What is missing for running kernels, with its cure; None if nothing is."""
    if importlib.util.find_spec("cupy") is None:
        return f"CuPy, which talks to the GPU, is not installed; {CURE}"
    import cupy

    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        return f"there is no GPU that the driver can use ({error}); run it where there is one"
    return None if count else "there is no GPU; run it where there is one"


def import_cupy() -> Any:
    """CuPy, with a device it can use. Raises TargetError."""
    missing = find_missing()
    if missing:
        raise TargetError(f"cuda: {missing}")
    import cupy

    return cupy


def open_stream(pointer: int) -> Any:
    """A stream of any library as CuPy's; a context manager that makes it the current one."""
    return import_cupy().cuda.Stream.from_external(_Stream(pointer))


@dataclass(frozen=True, slots=True)
class _Stream:
    pointer: int

    def __cuda_stream__(self) -> tuple[int, int]:
        """The version of the protocol, and the stream."""
        return 0, self.pointer


@cache
def read_machine() -> Machine:
    """The current device."""
    device = import_cupy().cuda.Device()
    name = import_cupy().cuda.runtime.getDeviceProperties(device.id)["name"].decode()
    return machine_of(name, device.compute_capability, device.attributes)


def machine_of(name: str, capability: str, numbers: dict[str, int]) -> Machine:
    """The machine that a device with these attributes is, as CuPy calls them ("90": 9.0)."""
    gpu = Gpu(
        multiprocessors=numbers["MultiProcessorCount"],
        warp=numbers["WarpSize"],
        threads=numbers["MaxThreadsPerBlock"],
        shared_bytes=numbers["MaxSharedMemoryPerBlockOptin"],
        shared_bytes_total=numbers["MaxSharedMemoryPerMultiprocessor"],
        registers=numbers["MaxRegistersPerMultiprocessor"],
        capability=(int(capability[:-1]), int(capability[-1])),
        l2_bytes=numbers["L2CacheSize"],
        clock_hz=numbers["ClockRate"] * 1000,
    )
    threads = gpu.multiprocessors * numbers["MaxThreadsPerMultiProcessor"]
    nearest = gpu.shared_bytes_total + (28 << 10)  # the first cache lies in the same memory
    return Machine(name, threads, _VECTOR_BYTES, _REGISTERS, (nearest, gpu.l2_bytes), gpu=gpu)


def driver_version() -> str:
    """The newest CUDA that the driver knows; "none" without one."""
    if find_missing():
        return "none"
    number = import_cupy().cuda.runtime.driverGetVersion()
    return f"{number // 1000}.{number % 1000 // 10}"
