"""perfdojo minimise, analyse and report, on a run that is made up, with a clock that is too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game
from perfdojo.ir import Kernel, digest, print_kernel
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import open_store
from tests.report.document import read

MOVES = ("split(j, 8)", "vectorise(j.i)", "unroll(j.o)", "parallelise(i)")
START = make_kernel("relu", like=(), N=8, M=32)


def seconds_of(kernel: Kernel) -> float:
    """Vectors make it four times as fast, threads twice; unrolling does nothing."""
    text = print_kernel(kernel)
    return 8e-3 / (4 if " vector:" in text else 1) / (2 if " parallel:" in text else 1)


class FakeHarness:
    """Measures nothing: the time is read from the kernel."""

    floor = 5e-4
    after = 10**9  # comparisons before someone presses Ctrl-C
    held_out: Failed | float = 1e-7
    lucky = 0  # comparisons that find both equally fast, whatever they are
    failing = ""  # kernels with this word in their text fail

    def __init__(self, kernel: Kernel, target: object, **_: object) -> None:
        self.baseline = timed(seconds_of(kernel), 1.0)
        self.count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def confirm(self, kernel: Kernel, over: Kernel, *, budget: float) -> Outcome:
        self.count += 1
        if self.count == self.after:
            raise KeyboardInterrupt
        for one in (kernel, over):
            if self.failing and self.failing in print_kernel(one):
                return Failed("timeout", "did not come back")
        if self.count <= self.lucky:
            return timed(seconds_of(kernel), 1.0)
        return timed(seconds_of(kernel), seconds_of(over) / seconds_of(kernel))

    def check_held_out(self, kernel: Kernel) -> Failed | float:
        return self.held_out


def timed(seconds: float, speedup: float) -> Timed:
    return Timed(seconds, speedup, speedup * 0.99, speedup * 1.01, error=1e-7, samples=15)


@pytest.fixture
def harness(monkeypatch: pytest.MonkeyPatch) -> type[FakeHarness]:
    """A fresh class for each test, which it may change."""
    fake = type("Fake", (FakeHarness,), {})
    monkeypatch.setattr("perfdojo.cli.minimise.Harness", fake)
    monkeypatch.setattr("perfdojo.cli.analyse.Harness", fake)
    return fake


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a run that found all of MOVES."""
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    monkeypatch.chdir(tmp_path)
    game = Game(START)
    state = game.replay(MOVES)
    with open_store() as store:
        begun = store.begin_run(
            kernel="relu", start=digest(START), text=print_kernel(START),
            fingerprint=game.target.fingerprint(), search="auto", seed=0, numerics="exact",
            budget="60s",
        )  # fmt: skip
        store.add(
            begun.record(digest(START), (), "exact", timed(8e-3, 1.0)),
            begun.record("0" * 16, MOVES[:1], "exact", Failed("crash", "signal <11>")),
            begun.record(state.digest, MOVES, "exact", timed(1e-3, 8.0), verified=True),
        )
        summary = {
            "moves": list(MOVES), "speedup": 8.0, "speedup_low": 7.9, "speedup_high": 8.1,
            "baseline_seconds": 8e-3, "best_seconds": 1e-3, "floor_fraction": 0.5,
            "numerics": "exact", "verified": True,
        }  # fmt: skip
        store.finish_run(begun, "finished", summary)
    return begun.id


Perfdojo = Callable[..., Any]


@pytest.mark.usefixtures("harness")
def test_minimise_drops_the_move_that_does_nothing(perfdojo: Perfdojo, run: str) -> None:
    answer = perfdojo("minimise", "last", "--json")
    assert answer.code == 0
    found = answer.json
    assert found["moves"] == ["split(j, 8)", "vectorise(j.i)", "parallelise(i)"]
    assert (found["moves_before"], found["minimised"], found["ended"]) == (4, run, "minimal")
    assert found["speedup"] == pytest.approx(8.0)
    assert found["kept"] == pytest.approx(1.0)
    assert found["verified"] is True
    assert found["floor_fraction"] == pytest.approx(0.5)


@pytest.mark.usefixtures("harness")
def test_the_minimised_result_is_a_record_of_a_run_of_its_own(perfdojo: Perfdojo, run: str) -> None:
    found = perfdojo("minimise", run, "--json").json
    with open_store() as store:
        made = store.find_run(found["run"])
        last = store.records_of(made)[-1]
    assert made.id != run
    assert made.status == "finished"
    assert list(last.steps) == found["moves"]
    assert last.verified
    assert perfdojo("replay", made.id).code == 0
    assert perfdojo("report", made.id, "-o", "-").out.count("Each of these matters") == 1


@pytest.mark.usefixtures("run")
def test_ctrl_c_keeps_the_shortest_list_known_and_the_command_continues(
    perfdojo: Perfdojo, harness: type[FakeHarness]
) -> None:
    harness.after = 3
    answer = perfdojo("minimise", "last", "--json")
    assert answer.code == 130
    first = answer.json
    assert first["ended"] == "interrupted"
    harness.after = 10**9
    second = perfdojo("minimise", first["minimised"], "--json").json
    assert second["run"] == first["run"]
    assert second["ended"] == "minimal"
    assert len(second["moves"]) == 3


@pytest.mark.usefixtures("harness", "run")
def test_a_budget_that_is_spent_ends_it_with_what_is_known(perfdojo: Perfdojo) -> None:
    found = perfdojo("minimise", "last", "--budget", "0.000001s", "--json").json
    assert found["ended"] == "budget"
    assert found["moves"] == list(MOVES)


