"""How is a run of a model taken up again? (Tested, not proven.) From its task and its front."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perfdojo.errors import NotFoundError, RecordsError
from perfdojo.evolve.language import Genome
from perfdojo.evolve.load import load_any_task
from perfdojo.evolve.models.subject import ModelSubject, make_model
from perfdojo.evolve.models.task import Model
from perfdojo.evolve.run import TASK
from perfdojo.records import Run


@dataclass(frozen=True, slots=True)
class EvolvedModel:
    """A run, its task as it is now, and one point of its front."""

    run: Run
    subject: ModelSubject
    place: int
    edits: Genome

    @property
    def summary(self) -> dict[str, Any]:
        """What the run ended with."""
        return dict(self.run.summary or {})

    @property
    def point(self) -> dict[str, Any]:
        """The point, as the run described it."""
        return dict(self.summary["front"][self.place])

    @property
    def margin(self) -> float:
        """How much more wrong than the original its variants may be."""
        original = self.summary["original"]["error_search"]
        return max(float(self.summary["error_bound"]) - float(original), 1e-6)


def take_up_model(run: Run, place: int | None = None) -> EvolvedModel:
    """One point of a run: of that number, by default the one it picked. Raises RecordsError."""
    head = run.text.partition("\n")[0]
    summary = run.summary
    if not head.startswith(TASK) or summary is None:
        raise RecordsError(
            f"records: run {run.id} has not ended; give its command again, and it goes on"
        )
    front = summary["front"]
    number = int(summary["picked"]) if place is None else place
    if not 0 <= number < len(front):
        raise NotFoundError(
            f"the front of run {run.id} has points 0 to {len(front) - 1}, not {number}"
        )
    file = Path(head.removeprefix(TASK))
    task = load_any_task(file)
    if not isinstance(task, Model):
        raise RecordsError(f"records: '{file}' is no longer a task of a model")
    subject = make_model(task, run.fingerprint["target"])
    if subject.digest != run.start:
        raise RecordsError(
            f"records: '{file}', its data or its model have changed since run {run.id}; "
            "evolve it again"
        )
    return EvolvedModel(run, subject, number, tuple(front[number]["edits"]))
