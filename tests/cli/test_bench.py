"""perfdojo bench: side by side with PyTorch."""

import importlib.util
import json

import pytest
from typer.testing import CliRunner

from perfdojo.api import kernel as make_kernel
from perfdojo.cli import app, bench_cuda
from perfdojo.cli import bench as bench_command
from perfdojo.cli.bench import best_ratio, choose
from perfdojo.errors import NotFoundError
from perfdojo.ir import parse_kernel
from perfdojo.measure import tvm_peer
from perfdojo.measure.bench import floor_seconds, geometric_mean
from perfdojo.measure.ceilings import Ceilings
from perfdojo.measure.peers import OPERATORS
from perfdojo.records import open_store
from perfdojo.targets import find_target
from perfdojo.testing import TEST_MACHINE
from tests.records.played import begin_on, keep


def test_unknown_operators_and_peers_are_refused() -> None:
    for words, reason in (
        (["--only", "sofmax"], "unknown operator 'sofmax'; did you mean 'softmax'?"),
        (["--against", "jax"], "unknown peer 'jax'"),
    ):
        result = CliRunner().invoke(app, ["bench", "cpu", *words])
        assert isinstance(result.exception, NotFoundError)
        assert str(result.exception).startswith(reason)


@pytest.mark.parametrize(
    ("peers", "missing", "reason"),
    [
        ("tvm", "xgboost", "bench: TVM cannot tune here, xgboost not found; pip install"),
        ("inductor", "torch", "bench: PyTorch is not installed; pip install"),
    ],
)
def test_a_peer_that_is_not_installed_is_named(
    peers: str, missing: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec

    def find(name: str) -> object:
        if name == missing:
            return None
        return real(name) or name if name in ("tvm", "psutil", "cloudpickle") else real(name)

    monkeypatch.setattr(importlib.util, "find_spec", find)
    result = CliRunner().invoke(app, ["bench", "cpu", "--against", peers])
    assert isinstance(result.exception, NotFoundError)
    assert str(result.exception).startswith(reason)
    assert "\n" not in str(result.exception)


def test_searched_takes_the_best_record_and_else_says_that_there_is_none() -> None:
    target = find_target("cpu")
    kernel = make_kernel("relu", like=(), N=8, M=16)
    for recipes, source in ((False, "formula"), (True, "recipe")):
        choice = choose(kernel, target, recipes=recipes, searched=True)
        assert choice.source == source
        assert choice.note.startswith("nothing is recorded of 'relu'; `perfdojo optimize`")
    with open_store() as store:
        keep(store, begin_on(store, kernel), kernel)
    choice = choose(kernel, target, recipes=True, searched=True)
    assert (choice.source, choice.note) == ("record", "")
    assert choice.kernel != kernel


def test_without_searched_no_record_is_used() -> None:
    kernel = make_kernel("relu", like=(), N=8, M=16)
    with open_store() as store:
        keep(store, begin_on(store, kernel), kernel)
    choice = choose(kernel, find_target("cpu"), recipes=False, searched=False)
    assert (choice.kernel, choice.source, choice.note) == (kernel, "formula", "")


def test_the_table_says_where_a_kernel_is_from_if_it_is_not_what_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_command.console, "width", 120)
    row = {"operator": "relu", "sizes": {"N": 8, "M": 16}, "seconds": {"dojo": 1e-3}, "agree": True}
    row |= {"ratios": {"tvm": {"value": 2.0, "low": 1.9, "high": 2.1}}, "reached": 0.5}
    alone = {**row, "operator": "cumsum", "ratios": {}}
    bench_command._print(
        [{**row, "from": "recipe", "note": "no record"}, {**alone, "from": "record", "note": ""}]
    )
    shown = capsys.readouterr().out
    assert "relu 8x16: timed the recipe; no record" in shown
    assert "geometric mean against tvm: 2.00x" in shown
    assert "eager" not in shown


def test_the_ratio_that_counts_is_that_to_the_fastest_peer() -> None:
    ratios = {"eager": {"value": 5.0}, "compiled": {"value": 1.2}}
    assert best_ratio({"ratios": ratios}) == {"value": 1.2}


