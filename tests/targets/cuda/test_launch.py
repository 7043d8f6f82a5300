"""Is a kernel called on a GPU as one expects, and is every wrong call refused before it runs?"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from perfdojo.errors import BuildError, CallError, TargetError
from perfdojo.ir import interpret, parse_kernel
from perfdojo.measure import random_inputs
from perfdojo.targets import build_function, find_target
from perfdojo.targets.cuda import launch as launching
from perfdojo.targets.cuda import machine, memory
from perfdojo.targets.cuda.launch import GpuFunction
from perfdojo.targets.cuda.plan import make_plan
from perfdojo.targets.cuda.program import lower
from perfdojo.testing import check_target
from tests.targets.cuda.fake import FakeCupy, OnGpu, on_gpu
from tests.targets.cuda.texts import TEXTS

AXPY = """
kernel axpy(a: f32, x: f32[4, 6], y: f32[4, 6]) -> z: f32[4, 6]
  for i in 4 grid:
    for j in 6 block:
      z[i, j] = a * x[i, j] + y[i, j]
"""
LOOKUP = """
kernel lookup(table: f32[10], at: i32[4] in 10) -> y: f32[4]
  for i in 4 block:
    y[i] = table[at[i]]
"""


@pytest.fixture
def cupy(monkeypatch: pytest.MonkeyPatch) -> FakeCupy:
    fake = FakeCupy()
    for module in (machine, memory, launching):
        monkeypatch.setattr(module, "import_cupy", lambda: fake)
    return fake


def make(text: str) -> GpuFunction:
    return GpuFunction(make_plan(lower(parse_kernel(text))), "kernel.cubin")


def ones(*shape: int, dtype: Any = np.float32) -> OnGpu:
    return on_gpu(np.ones(shape, dtype))


# --------------------------------------------------------------------------------------------
# What the device is told


def test_a_call_launches_on_the_arrays_themselves(cupy: FakeCupy) -> None:
    x, y, z = ones(4, 6), ones(4, 6), ones(4, 6)
    assert make(AXPY)(2.0, x, y, out=z) is z
    places = (64, x.ctypes.data, y.ctypes.data, z.ctypes.data)
    assert cupy.launched == [("dojo_axpy_0", (4, 1, 1), (6, 1, 1), places, 0, 7)]


def test_an_output_is_made_where_none_is_given(cupy: FakeCupy) -> None:
    z = make(AXPY)(2.0, ones(4, 6), ones(4, 6))
    assert cupy.launched[0][3][3] == z.ctypes.data


def test_launches_run_in_order_and_share_temporaries_that_are_kept(cupy: FakeCupy) -> None:
    function = make(TEXTS["launches"])
    arguments = [ones(40), ones(40, dtype=np.float64)]
    function(*arguments)
    function(*arguments)
    assert [name for name, *_ in cupy.launched] == ["dojo_launches_0", "dojo_launches_1"] * 2
    assert cupy.allocated == [160]
    assert {places[-1] for _, _, _, places, _, _ in cupy.launched} == {4096}


def test_another_stream_gets_temporaries_of_its_own(cupy: FakeCupy) -> None:
    function = make(TEXTS["launches"])
    arguments = [ones(40), ones(40, dtype=np.float64)]
    function(*arguments)
    cupy.cuda.get_current_stream = lambda: type("Stream", (), {"ptr": 9})
    function(*arguments)
    assert cupy.allocated == [160, 160]
    assert [stream for *_, stream in cupy.launched] == [7, 7, 9, 9]


def test_blocks_that_wait_for_each_other_are_launched_together(cupy: FakeCupy) -> None:
    make(TEXTS["teams"])(ones(5, 2, 40))
    make(TEXTS["launches"])(ones(40), ones(40, dtype=np.float64))
    assert cupy.together == [True, False, False]


def test_another_stream_gets_code_of_its_own_where_blocks_wait(cupy: FakeCupy) -> None:
    waits, plain = make(TEXTS["teams"]), make(AXPY)
    for stream in (7, 9, 7):
        cupy.cuda.get_current_stream = lambda stream=stream: type("Stream", (), {"ptr": stream})
        waits(ones(5, 2, 40))
        plain(2.0, ones(4, 6), ones(4, 6))
    assert cupy.used == [0, 1, 2, 1, 0, 1]


def test_large_shared_memory_is_asked_for(cupy: FakeCupy) -> None:
    make(TEXTS["large"])(ones(4, 16384), ones(3, 5, dtype=np.int8))
    assert cupy.dynamic == {"dojo_large_0": 65552}
    assert cupy.launched[0][4] == 65552


def test_a_prepared_call_checks_once_and_runs_often(cupy: FakeCupy) -> None:
    call = make(AXPY).prepare(2.0, ones(4, 6), ones(4, 6), out=ones(4, 6))
    call()
    call()
    assert len(cupy.launched) == 2


# --------------------------------------------------------------------------------------------
# Refusals


ELSEWHERE = ones(4, 6)
ELSEWHERE.device_number = 1
WRONG = {
    "numpy": (
        np.ones((4, 6), np.float32),
        "on the GPU, got one of numpy in main memory; copy",
    ),
    "list": (
        [1.0],
        "(PyTorch, CuPy, JAX or anything with DLPack), got list",
    ),
    "type": (ones(4, 6, dtype=np.float64), "axpy: expected 'x' of type f32, got f64"),
    "shape": (ones(6, 4), "axpy: expected 'x' of shape (4, 6), got (6, 4)"),
    "strided": (ones(4, 12)[:, ::2], "expected 'x' contiguous in row-major order, got strides"),
    "unaligned": (
        ones(25)[1:].reshape(4, 6),
        "multiple of 16 bytes, got one at 4 beyond; make a",
    ),
    "elsewhere": (ELSEWHERE, "expected an array on GPU 0, got one on GPU 1"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_input_is_refused(what: str, cupy: FakeCupy) -> None:
    value, said = WRONG[what]
    with pytest.raises(CallError, match=re.escape(said)):
        make(AXPY)(2.0, value, ones(4, 6))
    assert cupy.launched == []


def test_a_subscript_beyond_its_promise_is_refused(cupy: FakeCupy) -> None:
    at = on_gpu(np.array([0, 3, 10, 1], np.int32))
    with pytest.raises(CallError, match=r"lookup: expected 'at' with 0 <= value < 10, got 10"):
        make(LOOKUP)(ones(10), at)


def test_a_type_that_cupy_does_not_know_needs_an_output(cupy: FakeCupy) -> None:
    text = """
