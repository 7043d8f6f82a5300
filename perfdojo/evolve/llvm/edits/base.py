"""What is an edit? (Tested, not proven.) A small change of a module that may change its meaning.

An edit is a frozen dataclass whose fields are its parameters. Its text, as `delete(@f#17, {})`, is
what records and the command line use. Everything that was drawn at random when it was proposed is
in it: replaying it is exact.
"""

from __future__ import annotations

import dataclasses
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self, TypeVar

from perfdojo.errors import DojoError, IllegalEdit, did_you_mean
from perfdojo.evolve.llvm.edits.mend import Repairs, parse_repairs, show_repairs
from perfdojo.evolve.llvm.module import Module

_TEXT = re.compile(r"\s*([a-z_]+)\s*\((.*)\)\s*", re.DOTALL)
_FIELD = re.compile(r'\{[^{}]*\}|(?:"[^"]*"|[^,"{}])+')
_TRIES = 200


@dataclass(frozen=True, slots=True)
class Edit(ABC):
    """The contract of an edit.

    `apply` is pure and raises IllegalEdit if the edit does not fit the module, with the reason.
    What it returns is valid IR as far as we can see; LLVM's verifier has the last word. `propose`
    draws one that fits, or gives None if the draw leads nowhere.
    """

    name: ClassVar[str]
    weight: ClassVar[float] = 1.0  # how often it is drawn, unless the caller says otherwise

    @abstractmethod
    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""

    @classmethod
    @abstractmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """A random instance in a function, such as `@f`."""

    def refuse(self, reason: str) -> IllegalEdit:
        """The error that says why, to be raised."""
        return IllegalEdit(f"{self.name}: {reason}")

    def __str__(self) -> str:
        """`name(a, b)`; repairs in braces."""
        values = (getattr(self, field.name) for field in dataclasses.fields(self))
        return f"{self.name}({', '.join(map(_show, values))})"


@dataclass(frozen=True, slots=True)
class Applied:
    """A module after edits, and those that did not fit, each with the reason."""

    module: Module
    dropped: tuple[tuple[Edit, str], ...] = ()


EditType = TypeVar("EditType", bound=type[Edit])
REGISTRY: dict[str, type[Edit]] = {}


def register(edit: EditType) -> EditType:
    """Class decorator: makes an edit known by its name."""
    REGISTRY[edit.name] = edit
    return edit


def apply_edits(module: Module, edits: Sequence[Edit]) -> Applied:
    """`module` after the edits, in order; what does not fit is dropped. Never raises."""
    dropped = []
    for edit in edits:
        try:
            module = edit.apply(module)
        except DojoError as error:
            dropped.append((edit, str(error)))
    return Applied(module, tuple(dropped))


def propose(
    module: Module,
    rng: random.Random,
    functions: Sequence[str],
    weights: Mapping[str, float] | None = None,
) -> Edit:
    """An edit that applies to `module`, drawn by kind and then within it. Raises IllegalEdit.

    `weights` says how often each kind is drawn; a kind it leaves out is not drawn at all.
    """
    chances = default_weights() if weights is None else weights
    unknown = sorted(set(chances) - set(REGISTRY))
    if unknown:
        raise IllegalEdit(f"unknown edit '{unknown[0]}'{did_you_mean(unknown[0], REGISTRY)}")
    names = [module.function(name).name for name in functions]
    kinds = sorted(chances)
    for _ in range(_TRIES):
        kind = rng.choices(kinds, [chances[one] for one in kinds])[0]
        edit = REGISTRY[kind].propose(module, rng, rng.choice(names))
        if edit is not None and _fits(edit, module):
            return edit
    raise IllegalEdit(
        f"propose: no edit of {', '.join(kinds)} fits {', '.join(names)} after {_TRIES} draws; "
        "allow other kinds or functions"
    )


def default_weights() -> dict[str, float]:
    """The weight of each kind, where the caller has no opinion."""
    return {name: edit.weight for name, edit in REGISTRY.items()}


def _fits(edit: Edit, module: Module) -> bool:
    """Whether it applies, and changes something."""
    try:
        return edit.apply(module) != module
    except DojoError:
        return False


def parse_edit(text: str) -> Edit:
    """The edit that `text` spells, as `delete(@f#17, {})`. Raises IllegalEdit."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise IllegalEdit(f"expected an edit such as delete(@f#17, {{}}), got '{text.strip()}'")
    name, inside = match.groups()
    if name not in REGISTRY:
        raise IllegalEdit(f"unknown edit '{name}'{did_you_mean(name, REGISTRY)}")
    fields = dataclasses.fields(REGISTRY[name])
    words = [word.strip() for word in _FIELD.findall(inside) if word.strip()]
    if len(words) != len(fields):
        signature = ", ".join(field.name for field in fields)
        raise IllegalEdit(f"{name}: expected {name}({signature}), got {len(words)} arguments")
    return REGISTRY[name](*(_read(name, f, w) for f, w in zip(fields, words, strict=True)))


def parse_edits(text: str) -> tuple[Edit, ...]:
    """One edit a line; lines that start with `;` are comments."""
    lines = (line.strip() for line in text.splitlines())
    return tuple(parse_edit(line) for line in lines if line and not line.startswith(";"))


def _show(value: object) -> str:
    return show_repairs(value) if isinstance(value, tuple) else str(value)


def _read(name: str, field: dataclasses.Field[object], word: str) -> object:
    if field.type in (Repairs, "Repairs"):
        return parse_repairs(word)
    if field.type not in (int, "int"):
        return word
    try:
        return int(word)
    except ValueError:
        raise IllegalEdit(
            f"{name}: expected a whole number as '{field.name}', got '{word}'"
        ) from None