def test_the_geometric_mean_is_one() -> None:
    assert geometric_mean([0.5, 2.0]) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("rows", "value", "seconds"),
    [
        (1 << 24, "x[i]", 2 * 4 * (1 << 24) / 10e9),  # a copy
        (1 << 24, "x[i] * z[i]", (2 * 10e-10 + 5e-10) / 10 * 4 * (1 << 24)),  # one more is read
        (64, "x[i] * z[i] + x[i]", 128 / 4e9),  # in the caches: operations count
    ],
)
def test_the_floor_is_what_bytes_or_operations_take(rows: int, value: str, seconds: float) -> None:
    second = f", z: f32[{rows}]" if "z" in value else ""
    kernel = parse_kernel(f"""
kernel k(x: f32[{rows}]{second}) -> y: f32[{rows}]
  for i in {rows}:
    y[i] = {value}
""")
    ceilings = Ceilings(read_bandwidth=20e9, copy_bandwidth=10e9, peak=4e9)
    assert floor_seconds(kernel, TEST_MACHINE, ceilings) == pytest.approx(seconds)


def test_the_suite_has_seventeen_operators() -> None:
    assert len(OPERATORS) == 17


@pytest.mark.cc
def test_a_small_operator_is_measured_and_checked() -> None:
    pytest.importorskip("torch", reason="needs PyTorch: the extra `perfllm`")
    words = ["bench", "cpu", "--only", "depthwise", "--recipes", "--against", "torch"]
    result = CliRunner().invoke(app, [*words, "--budget", "0.1", "--json"])
    (row,) = json.loads(result.stdout)
    assert row["agree"] is True
    assert row["ratios"]["eager"]["low"] <= row["ratios"]["eager"]["high"]
    assert row["reached"] == pytest.approx(row["floor"] / row["seconds"]["dojo"])
    assert result.exit_code == 0


def test_on_a_gpu_tvm_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tvm_peer, "check_installed", lambda: None)
    monkeypatch.setattr(bench_cuda, "find_missing", lambda: None)
    result = CliRunner().invoke(app, ["bench", "cuda", "--against", "tvm"])
    assert str(result.exception) == "bench: expected peers torch and inductor on a GPU, got 'tvm'"


def test_without_a_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_cuda, "find_missing", lambda: "there is no GPU")
    result = CliRunner().invoke(app, ["bench", "cuda", "--against", "", "--only", "matmul_bf16"])
    assert isinstance(result.exception, NotFoundError)
    assert str(result.exception) == "bench: there is no GPU"


ROWS = [
    {
        "operator": "relu",
        "sizes": {"N": 4, "M": 8},
        "seconds": {"dojo": 1e-3, "eager": 1.2e-3, "compiled": 1.1e-3},
        "ratios": {
            "eager": {"value": 1.2, "low": 1.1, "high": 1.3},
            "compiled": {"value": 1.1, "low": 1.0, "high": 1.15},
        },
        "errors": {"dojo": 0.0, "eager": 0.0, "compiled": 0.0},
        "correct": True,
        "agree": True,
        "bytes": 4e9,
        "bytes_per_second": 4e12,
        "copy_bandwidth": 4.4e12,
        "notes": ["compiled failed: something"],
    },
    {"operator": "mul", "sizes": {"N": 4}, "error": "there is no recipe for 'mul' on cuda"},
]


@pytest.mark.parametrize("wrong", [False, True])
def test_rows_of_a_gpu_are_shown(wrong: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [dict(ROWS[0], correct=not wrong), *ROWS[1:]]
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(bench_cuda.console, "_width", 200)
    monkeypatch.setattr(bench_cuda, "find_missing", lambda: None)
    monkeypatch.setattr(
        bench_cuda, "find_ceilings", lambda *a, **k: Ceilings(4.5e12, 5e12, 6e13, 6e14)
    )
    cublas = {"cublas": {"float32 4096": 5e13}, "state": {"clocks.sm": "1980 MHz"}}
    monkeypatch.setattr(bench_cuda, "measure_machine", lambda target: cublas)
    monkeypatch.setattr(bench_cuda.Contest, "run", lambda self, names: iter(rows))
    words = ["bench", "cuda", "--recipes", "--against", "torch"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 1, "a row is missing"
    assert "copy 5.00 TB/s, read 4.50 TB/s, f32 60.0 Tflop/s" in result.output
    assert "cuBLAS float32 4096: 50.0 Tflop/s" in result.output
    assert "there is no recipe for 'mul' on cuda" in result.output
    assert ("wrong: error 0" if wrong else "1.000 to 1.150") in result.output
    assert " 91% " in result.output, "of a copy of as many bytes"
    assert "geometric mean against the faster peer: 1.10x" in result.output
    found = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    assert found["ceilings"]["copy_bytes_per_second"] == 5e12
    assert [row["operator"] for row in found["rows"]] == ["relu", "mul"]
