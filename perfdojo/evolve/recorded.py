"""How is a run of `evolve` taken up again? (Tested, not proven.) From its text and its task."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from perfdojo.errors import RecordsError
from perfdojo.evolve.bench import Mode
from perfdojo.evolve.language import Genome, Language, Spec, make_language
from perfdojo.evolve.load import load_task
from perfdojo.evolve.run import TASK
from perfdojo.evolve.subject import Subject, make_subject
from perfdojo.records import Run


@dataclass(frozen=True, slots=True)
class Evolved:
    """A run and its result. The program and its edits need no task file; measuring does."""

    run: Run
    task_file: Path
    pristine: str
    level: str
    edits: Genome

    @property
    def mode(self) -> Mode:
        """How wrong its variants may be."""
        return Mode(float((self.run.summary or {}).get("error_bound") or 0.0))

    def language(self) -> Language:
        """The edits of its program."""
        facts = {"pristine": self.pristine, "functions": [], "level": self.level}
        return make_language(Spec("llvm", facts))

    def subject(self) -> Subject:
        """The task, compiled again. Raises RecordsError if it is no longer the same."""
        made = make_subject(load_task(self.task_file), self.level)
        if made.digest != self.run.start:
            raise RecordsError(
                f"records: '{self.task_file}' or its source has changed since run {self.run.id}; "
                "evolve it again"
            )
        return made


def take_up(run: Run, *, minimal: bool = True) -> Evolved:
    """What a run found; `minimal`: only the edits that matter. Raises RecordsError."""
    head, _, pristine = run.text.partition("\n")
    summary = run.summary
    if not head.startswith(TASK) or summary is None:
        raise RecordsError(
            f"records: run {run.id} has not ended; give its command again, and it goes on"
        )
    edits = summary["edits_minimal" if minimal else "edits"]
    level = str(summary.get("level", "light"))
    return Evolved(run, Path(head.removeprefix(TASK)), pristine, level, tuple(edits))
