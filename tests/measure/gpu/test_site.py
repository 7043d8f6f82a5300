"""Does measuring on a GPU go on after everything that a candidate can do, and say what it was?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.errors import MeasureError
from perfdojo.ir import Buffer, Dim, parse_kernel
from perfdojo.measure import Failed, Harness, Timed
from perfdojo.measure.gpu.site import GpuSite, statements_of_a_thread
from perfdojo.targets.cuda.naive import bind_naively
from tests.measure.gpu.fake import HONEST, LARGEST, TRICKS, FakeTarget, named


@pytest.fixture
def harness(target: FakeTarget) -> Iterator[Harness]:
    with Harness(HONEST, target, floor=0.0, timing=0.01, limit=20.0) as made:
        yield made


def test_the_untouched_kernel_is_measured_first(harness: Harness) -> None:
    assert harness.baseline.seconds > 0
    assert harness.incumbent.kernel == HONEST


def test_candidates_are_timed_in_turn_with_the_incumbent(harness: Harness) -> None:
    outcome, again = harness.measure([named("other"), named("another")])
    for one in (outcome, again):
        assert isinstance(one, Timed)
        assert one.speedup_low <= one.speedup <= one.speedup_high
        assert one.error < 1e-6
    assert harness.workers_started == 1, "the worker stays warm"


@pytest.mark.parametrize("trick", [name for name in TRICKS if name != "hangs"])
def test_each_trick_fails_where_it_must_and_the_next_one_is_measured(
    trick: str, harness: Harness
) -> None:
    bad, good = harness.measure([named(trick), named("good")])
    assert isinstance(bad, Failed)
    assert bad.stage == TRICKS[trick], bad.reason
    assert isinstance(good, Timed), good
    poisons = trick in ("dies", "illegal_address", "launch_fails")
    assert harness.workers_started == 1 + poisons


def test_a_hang_is_ended_and_the_next_one_is_measured(harness: Harness) -> None:
    harness.limit = 1.0
    bad, good = harness.measure([named("hangs"), named("good")])
    assert bad == Failed("timeout", "it did not finish in 1 s")
    harness.limit = 20.0
    assert isinstance(good, Timed), good


def test_temporaries_beyond_the_memory_fail_one_candidate(harness: Harness) -> None:
    large = Buffer("t", "f32", (Dim(6), Dim(40, padding=LARGEST)), "heap")
    bad, good = harness.measure([replace(HONEST, temporaries=(large,)), HONEST])
    assert isinstance(bad, Failed)
    assert bad.stage == "memory"
    assert isinstance(good, Timed)


def test_other_inputs_decide_at_the_end(harness: Harness) -> None:
    error = harness.check_held_out(HONEST)
    assert isinstance(error, float)
    found = harness.check_held_out(named("zeros"))
    assert isinstance(found, Failed)
    assert found.stage == "wrong"


def test_a_winner_is_measured_again_with_care(harness: Harness) -> None:
    outcome = harness.confirm(named("winner"), HONEST, budget=0.05)
    assert isinstance(outcome, Timed)
    assert outcome.samples >= 15


def test_an_untouched_kernel_without_threads_is_measured_with_its_loops_bound(
    target: FakeTarget,
) -> None:
    plain = make_kernel("softmax", N=5, M=8)
    with Harness(plain, target, floor=0.0, timing=0.01) as harness:
        assert harness.incumbent.kernel == bind_naively(plain)
        outcome = harness.confirm(bind_naively(plain), plain, budget=0.05)
        assert isinstance(outcome, Timed)
        assert isinstance(harness.check_held_out(plain), float)


def test_a_kernel_that_leaves_one_thread_with_all_the_work_is_not_tried(
    target: FakeTarget,
) -> None:
    text = """
kernel copy(x: f32[65536, 4096]) -> y: f32[65536, 4096]
  for i in 65536:
    for j in 4096:
      y[i, j] = x[i, j]
"""
    site = GpuSite(parse_kernel(text), target)
    assert statements_of_a_thread(parse_kernel(text)) == 1 << 28
    refused = site.refuse(parse_kernel(text), 1e-3)
    assert refused == Failed(
        "timeout", "one thread would run 268435456 statements; bind loops to grid and block"
    )
    bound = parse_kernel(text.replace("4096:", "4096:").replace("in 65536:", "in 65536 grid:"))
    assert site.refuse(bound, 1e-3) is None
    some = parse_kernel(text.replace("for i in 65536:", "for i in 4 grid:\n    y[i, 0] = x[i, 0]\n  for i1 in 65536:").replace("y[i, j] = x[i, j]", "y[i1, j] = x[i1, j]"))  # noqa: E501  # fmt: skip
    again = site.refuse(some, 1e-3)
    assert again is not None
    assert again.reason.endswith("bind more loops")


def test_a_device_that_is_not_there_is_said(
    target: FakeTarget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perfdojo.measure.gpu.site.DEVICE", "tests.measure.gpu.fake:NoDevice")
    with pytest.raises(MeasureError, match=r"harness: the worker ended: .*no attribute 'NoDevice'"):
        Harness(HONEST, target, floor=0.0).__enter__()
