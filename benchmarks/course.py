"""What does a search find, measurement by measurement? Without hints and without records."""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Mapping
from typing import Any

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game, State
from perfdojo.ir import parse_kernel, print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search import find_search
from perfdojo.search.budget import Budget
from perfdojo.search.driver import drive
from perfdojo.search.optimise import HarnessMeasurer


def run_search(
    operator: str,
    sizes: Mapping[str, int],
    search: str,
    seed: int,
    most: int,
    *,
    counts: Collection[int] = (),
    agent: Any = None,
) -> dict[str, Any]:
    """The best so far after each measurement (`gains`: times faster than the untouched kernel), and
    the share of the time that was not measuring; with an `agent`, also the share that it took.

    `leaders` are the digests of the best programs after so many measurements, `texts` their texts.
    """
    game = _game_of(operator, sizes)
    course: list[float] = []
    leaders: dict[str, str] = {}
    texts: dict[str, str] = {}
    best, leader = math.inf, game.start
    clocked = _Clocked(agent)

    def keep(state: State, outcome: Outcome) -> None:
        nonlocal best, leader
        seconds = outcome.seconds if isinstance(outcome, Timed) else math.inf
        if seconds < best:
            best, leader = seconds, state
        course.append(best)
        if len(course) in counts:
            leaders[str(len(course))] = leader.digest
            texts[leader.digest] = print_kernel(leader.kernel)

    with Harness(game.start.kernel, game.target, seed=seed) as harness:
        settings = {} if agent is None else {"agent": clocked}
        player = find_search(search)(game, seed=seed, **settings)
        done = drive(player, HarnessMeasurer(harness), Budget(measurements=most),
                     known={game.start.digest: harness.baseline}, keep=keep)  # fmt: skip
        baseline = harness.baseline.seconds
    gains = [round(baseline / value, 4) if math.isfinite(value) else 0.0 for value in course]
    own = 1 - done.measuring / done.elapsed
    return {"gains": gains, "baseline": baseline, "own_share": round(own, 3),
            "agent_share": round(clocked.seconds / done.elapsed, 3),
            "leaders": leaders, "texts": texts,
            "seconds": round(done.elapsed, 1), "failed": sum(done.failed.values())}  # fmt: skip


class _Clocked:
    """An agent, and the seconds that are spent in its methods."""

    def __init__(self, agent: Any) -> None:
        self._agent, self.seconds = agent, 0.0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._agent, name)
        if not callable(found):
            return found

        def clocked(*args: Any) -> Any:
            began = time.monotonic()
            try:
                return found(*args)
            finally:
                self.seconds += time.monotonic() - began

        return clocked


def compare_programs(
    operator: str, sizes: Mapping[str, int], texts: Mapping[str, str]
) -> dict[str, float]:
    """How many times faster than the untouched kernel each program is, all in one process.

    Each is timed in turn with the same one of them, which is timed in turn with the untouched one.
    """
    every = {name: parse_kernel(text) for name, text in texts.items()}
    game = _game_of(operator, sizes)
    with Harness(game.start.kernel, game.target) as harness:
        rough = harness.measure(list(every.values()))
        times = dict(zip(every, map(_seconds_of, rough), strict=True))
        fastest = every[min(times, key=times.__getitem__)]
        common = _speedup(harness.confirm(fastest, game.start.kernel, budget=1.0))
        return {
            name: round(common * _speedup(harness.confirm(kernel, fastest, budget=0.3)), 4)
            for name, kernel in every.items()
        }


def _seconds_of(outcome: Outcome) -> float:
    return outcome.seconds if isinstance(outcome, Timed) else math.inf


def _speedup(outcome: Outcome) -> float:
    """Of a comparison; nan where the program failed now."""
    return outcome.speedup if isinstance(outcome, Timed) else math.nan


def run_recipe(operator: str, sizes: Mapping[str, int]) -> dict[str, Any]:
    """The same for the expert's recipe: one measurement, with care."""
    game = _game_of(operator, sizes)
    recipe = find_recipe(operator, game.target.name)
    if recipe is None:
        raise SystemExit(f"{operator} has no recipe")
    with Harness(game.start.kernel, game.target) as harness:
        found = harness.confirm(game.follow(recipe).kernel, game.start.kernel, budget=2.0)
    if isinstance(found, Failed):
        raise SystemExit(f"the recipe of {operator} fails: {found.stage}: {found.reason}")
    return {"gains": [round(found.speedup, 4)]}


def gain_at(gains: list[float], count: int) -> float:
    """How many times faster than the start the best of the first `count` is; at least 1."""
    return max(1.0, gains[min(count, len(gains)) - 1]) if gains else 1.0


def _game_of(operator: str, sizes: Mapping[str, int]) -> Game:
    return Game(make_kernel(operator, like=(), **sizes))
