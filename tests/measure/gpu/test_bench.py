"""Are rows of the contest on a GPU what was measured, and is every trouble a row?"""

from __future__ import annotations

import ctypes
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import contest as contest_module
from perfdojo.dojo.contest import (
    Contest,
    choose_naive,
    choose_recipe,
    fastest_peer,
    is_right,
    share_of_copy,
)
from perfdojo.errors import NotFoundError
from perfdojo.ir import Kernel, print_kernel
from perfdojo.measure import apart
from perfdojo.measure.gpu import driver, rivals, tools
from perfdojo.measure.gpu.bench import GpuBenchOptions, ask, time_gpu_peer
from perfdojo.measure.gpu.ceilings import copy_of_bytes
from perfdojo.measure.gpu.oracle import make_oracle
from perfdojo.measure.gpu.peers import GPU_OPERATORS, find_formula
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.naive import bind_naively
from tests.measure.gpu.stub import Stub

SOFTMAX = make_kernel("softmax", like=(), N=5, M=40)
COPY = copy_of_bytes(2 * 4 * 5 * 40)
TARGET = CudaTarget(H200)


class MainMemoryTorch:
    """PyTorch whose tensors lie where the stub of the driver has its memory."""

    def __init__(self) -> None:
        self.torch = pytest.importorskip("torch", reason="PyTorch is not installed")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.torch, name)

    def set_grad_enabled(self, mode: bool) -> None:
        """Nothing: other tests in this process want gradients."""

    def empty(self, shape: Any, dtype: Any, device: str) -> Any:
        assert device == "cuda"
        return self.torch.empty(shape, dtype=dtype)


@pytest.fixture(scope="module")
def stub(tmp_path_factory: pytest.TempPathFactory) -> Stub:
    folder = Path(tmp_path_factory.mktemp("stub"))
    return Stub((bind_naively(SOFTMAX), make_oracle(SOFTMAX), COPY), folder)


