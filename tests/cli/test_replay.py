"""Does `perfdojo replay` play a run again, and say if it is no longer what it was?"""

from __future__ import annotations

from dataclasses import replace

import pytest

import perfdojo as dojo
from perfdojo.cli import run as run_command
from perfdojo.measure import Comparison
from perfdojo.measure.outcome import Failed
from perfdojo.moves import parse_moves, play
from perfdojo.records import open_store
from tests.records.make import timed
from tests.records.played import FAST, begin_on, keep

pytestmark = pytest.mark.cc

RELU = dojo.kernel("relu", N=4, M=16)
BEST = play(RELU, *parse_moves("; ".join(FAST)))


def test_the_kernel_is_printed(perfdojo) -> None:
    with open_store() as store:
        run = begin_on(store, RELU)
        record = keep(store, run, RELU)
        keep(store, run, RELU, ("parallelise(i)",), timed(1e-4), verified=False)
        keep(store, run, RELU, ("split(j, 4)",), timed(2e-3))
    for name in ("last", run.id, run.id[:8]):
        answer = perfdojo("replay", name)
        assert (answer.code, answer.out) == (0, str(BEST))
        assert answer.err == "3 moves played, the program is the recorded one\n"
    assert perfdojo("replay", "last", "--json").json == {
        "run": run.id, "kernel": "relu", "target": "cpu", "digest": record.digest,
        "moves": list(FAST), "numerics": "exact", "verified": True, "recorded_seconds": 1e-3,
        "differs": [], "loops": str(BEST),
    }  # fmt: skip


def test_what_the_run_reported_is_its_result(perfdojo) -> None:
    with open_store() as store:
        run = begin_on(store, RELU)
        for steps, seconds in ((("parallelise(i)",), 1e-4), (FAST, 1e-3)):
            keep(store, run, RELU, steps, timed(seconds))
        assert perfdojo("replay", "last", "--json").json["moves"] == ["parallelise(i)"]
        store.finish_run(run, "finished", {"moves": list(FAST)})
    assert perfdojo("replay", "last", "--json").json["moves"] == list(FAST)


def test_another_record_of_the_run_is_asked_for(perfdojo) -> None:
    with open_store() as store:
        run = begin_on(store, RELU)
        keep(store, run, RELU)
        other = keep(store, run, RELU, ("parallelise(i)",), Failed("crash", "signal 11"))
    answer = perfdojo("replay", run.id, "--record", other.digest[:12])
    assert answer.out == str(play(RELU, *parse_moves("parallelise(i)")))
    answer = perfdojo("replay", run.id, "--record", "xyz")
    assert answer.code == 2
    assert answer.err == f"error: run {run.id} has no record with a digest 'xyz...'\n"


def test_it_is_built_checked_and_timed(perfdojo) -> None:
    with open_store() as store:
        keep(store, begin_on(store, RELU, compiler="tcc 0.9"), RELU, verified=False)
    words = ("replay", "last", "--run", "--budget", "0.01")
    found = perfdojo(*words, "--json").json
    assert found["correct"] is True
    assert found["speedup_low"] <= found["speedup"] <= found["speedup_high"]
    assert found["differs"][0].startswith("compiler: tcc 0.9 there, ")
    answer = perfdojo(*words)
    assert answer.out.startswith(str(BEST))
    assert "over the untouched kernel" in answer.out
    assert "the recorded one; it was not verified on held-out inputs" in answer.err
    assert "measured on another machine: compiler: tcc 0.9 there" in answer.err


def test_a_wrong_result_is_exit_code_1(perfdojo, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store() as store:
        keep(store, begin_on(store, RELU), RELU)
    monkeypatch.setattr(run_command, "compare", lambda *_: Comparison(0.5, 1e-6, "y"))
    assert perfdojo("replay", "last", "--run", "--budget", "0", "--json").code == 1


def test_a_run_without_a_result_says_why(perfdojo) -> None:
    answer = perfdojo("replay", "last")
    assert (answer.code, answer.err) == (
        2,
        "error: there is no run yet; `perfdojo optimize` makes one\n",
    )
    with open_store() as store:
        run = begin_on(store, RELU)
        answer = perfdojo("replay", "last")
        assert answer.err == f"error: run {run.id} has measured nothing yet\n"
        for move in ("parallelise(i)", "split(j, 4)"):
            keep(store, run, RELU, (move,), Failed("compile", "gcc: no memory"), verified=False)
    answer = perfdojo("replay", "last")
    assert answer.code == 2
    assert answer.err == (
        f"error: run {run.id} has no result: all 2 programs failed, the first at compile: "
        "gcc: no memory\n"
    )


def test_another_program_than_recorded_is_an_error(perfdojo) -> None:
    with open_store() as store:
        record = keep(store, begin_on(store, RELU), RELU, verified=False)
        store.add(replace(record, digest="0" * 16, outcome=timed(1e-6)))
    answer = perfdojo("replay", "last")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == (
        f"error: run {record.run}: its moves lead to another program today "
        f"({record.digest}, recorded is 0000000000000000)\n"
    )


def test_a_step_that_is_refused_is_an_error(perfdojo) -> None:
    with open_store() as store:
        record = keep(store, begin_on(store, RELU), RELU, verified=False)
        store.add(replace(record, steps=("split(q, 8)",), digest="0" * 16, verified=True))
    answer = perfdojo("replay", "last")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("error: split(q, 8): unknown loop 'q'")
