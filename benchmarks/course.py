"""What does a search find, measurement by measurement? Without hints and without records."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game, State
from perfdojo.kernels import find_recipe
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search import find_search
from perfdojo.search.budget import Budget
from perfdojo.search.driver import drive
from perfdojo.search.optimise import HarnessMeasurer


def run_search(
    operator: str, sizes: Mapping[str, int], search: str, seed: int, most: int, **settings: Any
) -> dict[str, Any]:
    """The best so far after each measurement (`gains`: times faster than the untouched kernel), and
    the share of the time that was not measuring.
    """
    game = _game_of(operator, sizes)
    course: list[float] = []
    best = math.inf

    def keep(state: State, outcome: Outcome) -> None:
        nonlocal best
        best = min(best, outcome.seconds if isinstance(outcome, Timed) else math.inf)
        course.append(best)

    with Harness(game.start.kernel, game.target, seed=seed) as harness:
        player = find_search(search)(game, seed=seed, **settings)
        done = drive(player, HarnessMeasurer(harness), Budget(measurements=most),
                     known={game.start.digest: harness.baseline}, keep=keep)  # fmt: skip
        baseline = harness.baseline.seconds
    gains = [round(baseline / value, 4) if math.isfinite(value) else 0.0 for value in course]
    own = 1 - done.measuring / done.elapsed
    return {"gains": gains, "baseline": baseline, "own_share": round(own, 3),
            "seconds": round(done.elapsed, 1), "failed": sum(done.failed.values())}  # fmt: skip


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
