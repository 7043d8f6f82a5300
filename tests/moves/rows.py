"""Which kernels do reductions and expressions show themselves on? Rows, each done in one loop."""

from __future__ import annotations

import functools

from perfdojo.ir import Kernel, expand
from perfdojo.kernels import load_formula
from perfdojo.moves import Move, parse_moves, play
from perfdojo.testing import check_move

FUSED = {
    "softmax": "fuse(i, i1); fuse(i, i2); fuse(i, i3)",
    "layernorm": "fuse(i, i1); fuse(i, i2)",
    "logsumexp": "fuse(i, i1); fuse(i, i2)",
    "rmsnorm": "fuse(i, i1)",
}


@functools.cache
def find_rows(name: str, m: int = 16) -> Kernel:
    """The operator on three rows of `m` elements, with one loop over rows."""
    kernel = expand(load_formula(name), N=3, M=m)
    return play(kernel, *parse_moves(FUSED[name]))


def check_moves(moves: str, kernel: Kernel) -> Kernel:
    """The kernel after the moves, each checked in full."""
    for move in parse_moves(moves):
        assert isinstance(move, Move)
        kernel = check_move(move, kernel)
    return kernel
