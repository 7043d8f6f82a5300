"""What came of a candidate? A typed value: timed, or failed at a stage for a reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Stage = Literal[
    "emit",  # the target cannot express it
    "compile",  # the compiler refused it, or took too long
    "load",  # what was compiled cannot be loaded
    "launch",  # the GPU does not start it: too many threads, registers, shared memory
    "crash",  # it died: a signal, an early exit
    "timeout",  # it did not come back within its limit
    "memory",  # it wanted more memory than it may have
    "wrong",  # its first results are wrong
    "bounds",  # it wrote outside its outputs
    "input",  # it changed an input
    "unstable",  # its first results were right, later ones are not
    "floor",  # it claims to be faster than the machine can be
    "uninitialised",  # its results depend on memory that nobody wrote
    "fragile",  # it is right, but no longer when the optimiser runs again
    "sanitizer",  # a tool that watches every access found a bad one, or a race
    "refused",  # a gate refuses it, or some of its edits
    "lost",  # the worker that measured it went away
]


@dataclass(frozen=True, slots=True)
class Timed:
    """It is right, and takes `seconds` a call; `error` is its scaled error on the search inputs.

    `speedup` says how many times faster than the incumbent it ran, timed in turn with it, with
    the 95 % interval. `stopped` means that it was so clearly slower that timing ended early.
    """

    seconds: float
    speedup: float
    speedup_low: float
    speedup_high: float
    error: float
    samples: int
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Failed:
    """It does not count, and why: one line that a person can read."""

    stage: Stage
    reason: str


Outcome = Timed | Failed
