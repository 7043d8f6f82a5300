"""Which run do the tests of the page tell? A made-up one, on a real kernel with real moves."""

from __future__ import annotations

import functools
import random
from dataclasses import replace

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game
from perfdojo.ir import print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure.paired import Ratio
from perfdojo.report import Entry, Story, Trial

_STAGES = (
    ("compile", "gcc: internal compiler error: <in extract_insn>"),
    ("timeout", "did not come back within 2.0 s"),
    ("wrong", "'y' is off by 0.3 & more, tolerance 3.8e-06"),
)


def make_trials(count: int, moves: tuple[str, ...], seed: int = 0) -> tuple[Trial, ...]:
    """A search that gets better by steps, with some failures."""
    rng = random.Random(seed)
    best, at, trials = 8.4e-3, 0.0, []
    for number in range(count):
        at += rng.uniform(0.05, 0.15)
        played = moves[: rng.randint(0, len(moves))] if number else ()
        if number and rng.random() < 0.12:
            stage, reason = rng.choice(_STAGES)
            trials.append(Trial(at, None, stage, reason, moves=played))
            continue
        better = number and rng.random() < 0.12 and best > 1.3e-3
        best = best * rng.uniform(0.6, 0.97) if better else best
        seconds = best if better or not number else best * rng.uniform(1.0, 3.0)
        trials.append(Trial(at, seconds, error=2.1e-7, numerics="exact", moves=played))
    return tuple(trials)


def make_ledger(moves: tuple[str, ...], seed: int = 0) -> tuple[Entry, ...]:
    rng = random.Random(seed)

    def ratio() -> Ratio:
        value = rng.choice([1.0, 1.0, 1.02, 1.4, 0.97, 2.3])
        return Ratio(value, value * 0.985, value * 1.015)

    entries = [
        Entry(move, rng.choice(["exact", "reassociate"]), ratio(), ratio()) for move in moves
    ]
    entries[0] = replace(entries[0], takes=(1, 2, 5))
    entries[2] = replace(entries[2], without="timeout: did not come back within 2.0 s")
    return tuple(entries)


@functools.cache
def make_story(trials: int = 240) -> Story:
    """A run of softmax that found the expert's recipe."""
    start = make_kernel("softmax", like=(), N=4096, M=512)
    recipe = find_recipe("softmax", "cpu")
    assert recipe is not None
    end = Game(start).follow(recipe)
    made = make_trials(trials, end.steps)
    best = min(trial.seconds for trial in made if trial.seconds)
    return Story(
        run="3f2a9c41d07b",
        kernel="softmax",
        sizes="N=4096 M=512",
        target="cpu",
        before=print_kernel(start),
        after=print_kernel(end.kernel),
        baseline_seconds=8.4e-3,
        best_seconds=best,
        speedup=Ratio(8.4e-3 / best, 8.3e-3 / best, 8.5e-3 / best),
        floor_fraction=0.71,
        numerics="reassociate",
        verified=True,
        trials=made,
        ledger=make_ledger(end.steps),
        about=(("search", "auto"), ("seed", "0"), ("budget", "60s"), ("started", "2025-01-02")),
        machine=(("processor", "Example CPU <2 cores>"), ("compiler", "gcc 12.2.0")),
        replay=(f"perfdojo run softmax N=4096 M=512 -m '{'; '.join(end.steps)}'",),
    )
