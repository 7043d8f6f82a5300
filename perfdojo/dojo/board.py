"""Where does an agent play? On a landscape, or on this machine, where every state is measured."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from perfdojo.dojo.features import FEATURE_NAMES, features
from perfdojo.dojo.game import Game, State
from perfdojo.dojo.landscape import Landscape
from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, parse_kernel, print_kernel
from perfdojo.ir.text import print_header
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.moves import parse_move
from perfdojo.records import open_store
from perfdojo.targets import Target


@dataclass(frozen=True, slots=True)
class Position:
    """A state as an agent sees it: its text and features, what came of it, the moves on offer."""

    digest: str
    text: str
    features: npt.NDArray[np.float32]
    outcome: Outcome
    moves: tuple[str, ...]
    state: State | None = None  # on a landscape there is none


class Board(ABC):
    """One kernel, played by the texts of its moves; `baseline` is the time of the start."""

    name: str
    baseline: float

    @abstractmethod
    def begin(self) -> Position:
        """The start. Raises DojoError if it cannot be measured."""

    @abstractmethod
    def play(self, position: Position, *moves: str) -> Position:
        """The position after the moves. Raises IllegalMove; a failed measurement is an outcome."""

    @abstractmethod
    def close(self) -> None:
        """End all processes."""


class LandscapeBoard(Board):
    """Looks everything up."""

    def __init__(self, landscape: Landscape) -> None:
        self.landscape = landscape
        self.name, self.baseline = landscape.name, landscape.baseline
        self._given = landscape.feature_names == FEATURE_NAMES
        self._positions: dict[str, Position] = {}
        self._edges: dict[str, dict[str, str]] = {}

    def begin(self) -> Position:
        """The start of the landscape."""
        return self._position(self.landscape.start)

    def play(self, position: Position, *moves: str) -> Position:
        """Along the edges."""
        name = position.digest
        for move in moves:
            there = self._edges_of(name).get(move)
            if there is None:
                raise IllegalMove(f"{move}: expected a move within landscape '{self.name}'")
            name = there
        return self._position(name)

    def close(self) -> None:
        """Nothing to end."""

    def _edges_of(self, name: str) -> dict[str, str]:
        if name not in self._edges:
            self._edges[name] = dict(self.landscape.nodes[name].edges)
        return self._edges[name]

    def _position(self, name: str) -> Position:
        if name not in self._positions:
            node = self.landscape.nodes[name]
            given = self._given and node.features
            values = node.features if given else features(parse_kernel(node.text))
            frozen = np.array(values, dtype=np.float32)
            frozen.setflags(write=False)
            moves = tuple(self._edges_of(name))
            self._positions[name] = Position(name, node.text, frozen, node.outcome, moves)
        return self._positions[name]


class MeasuredBoard(Board):
    """Plays the real game; each program is measured once, and what came of it is recorded.

    Processes are started by `begin`. `records` is the file of the records, by default the user's.
    """

    def __init__(
        self,
        kernel: Kernel,
        target: str | Target = "cpu",
        *,
        numerics: str = "reassociate",
        seed: int = 0,
        limit: float = 5.0,
        records: str | Path | None = None,
    ) -> None:
        self.game = Game(kernel, target, numerics=numerics)
        self.name = print_header(kernel).removeprefix("kernel ")
        self.baseline = float("nan")
        self._seed, self._limit, self._records = seed, limit, records
        self._begun = False
        self._moves = lru_cache(maxsize=1024)(self._list_moves)

    def begin(self) -> Position:
        """The untouched kernel, measured when this is called first."""
        return self._position(self.game.start)

    def play(self, position: Position, *moves: str) -> Position:
        """The moves proven and played; only the last state is measured."""
        assert position.state is not None
        state = position.state
        for move in moves:
            state = self.game.play(state, parse_move(move))
        return self._position(state)

    def close(self) -> None:
        """End the workers, and the run in the records."""
        if self._begun:
            self._harness.close()
            self._store.finish_run(self._run)
            self._store.close()
            self._begun = False

    def _open(self) -> None:
        self._harness = Harness(
            self.game.start.kernel, self.game.target, seed=self._seed, limit=self._limit
        )
        self._harness.__enter__()
        start, place = self.game.start, self.game.target.fingerprint()
        self._store = open_store(self._records)
        self._run = self._store.begin_run(
            kernel=start.kernel.name, start=start.digest, text=print_kernel(start.kernel),
            fingerprint=place, search="environment", seed=self._seed,
            numerics=self.game.numerics, budget="",
        )  # fmt: skip
        known = self._store.known(start.digest, place)
        self._known = {name: record.outcome for name, record in known.items()}
        self._known[start.digest] = self._harness.baseline
        self.baseline = self._harness.baseline.seconds
        self._begun = True

    def _position(self, state: State) -> Position:
        if not self._begun:
            self._open()
        kernel, moves = state.kernel, self._moves(state)
        if state.digest not in self._known:
            self._known[state.digest] = self._measure(state)
        outcome = self._known[state.digest]
        text, values = print_kernel(kernel), features(kernel)
        return Position(state.digest, text, values, outcome, moves, state)

    def _measure(self, state: State) -> Outcome:
        try:
            outcome = next(self._harness.measure([state.kernel]))
            record = self._run.record(state.digest, state.steps, state.numerics, outcome)
            self._store.add(record)
        except Exception as error:  # noqa: BLE001  # a measurement that breaks is an outcome, too
            return Failed("lost", f"{type(error).__name__}: {error}")
        return outcome

    def _list_moves(self, state: State) -> tuple[str, ...]:
        return tuple(map(str, self.game.moves(state)))


def seconds_of(outcome: Outcome) -> float:
    """The time of one call; nan if there is none."""
    return outcome.seconds if isinstance(outcome, Timed) else float("nan")
