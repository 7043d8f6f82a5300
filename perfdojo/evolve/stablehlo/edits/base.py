"""What is an edit of a module? (Tested, not proven: part of `evolve`.) A frozen value with a text.

`narrow(arg4.0, 16)`: the kind, and its fields in order. `apply` changes a program in place and may
leave rubbish behind when it raises IllegalEdit: `edited` works on a clone, and lets MLIR verify it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import random
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar

from perfdojo.errors import IllegalEdit, did_you_mean
from perfdojo.evolve.stablehlo.binding import entered, ir
from perfdojo.evolve.stablehlo.program import LAYER, LINE, Program, note_of, owner_of, ref_of
from perfdojo.evolve.stablehlo.repair import fit, is_usable

_TEXT = re.compile(r"\s*(\w+)\s*\(([^()]*)\)\s*")
REGISTRY: dict[str, type[Edit]] = {}


@dataclass(frozen=True, slots=True)
class Edit(ABC):
    """One change of a program; the fields are names of values and operations, and numbers."""

    name: ClassVar[str]
    weight: ClassVar[float] = 1.0  # how often it is proposed, before any has helped

    @classmethod
    @abstractmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """One that is likely to apply, by chance; None if there is none."""

    def vary(self, rng: random.Random) -> Self | None:
        """The same with another number nearby; None if it has none. It need not apply."""
        return None

    @abstractmethod
    def apply(self, program: Program) -> None:
        """Change the program. Raises IllegalEdit."""

    @abstractmethod
    def tell(self, program: Program) -> str:
        """What it does to the program before it, for people."""

    def __str__(self) -> str:
        fields = (getattr(self, field.name) for field in dataclasses.fields(self))
        return f"{self.name}({', '.join(_show(field) for field in fields)})"


Kind = TypeVar("Kind", bound=type[Edit])


def register(kind: Kind) -> Kind:
    """Make a kind of edit known by its name."""
    REGISTRY[kind.name] = kind
    return kind


def parse_edit(text: str) -> Edit:
    """The edit of a text. Raises IllegalEdit."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise IllegalEdit(f"edit: expected a text such as bypass(add12, add8), got '{text}'")
    if match[1] not in REGISTRY:
        raise IllegalEdit(f"edit: unknown kind '{match[1]}'{did_you_mean(match[1], REGISTRY)}")
    kind = REGISTRY[match[1]]
    fields = dataclasses.fields(kind)
    words = [word.strip() for word in match[2].split(",") if word.strip()]
    if len(words) != len(fields):
        names = ", ".join(field.name for field in fields)
        raise IllegalEdit(f"edit: expected {match[1]}({names}), got {len(words)} fields: '{text}'")
    try:
        return kind(*(_READ[str(f.type)](word) for f, word in zip(fields, words, strict=True)))
    except ValueError as error:
        raise IllegalEdit(f"edit: a field of '{text}' is no number: {error}") from error


def edited(program: Program, edit: Edit) -> Program:
    """The program after an edit; its new operations have ids. Raises IllegalEdit."""
    after = program.clone()
    with entered():
        try:
            edit.apply(after)
        except (ir.MLIRError, ValueError, IndexError, RuntimeError, TypeError) as error:
            line = (str(error).splitlines() or ["no reason given"])[0]
            raise IllegalEdit(f"{edit.name}: {line}") from error
    after.verify()
    after.number("x" + hashlib.blake2b(str(edit).encode(), digest_size=3).hexdigest())
    return after


# -- what edits share -----------------------------------------------------------------------------


def before(op: Any) -> Any:
    """Where new operations go: right before this one."""
    return entered(ir.InsertionPoint(op))


def stand_in(old: Any, new: Any, point: Any) -> None:
    """Let `new`, made to fit right before `point`, take every use of `old`."""
    with before(point):
        old.replace_all_uses_with(fit(new, old.type))


def clear_notes(op: Any) -> None:
    """A clone is an operation of its own."""
    if "dojo.id" in op.attributes:
        del op.attributes["dojo.id"]


def values_before(program: Program, op: Any) -> list[Any]:
    """The usable values that exist before an operation: arguments and results."""
    found = list(program.block.arguments)
    for one in program.operations:
        if one == op:
            break
        found += one.results
    return [value for value in found if is_usable(value)]


def ancestors(value: Any) -> list[Any]:
    """All values that it is computed from, the nearest first."""
    found: list[Any] = []
    queue, seen = [value], {value}
    while queue:
        owner = owner_of(queue.pop(0))
        for operand in owner.operands if owner is not None else ():
            if operand not in seen:
                seen.add(operand)
                found.append(operand)
                queue.append(operand)
    return found


def title(program: Program, ref: str) -> str:
    """A value for people: what it is, in which layer, its shape."""
    value = program.value(ref)
    shape = str(value.type).removeprefix("tensor<").removesuffix(">")
    owner = owner_of(value)
    if owner is None:
        return f"'{program.names[int(ref_of(value)[3:])]}' ({shape})"
    layer = note_of(owner, LAYER)
    return f"{ref}{f' of {layer}' if layer else ''} ({shape})"


def line_of(program: Program, ref: str) -> str:
    """The line of the source that a value comes from."""
    owner = owner_of(program.value(ref))
    return "" if owner is None else note_of(owner, LINE)


def _show(field: Any) -> str:
    return f"{field:g}" if isinstance(field, float) else str(field)


_READ: dict[str, Any] = {"str": str, "int": int, "float": float}
