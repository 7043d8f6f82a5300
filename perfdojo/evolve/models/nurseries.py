"""Which process runs a variant of a model? One that times it, and where calls are short, another
that judges it: a second thread makes short calls no faster, but takes as much of a processor.
"""

from __future__ import annotations

from typing import Any

from perfdojo.errors import MeasureError
from perfdojo.measure.outcome import Failed
from perfdojo.measure.worker import Lost, Worker

_MODULE = "perfdojo.evolve.models.nursery"
_LOADING = 300.0  # seconds in which a part must be loaded
_TIMED = "search"  # the part whose batches are timed


class Nurseries:
    """The processes of one model. They are replaced when they end; owns them."""

    def __init__(self, start: dict[str, Any]) -> None:
        self._start = start
        self.clock = Worker(_MODULE, start)
        self.judge = self.clock
        self.parts: list[str] = []
        self.clock.warm_up()

    def judge_apart(self) -> None:
        """From now on judge in a process of one thread. Raises MeasureError."""
        self.judge = Worker(_MODULE, self._start | {"threads": 1})
        self._reload(self.judge)

    def load(self, part: str) -> None:
        """Let the processes that need it read a part. Raises MeasureError."""
        if part not in self.parts:
            self.parts.append(part)
        for worker in dict.fromkeys((self.clock, self.judge)):  # one of both, or two
            if part in self._parts_of(worker):
                _load(worker, part)

    def ask(self, request: dict[str, Any], limit: float) -> dict[str, Any] | Failed:
        """The reply of who judges, or of who times; one that went away is replaced."""
        worker = self.judge if request["do"] == "score" else self.clock
        if worker.pid is None:  # Ctrl-C has ended it
            self._reload(worker)
        try:
            reply = worker.ask(request, limit)
        except Lost as lost:
            self._reload(worker)
            stage: Any = "timeout" if lost.late else "lost"
            return Failed(stage, f"the worker ended: {lost}")
        return Failed(reply["stage"], reply["reason"]) if "stage" in reply else reply

    def close(self) -> None:
        """End all processes."""
        self.clock.close()
        self.judge.close()

    def _parts_of(self, worker: Worker) -> list[str]:
        return self.parts if worker is self.judge else [p for p in self.parts if p == _TIMED]

    def _reload(self, worker: Worker) -> None:
        for part in self._parts_of(worker):
            _load(worker, part)


def _load(worker: Worker, part: str) -> None:
    try:
        reply = worker.ask({"do": "load", "part": part}, _LOADING)
    except Lost as lost:
        raise MeasureError(f"evolve: cannot load the part '{part}': {lost}") from lost
    if "stage" in reply:
        raise MeasureError(f"evolve: cannot load the part '{part}': {reply['reason']}")
