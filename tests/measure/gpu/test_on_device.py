"""On a real GPU: is what is right measured, and does a search survive what is not?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.cli.run import measure
from perfdojo.ir import Kernel, interpret, numpy_dtype
from perfdojo.kernels import load_formula
from perfdojo.measure import Failed, Harness, Timed
from perfdojo.measure.gpu.bench import GpuBenchOptions, bench_on_gpu
from perfdojo.measure.gpu.cases import make_gpu_case
from perfdojo.measure.gpu.driver import CudaDevice
from perfdojo.measure.gpu.oracle import make_oracle
from perfdojo.measure.gpu.peers import GPU_OPERATORS
from perfdojo.measure.gpu.sanitize import find_sanitizer
from perfdojo.search.budget import Budget
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.naive import bind_naively
from tests.measure.gpu.fake import HONEST

pytestmark = pytest.mark.gpu

# name: (what the threads do when they are done, the stages it may end at)
VILLAINS: dict[str, tuple[str, tuple[str, ...]]] = {
    "endless": ("while (((volatile float *)y)[0] != 12345.678f) {}", ("timeout",)),
    "far_away": ("*(volatile float *)8 = 1;", ("bounds",)),
    "too_far": ("y[240] = 1;", ("bounds",)),
    "before": ("y[-1] = 1;", ("bounds",)),
    "beside_input": ("((float *)x)[240] = 1;", ("bounds",)),
    "beside_temporary": ("t[240] = 1;", ("bounds",)),
    "traps": ('asm volatile("trap;");', ("crash",)),
    "misaligned": ("*(volatile float *)((char *)y + 1) = 1;", ("crash",)),
    "wrong": ("y[0] = 7;", ("wrong",)),
    "input": ("if (blockIdx.x == 0 && threadIdx.x == 0) ((float *)w)[3] += 1;", ("input",)),
}


class Villain(CudaTarget):
    """The GPU, where a kernel named after a villain does what that one does, at the end."""

    def emit(self, kernel: Kernel) -> str:
        text = super().emit(kernel)
        if kernel.name not in VILLAINS:
            return text
        head, _, tail = text.rpartition("}")
        return f"{head}  {VILLAINS[kernel.name][0]}\n}}{tail}"


def named(name: str) -> Kernel:
    return replace(HONEST, name=name)


@pytest.fixture(scope="module")
def harness() -> Iterator[Harness]:
    with Harness(HONEST, Villain(), floor=0.0, timing=0.01, limit=5.0) as made:
        yield made


@pytest.mark.parametrize("name", VILLAINS)
def test_a_villain_fails_where_it_must_and_the_next_one_is_measured(
    name: str, harness: Harness
) -> None:
    bad, good = harness.measure([named(name), named("good")])
    assert isinstance(bad, Failed)
    assert bad.stage in VILLAINS[name][1], bad
    assert isinstance(good, Timed), good


def test_caches_are_cold_unless_one_asks(harness: Harness) -> None:
    kernel = bind_naively(make_kernel("relu", like=(), N=512, M=4096))
    seconds = {}
    for warm in (False, True):
        with Harness(kernel, "cuda", floor=0.0, warm=warm, timing=0.2) as made:
            seconds[warm] = made.baseline.seconds
    assert seconds[True] < seconds[False]


@pytest.mark.parametrize("name", [*GPU_OPERATORS, "argmax", "softmax_f16", "greater", "embedding"])
def test_the_oracle_of_the_device_is_that_of_the_interpreter(name: str) -> None:
    kernel = make_kernel(name, like=(), **load_formula(name).bindings("test")[0])
    oracle, target, device = make_oracle(kernel), CudaTarget(), CudaDevice()
    case = make_gpu_case(device, kernel, (target.plan(oracle), target.compile(oracle)), 4)
    inputs = {
        buffer.name: device.read(
            case.inputs[buffer.name],
            int(np.prod(buffer.shape)) * numpy_dtype(buffer.dtype).itemsize,
        )
        .view(numpy_dtype(buffer.dtype))
        .reshape(buffer.shape)
        for buffer in kernel.inputs
    }
    for output, wanted in interpret(kernel, inputs, oracle=True).items():
        found = device.read(case.judges[output].right, wanted.nbytes).view(wanted.dtype)
        assert np.allclose(found, wanted.reshape(-1), rtol=1e-12, atol=1e-300, equal_nan=True)


def test_the_untouched_kernel_can_be_run() -> None:
    kernel = make_kernel("softmax", like=(), N=4096, M=1000)
    answer = measure(kernel, kernel, CudaTarget(), seed=1, budget=0.1)
    assert answer["correct"]


def test_optimize_goes_on_a_gpu() -> None:
    from perfdojo.records import open_store
    from perfdojo.search.optimise import Options, optimise

    kernel = make_kernel("relu", like=(), N=256, M=512)
    options = Options(search="random", budget=Budget(seconds=20, measurements=10), hints=False)
    with open_store() as store:
        verdict = optimise(kernel, "cuda", options, store)
    assert verdict.verified


def test_the_sanitizer_finds_what_canaries_cannot(harness: Harness) -> None:
    if find_sanitizer() is None:
        pytest.skip("compute-sanitizer is not installed")
    clean = harness.inspect(HONEST)
    assert isinstance(clean, str), clean
    if "clean" not in clean:
        pytest.skip(f"compute-sanitizer does not work here: {clean}")
    found = harness.inspect(named("too_far"))
    assert isinstance(found, Failed)
    assert found.stage == "sanitizer"


def test_an_operator_is_compared_with_pytorch() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    sizes = {"N": 1024, "M": 2048}
    kernel = make_kernel("softmax", like=(), **sizes)
    options = GpuBenchOptions(("torch",), 0.2)
    row = bench_on_gpu(kernel, bind_naively(kernel), sizes, CudaTarget(), options)
    assert "error" not in row, row
    assert row["correct"]
    assert row["agree"]
    assert row["ratios"]["eager"]["value"] > 0
