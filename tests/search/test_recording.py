"""Is a landscape recorded whole, also when it was cut short, and without a compiler here?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from perfdojo import kernel
from perfdojo.dojo import Game
from perfdojo.dojo.features import FEATURE_NAMES
from perfdojo.dojo.landscape import check_texts
from perfdojo.ir import Kernel
from perfdojo.measure.outcome import Failed, Outcome
from perfdojo.moves import parse_move
from perfdojo.records import Store, open_store
from perfdojo.search.budget import Budget
from perfdojo.search.joining import Joining
from perfdojo.search.recording import (
    Interrupted,
    Recording,
    describe_landscape,
    find_expert,
    measure_states,
    record_landscape,
)
from perfdojo.testing import PaperMeasurer

SIZES = {"N": 32, "M": 32}
OPTIONS = Recording("some", Budget(measurements=40), jobs=1)


@pytest.fixture
def game() -> Game:
    return Game(kernel("relu", **SIZES), numerics="exact")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "records.db") as made:
        yield made


def on_paper(measurer: PaperMeasurer) -> Callable[..., Any]:
    @contextmanager
    def make(game: Game, options: Recording) -> Iterator[PaperMeasurer]:
        yield measurer

    return make


def test_a_landscape_holds_what_was_measured_and_every_move_among_it(
    game: Game, store: Store
) -> None:
    land = record_landscape(game, SIZES, OPTIONS, store, make_measurer=on_paper(PaperMeasurer()))
    check_texts(land)
    assert 30 <= len(land.nodes) <= 40
    assert land.start == game.start.digest
    assert land.feature_names == FEATURE_NAMES
    assert (land.kernel, land.sizes, land.numerics) == ("relu", SIZES, "exact")
    for name in list(land.nodes)[::7]:
        node = land.nodes[name]
        state = game.replay(node.steps)
        assert str(state.kernel) == node.text
        reached = {(str(m), game.play(state, m).digest) for m in game.moves(state)}
        assert {edge for edge in reached if edge[1] in land.nodes} - {
            edge for edge in reached if edge[1] == name
        } <= set(node.edges)
    (run,) = store.runs()
    assert run.status == "finished"
    told = describe_landscape(land, find_expert(game))
    assert told["states"] == len(land.nodes) == told["measured"] + told["failed"]
    assert told["edges"] == sum(len(node.edges) for node in land.nodes.values())


def test_without_joining_a_landscape_has_only_the_moves_that_were_played(
    game: Game, store: Store
) -> None:
    options = replace(OPTIONS, played_only=True)
    land = record_landscape(game, SIZES, options, store, make_measurer=on_paper(PaperMeasurer()))
    edges = [(name, *edge) for name, node in land.nodes.items() for edge in node.edges]
    assert len(land.nodes) - 1 <= len(edges) <= len(land.nodes) + 3  # a tree, or nearly
    for here, move, there in edges[::5]:
        state = game.replay(land.nodes[here].steps)
        assert land.nodes[there].steps[-1] == move
        assert game.play(state, parse_move(move)).digest == there


class Impatient(PaperMeasurer):
    """A measurer that is interrupted by Ctrl-C after some programs."""

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        for outcome in PaperMeasurer.measure(self, kernels):
            if len(self.asked) > 15:
                raise KeyboardInterrupt
            yield outcome


def test_a_recording_goes_on_where_it_was_cut_short(
    game: Game, store: Store, tmp_path: Path
) -> None:
    with pytest.raises(Interrupted):
        record_landscape(game, SIZES, OPTIONS, store, make_measurer=on_paper(Impatient()))
    (run,) = store.runs()
    assert run.status == "interrupted"
    notebook = tmp_path / "edges"

    def interrupt(report: object) -> None:
        if isinstance(report, Joining) and report.done == 5:
            raise KeyboardInterrupt

    second = PaperMeasurer()
    with pytest.raises(Interrupted):
        record_landscape(
            game, SIZES, OPTIONS, store,
            notebook=notebook, watch=interrupt, make_measurer=on_paper(second),
        )  # fmt: skip
    assert len(second.asked) == 40 - 15  # the first fifteen are known
    assert len(notebook.read_text(encoding="utf-8").splitlines()) >= 5
    third = PaperMeasurer()
    land = record_landscape(
        game, SIZES, OPTIONS, store, notebook=notebook, make_measurer=on_paper(third)
    )
    assert third.asked == []
    assert len(land.nodes) >= 30


def test_states_can_be_measured_first_and_joined_later(game: Game, store: Store) -> None:
    first = PaperMeasurer()
    assert measure_states(game, OPTIONS, store, make_measurer=on_paper(first)) == 40

    def refuse(game: Game, options: Recording) -> Any:
        raise AssertionError("nothing is left to measure")

    land = record_landscape(game, SIZES, OPTIONS, store, make_measurer=refuse)
    assert set(land.nodes) <= set(first.asked)
    more = Recording("some", Budget(measurements=80), jobs=1)
    with pytest.raises(Interrupted):
        measure_states(game, more, store, make_measurer=on_paper(Impatient()))


class Failing(PaperMeasurer):
    """A measurer with which all but the first program crash."""

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        for outcome in PaperMeasurer.measure(self, kernels):
            yield outcome if len(self.asked) == 1 else Failed("crash", "made up")


def test_failures_are_states_too(game: Game, store: Store) -> None:
    options = Recording("some", Budget(measurements=12), jobs=1)
    land = record_landscape(game, SIZES, options, store, make_measurer=on_paper(Failing()))
    failed = [node for node in land.nodes.values() if isinstance(node.outcome, Failed)]
    assert len(failed) == len(land.nodes) - 1
    assert land.best == land.start