kernel k(x: f32[4]) -> y: bf16[4]
  for i in 4 block:
    y[i] = x[i]
"""
    with pytest.raises(
        CallError, match=r"'y': CuPy has no arrays of bf16; give a PyTorch tensor out="
    ):
        make(text)(ones(4))


def test_too_little_memory_is_said(cupy: FakeCupy) -> None:
    function = make(TEXTS["launches"])
    function.plan = replace(function.plan, temporaries=(("s", 1 << 50),))
    with pytest.raises(
        CallError, match="launches: not enough memory on the GPU for its temporaries"
    ):
        function(ones(40), ones(40, dtype=np.float64))


def test_a_binary_that_cannot_be_loaded_is_named(cupy: FakeCupy) -> None:
    plan = make_plan(lower(parse_kernel(AXPY)))
    with pytest.raises(BuildError, match=r"cannot load 'missing.cubin': .*; delete that file"):
        GpuFunction(plan, "missing.cubin")


def test_calling_without_cupy_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(machine, "find_missing", machine.find_missing.__wrapped__)
    plan = make_plan(lower(parse_kernel(AXPY)))
    with pytest.raises(
        TargetError, match=r"^cuda: CuPy, .*, is not installed; pip install 'perfdojo\[cuda\]'$"
    ):
        GpuFunction(plan, "kernel.cubin")


# --------------------------------------------------------------------------------------------
# On a device


@pytest.mark.gpu
@pytest.mark.parametrize("name", TEXTS)
def test_the_device_computes_what_the_interpreter_does(name: str) -> None:
    check_target(parse_kernel(TEXTS[name]), "cuda")


@pytest.mark.gpu
def test_tensors_go_in_and_tensors_come_out() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed; pip install torch")
    kernel = parse_kernel(AXPY)
    inputs = random_inputs(kernel, 0)
    x, y = (torch.from_numpy(inputs[name]).cuda() for name in "xy")
    function = build_function(kernel, "cuda")
    with torch.cuda.stream(torch.cuda.Stream()):
        z = function(float(inputs["a"]), x, y)
        torch.cuda.current_stream().synchronize()
    assert z.is_cuda
    assert np.array_equal(z.cpu().numpy(), interpret(kernel, inputs)["z"])
    again = torch.zeros_like(z)
    assert function(float(inputs["a"]), x, y, out=again) is again
    assert torch.equal(again, z)


@pytest.mark.gpu
def test_jax_arrays_go_in_and_come_out() -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed; pip install 'perfdojo[models]'")
    if jax.default_backend() != "gpu":
        pytest.skip("JAX sees no GPU")
    kernel = parse_kernel(AXPY)
    inputs = random_inputs(kernel, 0)
    arrays = [jax.numpy.asarray(inputs[name]) for name in "xy"]
    z = build_function(kernel, "cuda")(float(inputs["a"]), *arrays)
    assert isinstance(z, jax.Array)
    assert np.array_equal(np.asarray(z), interpret(kernel, inputs)["z"])


@pytest.mark.gpu
def test_the_machine_is_read_off_the_device() -> None:
    found = find_target("cuda").machine
    assert found.gpu is not None
    assert found.gpu.warp == 32
    assert found.gpu.multiprocessors > 0
