"""Does `perfdojo optimize` find, verify, record and report?"""

from __future__ import annotations

import math

import pytest

from perfdojo.cli import optimize
from perfdojo.cli.optimize import describe
from perfdojo.dojo import State
from perfdojo.ir import parse_kernel
from perfdojo.measure.outcome import Timed
from perfdojo.records import open_store
from perfdojo.search.base import Result
from perfdojo.search.budget import Budget
from perfdojo.search.driver import Progress

SMALL = ("optimize", "softmax", "N=64", "M=96", "--budget", "12x", "--no-torch")
KEYS = {
    *("kernel", "target", "baseline_seconds", "best_seconds", "speedup", "speedup_low"),
    *("speedup_high", "floor_fraction", "moves", "numerics", "verified", "measured", "failed"),
    "run",
}


@pytest.mark.cc
def test_optimize_prints_what_it_promises(perfdojo) -> None:
    result = perfdojo(*SMALL, "--json")
    assert result.code == 0, result.err
    found = result.json
    assert found.keys() >= KEYS
    assert found["kernel"] == "softmax"
    assert found["verified"] is True
    assert found["measured"] == 12
    assert found["speedup_low"] <= found["speedup"] <= found["speedup_high"]
    assert found["best_seconds"] > 0
    assert all(isinstance(move, str) for move in found["moves"])


@pytest.mark.cc
def test_a_second_run_measures_nothing_again_and_the_result_replays(perfdojo) -> None:
    first = perfdojo(*SMALL, "--json").json
    second = perfdojo(*SMALL, "--json").json
    with open_store() as store:
        start = store.find_run(first["run"]).start
        one, two = ({r.digest for r in store.records_of(f["run"])} for f in (first, second))
    verdicts = {start, first["digest"], second["digest"]}  # timed once more to be sure
    assert one & two <= verdicts
    assert second["reused"] > 0
    shown = perfdojo("replay", second["run"])
    assert shown.code == 0, shown.err
    best = perfdojo("emit", "softmax", "N=64", "M=96", "--best")
    assert best.code == 0, best.err
    assert "dojo_softmax" in best.out


@pytest.mark.cc
def test_optimize_tells_people_what_it_found(perfdojo) -> None:
    result = perfdojo(*SMALL)
    assert result.code == 0, result.err
    for word in ("kernel softmax", "verified", "speed-up", "over the untouched kernel", "replay"):
        assert word in result.out


@pytest.mark.cc
def test_exact_numerics_change_no_bit(perfdojo) -> None:
    result = perfdojo(*SMALL, "--numerics", "exact", "--json")
    assert result.json["numerics"] == "exact"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--search", "annael"), "unknown search 'annael'; did you mean 'anneal'?"),
        (("--budget", "soon"), "expected a budget such as 60s"),
        (("--numerics", "sloppy"), "expected a numerics class (exact, reassociate, approximate)"),
    ],
)
def test_what_is_wrong_is_said_before_anything_runs(
    perfdojo, words: tuple[str, ...], message: str
) -> None:
    result = perfdojo(*SMALL, *words)
    assert result.code == 2
    assert message in result.err


def test_the_line_of_progress_has_count_rate_best_and_time_left() -> None:
    kernel = parse_kernel("kernel f(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    y[i] = x[i]\n")
    best = Result(State(kernel), Timed(2e-3, 1, 1, 1, 0, 5))
    report = Progress(10, 2, 5.0, best, Budget(60))
    line = describe(report, [8e-3], 4e-3, 5.0)
    expected = "10 measured (2 failed) · 2.0/s · best 2 ms, 4.00x, PyTorch 2.00x · 55 s left"
    assert line == expected
    alone = describe(Progress(3, 0, 1.0, None, Budget(measurements=8)), [], math.nan, 1.0)
    assert alone == "3 measured · 3.0/s · 5 left"


def test_without_a_device_optimize_says_what_is_missing(
    perfdojo, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = "there is no GPU; run it where there is one"
    monkeypatch.setattr(optimize, "find_missing", lambda: missing)
    result = perfdojo("optimize", "softmax", "N=64", "M=128", "--target", "cuda")
    assert result.code == 2
    assert result.err == f"error: optimize: {missing}\n"
