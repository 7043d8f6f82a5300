"""Does the driver get what it wants to hear, and do our tools compute what `compare` does?"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from perfdojo.errors import TargetError
from perfdojo.ir import Buffer, Dim, interpret, numpy_dtype, parse_kernel
from perfdojo.measure import random_inputs
from perfdojo.measure.compare import Judge
from perfdojo.measure.gpu import driver as module
from perfdojo.measure.gpu import tools
from perfdojo.measure.gpu.cases import prepare_all
from perfdojo.measure.gpu.device import DeviceError
from perfdojo.measure.gpu.driver import CudaDevice
from perfdojo.measure.gpu.ground import GpuOrder
from perfdojo.measure.gpu.oracle import make_oracle
from perfdojo.measure.gpu.warm import Warm
from perfdojo.targets.cuda.plan import Call
from tests.measure.gpu.fake import HONEST
from tests.measure.gpu.stub import Stub

pytestmark = pytest.mark.cc

WRONG = parse_kernel(str(HONEST).replace("+ 1.0", "+ 1.5"))
SHARED = parse_kernel("""
kernel shared(x: f32[2, 20000]) -> y: f32[2, 20000]
  s: f32[20000] shared

  for i in 2 grid:
    for j in 32 block:
      for k in 625:
        s[32*k + j] = x[i, 32*k + j]
    for j1 in 32 block:
      for k1 in 625:
        y[i, 32*k1 + j1] = s[19999 - 32*k1 - j1]
""")


TEAM = parse_kernel("""
kernel team(x: f32[2, 4]) -> y: f32[2, 4]
  t: f32[2, 4] heap

  for i in 2 grid:
    for p in 4 team:
      t[i, p] = x[i, p]
    for q in 4 team:
      y[i, q] = t[i, 3 - q]
