"""perfdojo bench: side by side with PyTorch."""

import json

import pytest
from typer.testing import CliRunner

from perfdojo.cli import app
from perfdojo.cli.bench import best_ratio
from perfdojo.errors import NotFoundError
from perfdojo.ir import parse_kernel
from perfdojo.measure.bench import floor_seconds, geometric_mean
from perfdojo.measure.ceilings import Ceilings
from perfdojo.measure.peers import OPERATORS
from perfdojo.testing import TEST_MACHINE


def test_unknown_operators_and_peers_are_refused() -> None:
    for words, reason in (
        (["--only", "sofmax"], "unknown operator 'sofmax'; did you mean 'softmax'?"),
        (["--against", "jax"], "unknown peer 'jax'"),
    ):
        result = CliRunner().invoke(app, ["bench", "cpu", *words])
        assert isinstance(result.exception, NotFoundError)
        assert str(result.exception).startswith(reason)


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
