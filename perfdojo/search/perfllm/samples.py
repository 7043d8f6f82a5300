"""What is an encoder trained on? Programs and their times, one group a kernel and machine."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from perfdojo.dojo import Game
from perfdojo.dojo.landscape import Landscape
from perfdojo.errors import AgentError, IllegalMove
from perfdojo.ir import Kernel, parse_kernel, print_kernel
from perfdojo.ir.affine import affine
from perfdojo.ir.nodes import Buffer, loops
from perfdojo.ir.rename import Renaming
from perfdojo.records import Store

_LETTERS = "abcdefghpqrstuvwxyz"
_FEWEST = 8  # programs of a group that is worth learning from


@dataclass(frozen=True, slots=True)
class Group:
    """Programs of one kernel, comparable with each other: `times` are logarithms."""

    kernel: str
    name: str
    texts: tuple[str, ...]
    times: npt.NDArray[np.float32]

    def part(self, places: Sequence[int]) -> Group:
        """Only these programs."""
        return replace(self, texts=tuple(self.texts[n] for n in places), times=self.times[places])


def from_landscape(land: Landscape) -> Group:
    """Its programs that did not fail."""
    timed = [node for node in land.nodes.values() if math.isfinite(node.seconds)]
    seconds = np.array([node.seconds for node in timed])
    return Group(land.kernel, land.name, tuple(n.text for n in timed), _logs(seconds))


def from_records(store: Store, target: str = "cpu") -> list[Group]:
    """The programs of every recorded run, played anew from their steps; what no longer applies,
    or failed, is left out."""
    found: dict[tuple[str, str], dict[str, tuple[str, float]]] = {}
    names: dict[tuple[str, str], str] = {}
    for run in store.runs():
        if run.fingerprint.get("target", target) != target:
            continue
        game = Game(parse_kernel(run.text), target, numerics=run.numerics)
        key = (run.start, repr(sorted(run.fingerprint.items())))
        names[key] = run.kernel
        group = found.setdefault(key, {})
        for record in store.records_of(run):
            if not math.isfinite(record.seconds) or record.digest in group:
                continue
            try:
                text = print_kernel(game.replay(record.steps).kernel)
            except IllegalMove:
                continue
            group[record.digest] = (text, record.seconds)
    return [
        Group(
            names[key],
            f"{names[key]} {key[0]}",
            tuple(text for text, _ in group.values()),
            _logs(np.array([seconds for _, seconds in group.values()])),
        )
        for key, group in found.items()
        if len(group) >= _FEWEST
    ]


def _logs(seconds: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
    return np.log(seconds).astype(np.float32)


def split(groups: Iterable[Group], held_out: Sequence[str]) -> tuple[list[Group], list[Group]]:
    """Those to learn from, and those of the kernels `held_out`. Raises AgentError if one is empty.

    All sizes of a kernel fall on one side: another size of a known kernel is no unseen kernel.
    """
    groups = list(groups)
    kernels = sorted({group.kernel for group in groups})
    check_held_out("train-encoder", kernels, held_out)
    away = [group for group in groups if group.kernel in held_out]
    stay = [group for group in groups if group.kernel not in held_out]
    if not stay or not away:
        raise AgentError(
            "train-encoder: expected at least one kernel to learn from and one to hold out, "
            f"got {', '.join(kernels) or 'none'}; add landscapes or records of other kernels"
        )
    return stay, away


def check_held_out(command: str, kernels: Sequence[str], held_out: Sequence[str]) -> None:
    """Raise AgentError if a kernel that is held out is none of `kernels`."""
    unknown = [name for name in held_out if name not in kernels]
    if unknown:
        raise AgentError(
            f"{command}: expected the kernels to hold out among {', '.join(kernels) or 'none'}, "
            f"got '{unknown[0]}'"
        )


def rename_randomly(text: str, rng: random.Random) -> str:
    """The same program: other names of arrays and loops, drawn by chance."""
    kernel = parse_kernel(text)
    taken: set[str] = set()

    def fresh() -> str:
        name = "".join(rng.choice(_LETTERS) for _ in range(rng.choice((1, 2, 3))))
        while name in taken or name in _RESERVED:
            name += rng.choice(_LETTERS)
        taken.add(name)
        return name

    buffers = {b.name: fresh() for b in (*kernel.inputs, *kernel.outputs, *kernel.temporaries)}
    names = {loop.name: affine(fresh()) for loop in loops(kernel.body)}
    return print_kernel(_rename(kernel, fresh(), Renaming(buffers, names)))


_RESERVED = frozenset(
    [
        "as",
        "exp",
        "log",
        "log1p",
        "sqrt",
        "rsqrt",
        "tanh",
        "erf",
        "sigmoid",
        "abs",
        "floor",
        "pow",
        "min",
        "max",
        "square",
        "for",
        "if",
        "in",
        "else",
        "and",
        "or",
        "not",
        "heap",
        "stack",
        "register",
        "shared",
    ]
)


def _rename(kernel: Kernel, name: str, rename: Renaming) -> Kernel:
    def declare(buffers: tuple[Buffer, ...]) -> tuple[Buffer, ...]:
        return tuple(replace(buffer, name=rename.buffers[buffer.name]) for buffer in buffers)

    return Kernel(
        name,
        declare(kernel.inputs),
        declare(kernel.outputs),
        declare(kernel.temporaries),
        tuple(map(rename.node, kernel.body)),
    )