""")


@pytest.fixture(scope="module")
def stub(tmp_path_factory: pytest.TempPathFactory) -> Stub:
    kernels = (HONEST, make_oracle(HONEST), WRONG, SHARED, TEAM)
    return Stub(kernels, Path(tmp_path_factory.mktemp("stub")))


@pytest.fixture
def device(stub: Stub, monkeypatch: pytest.MonkeyPatch) -> Iterator[CudaDevice]:
    monkeypatch.setattr(module, "find_driver", lambda: stub.library)
    monkeypatch.setattr(tools, "compile_cubin", lambda source, architecture: stub.image(0))
    monkeypatch.setattr(tools, "_BLOCKS", 2)
    yield CudaDevice()
    stub.library.stub_break(0)


def put(device: CudaDevice, array: np.ndarray) -> int:
    place = device.allocate(array.nbytes)
    device.write(place, np.ascontiguousarray(array).reshape(-1).view(np.uint8))
    return place


# --------------------------------------------------------------------------------------------
# Memory, launches, time


def test_memory_keeps_what_is_written(device: CudaDevice) -> None:
    data = np.arange(1000, dtype=np.uint8)
    place = put(device, data)
    assert np.array_equal(device.read(place, 1000), data)
    other = device.allocate(1000)
    device.copy(other, place, 1000)
    device.fill(place, 0x7A, 999)
    assert device.read(place, 1000).tolist() == [0x7A] * 999 + [int(data[999])]
    assert np.array_equal(device.read(other, 1000), data)


def test_too_much_memory_is_said_in_words(device: CudaDevice) -> None:
    with pytest.raises(DeviceError, match="cuMemAlloc_v2: CUDA_ERROR_OUT_OF_MEMORY") as caught:
        device.allocate(1 << 40)
    assert caught.value.stage == "memory"
    assert not caught.value.is_sticky


@pytest.mark.parametrize("number", [0, 3, 4])
def test_launches_compute(device: CudaDevice, stub: Stub, number: int) -> None:
    plan = stub.plans[number]
    inputs = random_inputs(plan.kernel, 3)
    places = {name: put(device, array) for name, array in inputs.items()}
    places |= {name: device.allocate(size) for name, size in plan.temporaries}
    wanted = interpret(plan.kernel, inputs)["y"]
    places["y"] = device.allocate(wanted.nbytes)
    prepare_all(device, device.load(stub.image(number + 1)), plan, places)()
    device.wait()
    assert device.read(places["y"], wanted.nbytes).tobytes() == wanted.tobytes()


def test_what_cannot_be_loaded_or_launched_fails_there(
    device: CudaDevice, tmp_path: Path, stub: Stub
) -> None:
    (tmp_path / "bad.cubin").write_bytes(b"nonsense")
    with pytest.raises(DeviceError) as caught:
        device.load(str(tmp_path / "bad.cubin"))
    assert caught.value.stage == "load"
    loaded = device.load(stub.image(1))
    with pytest.raises(DeviceError) as caught:
        device.prepare(loaded, Call("missing", (1, 1, 1), 1, 0, 0, ()), [])
    assert caught.value.stage == "load"
    for wrong in (
        Call("dojo_scaled_0", (1, 1, 1), 2048, 0, 0, ()),
        Call("dojo_scaled_0", (9, 9, 1), 1, 0, 0, (), together=True),
    ):
        with pytest.raises(DeviceError) as caught:
            device.prepare(loaded, wrong, [])()
        assert caught.value.stage == "launch"
        assert not caught.value.is_sticky


def test_an_error_of_the_device_shows_when_waiting_and_sticks(
    device: CudaDevice, stub: Stub
) -> None:
    stub.library.stub_break(700)
    with pytest.raises(DeviceError, match="CUDA_ERROR_ILLEGAL_ADDRESS") as caught:
        device.wait()
    assert caught.value.stage == "bounds"
    assert caught.value.is_sticky


def test_time_is_that_of_the_work_without_what_runs_before(device: CudaDevice, stub: Stub) -> None:
    created, destroyed = (
        stub.library.stub_count(name) for name in (b"cuEventCreate", b"cuEventDestroy_v2")
    )
    called: list[str] = []
    warm = device.time(lambda: called.append("work"), 3, None)
    assert warm > 0
    cold = device.time(lambda: called.append("work"), 2, lambda: called.append("chill"))
    assert cold > 0
    assert called == ["work"] * 3 + ["chill", "work"] * 2
    assert stub.library.stub_count(b"cuEventCreate") - created == 2 + 4
    assert stub.library.stub_count(b"cuEventDestroy_v2") - destroyed == 2 + 4


def test_a_machine_without_a_driver_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LIBRARIES", ("libnowhere.so.1",))
    with pytest.raises(TargetError, match=r"cuda: there is no driver of a GPU \(libcuda.so.1\)"):
        module.find_driver.__wrapped__()


# --------------------------------------------------------------------------------------------
# A worker on it


def test_a_worker_tries_candidates_through_the_driver(device: CudaDevice, stub: Stub) -> None:
    warm = Warm(device, HONEST, (stub.plans[1], stub.image(2)))
    assert warm.answer({"do": "load", "seeds": [1, 2]}) == {}
    good = GpuOrder(stub.binary(0), {"y": 1e-5}, stub.binary(0), budget=0.0)
    held = stub.library.stub_count(b"cuMemAlloc_v2") - stub.library.stub_count(b"cuMemFree_v2")
    for _ in range(2):
        reply = warm.answer({"do": "measure", "seeds": [1, 2], "order": asdict(good)})
        assert set(reply["seconds"]) == {"candidate", "incumbent"}, reply
        assert reply["error"] < 1e-6
    bad = replace(good, candidate=stub.binary(2))
    reply = warm.answer({"do": "check", "seeds": [1, 2], "order": asdict(bad)})
    assert reply["stage"] == "wrong"
    left = stub.library.stub_count(b"cuMemAlloc_v2") - stub.library.stub_count(b"cuMemFree_v2")
    assert left == held, "what a candidate needed is given back"


def test_a_spoilt_context_is_reported_as_such(device: CudaDevice, stub: Stub) -> None:
    warm = Warm(device, HONEST, (stub.plans[1], stub.image(2)))
    warm.answer({"do": "load", "seeds": [1]})
    stub.library.stub_break(700)
    order = asdict(GpuOrder(stub.binary(0), {"y": 1e-5}))
    reply = warm.answer({"do": "check", "seeds": [1], "order": order})
    assert reply["poisoned"]
    assert reply["stage"] == "bounds"


# --------------------------------------------------------------------------------------------
# The tools


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16"])
@pytest.mark.parametrize("odd", [False, True])
def test_errors_are_those_of_the_judge(device: CudaDevice, dtype: str, odd: bool) -> None:
    rng = np.random.default_rng(1)
    right = rng.standard_normal(1003) * np.exp(rng.standard_normal(1003) * 3)
    if odd:
        right[5:9] = [np.inf, -np.inf, np.nan, 1e300]
    with np.errstate(over="ignore"):
        found = right.astype(numpy_dtype(dtype))
    judge = Judge(right, found.dtype)
    place = put(device, right)
    scale = device.scale(place, right.size, dtype)
    for change in (None, (17, 2.0), (5, 0.0), (1002, np.nan), (8, 3.0)):
        changed = found.copy()
        if change is not None:
            changed[change[0]] = change[1]
        error = device.error(put(device, changed), dtype, place, right.size, scale)
        assert error == pytest.approx(judge.error(changed), rel=1e-9), change


def test_an_answer_of_zeros_has_a_scale(device: CudaDevice) -> None:
    place = put(device, np.zeros(10))
    scale = device.scale(place, 10, "f32")
    assert scale.typical == float(np.finfo(np.float32).tiny)
    assert device.error(put(device, np.zeros(10, np.float32)), "f32", place, 10, scale) == 0.0


@pytest.mark.parametrize("size", [1, 15, 16, 17, 4096, 100_003])
def test_equal_bytes_are_equal_and_others_are_not(device: CudaDevice, size: int) -> None:
    data = np.random.default_rng(0).integers(0, 256, size).astype(np.uint8)
    one = put(device, data)
    assert device.is_same(one, put(device, data), size)
    for place in {0, size // 2, size - 1}:
        other = data.copy()
        other[place] ^= 1
        assert not device.is_same(one, put(device, other), size)


def draw(device: CudaDevice, buffer: Buffer, seed: int) -> np.ndarray:
    size = math.prod(buffer.shape) * numpy_dtype(buffer.dtype).itemsize
    place = device.allocate(size)
    device.draw(place, buffer, seed)
    return device.read(place, size).view(numpy_dtype(buffer.dtype)).reshape(buffer.shape)


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16"])
def test_floats_are_normal(device: CudaDevice, dtype: str) -> None:
    values = draw(device, Buffer("x", dtype, (Dim(200), Dim(101))), 7).astype(np.float64)
    assert abs(values.mean()) < 0.05
    assert abs(values.std() - 1) < 0.05
    assert abs((values[:, 1:] * values[:, :-1]).mean()) < 0.05, "neighbours do not depend"


@pytest.mark.parametrize("dtype", ["i64", "i32", "i8"])
def test_integers_keep_their_promise(device: CudaDevice, dtype: str) -> None:
    promised = draw(device, Buffer("x", dtype, (Dim(5000),), "heap", 3, 9), 1)
    assert set(promised.tolist()) == set(range(3, 9))
    free = draw(device, Buffer("x", dtype, (Dim(5000),)), 1)
    assert (free.min(), free.max()) == (-10, 9)


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16"])
def test_floats_keep_their_promise(device: CudaDevice, dtype: str) -> None:
    values = draw(device, Buffer("x", dtype, (Dim(5000),), "heap", 0.1, 0.3), 1).astype(np.float64)
    assert values.min() >= 0.1
    assert values.max() < 0.3


def test_the_same_seed_gives_the_same_values_and_others_give_others(device: CudaDevice) -> None:
    buffer = Buffer("x", "f32", (Dim(1000),))
    assert np.array_equal(draw(device, buffer, 1), draw(device, buffer, 1))
    assert not np.array_equal(draw(device, buffer, 1), draw(device, buffer, 2))
    assert set(draw(device, Buffer("x", "bool", (Dim(100),)), 3).tolist()) == {False, True}
