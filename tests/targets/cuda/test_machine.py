"""Is a GPU described as it is, and is one assumed where there is none?"""

from __future__ import annotations

import dataclasses

import pytest

from perfdojo.errors import TargetError
from perfdojo.targets import CTarget, CudaTarget, find_target
from perfdojo.targets.cuda import machine
from perfdojo.targets.cuda.machine import H200, machine_of

# what CuPy reads off an H200
ATTRIBUTES = {
    "MultiProcessorCount": 132,
    "WarpSize": 32,
    "MaxThreadsPerBlock": 1024,
    "MaxThreadsPerMultiProcessor": 2048,
    "MaxSharedMemoryPerBlockOptin": 232448,
    "MaxSharedMemoryPerMultiprocessor": 233472,
    "MaxRegistersPerMultiprocessor": 65536,
    "L2CacheSize": 60 << 20,
    "ClockRate": 1_980_000,
}


def test_the_attributes_of_a_device_make_its_machine() -> None:
    assert machine_of("NVIDIA H200", "90", ATTRIBUTES) == H200


def test_without_a_device_an_h200_is_assumed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "find_missing", lambda: "no GPU")
    target = find_target("cuda")
    assert target.machine is H200
    assert target.name == "cuda"


@pytest.mark.nvrtc
def test_the_fingerprint_names_gpu_driver_and_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "find_missing", lambda: "no GPU")
    found = CudaTarget(H200).fingerprint()
    assert found["target"] == "cuda"
    assert (found["gpu"], found["capability"], found["driver"]) == ("NVIDIA H200", "9.0", "none")
    assert found["compiler"].startswith("NVRTC ")
    assert "--fmad=false" in found["flags"]


def test_a_machine_without_a_gpu_is_refused() -> None:
    cpu = dataclasses.replace(CTarget().machine, name="a CPU")
    with pytest.raises(TargetError, match=r"^cuda: expected a GPU, got 'a CPU'$"):
        CudaTarget(cpu)
