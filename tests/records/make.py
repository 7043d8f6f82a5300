"""Which runs and records are the tests about? Small ones, and random ones for the laws."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import strategies as st

from perfdojo.measure.outcome import Failed, Outcome, Stage, Timed
from perfdojo.records import Record, Run, Store
from perfdojo.records.record import NUMERICS, STATUSES

HERE = {"target": "cpu", "compiler": "gcc 12.2.0", "threads": "2"}
THERE = HERE | {"compiler": "gcc 13.1"}


def timed(seconds: float = 1.0) -> Timed:
    return Timed(seconds, 2.0, 1.9, 2.1, 1e-7, 30)


def begin(store: Store, **changes: Any) -> Run:
    """A run of softmax, or of what `changes` say."""
    wanted = {
        "kernel": "softmax", "start": "s0", "text": "kernel softmax", "fingerprint": HERE,
        "search": "auto", "seed": 0, "numerics": "reassociate", "budget": "60s",
    }  # fmt: skip
    return store.begin_run(**(wanted | changes))


def add(
    store: Store,
    run: Run,
    digest: str,
    outcome: Outcome,
    *,
    steps: tuple[str, ...] = ("split(i, 8)",),
    numerics: str = "exact",
    verified: bool = True,
) -> Record:
    record = run.record(digest, steps, numerics, outcome, verified=verified)
    store.add(record)
    return record


# --------------------------------------------------------------------------------------------
# Random ones

words = st.text(st.characters(codec="utf-8"), max_size=12)
floats = st.floats(allow_nan=False)
outcomes = st.builds(
    Timed, floats, floats, floats, floats, floats, st.integers(0), st.booleans()
) | st.builds(Failed, st.sampled_from(get_args(Stage)), st.text(max_size=12))
fingerprints = st.dictionaries(words, words, max_size=3)
classes = st.sampled_from(NUMERICS)
json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(words, part, max_size=3),
    max_leaves=5,
)
records = st.builds(
    Record, words, words, words, fingerprints, st.lists(words, max_size=3).map(tuple), classes,
    outcomes, words, words, words, st.booleans(),
)  # fmt: skip
runs = st.builds(
    Run, words, words, words, words, fingerprints, words, st.integers(), classes, words,
    st.sampled_from(STATUSES), st.floats(0, 1e9), words,
    st.none() | st.dictionaries(words, json, max_size=3),
)  # fmt: skip
