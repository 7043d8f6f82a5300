"""How is a landscape recorded? Surveyed and measured, then joined by every move among its states.

Each outcome is a record when it comes, and the edges are noted as they are found: the same call
continues where one was cut short.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from perfdojo.dojo import Game, State
from perfdojo.dojo.expand import Edges, Task, all_cores, expand_all, outline
from perfdojo.dojo.features import FEATURE_NAMES, features
from perfdojo.dojo.landscape import Landscape, Node, find_depths
from perfdojo.errors import IllegalMove
from perfdojo.ir import print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Run, Store, settle
from perfdojo.records.record import own_version
from perfdojo.search.base import Result
from perfdojo.search.budget import Budget
from perfdojo.search.driver import Measurer, Progress, drive
from perfdojo.search.optimise import HarnessMeasurer
from perfdojo.search.survey import Survey

_AGAIN = 0.01  # of the states, the fastest, are measured once more, with care
_EACH = 16  # states that are worth a process of their own, at least
_DIGITS = 6  # of a number that is kept: far more than a measurement has

Found = dict[str, tuple[State, Outcome]]
MakeMeasurer = Callable[[Game, "Recording"], AbstractContextManager[Measurer]]


@dataclass(frozen=True, slots=True)
class Recording:
    """How to record: the budget is for surveying and measuring; joining comes on top."""

    name: str
    budget: Budget
    seed: int = 0
    limit: float = 5.0  # seconds that one candidate may take
    jobs: int = 0  # processes that join; 0: as many as there are cores


@dataclass(frozen=True, slots=True)
class Joining:
    """How far joining has come: what a progress bar shows."""

    done: int
    total: int
    elapsed: float


class Interrupted(Exception):  # no error: the user wanted it
    """Ctrl-C; all that was found is kept."""


def record_landscape(
    game: Game,
    sizes: Mapping[str, int],
    options: Recording,
    store: Store,
    *,
    notebook: Path | None = None,
    watch: Callable[[Progress | Joining], None] = lambda report: None,
    make_measurer: MakeMeasurer | None = None,
) -> Landscape:
    """The landscape around the start of `game`. Raises Interrupted, or DojoError.

    What is measured already is not measured again, so joining needs no quiet machine if
    `measure_states` went before. `notebook` is where edges are noted until all are there.
    `make_measurer` says how states are measured, if not by `use_harness`.
    """
    run = _begin_run(game, options, store)
    try:
        found = _measure(game, options, store, run, make_measurer or use_harness, watch)
        land = _join(game, sizes, options, found, notebook, watch)
    except KeyboardInterrupt:
        store.finish_run(run, "interrupted")
        raise Interrupted from None
    store.finish_run(run, "finished", describe_landscape(land, find_expert(game)))
    return land


def measure_states(
    game: Game,
    options: Recording,
    store: Store,
    *,
    watch: Callable[[Progress | Joining], None] = lambda report: None,
    make_measurer: MakeMeasurer | None = None,
) -> int:
    """Only the first half: measure the states; says how many. Raises Interrupted, or DojoError."""
    run = _begin_run(game, options, store)
    try:
        return len(_measure(game, options, store, run, make_measurer or use_harness, watch))
    except KeyboardInterrupt:
        raise Interrupted from None
    finally:
        store.finish_run(run, "interrupted")  # to be continued


def _measure(
    game: Game,
    options: Recording,
    store: Store,
    run: Run,
    make_measurer: MakeMeasurer,
    watch: Callable[[Progress | Joining], None],
) -> Found:
    recipe = find_expert(game)
    survey = Survey(game, seed=options.seed, starts=[recipe] if recipe else [])
    found = _recall(game, store, run)
    survey.tell([Result(state, outcome) for state, outcome in found.values()])

    def keep(state: State, outcome: Outcome) -> None:
        found[state.digest] = (state, outcome)
        store.add(run.record(state.digest, state.steps, state.numerics, outcome))

    def report(progress: Progress) -> None:
        store.note_spent(run, progress.elapsed)
        watch(progress)

    measured = len(found)
    if measured >= options.budget.measurements:
        return found
    with make_measurer(game, options) as measurer:
        course = drive(
            survey, measurer, options.budget, keep=keep, watch=report, spent=run.spent,
            measured=measured, known={name: outcome for name, (_, outcome) in found.items()},
        )  # fmt: skip
        if course.interrupted:
            raise KeyboardInterrupt
        _measure_the_best_again(found, measurer, keep)
    return found


def _begin_run(game: Game, options: Recording, store: Store) -> Run:
    kernel = game.start.kernel
    return store.begin_run(
        kernel=kernel.name, start=game.start.digest, text=print_kernel(kernel),
        fingerprint=game.target.fingerprint(), search="landscape", seed=options.seed,
        numerics=game.numerics, budget=str(options.budget),
    )  # fmt: skip


def _recall(game: Game, store: Store, run: Run) -> Found:
    """What the run had measured when it was left."""
    records = settle(store.records_of(run)).values()
    return {r.digest: (game.replay(r.steps), r.outcome) for r in records}


@contextmanager
def use_harness(game: Game, options: Recording) -> Iterator[Measurer]:
    """The harness, measuring as searches have it measure."""
    kernel, target = game.start.kernel, game.target
    with Harness(kernel, target, seed=options.seed, limit=options.limit) as harness:
        yield HarnessMeasurer(harness)


def _measure_the_best_again(
    found: Found, measurer: Measurer, keep: Callable[[State, Outcome], None]
) -> None:
    """The fastest were picked for their times, which are too good therefore."""
    ranked = sorted(found.values(), key=lambda pair: Result(*pair).seconds)
    for state, outcome in ranked[: max(1, round(_AGAIN * len(ranked)))]:
        if isinstance(outcome, Timed):
            keep(state, measurer.challenge(state.kernel))


# --------------------------------------------------------------------------------------------
# Joining


def _join(
    game: Game,
    sizes: Mapping[str, int],
    options: Recording,
    found: Found,
    notebook: Path | None,
    watch: Callable[[Progress | Joining], None],
) -> Landscape:
    tasks = _make_tasks(game, found)
    began, edges = time.monotonic(), dict[str, Edges]()
    jobs = min(options.jobs or all_cores(), len(tasks) // _EACH)
    within = frozenset(outline(state.kernel) for state, _ in found.values())
    for name, those in expand_all(game, tasks, jobs=jobs, notebook=notebook, within=within):
        edges[name] = those
        watch(Joining(len(edges), len(tasks), time.monotonic() - began))
    nodes = {name: _make_node(found[name], edges[name], found) for name in found}
    reached = find_depths(game.start.digest, nodes)
    return Landscape(
        name=options.name,
        kernel=game.start.kernel.name,
        sizes=dict(sizes),
        target=game.target.name,
        numerics=game.numerics,
        fingerprint=game.target.fingerprint(),
        version=own_version(),
        start=game.start.digest,
        nodes={name: nodes[name] for name in reached},
        feature_names=FEATURE_NAMES,
    )


def _make_tasks(game: Game, found: Found) -> list[Task]:
    """Each state, with the moves that were played from it though its game does not offer them."""
    more: dict[str, dict[str, None]] = {}
    for state, _ in found.values():
        if state.moves:
            before = game.keep_legal(state.moves[:-1]).digest
            more.setdefault(before, {})[str(state.moves[-1])] = None
    return [
        Task(name, print_kernel(state.kernel), tuple(more.get(name, ())))
        for name, (state, _) in found.items()
    ]


def _make_node(entry: tuple[State, Outcome], edges: Edges, found: Found) -> Node:
    state, outcome = entry
    inside = tuple((move, there) for move, there in edges if there in found)
    numbers = tuple(round(value, 4) for value in features(state.kernel).tolist())
    text = print_kernel(state.kernel)
    return Node(state.digest, text, _rounded(outcome), inside, state.steps, numbers)


def _rounded(outcome: Outcome) -> Outcome:
    if isinstance(outcome, Failed):
        return outcome
    low, high = _round(outcome.speedup_low), _round(outcome.speedup_high)
    return replace(
        outcome, seconds=_round(outcome.seconds), speedup=_round(outcome.speedup),
        speedup_low=low, speedup_high=high, error=_round(outcome.error),
    )  # fmt: skip


def _round(value: float) -> float:
    return float(f"{value:.{_DIGITS}g}") if math.isfinite(value) else value


# --------------------------------------------------------------------------------------------
# What it is


def find_expert(game: Game) -> State | None:
    """Where the recipe of the operator leads, if it has one that applies."""
    text = find_recipe(game.start.kernel.name, game.target.name)
    try:
        return None if text is None else game.follow(text)
    except IllegalMove:
        return None


def describe_landscape(land: Landscape, recipe: State | None) -> dict[str, Any]:
    """What `perfdojo landscape record` and `show` tell."""
    nodes = land.nodes.values()
    edges = sum(len(node.edges) for node in nodes)
    failed = sum(isinstance(node.outcome, Failed) for node in nodes)
    expert = land.nodes.get(recipe.digest) if recipe else None
    return {
        "name": land.name,
        "kernel": land.kernel,
        "sizes": dict(land.sizes),
        "target": land.target,
        "processor": land.fingerprint.get("processor", ""),
        "states": len(land.nodes),
        "measured": len(land.nodes) - failed,
        "failed": failed,
        "edges": edges,
        "branching": edges / len(land.nodes),
        "depth": max(land.depths.values()),
        "best_depth": land.depths[land.best],
        "baseline_seconds": land.baseline,
        "best_seconds": land.nodes[land.best].seconds,
        "speedup": land.speedup,
        "recipe": "none" if recipe is None else "in it" if expert else "not in it",
        "recipe_speedup": land.baseline / expert.seconds if expert else None,
    }
