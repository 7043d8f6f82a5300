"""Does the harness measure what is right, in order, and go on after everything else?"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.errors import MeasureError
from perfdojo.ir import Kernel, parse_kernel
from perfdojo.measure import Failed, Harness, Timed

pytestmark = pytest.mark.cc

PARALLEL = """
kernel twice(x: f32[64]) -> y: f32[64]
  for i in 64 parallel:
    y[i] = x[i] * 2.0
"""
PLAIN = PARALLEL.replace(" parallel", "")
WRONG = PLAIN.replace("2.0", "2.5")


@pytest.fixture
def twice() -> Kernel:
    return parse_kernel(PLAIN)


@pytest.fixture
def harness(twice: Kernel) -> Iterator[Harness]:
    with Harness(twice, floor=0.0, timing=0.01) as made:
        yield made


def test_the_untouched_kernel_is_measured_first(harness: Harness, twice: Kernel) -> None:
    assert harness.baseline.seconds > 0
    assert harness.baseline.speedup == 1.0
    assert harness.incumbent.kernel == twice
    assert harness.incumbent.seconds == harness.baseline.seconds


def test_outcomes_come_in_order(harness: Harness, twice: Kernel) -> None:
    kernels = [twice, parse_kernel(WRONG), parse_kernel(PARALLEL), parse_kernel(WRONG)]
    first, second, third, fourth = harness.measure(kernels)
    assert isinstance(first, Timed)
    assert isinstance(second, Failed)
    assert second.stage == "wrong"
    assert isinstance(third, Timed)
    assert fourth == second


def test_seconds_are_those_of_the_incumbent_over_the_speedup(harness: Harness) -> None:
    twice = harness.kernel
    harness.promote(twice, 42.0)
    (outcome,) = harness.measure([twice])
    assert isinstance(outcome, Timed)
    assert outcome.seconds == pytest.approx(42.0 / outcome.speedup)
    assert outcome.speedup_low <= outcome.speedup <= outcome.speedup_high


def test_a_winner_is_measured_again_with_care(harness: Harness) -> None:
    outcome = harness.confirm(parse_kernel(PARALLEL), harness.kernel, budget=0.05)
    assert isinstance(outcome, Timed)
    assert not outcome.stopped
    assert outcome.samples >= 15


def test_other_inputs_decide_at_the_end(harness: Harness) -> None:
    assert harness.check_held_out(harness.kernel) == 0.0
    found = harness.check_held_out(parse_kernel(WRONG))
    assert isinstance(found, Failed)
    assert found.stage == "wrong"


def test_a_kernel_that_cannot_be_emitted_fails_there(harness: Harness) -> None:
    grid = parse_kernel(PARALLEL.replace("parallel", "grid"))
    (outcome,) = harness.measure([grid])
    assert isinstance(outcome, Failed)
    assert outcome.stage == "emit"


def test_other_arguments_are_refused(harness: Harness) -> None:
    (outcome,) = harness.measure([parse_kernel(PLAIN.replace("64", "65"))])
    assert outcome == Failed("emit", "harness: 'twice' has other arguments than the kernel")


def test_a_time_below_the_floor_is_no_result(twice: Kernel) -> None:
    with pytest.raises(MeasureError, match="twice: the untouched kernel fails: floor: it claims"):
        Harness(twice, floor=3600.0, timing=0.01).__enter__()


def test_what_is_below_the_floor_only_beside_a_slow_incumbent_counts_by_its_own_times(
    twice: Kernel,
) -> None:
    with Harness(twice, floor=1e-9, timing=0.01) as harness:
        harness.promote(twice, 1e-15)  # as if it had been that fast when it was measured
        (outcome,) = harness.measure([twice])
    assert isinstance(outcome, Timed)
    assert outcome.seconds > 1e-9


def test_nothing_is_known_outside_of_with(twice: Kernel) -> None:
    harness = Harness(twice, floor=0.0)
    with pytest.raises(MeasureError, match="harness: nothing is measured yet"):
        _ = harness.baseline
    harness.close()
    with pytest.raises(MeasureError, match="harness: it is closed"):
        list(harness.measure([twice]))


@pytest.mark.parametrize("name", ["argmax", "matmul_bf16", "softmax_f16", "embedding", "greater"])
def test_every_type_can_be_measured(name: str) -> None:
    from perfdojo.kernels import load_formula

    sizes = load_formula(name).bindings("test")[0]
    kernel = make_kernel(name, like=(), **sizes)
    with Harness(kernel, floor=0.0, timing=0.01) as harness:
        (outcome,) = harness.measure([kernel])
        assert isinstance(outcome, Timed)