@pytest.mark.usefixtures("run")
def test_a_list_that_was_only_lucky_is_taken_back(
    perfdojo: Perfdojo, harness: type[FakeHarness]
) -> None:
    harness.lucky = 3  # one comparison: half of the moves seem to do nothing
    found = perfdojo("minimise", "last", "--json").json
    assert found["ended"] == "noise"
    assert found["kept_low"] > 0.97
    assert "parallelise(i)" in found["moves"]


@pytest.mark.usefixtures("run")
def test_a_result_that_fails_on_held_out_inputs_is_told(
    perfdojo: Perfdojo, harness: type[FakeHarness]
) -> None:
    harness.held_out = Failed("wrong", "y is off by 1")
    answer = perfdojo("minimise", "last")
    assert answer.code == 1
    assert "fails on held-out inputs" in answer.out


@pytest.mark.usefixtures("harness", "run")
def test_minimise_prints_the_kernel_the_moves_and_what_is_kept(perfdojo: Perfdojo) -> None:
    answer = perfdojo("minimise", "last")
    assert "3 of 4 moves are left: each of them matters" in answer.out
    assert "8.00x over the untouched kernel (7.92 to 8.08)" in answer.out
    assert "1.000x of the speed of the whole list" in answer.out
    assert "vectorise(j.i)" in answer.out


@pytest.mark.usefixtures("harness")
def test_analyse_gives_each_move_its_share(perfdojo: Perfdojo, run: str) -> None:
    found = perfdojo("analyse", "last", "--json").json
    split, vector, unroll, parallel = found["shares"]
    assert split["without"]["value"] == pytest.approx(4.0)
    assert split["takes"] == [1, 2]
    assert vector["added"]["value"] == pytest.approx(4.0)
    assert unroll["without"]["value"] == pytest.approx(1.0)
    assert parallel["without"] == parallel["added"]
    assert found["groups"] == [[0, 1, 2]]
    assert (found["run"], found["ended"]) == (run, "complete")


@pytest.mark.usefixtures("harness", "run")
def test_analyse_prints_a_table_and_the_groups(perfdojo: Perfdojo) -> None:
    out = perfdojo("analyse", "last").out
    assert "only together: #1, #2, #3" in out
    assert "4.00x" in out
    assert "perfdojo report" in out


@pytest.mark.usefixtures("run")
def test_ctrl_c_keeps_the_shares_known(perfdojo: Perfdojo, harness: type[FakeHarness]) -> None:
    harness.after = 8
    answer = perfdojo("analyse", "last")
    assert answer.code == 130
    assert "interrupted: 3 moves were not looked at" in answer.out


@pytest.mark.usefixtures("run")
def test_an_analysis_that_was_stopped_does_not_replace_a_whole_one(
    perfdojo: Perfdojo, harness: type[FakeHarness]
) -> None:
    perfdojo("analyse", "last")
    page = perfdojo("report", "last", "-o", "-").out
    harness.after = 8
    perfdojo("analyse", "last")
    assert perfdojo("report", "last", "-o", "-").out == page


@pytest.mark.usefixtures("harness", "run")
def test_the_page_shows_the_shares_once_they_are_known(perfdojo: Perfdojo) -> None:
    before = perfdojo("report", "last", "-o", "-").out
    assert "measures each move" in before
    perfdojo("analyse", "last")
    after = perfdojo("report", "last", "-o", "-").out
    assert "left out" in read(after).texts_of("th")
    assert "#2 #3" in after


@pytest.mark.usefixtures("run")
def test_a_share_that_could_not_be_measured_says_why(
    perfdojo: Perfdojo, harness: type[FakeHarness]
) -> None:
    harness.failing = "unroll"
    shares = perfdojo("analyse", "last", "--json").json["shares"]
    assert shares[2]["added"] == {"stage": "timeout", "reason": "did not come back"}
    assert "timeout" in perfdojo("analyse", "last").out
    assert "timeout: did not come back" in perfdojo("report", "last", "-o", "-").out


def test_report_writes_one_page(perfdojo: Perfdojo, run: str, tmp_path: Path) -> None:
    answer = perfdojo("report", "last", "--json")
    path = tmp_path / f"perfdojo-{run}.html"
    assert answer.json == {"run": run, "path": path.name, "bytes": path.stat().st_size}
    page = read(path.read_text(encoding="utf-8"))
    assert page.complaints == []
    assert page.texts_of("dd") == ["8.00×", "1.00 ms", "50 %", "exact", "✓ yes"]
    assert "signal <11>" in page.texts_of("td")
    assert f"perfdojo replay {run} --run" in page.texts_of("code")
    assert f"perfdojo run relu N=8 M=32 -m '{'; '.join(MOVES)}'" in page.texts_of("code")


@pytest.mark.usefixtures("run")
def test_report_says_where_it_cannot_write(perfdojo: Perfdojo) -> None:
    answer = perfdojo("report", "last", "-o", "nowhere/page.html")
    assert answer.code == 2
    assert "report: cannot write 'nowhere/page.html': No such file or directory" in answer.err


@pytest.mark.parametrize("command", ["minimise", "analyse", "report"])
def test_a_run_that_does_not_exist_is_said(
    command: str, perfdojo: Perfdojo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "none.db"))
    answer = perfdojo(command, "abc")
    assert answer.code == 2
    assert "there is no run 'abc'" in answer.err
