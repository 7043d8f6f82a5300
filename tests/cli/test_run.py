"""Does `perfdojo run` tell right from wrong, for built-in operators and for texts of users?"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.cli import run
from perfdojo.errors import MeasureError
from perfdojo.measure import Comparison
from tests.measure.gpu.fake import HERE, HONEST, FakeTarget, named

pytestmark = pytest.mark.cc

FIELDS = (
    *("kernel", "digest", "target", "max_error", "tolerance", "correct"),
    *("seconds", "seconds_low", "seconds_high", "bytes_per_second", "operations_per_second"),
)

HUBER = """\
kernel my_huber(prediction: f32[N, M], truth: f32[N, M]) -> loss: f32
  "mean Huber loss with a threshold of one half"   # quadratic near 0, then linear
  e[i, j] = abs(prediction[i, j] - truth[i, j])
  loss    = mean[i, j] (0.5 * e[i, j]**2 if e[i, j] <= 0.5 else 0.5 * (e[i, j] - 0.25))
"""
CONVOLUTION = """\
kernel my_conv(x: f32[C, L], w: f32[F, C, K], bias: f32[F]) -> y: f32[F, O]
  "dilated 1-d convolution, zero padding on both sides"
  where dil = 2, pad = 3, O = L + 2*pad - dil*(K - 1)
  s[f, o in O] = sum[c, k | 0 <= o + dil*k - pad < L] x[c, o + dil*k - pad] * w[f, c, k]
  y[f, o]      = s[f, o] + bias[f]
"""
CAUSAL_SOFTMAX = """\
kernel causal_softmax(x: f32[T, T]) -> y: f32[T, T]
  "each row is a softmax over the places up to its own"
  m[i]    = max[j | j <= i] x[i, j]
  e[i, j] = exp(x[i, j] - m[i]) if j <= i else 0.0
  s[i]    = sum[j | j <= i] e[i, j]
  y[i, j] = e[i, j] / s[i]
"""


def huber(prediction: np.ndarray, truth: np.ndarray) -> np.ndarray:
    e = np.abs(prediction - truth)
    return np.where(e <= 0.5, 0.5 * e**2, 0.5 * (e - 0.25)).mean()


def convolution(x: np.ndarray, w: np.ndarray, bias: np.ndarray) -> np.ndarray:
    padded = np.pad(x, ((0, 0), (3, 3)))
    size = padded.shape[1] - 2 * (w.shape[2] - 1)
    places = np.arange(size)[:, None] + 2 * np.arange(w.shape[2])
    return np.einsum("cok,fck->fo", padded[:, places], w) + bias[:, None]


def causal_softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(np.where(np.tri(len(x), dtype=bool), x, -np.inf))
    return e / e.sum(axis=1, keepdims=True)


USERS = {
    "huber": (HUBER, huber, ("N=7", "M=33")),
    "convolution": (CONVOLUTION, convolution, ("C=3", "L=20", "F=4", "K=3")),
    "causal_softmax": (CAUSAL_SOFTMAX, causal_softmax, ("T=17",)),
}


def test_an_operator_is_right_and_takes_time(perfdojo) -> None:
    answer = perfdojo("run", "softmax", "N=16", "M=40", "--budget", "0.01", "--json")
    assert answer.code == 0
    found = answer.json
    assert tuple(found) == FIELDS
    assert (found["kernel"], found["target"], found["correct"]) == ("softmax", "cpu", True)
    assert found["digest"] == dojo.digest(dojo.kernel("softmax", N=16, M=40))
    assert 0 <= found["max_error"] <= found["tolerance"] < 1e-4
    assert 0 < found["seconds_low"] <= found["seconds"] <= found["seconds_high"]
    assert found["bytes_per_second"] > 0
    assert found["operations_per_second"] > 0


def test_people_get_a_table(perfdojo) -> None:
    answer = perfdojo("run", "softmax", "N=16", "M=40", "--budget", "0.01")
    assert answer.code == 0
    assert "correct (error" in answer.out
    assert [line.split()[0] for line in answer.out.splitlines()] == [
        *("kernel", "result", "time", "rate")
    ]


def test_an_operator_that_moves_data_only_has_no_operations(perfdojo) -> None:
    found = perfdojo("run", "transpose", "N=8", "M=9", "--budget", "0.01", "--json").json
    assert found["operations_per_second"] == 0


@pytest.mark.parametrize("name", USERS)
def test_a_text_that_a_user_wrote_runs(perfdojo, name: str, tmp_path: Path) -> None:
    text, _, sizes = USERS[name]
    file = tmp_path / f"{name}.dojo"
    file.write_text(text, encoding="utf-8")
    answer = perfdojo("run", str(file), *sizes, "--budget", "0.01", "--json")
    assert answer.code == 0, answer.err
    found = answer.json
    assert {"max_error", "tolerance", "correct", "seconds"} <= set(found)
    assert found["correct"] is True


@pytest.mark.parametrize("name", USERS)
def test_a_text_that_a_user_wrote_computes_what_numpy_does(name: str) -> None:
    text, reference, sizes = USERS[name]
    kernel = dojo.kernel(text, **{word[0]: int(word[2:]) for word in sizes})
    inputs = dojo.random_inputs(kernel, seed=3)
    wanted = reference(*(array.astype(np.float64) for array in inputs.values()))
    np.testing.assert_allclose(dojo.build(kernel)(*inputs.values()), wanted, rtol=1e-5, atol=1e-6)


def test_a_file_in_loop_form_runs(perfdojo, tmp_path: Path) -> None:
    file = tmp_path / "scaled.dojo"
    file.write_text(
        "kernel scaled(x: f32[64]) -> y: f32[64]\n"
        "  for i.o in 8 parallel:\n    for i.i in 8 vector:\n"
        "      y[8*i.o + i.i] = 2.0 * x[8*i.o + i.i]\n"
    )
    assert perfdojo("run", str(file), "--budget", "0.01", "--json").json["max_error"] == 0.0


def test_the_seed_decides_the_inputs(perfdojo) -> None:
    words = ("run", "sum_all", "N=32", "M=32", "--budget", "0", "--json", "--seed")
    errors = [perfdojo(*words, seed).json["max_error"] for seed in ("1", "1", "2")]
    assert errors[0] == errors[1] != errors[2]


@pytest.mark.parametrize("error", [0.5, math.inf])
def test_a_wrong_result_is_exit_code_1(
    perfdojo, error: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "compare", lambda *_: Comparison(error, 1e-6, "y"))
    words = ("run", "relu", "N=4", "M=8", "--budget", "0")
    answer = perfdojo(*words, "--json")
    assert answer.code == 1
    assert answer.json["correct"] is False
    assert answer.json["max_error"] == (error if math.isfinite(error) else None)
    answer = perfdojo(*words)
    assert answer.code == 1
    assert "WRONG" in answer.out


def test_on_a_gpu_the_harness_measures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    monkeypatch.setattr("perfdojo.measure.gpu.site.DEVICE", HERE)
    target = FakeTarget()
    plain = run.measure(HONEST, HONEST, target, seed=0, budget=0.02)
    assert plain["correct"]
    assert "speedup" not in plain
    other = run.measure(HONEST, named("other"), target, seed=0, budget=0.02)
    assert float(str(other["speedup_low"])) <= float(str(other["speedup"]))
    with pytest.raises(MeasureError, match="zeros: wrong: 'y' is wrong: error"):
        run.measure(HONEST, named("zeros"), target, seed=0, budget=0.02)
