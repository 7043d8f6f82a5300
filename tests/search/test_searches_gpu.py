"""Does every search play on a GPU, without one? Made-up times stand in for the device."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.dojo.tactics.gpu.outline import is_idle
from perfdojo.ir import Kernel, digest
from perfdojo.measure.outcome import Outcome, Timed
from perfdojo.records import open_store
from perfdojo.search import REGISTRY, find_search, optimise
from perfdojo.search.budget import Budget
from perfdojo.search.driver import drive
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.testing.measurer import PaperMeasurer, estimate_seconds
from perfdojo.testing.search import check_search, run_on_paper

TARGET = CudaTarget(H200)
# `perfllm` needs an extra, and reads slowly.
each_search = pytest.mark.parametrize("name", sorted(REGISTRY.keys() - {"perfllm"}))


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(dojo.kernel("rmsnorm", N=64, M=128), TARGET)


@each_search
def test_a_search_keeps_the_contract(name: str, game: Game) -> None:
    assert check_search(find_search(name), game, seed=3, measurements=16).measured == 16


@each_search
def test_what_a_search_asks_for_fits_the_machine(name: str, game: Game) -> None:
    course, asked, states = run_on_paper(find_search(name), game, 0, 24)
    assert len(set(asked)) == 24
    for state in states:
        TARGET.plan(state.kernel)
        assert state == game.start or not is_idle(state.kernel), state.steps
    assert course.fastest is not None
    assert course.fastest.seconds < 0.05 * estimate_seconds(game.start.kernel)


@each_search
def test_recorded_outcomes_lead_to_the_same_search(name: str, game: Game) -> None:
    kind, known, first = find_search(name), {}, PaperMeasurer()
    drive(
        kind(game, seed=5), first, Budget(measurements=16),
        keep=lambda state, outcome: known.setdefault(state.digest, outcome),
    )  # fmt: skip
    replayed = PaperMeasurer(known)
    drive(kind(game, seed=5), replayed, Budget(measurements=16))
    assert replayed.asked == first.asked


class FakeHarness:
    """Stands in for a device: times are made up."""

    floor = 0.0
    loading = overhead = 0.0  # seconds beside the calls: none

    def __init__(self, kernel: Kernel, target: CudaTarget, **options: object) -> None:
        self.kernel, self.target = kernel, target
        self.baseline = timed(kernel)
        self.incumbent = FakeIncumbent(kernel)

    def __enter__(self) -> FakeHarness:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        for kernel in kernels:
            self.target.plan(kernel)
            yield timed(kernel)

    def confirm(self, kernel: Kernel, over: Kernel, *, budget: float) -> Timed:
        ratio = estimate_seconds(over) / estimate_seconds(kernel)
        return Timed(estimate_seconds(kernel), ratio, ratio, ratio, 1e-7, 5)

    def promote(self, kernel: Kernel, seconds: float) -> None:
        self.incumbent = FakeIncumbent(kernel)

    def check_held_out(self, kernel: Kernel) -> float:
        return 1e-7

    def inspect(self, kernel: Kernel) -> str:
        return "no tool looked"

    def state(self) -> dict[str, str]:
        return {}


class FakeIncumbent:
    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel


def timed(kernel: Kernel) -> Timed:
    return Timed(estimate_seconds(kernel), 1.0, 1.0, 1.0, 1e-7, 5)


def test_a_whole_run_for_a_gpu_is_recorded_and_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimise, "Harness", FakeHarness)
    kernel = dojo.kernel("softmax", N=16, M=128)
    options = optimise.Options(budget=Budget(measurements=12), hints=False)
    with open_store(tmp_path / "records.db") as store:
        verdict = optimise.optimise(kernel, TARGET, options, store)
        records = store.records_of(verdict.run)
    assert verdict.verified
    assert verdict.final.speedup > 10
    assert {record.start for record in records} == {digest(kernel)}
    assert Game(kernel, TARGET).replay(verdict.state.steps) == verdict.state
    assert not is_idle(verdict.state.kernel)
