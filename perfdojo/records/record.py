"""What is kept of a search? A record for each outcome, and the run that it belongs to."""

from __future__ import annotations

import importlib.metadata
import math
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, Literal, get_args

from perfdojo.errors import RecordsError
from perfdojo.ir import numerics as ir_numerics
from perfdojo.ir.numerics import NUMERICS
from perfdojo.measure.outcome import Outcome, Timed

Status = Literal["running", "finished", "interrupted"]
STATUSES: tuple[Status, ...] = get_args(Status)


@dataclass(frozen=True, slots=True)
class Record:
    """What came of one program on one machine.

    `steps` lead from the kernel with the digest `start` to the program with the digest `digest`;
    `numerics` is the weakest class of any of them. `verified` is for a program that also passed
    inputs which no search has seen: only such records are used without being asked for.
    """

    kernel: str
    start: str
    digest: str
    fingerprint: dict[str, str]
    steps: tuple[str, ...]
    numerics: str
    outcome: Outcome
    run: str
    when: str  # UTC, as in 2026-07-28T01:44:41.000000+00:00
    version: str  # of perfdojo
    verified: bool = False

    @property
    def seconds(self) -> float:
        """The time of one call; infinite if it failed, so that records can be compared."""
        return self.outcome.seconds if isinstance(self.outcome, Timed) else math.inf


@dataclass(frozen=True, slots=True)
class Run:
    """One search: what it started from, how it was called, how far it has come.

    `text` is the untouched kernel, so that the run can be replayed without the file it came from.
    `summary` is what `optimize --json` printed at the end.
    """

    id: str
    kernel: str
    start: str
    text: str
    fingerprint: dict[str, str]
    search: str
    seed: int
    numerics: str
    budget: str
    status: Status
    spent: float  # seconds
    created: str
    summary: dict[str, Any] | None = None

    @property
    def is_evolved(self) -> bool:
        """Whether it is a run of `evolve`, whose steps are edits and not moves."""
        return self.search.startswith("evolve")

    @property
    def is_model(self) -> bool:
        """Whether what it evolved is a model."""
        return self.fingerprint.get("language") == "stablehlo"

    def record(
        self,
        digest: str,
        steps: tuple[str, ...],
        numerics: str,
        outcome: Outcome,
        *,
        verified: bool = False,
    ) -> Record:
        """What came of one program of this run, as of now: to be given to `Store.add`."""
        return Record(
            self.kernel, self.start, digest, self.fingerprint, steps, numerics, outcome,
            self.id, timestamp(), own_version(), verified,
        )  # fmt: skip


def allows(wanted: str, numerics: str) -> bool:
    """Whether someone who accepts the class `wanted` accepts `numerics`. Raises RecordsError."""
    if wanted not in NUMERICS:
        expected = ", ".join(NUMERICS)
        raise RecordsError(f"records: expected a numerics class ({expected}), got '{wanted}'")
    return numerics in NUMERICS and ir_numerics.allows(wanted, numerics)


def timestamp() -> str:
    """Now, in UTC; texts of it sort as times do."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


@cache
def own_version() -> str:
    """The version of this perfdojo; "unknown" where it runs without being installed."""
    try:
        return importlib.metadata.version("perfdojo")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"
