"""Where are variants of GPU kernels measured? (Tested, not proven.) On the GPU of this machine."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Any

from perfdojo.evolve.site import Effort, WorkerSite
from perfdojo.evolve.task import Part, Task
from perfdojo.measure.outcome import Failed

_TRIAL, _LEAST = 0.4, 0.1  # seconds that a trial may take beside its calls: at first, and later
_KNOWN, _TIMES = 20, 8  # once so many have ended, so many times the longest of them
_CALLS = 400  # calls of the original that a trial may take


class CudaSite(WorkerSite):
    """Kernels that a GPU runs, in processes that stay warm until one of them spoils its own."""

    def __init__(self, task: Task, ir: str, original: str, limit: float, device: str) -> None:
        start = {"task": str(task.file), "ir": ir, "original": original, "device": device}
        super().__init__("perfdojo.evolve.gpu.nursery", start, limit)
        self._patience = limit
        self._ended, self._longest = 0, 0.0  # trials, and seconds of the longest of them

    def hurry(self, seconds: float) -> None:
        """The original takes so long a call: what takes far longer in a trial hangs."""
        self._patience = min(self.limit, _TRIAL + _CALLS * seconds)

    def _wait(self, effort: Effort) -> float:
        """Seconds for a trial. A variant that hangs costs all of them, so they are few as soon as
        it is known how long others take.
        """
        learnt = max(_LEAST, _TIMES * self._longest) if self._ended >= _KNOWN else math.inf
        return min(self._patience, learnt) + 4 * effort.budget

    def measure(
        self, candidate: str, against: str | None, tolerances: Mapping[str, float], effort: Effort
    ) -> dict[str, Any] | Failed:
        """Check on the search cases and time in turn."""
        order = {
            "candidate": candidate, "against": against, "tolerances": dict(tolerances),
            "budget": effort.budget, "rounds": effort.rounds, "patient": effort.patient,
        }  # fmt: skip
        request = {"do": "measure", "part": "search", "order": order}
        began = time.monotonic()
        reply = self.ask(request, self._wait(effort))
        if not isinstance(reply, Failed):
            self._ended += 1
            self._longest = max(self._longest, time.monotonic() - began - 4 * effort.budget)
        return reply

    def inspect(
        self, candidate: str, part: Part, tolerances: Mapping[str, float]
    ) -> float | Failed:
        """The largest error on a part, on two kinds of rubbish and three times."""
        order = {"candidate": candidate, "tolerances": dict(tolerances)}
        reply = self.ask({"do": "inspect", "part": part, "order": order}, self.limit)
        return reply if isinstance(reply, Failed) else float(reply["error"])
