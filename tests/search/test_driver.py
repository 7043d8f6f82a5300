"""Does the driver keep to the budget, and lose nothing when it is interrupted?"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest

import perfdojo as dojo
from perfdojo.dojo import Game, State
from perfdojo.errors import NotFoundError
from perfdojo.ir import Kernel
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search.base import Result, Search
from perfdojo.search.budget import Budget, parse_budget
from perfdojo.search.driver import Progress, drive
from perfdojo.search.walks import RandomWalks
from perfdojo.testing.measurer import PaperMeasurer


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(dojo.kernel("relu", N=8, M=16))


def fake_clock(step: float = 1.0) -> Iterator[float]:
    return itertools.count(0.0, step)


def test_a_number_of_measurements_is_kept_to_exactly(game: Game) -> None:
    measurer = PaperMeasurer()
    course = drive(RandomWalks(game), measurer, Budget(measurements=13))
    assert course.measured == len(measurer.asked) == 13
    assert not course.interrupted


def test_no_program_is_measured_twice(game: Game) -> None:
    measurer = PaperMeasurer()
    drive(RandomWalks(game), measurer, Budget(measurements=40))
    assert len(measurer.asked) == len(set(measurer.asked))


def test_what_is_known_is_told_but_not_measured(game: Game) -> None:
    seen = {}
    drive(
        RandomWalks(game, seed=1), PaperMeasurer(), Budget(measurements=10),
        keep=lambda state, outcome: seen.setdefault(state.digest, outcome),
    )  # fmt: skip
    measurer = PaperMeasurer()
    course = drive(RandomWalks(game, seed=1), measurer, Budget(measurements=5), known=seen)
    assert not set(measurer.asked) & seen.keys()
    assert course.reused >= 10
    assert course.measured == 5


def test_the_clock_ends_a_search_in_the_middle_of_a_batch(game: Game) -> None:
    clock = fake_clock()
    course = drive(RandomWalks(game), PaperMeasurer(), Budget(seconds=6), clock=lambda: next(clock))
    assert 0 < course.measured < 8  # a batch is eight


def test_time_spent_before_counts(game: Game) -> None:
    course = drive(RandomWalks(game), PaperMeasurer(), Budget(seconds=60), spent=61)
    assert course.measured == 0


class Interrupted(PaperMeasurer):
    """A measurer with which the user presses Ctrl-C."""

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        for number, outcome in enumerate(super().measure(kernels)):
            if number == 3:
                raise KeyboardInterrupt
            yield outcome


def test_ctrl_c_keeps_the_best(game: Game) -> None:
    kept: list[State] = []
    course = drive(
        RandomWalks(game), Interrupted(), Budget(measurements=50),
        keep=lambda state, outcome: kept.append(state),
    )  # fmt: skip
    assert course.interrupted
    assert course.fastest is not None
    assert len(kept) == course.measured == 3


class Failing(PaperMeasurer):
    """A measurer with which every other program crashes."""

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        for number, outcome in enumerate(super().measure(kernels)):
            yield Failed("crash", "made up") if number % 2 else outcome


def test_failures_are_counted_by_stage_and_end_nothing(game: Game) -> None:
    course = drive(RandomWalks(game), Failing(), Budget(measurements=20))
    assert course.measured == 20
    assert course.failed["crash"] > 5
    assert course.fastest is not None


class Lucky(PaperMeasurer):
    """First measurements are too good by half; second ones tell the truth."""

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        for outcome in super().measure(kernels):
            assert isinstance(outcome, Timed)
            yield Timed(outcome.seconds / 2, 1, 1, 1, outcome.error, 5)


def test_what_seems_best_is_measured_again(game: Game) -> None:
    honest = drive(RandomWalks(game), PaperMeasurer(), Budget(measurements=1))
    lucky = drive(RandomWalks(game), Lucky(), Budget(measurements=1))
    assert lucky.fastest == honest.fastest


class Done(Search):
    """A search with nothing to ask."""

    name = "done"

    def ask(self) -> list[State]:
        return []

    def tell(self, results: Sequence[Result]) -> None:
        raise AssertionError("nothing was asked")


def test_a_search_that_is_done_ends(game: Game) -> None:
    assert drive(Done(game), PaperMeasurer(), Budget()).measured == 0


class Stubborn(Done):
    """A search that asks for one program for ever."""

    def ask(self) -> list[State]:
        return [self.game.start]

    def tell(self, results: Sequence[Result]) -> None:
        assert len(results) == 1


def test_a_search_that_finds_nothing_new_ends(game: Game) -> None:
    assert drive(Stubborn(game), PaperMeasurer(), Budget()).measured == 1


def test_progress_shows_count_best_and_time(game: Game) -> None:
    reports: list[Progress] = []
    drive(RandomWalks(game), PaperMeasurer(), Budget(measurements=4), watch=reports.append)
    assert [report.measured for report in reports] == [1, 2, 3, 4]
    best = [report.best.seconds for report in reports if report.best]
    assert best == sorted(best, reverse=True)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("60s", Budget(60)),
        ("5m", Budget(300)),
        ("1.5h", Budget(5400)),
        ("90", Budget(90)),
        ("200x", Budget(measurements=200)),
        ("5m 200x", Budget(300, 200)),
        ("2min, 8x", Budget(120, 8)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize("text", ["", "soon", "5 parsecs", "-3s", "0s", "0x", "s"])
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(NotFoundError, match="expected a budget such as 60s, 5m or 200x"):
        parse_budget(text)
