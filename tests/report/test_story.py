"""Is a story read right from records: what was measured when, what was fastest, what failed?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import digest, print_kernel
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Record, Run
from perfdojo.report import Entry, Story, Trial, tell
from perfdojo.report.tell import trials_of

START = make_kernel("relu", like=(), N=4, M=8)
RUN = Run(
    "ab12", "relu", digest(START), print_kernel(START), {"target": "cpu", "processor": "A CPU"},
    "beam", 7, "exact", "60s", "interrupted", 60.0, "2026-01-02T03:04:05.000000+00:00",
)  # fmt: skip


def record(second: float, outcome: Outcome, *steps: str) -> Record:
    when = f"2026-01-02T03:{4 + int(second // 60):02}:{5 + second % 60:09.6f}+00:00"
    return Record(
        "relu", RUN.start, "d", RUN.fingerprint, steps, "exact", outcome, "ab12", when, "1"
    )


def timed(seconds: float) -> Timed:
    return Timed(seconds, 1.0, 1.0, 1.0, error=0.0, samples=5)


def test_trials_are_placed_by_the_seconds_of_the_run_without_pauses() -> None:
    records = [record(1.5, timed(2.0)), record(2.5, timed(1.0)), record(902.5, timed(1.0))]
    assert [trial.at for trial in trials_of(RUN, records)] == pytest.approx([1.5, 2.5, 2.5])


def test_a_run_without_an_end_tells_what_is_recorded() -> None:
    failed = Failed("crash", "signal 11")
    story = tell(RUN, [record(1, timed(2.0)), record(2, failed, "a"), record(3, timed(0.5), "b")],
                 [Entry("parallelise(i)", "exact")], "after")  # fmt: skip
    assert (story.baseline_seconds, story.best_seconds, story.speedup) == (2.0, 0.5, None)
    assert story.failures == (("crash", 1, "signal 11"),)
    assert not story.verified
    assert story.sizes == "N=4 M=8"
    assert ("processor", "A CPU") in story.machine
    assert story.replay[-1] == "perfdojo run relu N=4 M=8 -m 'parallelise(i)'"


def test_the_end_of_a_run_has_the_last_word() -> None:
    summary = {
        "baseline_seconds": 4.0, "best_seconds": 1.0, "speedup": 4.0, "speedup_low": 3.9,
        "speedup_high": 4.1, "floor_fraction": None, "verified": True, "numerics": "exact",
        "minimised": "cd34",
    }  # fmt: skip
    story = tell(replace(RUN, summary=summary), [record(1, timed(0.9), "b")], [], "after")
    assert (story.baseline_seconds, story.best_seconds) == (4.0, 1.0)
    assert story.speedup is not None
    assert story.speedup.low == 3.9
    assert story.verified
    assert story.minimised
    assert ("minimised from run", "cd34") in story.about


def test_a_kernel_of_the_users_own_is_replayed_by_its_run() -> None:
    own = RUN.text.replace("kernel relu", "kernel mine")
    story = tell(replace(RUN, kernel="mine", text=own), [], [], "after")
    assert story.replay == ("perfdojo replay ab12 --run",)
    assert story.sizes == "x: f32[4, 8]"


def test_of_a_program_measured_again_the_last_time_counts() -> None:
    lucky, other, again = Trial(1, 1.0, moves=("a",)), Trial(2, 2.0), Trial(3, 3.0, moves=("a",))
    story = Story("r", "k", "cpu", trials=(lucky, other, again))
    assert story.fastest == ((2, other), (3, again))
