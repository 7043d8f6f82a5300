"""Is a loop move that passes its check always right? All instances, on programs that tempt it.

The judge is the plain run, one element at a time: it also stumbles over values that are read
before they are written, over stale storage and over races.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping

import numpy as np
import pytest

from perfdojo.ir import If, Kernel, Loop, find_violations, loops, parse_kernel, print_kernel, walk
from perfdojo.ir.rewrite import labels, name_of, siblings
from perfdojo.measure import random_inputs
from perfdojo.moves import Move, parse_move
from tests.ir.plain import run_plainly
from tests.moves.programs import random_program

ON_LOOPS = ("collapse", "interchange", "lift", "parallelise", "push", "reverse", "serialise")
ON_LOOPS += ("tighten", "unroll", "vectorise")
STEPS = 3
EACH = 25  # instances tried in one step


def instances(kernel: Kernel) -> Iterator[Move]:
    """Every instance of a loop move that names something in the kernel."""
    for loop in loops(kernel.body):
        yield from (parse_move(f"{name}({loop.name})") for name in ON_LOOPS)
        yield from (parse_move(f"peel({loop.name}, {count})") for count in (1, 2, -1, -2))
        for tail in ("", ", loop", ", guard"):
            yield from (parse_move(f"split({loop.name}, {factor}{tail})") for factor in (2, 3))
        for node in loop.body[1:]:
            yield parse_move(f"fission({loop.name}, {name_of(kernel, node)})")
        block = siblings(kernel, loop)
        for one, two in itertools.pairwise(block):
            if one is loop and isinstance(two, Loop):
                yield parse_move(f"fuse({loop.name}, {two.name})")
    for label in labels(kernel):
        yield from (parse_move(f"{name}({label})") for name in ("decide", "hoist", "sink"))
    for node in walk(kernel.body):
        name = name_of(kernel, node)
        yield parse_move(f"reorder({name})")
        if isinstance(node, If):
            yield from (parse_move(f"{move}({name})") for move in ("merge", "unguard"))


def check(kernel: Kernel, move: Move, inputs: Mapping[str, np.ndarray]) -> Kernel:
    """The kernel after a move that is legal; fails unless it computes the same."""
    said = f"{move}\n{kernel}"
    result = move.apply(kernel)
    assert find_violations(result) == (), said
    assert parse_kernel(print_kernel(result)) == result, said
    wanted, found = run_plainly(kernel, inputs), run_plainly(result, inputs)
    for name, right in wanted.items():
        if move.numerics_on(kernel) == "exact":
            np.testing.assert_array_equal(found[name], right, said)
        else:
            scale = np.max(np.abs(right), initial=1.0, where=np.isfinite(right))
            np.testing.assert_allclose(found[name], right, 1e-3, 1e-3 * scale, err_msg=said)
    return result


def walk_and_check(seed: int, each: int) -> int:
    """Try many instances, go on with one that is legal; how many were legal."""
    kernel, rng, legal = random_program(seed), random.Random(seed), 0
    inputs = random_inputs(kernel, seed)
    for _ in range(STEPS):
        moves = list(instances(kernel))
        tried = rng.sample(moves, min(each, len(moves)))
        found = [check(kernel, move, inputs) for move in tried if move.is_legal(kernel)]
        legal += len(found)
        if not found:
            break
        kernel = rng.choice(found)
    return legal


@pytest.mark.parametrize("seed", range(5))
def test_legal_moves_keep_the_meaning_of_a_program(seed: int) -> None:
    assert walk_and_check(seed, EACH) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 200))
def test_every_legal_move_keeps_the_meaning_of_a_program(seed: int) -> None:
    walk_and_check(seed, 1000)