@pytest.fixture
def request_of(stub: Stub, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(driver, "find_driver", lambda: stub.library)
    monkeypatch.setattr(tools, "compile_cubin", lambda source, architecture: stub.image(0))
    monkeypatch.setattr(tools, "_BLOCKS", 2)
    request = {
        "operator": "softmax",
        "sizes": {"N": 5, "M": 40},
        "formula": print_kernel(SOFTMAX),
        "oracle_kernel": print_kernel(make_oracle(SOFTMAX)),
        "oracle": asdict(stub.binary(1)),
        "ours": asdict(stub.binary(0)),
        "copy_kernel": print_kernel(COPY),
        "copy": asdict(stub.binary(2)),
        "spin": stub.image(0),
        "options": asdict(GpuBenchOptions(("torch",), 0.0)),
    }
    return json.loads(json.dumps(request))


@pytest.mark.cc
def test_a_row_has_times_ratios_and_errors_of_all(request_of: dict[str, Any]) -> None:
    row = rivals.measure_operator(request_of, MainMemoryTorch())
    assert set(row["seconds"]) == {"dojo", "eager"}
    assert row["notes"] == []
    assert row["correct"]
    assert row["agree"]
    assert 0 < row["errors"]["eager"] < row["tolerance"]
    assert row["bytes"] == 2 * 4 * 5 * 40
    assert row["rounds"] >= 9
    best = fastest_peer(row)
    assert best is not None
    assert best["low"] <= best["value"] <= best["high"]
    assert row["copy_bandwidth"] > 0
    assert share_of_copy({**row, "copy_bandwidth": 2 * row["bytes_per_second"]}) == 0.5
    json.dumps(row)


@pytest.mark.cc
def test_a_row_without_peers_needs_no_torch(request_of: dict[str, Any]) -> None:
    row = rivals.measure_operator(request_of, None)
    assert set(row["seconds"]) == {"dojo"}
    assert fastest_peer(row) is None
    assert is_right(row)


@pytest.mark.cc
def test_a_peer_that_fails_is_a_note(
    request_of: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> dict[str, Any]:
        return {"compiled": lambda: 1 / 0}

    monkeypatch.setattr(rivals, "make_gpu_peers", fail)
    row = rivals.measure_operator(request_of, MainMemoryTorch())
    assert row["notes"] == ["compiled failed: ZeroDivisionError: division by zero"]
    assert set(row["seconds"]) == {"dojo"}


@pytest.mark.cc
def test_a_peer_alone_is_timed(request_of: dict[str, Any]) -> None:
    request = {"alone": print_kernel(SOFTMAX), "spin": request_of["spin"]}
    assert rivals.measure_alone(request, MainMemoryTorch())["seconds"] > 0


def test_a_machine_without_a_gpu_is_a_row_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        row = ask({"operator": "machine", "spin": ""}, 120)
        assert row["operator"] == "machine"
        assert row["error"].startswith("cuda: there is no driver of a GPU")
    else:
        pytest.skip("there is a driver")


def test_a_process_that_does_not_answer_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask({"operator": "one"}, 0.01) == {"operator": "one", "error": "did not finish in 0 s"}
    monkeypatch.setattr(apart.sys, "executable", "/bin/false")
    assert ask({"operator": "one"}, 60) == {
        "operator": "one",
        "error": "exit code 1: it said nothing",
    }


# --------------------------------------------------------------------------------------------
# The contest


def test_rows_come_in_order_and_trouble_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def fake(formula: Kernel, kernel: Kernel, *_: Any) -> dict[str, Any]:
        if formula.name == "mul":
            raise ValueError("broken")
        return {"operator": formula.name, "threads": str(kernel).count("grid")}

    monkeypatch.setattr(contest_module, "bench_on_gpu", fake)

    def choose(kernel: Kernel, target: CudaTarget) -> Kernel:
        if kernel.name == "relu":
            raise NotFoundError("there is no recipe for 'relu' on cuda")
        return choose_naive(kernel, target)

    contest = Contest(TARGET, GpuBenchOptions(), choose)
    rows = list(contest.run(["softmax", "relu", "mul"]))
    assert [row["operator"] for row in rows] == ["softmax", "softmax", "relu", "mul"]
    assert rows[0]["sizes"] == {"N": 65536, "M": 4096}
    assert rows[0]["threads"] > 0
    assert rows[2]["error"] == "there is no recipe for 'relu' on cuda"
    assert rows[3]["error"] == "internal error: ValueError: broken"
    assert not any(map(is_right, rows[2:]))


def test_what_there_is_no_time_for_is_a_row() -> None:
    contest = Contest(TARGET, GpuBenchOptions(), choose_naive, until=time.monotonic())
    (row,) = contest.run(["relu"])
    assert row["error"] == "not reached: the time was up before"


def test_an_operator_without_a_recipe_is_named() -> None:
    with pytest.raises(NotFoundError, match="there is no recipe for 'tril' on cuda"):
        choose_recipe(make_kernel("tril", N=4, M=4), TARGET)


@pytest.mark.parametrize("name", GPU_OPERATORS)
def test_peers_compute_the_operator(name: str) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    from perfdojo.ir import interpret
    from perfdojo.kernels import load_formula
    from perfdojo.measure import compare, random_inputs

    sizes = dict(load_formula(name).bindings("test")[0])
    if name == "maxpool":
        sizes |= {"K": 4, "stride": 1}
    kernel = make_kernel(name, like=(), **sizes)
    inputs = random_inputs(kernel, 1)
    tensors = {
        key: torch.from_numpy(value.view("int16")).view(torch.bfloat16)
        if kernel.buffers[key].dtype == "bf16"
        else torch.from_numpy(value)
        for key, value in inputs.items()
    }
    found = find_formula(name, sizes)(torch, tensors).contiguous()
    (output,) = kernel.outputs
    array = found.float().numpy().reshape(output.shape)
    wanted = interpret(kernel, inputs, oracle=True)
    result = compare(kernel, {output.name: array}, inputs, wanted)
    assert result.max_error <= 4 * result.tolerance


def test_an_operator_that_pytorch_lacks_has_no_time() -> None:
    assert time_gpu_peer(make_kernel("tril", N=4, M=4), TARGET) != time_gpu_peer(
        make_kernel("tril", N=4, M=4), TARGET
    )
