"""Which kernels is every move tried on? Operators at small odd sizes, some of them mid-game."""

from __future__ import annotations

import functools
import textwrap

import pytest

from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, expand, parse_kernel
from perfdojo.kernels import load_formula
from perfdojo.moves import parse_moves, play
from perfdojo.testing import random_kernel
from tests.moves.programs import random_program

# name of the operator, its sizes, moves to play first
OPERATORS: dict[str, tuple[str, dict[str, int], str]] = {
    "softmax": ("softmax", {"N": 3, "M": 8}, ""),
    "softmax_fused": ("softmax", {"N": 3, "M": 8}, "fuse(i, i1); fuse(i, i2); fuse(i, i3)"),
    "matmul": ("matmul", {"N": 5, "M": 3, "K": 4}, ""),
    "matmul_tiled": (
        "matmul",
        {"N": 8, "M": 3, "K": 4},
        "fission(j, k); interchange(j1); split(j1, 4); interchange(k)",
    ),
    "matmul_tril": ("matmul_tril", {"M": 5, "N": 3}, ""),
    "matmul_triu": ("matmul_triu", {"M": 5, "N": 3}, ""),
    "conv1d": ("conv1d", {"B": 1, "C": 2, "L": 5, "F": 2, "K": 3}, ""),
    "conv1d_peeled": (
        "conv1d",
        {"B": 1, "C": 2, "L": 7, "F": 2, "K": 3},
        "peel(o, 1); peel(o, -1); parallelise(f)",
    ),
    "cumsum": ("cumsum", {"N": 3, "M": 5}, ""),
    "cumsum_reverse": ("cumsum_reverse", {"N": 3, "M": 5}, ""),
    "recurrence": ("linear_recurrence", {"N": 3, "T": 5}, "peel(t, 1)"),
    "concat": ("concat", {"N": 3, "A": 5, "B": 4}, ""),
    "embedding_bag": ("embedding_bag", {"N": 2, "T": 3, "V": 7, "D": 8}, "parallelise(i)"),
}
RANDOM = [f"random {seed}" for seed in range(4)]
PROGRAMS = [f"program {seed}" for seed in range(4)]
CASES = [*OPERATORS, *RANDOM, *PROGRAMS]


@functools.cache
def find_case(name: str) -> Kernel:
    """The kernel of that name in CASES."""
    word, _, seed = name.partition(" ")
    if word == "random":
        return random_kernel(int(seed))
    if word == "program":
        return random_program(int(seed))
    operator, sizes, moves = OPERATORS[name]
    return play(expand(load_formula(operator), **sizes), *parse_moves(moves))


def make(body: str, header: str = "(x: f32[8]) -> y: f32[8]", temporaries: str = "") -> Kernel:
    """A kernel from the text of its body; temporaries are separated by `; `."""
    lines = [f"kernel k{header}", *(f"  {line}" for line in temporaries.split("; ") if line), ""]
    lines += [f"  {line}" for line in textwrap.dedent(body).strip("\n").splitlines()]
    return parse_kernel("\n".join(lines) + "\n")


def show(kernel: Kernel, moves: str) -> str:
    """The kernel, and what it is after each move: the text of a golden file."""
    parts = [str(kernel)]
    for move in parse_moves(moves):
        kernel = play(kernel, move)
        parts.append(f"# {move}\n\n{kernel}")
    return "\n".join(parts)


def refusal(move: str, kernel: Kernel) -> str:
    """Why the move is illegal, without its name in front."""
    with pytest.raises(IllegalMove) as caught:
        play(kernel, *parse_moves(move))
    return str(caught.value).removeprefix(f"{move}: ")
