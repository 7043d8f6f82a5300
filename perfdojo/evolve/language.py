"""What must an IR offer to be evolved? (Tested, not proven.) A language: edits of one program.

Edits are texts, and a genome is the list of those that are applied, in order, to the pristine
program. Everything else (evolution, workers, gates, minimising) knows no more of an IR than this.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from perfdojo.errors import NotFoundError, did_you_mean

Genome = tuple[str, ...]
# The module of each language; its `make(**facts)` returns a Language.
LANGUAGES = {
    "llvm": "perfdojo.evolve.llvm.language",
    "stablehlo": "perfdojo.evolve.stablehlo.language",
}


@dataclass(frozen=True, slots=True)
class Changed:
    """A program after its edits: those that applied, and those that no longer do."""

    text: str
    edits: Genome
    dropped: Genome = ()


@dataclass(frozen=True, slots=True)
class Code:
    """What runs, and a key that is the same for programs that run the same."""

    key: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Explanation:
    """One edit for people: what it does, at which line of the source, and what it changes."""

    edit: str
    summary: str
    line: str  # "lu.c:12", "" if unknown
    diff: str


class Language(Protocol):
    """One pristine program and all edits of it. Every method is pure."""

    @property
    def pristine(self) -> str:
        """The untouched program."""

    def kinds(self) -> tuple[str, ...]:
        """The names of all kinds of edits."""

    def kind_of(self, edit: str) -> str:
        """The kind of one edit."""

    def starts(self) -> tuple[Genome, ...]:
        """Genomes that are worth a try before any chance comes in."""

    def propose(
        self, edits: Genome, rng: random.Random, weights: Mapping[str, float]
    ) -> str | None:
        """An edit of the program after `edits`; kinds are drawn by weight. None: found none."""

    def apply(self, edits: Genome) -> Changed:
        """The pristine program after `edits`; those that cannot apply are dropped."""

    def build(self, text: str) -> Code:
        """Verify a program and make it run. Raises BuildError."""

    def optimise(self, text: str) -> str:
        """The program after another run of the optimiser. Raises BuildError."""

    def explain(self, edits: Genome, place: int) -> Explanation:
        """The edit at that place of a list of edits."""

    def promises(self, edits: Genome) -> tuple[str, ...]:
        """What callers must keep to after these edits, which no test can show."""


@runtime_checkable
class Drafts(Protocol):
    """A language that can also make code in a hurry: the same results, slowly."""

    def draft(self, text: str) -> Code | None:
        """Code that tells whether a program is wrong, before it is built. Raises BuildError."""


@runtime_checkable
class Staged(Protocol):
    """A language that makes code in two steps: programs that are equal after the first need one
    second step. `build` is both.
    """

    def prepare(self, text: str) -> str:
        """The program, optimised, with names that say nothing. Raises BuildError."""

    def emit(self, ready: str) -> Code:
        """The code of what was prepared. Raises BuildError."""


@runtime_checkable
class Keyed(Protocol):
    """A language that knows the key of a program's code before it makes the code."""

    def key_of_text(self, text: str) -> str:
        """The key that `build` would give."""


@runtime_checkable
class Tunable(Protocol):
    """A language with numbers in its edits: factors, sizes."""

    def vary(self, edits: Genome, place: int, rng: random.Random) -> str | None:
        """The edit at that place with another number, if it has one that applies there."""


@dataclass(frozen=True, slots=True)
class Spec:
    """How to make a language in another process: its name, and what its `make` takes."""

    name: str
    facts: Mapping[str, Any]


def make_language(spec: Spec) -> Language:
    """The language of a spec. Raises NotFoundError."""
    if spec.name not in LANGUAGES:
        raise NotFoundError(f"unknown language '{spec.name}'{did_you_mean(spec.name, LANGUAGES)}")
    module = importlib.import_module(LANGUAGES[spec.name])
    made: Language = module.make(**spec.facts)
    return made


def key_of(genome: Genome) -> str:
    """The same for the same edits, whatever their order."""
    return "\n".join(sorted(set(genome)))
