"""What is a move? A small change of a kernel that is proven legal before it is applied.

A move is a frozen dataclass whose fields are its parameters, and whose text (`split(i, 8)`) is
what the command line, the records and the agent use.
"""

from __future__ import annotations

import dataclasses
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self, TypeVar

from perfdojo.errors import IllegalMove, Undecided, did_you_mean
from perfdojo.ir import Kernel, loops
from perfdojo.ir.tensor import tensor_violations
from perfdojo.targets import Machine

_TEXT = re.compile(r"\s*([a-z_]+)\s*\(([^()]*)\)\s*")


@dataclass(frozen=True, slots=True)
class Move(ABC):
    """The contract of a move.

    `candidates` yields only what `check` accepts, in a fixed order, with limits taken from the
    machine. `check` raises IllegalMove, in terms of the kernel text. `apply` is pure and may
    assume that `check` passed; use `play`, which does both.
    """

    name: ClassVar[str]
    numerics: ClassVar[str] = "exact"

    @classmethod
    @abstractmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every legal instance that makes sense on `machine`."""

    @abstractmethod
    def check(self, kernel: Kernel) -> None:
        """Raise IllegalMove unless the result computes the same."""

    @abstractmethod
    def apply(self, kernel: Kernel) -> Kernel:
        """The changed kernel."""

    def numerics_on(self, kernel: Kernel) -> str:
        """The numerics class of this move on this kernel; override if it depends on the kernel."""
        return self.numerics

    def is_legal(self, kernel: Kernel) -> bool:
        """Whether `check` passes."""
        try:
            prove(self, kernel)
        except IllegalMove:
            return False
        return True

    def refuse(self, reason: str) -> IllegalMove:
        """The error that says why, to be raised."""
        return IllegalMove(f"{self}: {reason}")

    def __str__(self) -> str:
        """`name(a, b)`; fields at their default at the end are left out."""
        fields = dataclasses.fields(self)
        values = [getattr(self, field.name) for field in fields]
        while values and values[-1] == fields[len(values) - 1].default:
            values.pop()
        return f"{self.name}({', '.join(map(str, values))})"


MoveType = TypeVar("MoveType", bound=type[Move])
REGISTRY: dict[str, type[Move]] = {}


def register(move: MoveType) -> MoveType:
    """Class decorator: makes a move known by its name."""
    REGISTRY[move.name] = move
    return move


def legal_moves(kernel: Kernel, machine: Machine) -> Iterator[Move]:
    """Every legal move, in a fixed order."""
    for name in sorted(REGISTRY):
        with suppress(Undecided):  # what cannot be proven is not offered
            yield from REGISTRY[name].candidates(kernel, machine)


def play(kernel: Kernel, *moves: Move) -> Kernel:
    """`kernel` after the moves, each checked before it is applied."""
    for move in moves:
        played = _step(kernel, move)
        if isinstance(played, str):
            raise IllegalMove(played)
        kernel = played
    return kernel


def prove(move: Move, kernel: Kernel) -> None:
    """Raise IllegalMove unless `move` is legal, and leaves tensor cores what they can compute."""
    move.check(kernel)
    if any(loop.kind == "tensor" for loop in loops(kernel.body)):
        for violation in tensor_violations(move.apply(kernel)):
            raise move.refuse(f"the result would be invalid: {violation}; serialise it first")


@lru_cache(maxsize=8192)  # searches play the same beginnings, and try the same in vain, again
def _step(kernel: Kernel, move: Move) -> Kernel | str:
    """The changed kernel, or the reason why not."""
    try:
        prove(move, kernel)
    except IllegalMove as error:
        text = str(error)
        return text if text.startswith(str(move)) else f"{move}: {text}"
    return move.apply(kernel)


def parse_move(text: str) -> Move:
    """The move that `text` spells, as `split(i, 8)`. Raises IllegalMove."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise IllegalMove(f"expected a move such as split(i, 8), got '{text.strip()}'")
    name, inside = match.groups()
    if name not in REGISTRY:
        raise IllegalMove(f"unknown move '{name}'{did_you_mean(name, REGISTRY)}")
    move = REGISTRY[name]
    words = [word.strip() for word in inside.split(",")] if inside.strip() else []
    fields = dataclasses.fields(move)
    needed = sum(field.default is dataclasses.MISSING for field in fields)
    if not needed <= len(words) <= len(fields):
        signature = ", ".join(field.name for field in fields)
        raise IllegalMove(f"{name}: expected {name}({signature}), got {len(words)} arguments")
    values = [_read(name, f, w) for f, w in zip(fields, words, strict=False)]
    return move(*values)


def _read(name: str, field: dataclasses.Field[object], word: str) -> object:
    if field.type not in (int, "int"):
        return word
    try:
        return int(word)
    except ValueError:
        raise IllegalMove(
            f"{name}: expected a whole number as '{field.name}', got '{word}'"
        ) from None


def parse_moves(text: str) -> tuple[Move, ...]:
    """Moves separated by `;` or line ends; `#` starts a comment."""
    lines = (line.partition("#")[0] for line in text.splitlines())
    words = (word for line in lines for word in line.split(";"))
    return tuple(parse_move(word) for word in words if word.strip())
