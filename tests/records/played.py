"""Which results are on record in the tests? Real ones, of a small kernel on this machine."""

from __future__ import annotations

from perfdojo.dojo import Game
from perfdojo.ir import Kernel, digest
from perfdojo.measure.outcome import Outcome
from perfdojo.records import Record, Run, Store
from perfdojo.targets import find_target
from tests.records.make import timed

FAST = ("split(j, 8)", "vectorise(j.i)", "parallelise(i)")


def begin_on(store: Store, kernel: Kernel, **changes: str) -> Run:
    """A run of `kernel` on this machine, or on one with these changes."""
    return store.begin_run(
        kernel=kernel.name, start=digest(kernel), text=str(kernel),
        fingerprint=find_target("cpu").fingerprint() | changes, search="auto", seed=0,
        numerics="reassociate", budget="60s",
    )  # fmt: skip


def keep(
    store: Store,
    run: Run,
    kernel: Kernel,
    steps: tuple[str, ...] = FAST,
    outcome: Outcome | None = None,
    *,
    verified: bool = True,
) -> Record:
    """A record of what the steps lead to."""
    state = Game(kernel).replay(steps)
    outcome = timed(1e-3) if outcome is None else outcome
    record = run.record(state.digest, steps, state.numerics, outcome, verified=verified)
    store.add(record)
    return record
