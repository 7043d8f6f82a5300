"""How is a policy trained? By playing many games with one agent: on landscapes, and for real.

On a landscape a measurement is a look into a table; on a kernel it is a build, a check and a
timing, and the game is the search `perfllm` itself. Both fill one memory. After every round the
state of everything is on disk, so that a run that was cut short goes on as if it had not been.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perfdojo.dojo import Game, State
from perfdojo.dojo.landscape import Landscape
from perfdojo.ir import Kernel, digest, print_kernel
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Outcome
from perfdojo.search.budget import Budget
from perfdojo.search.driver import drive
from perfdojo.search.optimise import HarnessMeasurer
from perfdojo.search.perfllm.agent import Agent
from perfdojo.search.perfllm.checkpoint import load_checkpoint, save_checkpoint
from perfdojo.search.perfllm.guess import Played
from perfdojo.search.perfllm.openings import Opening, choose
from perfdojo.search.perfllm.player import Player
from perfdojo.search.perfllm.schedule import Epsilon
from perfdojo.search.perfllm.search import PerfLLM, name_of

_ROUND = 64  # measurements on landscapes between two looks at the clock
_TURN = 48  # measurements of a kernel before the next one has its turn
_STUDIES = 4


@dataclass(frozen=True, slots=True)
class Progress:
    """How far training has come."""

    step: int  # measurements so far
    elapsed: float
    error: float  # mean error of the values in this round
    best: dict[str, float]  # for each game, how many times faster than the start the best is
    budget: Budget


Watch = Callable[[Progress], None]


class Training:
    """One run of training; `run` goes on until the budget is spent."""

    def __init__(
        self,
        agent: Agent,
        lands: Sequence[Landscape],
        kernels: Sequence[Kernel],
        *,
        seed: int = 0,
        target: str = "cpu",
        checkpoint: Path | None = None,
    ) -> None:
        self.agent, self.kernels, self.target, self.seed = agent, list(kernels), target, seed
        epsilon = Epsilon(0.4, 0.05, 300.0)
        self.player = Player(
            lands, agent.encoder, agent.learner, seed=seed, epsilon=epsilon, studies=_STUDIES
        )
        self.player.fitted = agent.fitted
        self.known: dict[str, dict[str, Outcome]] = {}  # of each kernel, by digest
        self.steps: dict[str, dict[str, tuple[str, ...]]] = {}  # that led there
        self.best: dict[str, float] = {}
        self.step = self.turn = 0
        self.spent = 0.0
        self.checkpoint = checkpoint
        if checkpoint is not None and checkpoint.exists():
            self._resume(checkpoint)

    def run(self, budget: Budget, watch: Watch = lambda progress: None) -> None:
        """Play in rounds. Ctrl-C ends it after what is on disk."""
        began = time.monotonic() - self.spent
        while self.step < budget.measurements and self.spent < budget.seconds:
            left = budget.measurements - self.step
            error = self._round(int(min(left, _ROUND)) if math.isfinite(left) else _ROUND)
            self.spent = time.monotonic() - began
            if self.checkpoint is not None:
                save_checkpoint(self.checkpoint, self.agent, self.state())
            watch(Progress(self.step, self.spent, error, dict(self.best), budget))

    def finish(self) -> None:
        """Fit the guess of times: to all that landscapes hold, and what was measured of kernels."""
        memory = self.agent.memory
        games = self.player.everything()
        for name, nodes in memory.games().items():
            played = Played(memory.states.all[nodes], memory.rewards.all[nodes, 0])
            games.setdefault(name, played)
        self.agent.fit_guess(list(games.values()), self.seed)
        self.agent.openings = (*self.player.openings(), *self._openings())

    def _openings(self) -> list[Opening]:
        """The best lists of moves of each kernel that was played for real."""
        found = []
        for kernel in self.kernels:
            memory = self.agent.memory
            told = memory.measured(name_of(Game(kernel, self.target)))
            steps = self.steps.get(_name_of(kernel), {})
            nodes = {key: node for key, node in told.items() if key in steps}
            if nodes:
                rows = list(nodes.values())
                best = choose(memory.states.all[rows], memory.rewards.all[rows, 0])
                lists = [steps[list(nodes)[place]] for place in best]
                found += [Opening(print_kernel(kernel), moves) for moves in lists]
        return found

    def _round(self, count: int) -> float:
        """Landscapes and kernels in turn."""
        games = bool(self.player.sites) + bool(self.kernels)
        self.turn += 1
        if self.kernels and (self.turn % games == 0 or not self.player.sites):
            return self._play_kernel(self.kernels[(self.turn // games) % len(self.kernels)], count)
        return self._play_landscapes(count)

    def _play_landscapes(self, count: int) -> float:
        """One measurement at each place in turn; where all are measured, it goes on learning."""
        sites = self.player.sites
        for number in range(count):
            site = sites[(self.step + number) % len(sites)]
            if self.player.step(site) is None:
                self.agent.study(_STUDIES)
            self.best[site.land.name] = site.land.baseline / site.best
        self.agent.fitted = self.player.fitted
        self.step += count
        return self.agent.study(1)

    def _play_kernel(self, kernel: Kernel, count: int) -> float:
        """A turn of the search `perfllm` without hints; what was measured before counts."""
        game = Game(kernel, self.target)
        name = _name_of(kernel)
        known = self.known.setdefault(name, {})
        steps = self.steps.setdefault(name, {})

        def keep(state: State, outcome: Outcome) -> None:
            known[state.digest] = outcome
            steps[state.digest] = tuple(str(move) for move in state.moves)

        search = PerfLLM(game, seed=self.seed + self.turn, agent=self.agent)
        with Harness(kernel, game.target, seed=self.seed) as harness:
            known[game.start.digest] = harness.baseline
            course = drive(
                search,
                HarnessMeasurer(harness),
                Budget(measurements=min(count, _TURN)),
                known=known,
                keep=keep,
            )
        self.step += max(1, course.measured)  # a small game may hold nothing new
        if course.fastest is not None:
            self.best[name] = harness.baseline.seconds / course.fastest.seconds
        self.player.fitted = self.agent.fitted
        return self.agent.study(1)

    # -- checkpoints ------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """All but the agent."""
        return {
            "player": self.player.state(),
            "known": self.known,
            "steps": self.steps,
            "best": self.best,
            "step": self.step,
            "turn": self.turn,
            "spent": self.spent,
            "fitted": self.agent.fitted,
        }

    def _resume(self, path: Path) -> None:
        state = load_checkpoint(path, self.agent, [site.land.name for site in self.player.sites])
        self.player.restore(state["player"])
        self.known, self.best = state["known"], state["best"]
        self.steps = state["steps"]
        self.step, self.turn, self.spent = state["step"], state["turn"], state["spent"]
        self.agent.fitted = state["fitted"]


def _name_of(kernel: Kernel) -> str:
    return f"{kernel.name} {digest(kernel)}"
