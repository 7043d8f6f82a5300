"""Are the kernels behind the ceilings of a GPU right, and can they be built?"""

from __future__ import annotations

import numpy as np
import pytest

from perfdojo.errors import MeasureError
from perfdojo.ir import interpret, verify
from perfdojo.measure import apart, random_inputs
from perfdojo.measure.ceilings import Ceilings
from perfdojo.measure.floor import floor_of
from perfdojo.measure.gpu import ceilings as module
from perfdojo.measure.gpu.ceilings import TENSOR, copy_kernel, peak_kernel, read_kernel
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from tests.measure.gpu.fake import HONEST

KERNELS = {"copy": copy_kernel(3), "read": read_kernel(3), "peak": peak_kernel(3, 4)}


@pytest.mark.parametrize("name", KERNELS)
def test_the_kernels_are_well_formed(name: str) -> None:
    verify(KERNELS[name])


def test_they_compute_what_they_say() -> None:
    inputs = random_inputs(KERNELS["copy"], 0)
    assert np.array_equal(interpret(KERNELS["copy"], inputs)["y"], inputs["x"])
    found = interpret(KERNELS["read"], inputs)["y"].sum(dtype=np.float64)
    assert found == pytest.approx(inputs["x"].sum(dtype=np.float64), rel=1e-3)


@pytest.mark.nvrtc
def test_they_can_be_built() -> None:
    target = CudaTarget(H200)
    for kernel in KERNELS.values():
        assert target.compile(kernel)
    assert target.build(TENSOR)


@pytest.mark.nvrtc
def test_a_machine_that_cannot_be_measured_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart.sys, "executable", "/bin/false")
    with pytest.raises(MeasureError, match=r"cannot measure the ceilings of the GPU: .*exit"):
        module.measure_gpu_apart(CudaTarget(H200))


def test_tensor_cores_lower_the_floor() -> None:
    slow = floor_of(HONEST, HONEST, H200, Ceilings(1e30, 1e30, 1e3))
    assert slow > 0
    assert floor_of(HONEST, HONEST, H200, Ceilings(1e30, 1e30, 1e3, 1e3)) == slow / 2


@pytest.mark.gpu
def test_the_ceilings_of_this_device_make_sense() -> None:
    found = module.measure_gpu_apart(CudaTarget(), 0.1)
    assert 1e10 < found.copy_bandwidth < 1e14
    assert 1e10 < found.read_bandwidth < 1e14
    assert 1e11 < found.peak < 1e15
    assert found.tensor > found.peak
