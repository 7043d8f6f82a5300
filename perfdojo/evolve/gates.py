"""May a variant be called an improvement? (Tested, not proven.) Only if it passes every gate.

The gates know what the search does not: other seeds, other sizes, pages without access right beside
each array, memory full of different rubbish, valgrind, another -O3. They decide at the end. Of all
but the sealed cases the search hears on its way (`guard.py`), so as not to follow what is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from perfdojo.evolve.builder import Built
from perfdojo.evolve.language import Genome
from perfdojo.evolve.task import Part
from perfdojo.measure.outcome import Failed

_STAGES = {"uninitialised": "uninitialised", "bounds": "memory", "crash": "memory"}


@dataclass(frozen=True, slots=True)
class Gate:
    """What one gate says: passed, refused for a reason, or (passed is None) absent and why."""

    name: str
    passed: bool | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What all gates say, up to the first that refuses; the largest error that was seen."""

    gates: tuple[Gate, ...]
    error: float

    @property
    def passed(self) -> bool:
        """Whether no gate refuses."""
        return all(gate.passed is not False for gate in self.gates)

    @property
    def refused(self) -> Gate | None:
        """The gate that refuses, if one does."""
        return next((gate for gate in self.gates if gate.passed is False), None)

    def has_passed(self, name: str) -> bool:
        """Whether the gate of that name was asked, and let it through."""
        return any(gate.name == name and gate.passed for gate in self.gates)


class Inspector(Protocol):
    """What gates ask: the bench."""

    def build(self, genome: Genome, *, again: bool = False) -> Built | Failed:
        """Build a genome; `again`: with another run of the optimiser at the end."""

    def inspect(self, built: Built, part: Part) -> float | Failed:
        """The largest error on a part, watched as closely as possible."""


Sanitize = Callable[[Genome], str | Failed]  # what a tool that watches every access says


def pass_gates(inspector: Inspector, genome: Genome, sanitize: Sanitize | None = None) -> Verdict:
    """Ask all gates about a genome, the sealed cases last: they are touched only by what passed."""
    verdict = pass_open_gates(inspector, genome, sanitize)
    built = inspector.build(genome)
    if not verdict.passed or isinstance(built, Failed):
        return verdict
    return _ask(verdict, "sealed", inspector.inspect(built, "sealed"))


def pass_open_gates(
    inspector: Inspector, genome: Genome, sanitize: Sanitize | None = None
) -> Verdict:
    """Ask all gates but the sealed cases: those that a search may hear of."""
    built = inspector.build(genome)
    if isinstance(built, Failed):
        return Verdict((Gate("build", False, built.reason),), 0.0)
    verdict = _ask(Verdict((), 0.0), "validation", inspector.inspect(built, "validation"))
    if not verdict.passed:
        return verdict
    again = inspector.build(genome, again=True)
    found = again if isinstance(again, Failed) else inspector.inspect(again, "validation")
    if isinstance(found, Failed):
        found = Failed("fragile", f"after another -O3: {found.reason}")
    verdict = _ask(verdict, "reoptimised", found)
    if not verdict.passed:
        return verdict
    return Verdict((*verdict.gates, _sanitizer(sanitize, genome)), verdict.error)


def _ask(verdict: Verdict, name: str, found: float | Failed) -> Verdict:
    """The verdict with one gate more."""
    if isinstance(found, Failed):
        return Verdict((*verdict.gates, _refusal(name, found)), verdict.error)
    return Verdict((*verdict.gates, Gate(name, True)), max(verdict.error, found))


def _refusal(name: str, found: Failed) -> Gate:
    """Memory errors and uninitialised reads show on any cases; their gates have their own names."""
    return Gate(_STAGES.get(found.stage, name), False, f"{found.stage}: {found.reason}")


def _sanitizer(sanitize: Sanitize | None, genome: Genome) -> Gate:
    if sanitize is None:
        return Gate("sanitizer", None, "no tool that watches every access fits this task")
    said = sanitize(genome)
    if isinstance(said, Failed):
        passed = None if said.stage == "load" else False  # load: the tool itself is not there
        return Gate("sanitizer", passed, said.reason)
    return Gate("sanitizer", True, said)
