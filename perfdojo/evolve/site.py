"""Where do variants run? (Tested, not proven.) One site for each kind of program and machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import numpy as np

from perfdojo.errors import MeasureError, TaskError
from perfdojo.evolve.task import Part, Task
from perfdojo.measure.outcome import Failed
from perfdojo.measure.worker import Lost, Worker

_LOADING = 600.0  # seconds in which the cases of a part must be made
_TRIAL = 0.12  # seconds of the processor that a trial may take beside its calls
_BUSY = 20  # times longer than that it may take by the clock, where others need the processor
_NICE = 5
_DRAFT, _SLOW = 0.04, 40  # seconds for a draft beside its call, and calls that it may take
_CALLS = 200  # calls of the original that a trial may take
MEMORY = 2 << 30  # bytes that a variant may take beyond its arguments


@dataclass(frozen=True, slots=True)
class Output:
    """One output: its type, and how wrong the original is on it."""

    error: float
    dtype: np.dtype[Any]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to time, and whether also what is clearly slower."""

    budget: float = 0.006
    rounds: int = 5
    patient: bool = False


class Site(Protocol):
    """Runs variants of one task; both sides of a comparison are paths of built code."""

    def load(self, part: Part) -> Mapping[str, Output]:
        """Make the cases of a part, and check that the original is right. Raises TaskError."""

    def measure(
        self, candidate: str, against: str | None, tolerances: Mapping[str, float], effort: Effort
    ) -> dict[str, Any] | Failed:
        """Check on the search cases and time in turn: as `measure.trial.Measured`."""

    def inspect(
        self, candidate: str, part: Part, tolerances: Mapping[str, float]
    ) -> float | Failed:
        """The largest error on a part, watched as closely as possible."""

    def hurry(self, seconds: float) -> None:
        """The original takes so long a call: what takes far longer in a trial hangs."""

    def close(self) -> None:
        """End all processes."""


class Screening(Protocol):
    """Looks at drafts."""

    def hurry(self, seconds: float) -> None:
        """The original takes so long a call."""

    def check(self, candidate: str, tolerances: Mapping[str, float]) -> Failed | None:
        """Why slow code is wrong on a search case; None if it may be right."""

    def close(self) -> None:
        """End all processes."""


@runtime_checkable
class Screens(Protocol):
    """A site beside which drafts can be tried."""

    def make_screen(self) -> Screening:
        """Where they are."""


class WorkerSite:
    """Runs variants in a process of its own, which keeps the cases; one that ends is replaced."""

    def __init__(self, module: str, start: dict[str, Any], limit: float) -> None:
        self.limit = limit
        self._worker = Worker(module, start)
        self._loaded: list[Part] = []

    def load(self, part: Part) -> Mapping[str, Output]:
        """Make the cases of a part, and check that the original is right. Raises TaskError."""
        try:
            reply = self._worker.ask({"do": "load", "part": part, "limit": self.limit}, _LOADING)
        except Lost as lost:
            raise MeasureError(f"evolve: cannot make the cases of the task: {lost}") from lost
        if "task" in reply:
            raise TaskError(reply["task"])
        self._loaded.append(part)
        return {
            name: Output(float(fact["error"]), np.dtype(fact["dtype"]))
            for name, fact in reply["outputs"].items()
        }

    def close(self) -> None:
        """End the process."""
        self._worker.close()

    def ask(self, request: dict[str, Any], limit: float) -> dict[str, Any] | Failed:
        """The reply; a worker that went away is replaced."""
        try:
            reply = self._worker.ask({**request, "limit": limit}, limit)
        except Lost as lost:
            parts, self._loaded = self._loaded, []
            for part in parts:
                self.load(part)
            return Failed("lost", f"the worker ended: {lost}")
        return Failed(reply["stage"], reply["reason"]) if "stage" in reply else reply


class CSite(WorkerSite):
    """Functions that are called on arrays of this machine."""

    def __init__(self, task: Task, ir: str, original: str, limit: float, *, nice: int = 0) -> None:
        start = {
            "task": str(task.file), "ir": ir, "original": original, "memory": MEMORY, "nice": nice,
        }  # fmt: skip
        super().__init__("perfdojo.evolve.cpu.nursery", start, limit)
        self._made_of = (task, ir, original, limit)
        self._function = task.function
        self._pace, self._seconds = limit / _BUSY, 0.0

    def hurry(self, seconds: float) -> None:
        """The original takes so long a call: what takes far longer in a trial hangs."""
        self._pace, self._seconds = _TRIAL + _CALLS * seconds, seconds

    def measure(
        self, candidate: str, against: str | None, tolerances: Mapping[str, float], effort: Effort
    ) -> dict[str, Any] | Failed:
        """Check on the search cases and time in turn."""
        pace = self._pace + 4 * effort.budget
        order = self._order(candidate, tolerances) | {
            "against": against, "budget": effort.budget, "rounds": effort.rounds,
            "patient": effort.patient, "pace": pace,
        }  # fmt: skip
        return self.ask({"do": "measure", "part": "search", "order": order}, _BUSY * pace)

    def make_screen(self) -> CSite:
        """Another process, for drafts: it steps back behind what is timed."""
        found = CSite(*self._made_of, nice=_NICE)
        found.load("search")
        return found

    def check(self, candidate: str, tolerances: Mapping[str, float]) -> Failed | None:
        """Why slow code is wrong on a search case; None if it may be right."""
        pace = _DRAFT + _SLOW * self._seconds
        order = self._order(candidate, tolerances) | {"pace": pace}
        reply = self.ask({"do": "check", "part": "search", "order": order}, _BUSY * pace)
        return reply if isinstance(reply, Failed) else None

    def inspect(
        self, candidate: str, part: Part, tolerances: Mapping[str, float]
    ) -> float | Failed:
        """The largest error on a part, between guard pages and on two poisons."""
        order = self._order(candidate, tolerances)
        reply = self.ask({"do": "inspect", "part": part, "order": order}, self.limit)
        return reply if isinstance(reply, Failed) else float(reply["error"])

    def _order(self, candidate: str, tolerances: Mapping[str, float]) -> dict[str, Any]:
        return {"candidate": candidate, "symbol": self._function, "tolerances": dict(tolerances)}
