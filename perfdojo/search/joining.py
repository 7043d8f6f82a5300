"""Which moves lead from one measured state to another? Those that were played, or every one."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from perfdojo.dojo import Game, State
from perfdojo.dojo.expand import Edges, Task, all_cores, expand_all, outline
from perfdojo.dojo.features import features
from perfdojo.dojo.landscape import Node
from perfdojo.ir import print_kernel
from perfdojo.measure.outcome import Failed, Outcome

_EACH = 16  # states that are worth a process of their own, at least
_DIGITS = 6  # of a number that is kept: far more than a measurement has

Found = dict[str, tuple[State, Outcome]]  # what was measured, by digest


@dataclass(frozen=True, slots=True)
class Joining:
    """How far joining has come: what a progress bar shows."""

    done: int
    total: int
    elapsed: float


def played_edges(game: Game, found: Found) -> dict[str, Edges]:
    """By the digest of a state, the last moves of those that were reached from it."""
    played: dict[str, Edges] = {}
    for name, (state, _) in found.items():
        if state.moves:
            before = game.keep_legal(state.moves[:-1]).digest
            played[before] = (*played.get(before, ()), (str(state.moves[-1]), name))
    return played


def every_edge(
    game: Game,
    found: Found,
    *,
    jobs: int = 0,
    notebook: Path | None = None,
    watch: Callable[[Joining], None] = lambda report: None,
) -> dict[str, Edges]:
    """Every move among the states; those played are asked for though a game may not offer them.

    `notebook` is where edges are noted until all are there; 0 `jobs`: as many as there are cores.
    """
    played = played_edges(game, found)
    tasks = [
        Task(name, print_kernel(state.kernel), _moves_of(played.get(name, ())))
        for name, (state, _) in found.items()
    ]
    began, edges = time.monotonic(), dict[str, Edges]()
    jobs = min(jobs or all_cores(), len(tasks) // _EACH)
    within = frozenset(outline(state.kernel) for state, _ in found.values())
    for name, those in expand_all(game, tasks, jobs=jobs, notebook=notebook, within=within):
        edges[name] = those
        watch(Joining(len(edges), len(tasks), time.monotonic() - began))
    return edges


def _moves_of(edges: Edges) -> tuple[str, ...]:
    return tuple(dict.fromkeys(move for move, _ in edges))


def make_nodes(found: Found, edges: Mapping[str, Edges]) -> dict[str, Node]:
    """The nodes of a landscape; edges that leave it are left out."""
    return {name: _make_node(*found[name], edges.get(name, ()), found) for name in found}


def _make_node(state: State, outcome: Outcome, edges: Edges, found: Found) -> Node:
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
