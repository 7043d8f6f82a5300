"""Which boards does an environment play on? Those of its kernels, or its landscapes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from perfdojo.dojo.board import Board, LandscapeBoard
from perfdojo.dojo.landscape import Landscape, load_landscape
from perfdojo.errors import DojoError
from perfdojo.ir import Kernel, bind_sizes, expand, verify
from perfdojo.kernels import load_formula

KernelSpec = str | Kernel | tuple[str, Mapping[str, int]]
LandscapeSpec = str | Path | Landscape
_OPEN = 4  # boards that stay ready, each with its processes


class Boards:
    """The boards of an environment and its twins: opened when needed, closed with the last."""

    def __init__(self, make: Callable[[Kernel], Board]) -> None:
        self._make, self._users = make, 1
        self._open: dict[Any, Board] = {}

    def open(self, subject: Kernel | Landscape) -> Board:
        key = subject if isinstance(subject, Kernel) else id(subject)
        board = self._open.pop(key, None)
        if board is None:
            made = isinstance(subject, Landscape)
            board = LandscapeBoard(subject) if made else self._make(subject)  # type: ignore[arg-type]
        self._open[key] = board  # the last used comes last
        while len(self._open) > _OPEN:
            self._open.pop(next(iter(self._open))).close()
        return board

    def share(self) -> Boards:
        self._users += 1
        return self

    def close(self) -> None:
        self._users -= 1
        if self._users <= 0:
            for board in self._open.values():
                board.close()
            self._open.clear()


def make_subjects(
    kernel: str | Kernel | None = None,
    sizes: Mapping[str, int] | None = None,
    kernels: Sequence[KernelSpec] = (),
    landscape: LandscapeSpec | Sequence[LandscapeSpec] | None = None,
) -> list[Kernel | Landscape]:
    """What can be played; exactly one of `kernel`, `kernels` and `landscape` says it."""
    given = (kernel is not None, bool(kernels), landscape is not None)
    if sum(given) != 1 or (sizes and kernel is None):
        raise DojoError(
            "environment: expected a kernel with sizes, kernels, or a landscape, and one of them"
        )
    if landscape is not None:
        found = [landscape] if isinstance(landscape, str | Path | Landscape) else landscape
        return [one if isinstance(one, Landscape) else load_landscape(one) for one in found]
    if kernel is not None:
        return [_make_kernel(kernel, sizes or {})]
    return [_make_kernel(*(spec if isinstance(spec, tuple) else (spec, {}))) for spec in kernels]


def _make_kernel(source: str | Kernel, sizes: Mapping[str, int]) -> Kernel:
    if isinstance(source, Kernel):
        return source
    formula = load_formula(source)
    bind_sizes(formula, sizes)  # says what is wrong with them
    made = expand(formula, **sizes)
    verify(made)
    return made
