"""Does a GPU's driver hear what it should? A driver of Python functions stands in for it."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from perfdojo.evolve.gpu import device
from perfdojo.evolve.gpu.device import CudaGpu
from perfdojo.measure.gpu import driver as measured
from perfdojo.measure.gpu.device import DeviceError


class Driver:
    """Answers 0 to everything, writes down what it was asked, and the stream of launches."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.streams: list[int | None] = []
        self.answers: dict[str, int] = {}

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("cu"):
            raise AttributeError(name)

        def function(*arguments: Any) -> int:
            self.asked.append(name)
            self.note(name, arguments)
            return self.answers.get(name, 0)

        return function

    def note(self, name: str, arguments: tuple[Any, ...]) -> None:
        if name == "cuDeviceGetAttribute":
            arguments[0]._obj.value = {75: 9, 76: 0, 16: 132, 97: 232448}.get(arguments[1], 1 << 20)
        if name == "cuDeviceTotalMem_v2":
            arguments[0]._obj.value = 139 << 30
        if name in ("cuStreamCreate", "cuModuleLoadDataEx", "cuGraphInstantiateWithFlags"):
            arguments[0]._obj.value = 77
        if name == "cuDeviceGetName":
            arguments[0].value = b"NVIDIA Test"
        if name == "cuModuleGetGlobal_v2":
            arguments[0]._obj.value, arguments[1]._obj.value = 4096, 12
        if name == "cuLaunchKernel":
            self.streams.append(arguments[8].value)
        if name == "cuGraphLaunch":
            self.streams.append(arguments[1].value)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    found = Driver()
    for module in (device, measured):
        monkeypatch.setattr(module, "find_driver", lambda: found)
    return found


def test_a_device_says_what_it_is(driver: Driver) -> None:
    gpu = CudaGpu()
    assert gpu.architecture == "sm_90"
    assert gpu.name() == "NVIDIA Test"
    assert gpu.room == 8 << 30


def test_work_is_recorded_on_a_stream_of_its_own_and_played_on_the_default(driver: Driver) -> None:
    gpu = CudaGpu()
    module = gpu.load_code(b".version 7.0")
    work = gpu.prepare_launch(module, "f", (1, 1, 1, 32, 1, 1), 0, [ctypes.c_uint64(5)])
    work()
    graph = gpu.record(work)
    graph()
    graph.close()
    assert driver.streams == [None, 77, None]
    order = [name for name in driver.asked if "Graph" in name or "Capture" in name]
    assert order == [
        "cuStreamBeginCapture_v2", "cuStreamEndCapture", "cuGraphInstantiateWithFlags",
        "cuGraphDestroy", "cuGraphLaunch", "cuGraphExecDestroy",
    ]  # fmt: skip


def test_a_recording_that_fails_is_ended(driver: Driver) -> None:
    gpu = CudaGpu()
    driver.answers["cuLaunchKernel"] = 701
    work = gpu.prepare_launch(gpu.load_code(b""), "f", (1, 1, 1, 32, 1, 1), 0, [])
    with pytest.raises(DeviceError):
        gpu.record(work)
    assert driver.asked[-1] == "cuStreamEndCapture"
    driver.answers.clear()
    work()
    assert driver.streams[-1] is None


def test_code_that_cannot_be_loaded_is_an_error_of_that_stage(driver: Driver) -> None:
    gpu = CudaGpu()
    driver.answers["cuModuleLoadDataEx"] = 218
    with pytest.raises(DeviceError, match="cuModuleLoadDataEx") as caught:
        gpu.load_code(b"nonsense")
    assert caught.value.stage == "load"
    assert not caught.value.is_sticky


def test_variables_are_found_or_absent(driver: Driver) -> None:
    gpu = CudaGpu()
    assert gpu.symbol(gpu.load_code(b""), "weights") == (4096, 12)
    driver.answers["cuModuleGetGlobal_v2"] = 500
    assert gpu.symbol(gpu.load_code(b""), "weights") is None


def test_all_shared_memory_is_stained(driver: Driver) -> None:
    gpu = CudaGpu()
    gpu.stain(0xFF)
    gpu.stain(0xFF)
    assert driver.asked.count("cuLaunchKernel") == 2
    assert driver.asked.count("cuModuleLoadDataEx") == 1
    assert "cuFuncSetAttribute" in driver.asked
