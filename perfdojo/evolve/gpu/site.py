"""Where are variants of GPU kernels measured? (Tested, not proven.) On the GPU of this machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perfdojo.evolve.site import Effort, WorkerSite
from perfdojo.evolve.task import Part, Task
from perfdojo.measure.outcome import Failed

_TRIAL = 0.4  # seconds that a trial may take beside its calls
_CALLS = 400  # calls of the original that a trial may take


class CudaSite(WorkerSite):
    """Kernels that a GPU runs, in processes that stay warm until one of them spoils its own."""

    def __init__(self, task: Task, ir: str, original: str, limit: float, device: str) -> None:
        start = {"task": str(task.file), "ir": ir, "original": original, "device": device}
        super().__init__("perfdojo.evolve.gpu.nursery", start, limit)
        self._patience = limit

    def hurry(self, seconds: float) -> None:
        """The original takes so long a call: what takes far longer in a trial hangs."""
        self._patience = min(self.limit, _TRIAL + _CALLS * seconds)

    def measure(
        self, candidate: str, against: str | None, tolerances: Mapping[str, float], effort: Effort
    ) -> dict[str, Any] | Failed:
        """Check on the search cases and time in turn."""
        order = {
            "candidate": candidate, "against": against, "tolerances": dict(tolerances),
            "budget": effort.budget, "rounds": effort.rounds, "patient": effort.patient,
        }  # fmt: skip
        request = {"do": "measure", "part": "search", "order": order}
        return self.ask(request, self._patience + 4 * effort.budget)

    def inspect(
        self, candidate: str, part: Part, tolerances: Mapping[str, float]
    ) -> float | Failed:
        """The largest error on a part, on two kinds of rubbish and three times."""
        order = {"candidate": candidate, "tolerances": dict(tolerances)}
        reply = self.ask({"do": "inspect", "part": part, "order": order}, self.limit)
        return reply if isinstance(reply, Failed) else float(reply["error"])
