"""How is a landscape recorded? Surveyed and measured, then joined by the moves among its states.

Each outcome is a record when it comes, and the edges are noted as they are found: the same call
continues where one was cut short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perfdojo.dojo import Game, State
from perfdojo.dojo.features import FEATURE_NAMES
from perfdojo.dojo.landscape import Landscape, find_depths
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
from perfdojo.search.joining import Found, Joining, every_edge, make_nodes, played_edges
from perfdojo.search.optimise import HarnessMeasurer
from perfdojo.search.survey import Survey

_AGAIN = 0.01  # of the states, the fastest, are measured once more, with care

MakeMeasurer = Callable[[Game, "Recording"], AbstractContextManager[Measurer]]


@dataclass(frozen=True, slots=True)
class Recording:
    """How to record: the budget is for surveying and measuring; joining comes on top."""

    name: str
    budget: Budget
    seed: int = 0
    limit: float = 5.0  # seconds that one candidate may take
    jobs: int = 0  # processes that join; 0: as many as there are cores
    played_only: bool = False  # no joining: only the moves that led to a state are its edges


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


def _join(
    game: Game,
    sizes: Mapping[str, int],
    options: Recording,
    found: Found,
    notebook: Path | None,
    watch: Callable[[Progress | Joining], None],
) -> Landscape:
    if options.played_only:
        edges = played_edges(game, found)
    else:
        edges = every_edge(game, found, jobs=options.jobs, notebook=notebook, watch=watch)
    nodes = make_nodes(found, edges)
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
