"""Every exception that PerfDojo raises on purpose; one docstring each says when."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class DojoError(Exception):
    """The base of all: something the user can understand and cure, said in one line."""


class ParseError(DojoError):
    """A kernel text cannot be read: the message points at the place (line, column, caret)."""

    def __init__(self, message: str, source: str = "", line: int = 0, column: int = 0) -> None:
        self.message, self.line, self.column = message, line, column
        lines = source.splitlines()
        if not 0 < line <= len(lines):
            super().__init__(message)
            return
        caret = " " * (column - 1) + "^"
        super().__init__(f"line {line}, column {column}: {message}\n  {lines[line - 1]}\n  {caret}")


class KernelError(DojoError):
    """A kernel can be read but breaks a rule: a type, a bound, an unwritten value, a race."""


class SizeError(DojoError):
    """Sizes are missing, unknown, contradictory or out of range."""


class TargetError(DojoError):
    """A target cannot express the kernel, or is not available on this machine."""


class BuildError(DojoError):
    """The compiler is missing, or refused the emitted source."""


class CallError(DojoError):
    """A built kernel was called with arguments that do not fit; raised before any C runs."""


class Race(DojoError):
    """Two threads of a simulated GPU touch one element, one writes, and no barrier is between."""


class IllegalMove(DojoError):
    """A move does not apply to a kernel: says what forbids it and, where there is one, the cure."""


class Undecided(IllegalMove):
    """A proof about integers would take too long: neither shown nor disproved, so not relied on."""


class IllegalEdit(DojoError):
    """An edit of LLVM IR cannot be read, or does not apply to a module: says why."""


class RecordsError(DojoError):
    """The file of records cannot be used, or what it or an import holds cannot be read."""


class LandscapeError(DojoError):
    """A landscape cannot be read or written, or is not closed: a move leads out of it."""


class MeasureError(DojoError):
    """Nothing can be measured: the untouched kernel itself fails, or no worker can be started."""


class AgentError(DojoError):
    """A model, policy or checkpoint of the agent is missing, damaged or made for another game."""


class TaskError(DojoError):
    """A task of `evolve` cannot be used: its file, its function, its cases, or its original."""


class NotFoundError(DojoError):
    """A kernel, file or option with that name does not exist."""


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A tail for "unknown name" messages: the nearest match if there is one, and what exists."""
    options = sorted(set(known))
    near = difflib.get_close_matches(name, options, n=1, cutoff=0.6)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    shown = ", ".join(options[:24]) + (", ..." if len(options) > 24 else "")
    return f"{hint} (known: {shown})" if options else hint
