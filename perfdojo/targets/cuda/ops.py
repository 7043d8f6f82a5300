"""What is a program for a GPU? A kernel with its threads, barriers and launches made explicit.

    Program = (Launch, ...)          one after the other
    Launch  = number, grid, team, threads, shared, local, exchanges, body
    Op      = Spread | Uniform | Barrier | Commit | Repeat | Guard

`lower` makes a program of a kernel; `emit` prints it, `simulate` runs it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from perfdojo.ir import Access, Affine, Assign, Buffer, Kernel, Loop, Node
from perfdojo.ir.nodes import Condition

Scope = Literal["team", "block", "warp"]


@dataclass(frozen=True, slots=True)
class Barrier:
    """All threads of a team, those of a block, or all lanes of a warp, wait for each other here.

    They also wait for their asynchronous copies, except those of the last `pending` groups. A
    group ends at each barrier, and at each `Commit`.
    """

    scope: Scope
    pending: int = 0


@dataclass(frozen=True, slots=True)
class Commit:
    """The asynchronous copies of each thread up to here, since the last group, are one group."""


@dataclass(frozen=True, slots=True)
class Uniform:
    """A statement that every thread of its scope runs alike, or one thread if it writes memory."""

    statement: Assign
    scope: Scope
    by_one: bool  # only the first thread of the scope runs it


@dataclass(frozen=True, slots=True)
class Repeat:
    """A loop of any other kind, which all threads of the scope run together."""

    loop: Loop  # its body is not to be used
    body: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Guard:
    """Conditions that are the same for all threads of the scope."""

    conditions: tuple[Condition, ...]
    body: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """Nested block loops (or warp loops) whose iterations are threads; the others skip it.

    `body` are plain nodes of the kernel if each iteration is one thread; ops if each iteration of
    the block loops is a warp, whose lanes are spread further inside.
    """

    loops: tuple[Loop, ...]  # outermost first, of one kind; their bodies are not to be used
    body: tuple[Node, ...] | tuple[Op, ...]
    is_warps: bool = False  # each iteration is a warp, and `body` are ops


Op = Spread | Uniform | Barrier | Commit | Repeat | Guard


@dataclass(frozen=True, slots=True)
class Local:
    """A register or stack buffer: what one thread has of it.

    A thread's copy is subscripted with the dimensions `dims` alone; the others say whose it is.
    """

    buffer: Buffer
    dims: tuple[int, ...]

    @property
    def shape(self) -> dict[int, int]:
        """The sizes of a thread's copy, by dimension; one element needs none."""
        dims = {d: self.buffer.dims[d] for d in self.dims}
        return {d: dim.stored for d, dim in dims.items() if dim.materialised and dim.stored > 1}


@dataclass(frozen=True, slots=True)
class Exchange:
    """A read, in a statement, of a register that lane `lane` of the same warp owns.

    All lanes take part, before any guard of the statement and of the loops that spread lanes:
    `lane` may lie outside of the warp where the statement does not run.
    """

    statement: Assign
    access: Access
    lane: Affine  # in the loops around the statement


@dataclass(frozen=True, slots=True)
class Launch:
    """One nest of the kernel: a grid of blocks, or of teams of them, of `threads` threads.

    Each of the `team` loops stands at the number of the block in its team: so their bodies are
    part of `body`, one after the other. Several loops are as many names for one number.
    """

    number: int
    grid: tuple[Loop, ...]  # outermost first; their bodies are not to be used
    team: tuple[Loop, ...]  # of one extent, in the order of the text; empty: single blocks
    threads: int
    shared: tuple[Buffer, ...]
    local: tuple[Local, ...]  # register and stack buffers, each thread's own
    exchanges: tuple[Exchange, ...]  # shuffles and broadcasts
    body: tuple[Op, ...]

    @property
    def blocks(self) -> tuple[Loop, ...]:
        """The loops that number the blocks; those of a team are neighbours."""
        return (*self.grid, *self.team[:1])


@dataclass(frozen=True, slots=True)
class Program:
    """What a GPU runs for `kernel`."""

    kernel: Kernel
    launches: tuple[Launch, ...]
