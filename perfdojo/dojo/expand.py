"""Which programs are one move away? All legal moves of many states, on all cores.

What was found is written down line by line, so that work that was cut short goes on from there.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from perfdojo.dojo.game import Game, State
from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, loops, parse_kernel, statements
from perfdojo.moves import parse_move

Outline = tuple[object, ...]  # of a program: equal programs have equal ones, and often only they
Edges = tuple[tuple[str, str], ...]  # of one program: the text of a move, the digest it leads to
Expand = Callable[[Sequence["Task"]], Iterator[tuple[str, Edges]]]


@dataclass(frozen=True, slots=True)
class Task:
    """A program, and moves worth a try beside those that its game offers."""

    digest: str
    text: str
    more: tuple[str, ...] = ()


def expand_all(
    game: Game,
    tasks: Sequence[Task],
    *,
    jobs: int = 1,
    notebook: Path | None = None,
    within: frozenset[Outline] | None = None,
) -> Iterator[tuple[str, Edges]]:
    """The digest and the edges of each task, as they come; those in the notebook come first.

    `within`: only edges to programs that look like one of these are wanted (see `outline`).
    """
    noted = _read(notebook)
    for task in tasks:
        if task.digest in noted:
            yield task.digest, noted[task.digest]
    left = [task for task in tasks if task.digest not in noted]
    with _appending(notebook) as book, _mapping(game, jobs, within) as expand:
        for name, edges in expand(left):
            if book is not None:
                book.write(json.dumps([name, edges]) + "\n")
                book.flush()
            yield name, edges


def expand_one(
    game: Game, task: Task, within: frozenset[Outline] | None = None
) -> tuple[str, Edges]:
    """The edges of one task: every legal move that changes the program, to those `within`."""
    state = State(parse_kernel(task.text))
    found = []
    for move, kernel in _results(game, state, task.more):
        if within is not None and outline(kernel) not in within:
            continue  # its digest, which takes far longer, is not asked for either
        there = State(kernel).digest
        if there != task.digest:
            found.append((move, there))
    return task.digest, tuple(found)


def _results(game: Game, state: State, more: Sequence[str]) -> Iterator[tuple[str, Kernel]]:
    """What each move makes of a state; those that the game offers were proven when it did."""
    offered = {str(move): move for move in game.moves(state)}
    for text, move in offered.items():
        yield text, move.apply(state.kernel)
    for text in more:
        if text in offered:
            continue
        with suppress(IllegalMove):  # written under the names of another text of this program
            yield text, game.play(state, parse_move(text)).kernel


def outline(kernel: Kernel) -> Outline:
    """What a glance tells of a program, whatever its names: loops, statements, temporaries."""
    around = ((loop.kind, loop.extent.const, len(loop.extent.terms)) for loop in loops(kernel.body))
    operators = (statement.op for statement in statements(kernel.body))
    arrays = ((b.dtype, repr(b.dims), b.storage) for b in kernel.temporaries)
    return (tuple(around), tuple(operators), tuple(sorted(arrays)))


_game: Game | None = None  # of a worker
_within: frozenset[Outline] | None = None


def _begin(text: str, target: str, numerics: str, within: frozenset[Outline] | None) -> None:
    global _game, _within
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    _game, _within = Game(parse_kernel(text), target, numerics=numerics), within


def _expand_there(task: Task) -> tuple[str, Edges]:
    assert _game is not None
    return expand_one(_game, task, _within)


@contextmanager
def _mapping(game: Game, jobs: int, within: frozenset[Outline] | None) -> Iterator[Expand]:
    """A function from tasks to results: here, or in `jobs` processes."""
    if jobs <= 1:
        yield lambda tasks: (expand_one(game, task, within) for task in tasks)
        return
    start = (str(game.start.kernel), game.target.name, game.numerics, within)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=start)
    try:
        yield lambda tasks: pool.map(_expand_there, tasks, chunksize=4)
    finally:
        pool.shutdown(cancel_futures=True)


def _read(notebook: Path | None) -> Mapping[str, Edges]:
    """What was noted; a last line that was cut short does not count."""
    if notebook is None or not notebook.exists():
        return {}
    found: dict[str, Edges] = {}
    for line in notebook.read_text(encoding="utf-8").splitlines():
        try:
            name, edges = json.loads(line)
        except ValueError:
            continue
        found[name] = tuple((move, there) for move, there in edges)
    return found


@contextmanager
def _appending(notebook: Path | None) -> Iterator[TextIO | None]:
    if notebook is None:
        yield None
        return
    with notebook.open("a", encoding="utf-8") as book:
        yield book


def all_cores() -> int:
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0))
