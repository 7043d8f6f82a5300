"""What do the samples of a trial say?"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from perfdojo.measure.outcome import Timed
from perfdojo.measure.paired import SHORTEST, Samples
from perfdojo.measure.trial import (
    CANDIDATE,
    INCUMBENT,
    Fault,
    Trial,
    is_clear,
    is_hopeless,
    least_rounds,
    timed_of,
)

REPLY = {
    "seconds": {CANDIDATE: [1.0] * 6, INCUMBENT: [3.0] * 6},
    "error": 1e-7,
    "stopped": True,
}


@pytest.mark.parametrize(("incumbent", "seconds"), [(6.0, 2.0), (math.nan, 1.0)])
def test_seconds_are_those_of_the_incumbent_over_the_ratio_or_its_own(
    incumbent: float, seconds: float
) -> None:
    assert timed_of(REPLY, incumbent) == Timed(seconds, 3.0, 3.0, 3.0, 1e-7, 6, stopped=True)


def test_alone_it_is_as_fast_as_itself() -> None:
    assert timed_of(REPLY, None) == Timed(1.0, 1.0, 1.0, 1.0, 1e-7, 6)


@pytest.mark.parametrize(
    ("rounds", "hopeless"),
    [
        ([3.1], True),
        ([2.9], False),  # one round may be bad luck
        ([1.7, 1.7], True),
        ([1.7, 1.5], False),
        ([1.31] * 3, True),
        ([1.31, 1.31, 1.0], False),
        ([1.2, 1.2, 1.0, 1.2, 1.2], True),  # one lucky round of five does not save it
        ([1.2, 1.0, 1.0, 1.2, 1.2], False),
    ],
)
def test_the_slower_a_candidate_the_sooner_it_is_given_up(
    rounds: list[float], hopeless: bool
) -> None:
    samples = Samples({CANDIDATE: rounds, INCUMBENT: [1.0] * len(rounds)})
    assert is_hopeless(samples) is hopeless


@pytest.mark.parametrize(
    ("rounds", "clear"),
    [([4.1], True), ([3.9], False), ([2.1, 2.1], True), ([9.0, 1.9], False), ([1.6] * 3, True)],
)
def test_the_faster_a_candidate_the_sooner_that_is_clear(rounds: list[float], clear: bool) -> None:
    samples = Samples({CANDIDATE: [1.0] * len(rounds), INCUMBENT: rounds})
    assert is_clear(samples) is clear


@pytest.mark.parametrize("rounds", [[4e-3], [4e-3, 3e-5], [3e-5] * 3])
def test_one_interruption_of_a_short_call_makes_nothing_clear(rounds: list[float]) -> None:
    assert not is_clear(Samples({CANDIDATE: [1e-5] * len(rounds), INCUMBENT: rounds}))


def test_alone_nothing_is_clear() -> None:
    assert not is_clear(Samples({CANDIDATE: [1.0]}))


@pytest.mark.parametrize(("seconds", "rounds"), [(0.0, 15), (0.01, 15), (0.2, 10), (1.0, 3)])
def test_what_is_slow_gets_fewer_rounds(seconds: float, rounds: int) -> None:
    assert least_rounds(15, seconds) == rounds


@dataclass
class PaperGround:
    """All is right; calls take what `seconds` says, and are counted."""

    seconds: dict[str, float]
    outputs: tuple[str, ...] = ("y",)
    calls: Counter[str] = field(default_factory=Counter)
    has_incumbent: bool = True

    def time(self, who: str, calls: int = 1) -> float:
        self.calls[who] += calls
        return self.seconds[who] * calls

    def error(self, output: str, case: Any) -> float:
        return 0.0

    def is_kept(self, seed: int) -> bool:
        return True

    def lacks_spot(self) -> bool:
        return False

    def find_overrun(self) -> None: ...
    def find_changed(self, case: Any) -> None: ...
    def fill(self, case: Any) -> None: ...
    def poison(self, byte: int) -> None: ...
    def poison_spots(self) -> None: ...
    def settle(self, who: str, seconds: float) -> None: ...
    def keep(self, seed: int) -> None: ...


def _measure(candidate: float, incumbent: float, *, patient: bool = False) -> tuple[Any, int]:
    ground = PaperGround({CANDIDATE: candidate, INCUMBENT: incumbent})
    order = SimpleNamespace(tolerances={"y": 1e-6}, budget=0.0, rounds=5, patient=patient)
    cases = [SimpleNamespace(seed=seed) for seed in (0, 1)]
    return Trial(ground, order).measure(cases), ground.calls[CANDIDATE]


def test_a_long_call_that_is_far_behind_is_made_once() -> None:
    measured, calls = _measure(1.2, 0.2)
    assert calls == 1
    assert measured.stopped
    reply = {"seconds": measured.seconds, "error": 0.0, "stopped": True}
    assert timed_of(reply, 0.2).seconds == pytest.approx(1.2)


@pytest.mark.parametrize(
    ("candidate", "incumbent", "patient"),
    [
        (0.05, 0.001, False),  # a short call may have had bad luck
        (1.2, 0.4, False),  # three times as long may be bad luck too
        (1.2, 0.2, True),  # a comparison with care is made to the end
    ],
)
def test_others_are_checked_and_timed_in_turn(
    candidate: float, incumbent: float, patient: bool
) -> None:
    measured, calls = _measure(candidate, incumbent, patient=patient)
    assert calls >= 4
    assert len(measured.seconds[INCUMBENT]) >= 1


class IdleGround(PaperGround):
    """Its candidate works in the two checked calls, and then in every eighth one."""

    def lacks_spot(self) -> bool:
        return self.calls[CANDIDATE] % 8 != 2


def test_who_works_in_the_last_call_of_each_sample_only_is_found_out() -> None:
    seconds = SHORTEST / 8
    ground = IdleGround({CANDIDATE: seconds, INCUMBENT: seconds})
    order = SimpleNamespace(tolerances={"y": 1e-6}, budget=0.0, rounds=5, patient=False)
    with pytest.raises(Fault, match="no result in call"):
        Trial(ground, order).measure([SimpleNamespace(seed=seed) for seed in (0, 1)])
    assert ground.calls[CANDIDATE] == 3  # the first that nobody expected to be looked at
