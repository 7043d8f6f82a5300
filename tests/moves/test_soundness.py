"""Is no illegal move ever accepted? Random moves on random kernels, judged by brute force.

The judge (perfdojo.testing.oracle) unrolls every statement instance and shares no code with the
proofs. Moves are drawn with arbitrary parameters, so most of them are illegal.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from perfdojo.errors import DojoError, IllegalMove
from perfdojo.ir import Kernel, Loop, expand, find_violations, interpret, loops, walk
from perfdojo.ir.rewrite import labels, name_of, siblings
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import random_inputs, scaled_error
from perfdojo.moves import REGISTRY, Move
from perfdojo.testing import random_kernel
from perfdojo.testing.device import bind_randomly
from perfdojo.testing.oracle import count_instances, history, same_meaning

TINY = (1, 2, 3, 4)
MOST_INSTANCES = 1500
# Moves that change formulas by algebra: judged by numbers, in float64.
ALGEBRAIC = frozenset({"accumulate", "contract", "online", "precision", "reciprocal", "simplify"})
WORDS = {
    "tail": ("", "loop", "guard"),
    "storage": ("heap", "stack", "register", "shared"),
    "kind": ("grid", "block", "warp"),
    "last": ("", "lanes"),
    "dtype": ("f64", "f32", "f16", "bf16"),
    "rule": ("rsqrt", "exp", "factor", "sigmoid", "square", "one", "zero"),
}


def tiny_kernels(seed: int) -> Iterator[Kernel]:
    """A random kernel, the same for a GPU, and a built-in one at tiny sizes."""
    kernel = random_kernel(seed, extents=TINY)
    if count_instances(kernel, MOST_INSTANCES) < MOST_INSTANCES:
        yield kernel
        yield bind_randomly(kernel, seed)
    rng = random.Random(seed)
    formula = load_formula(rng.choice(kernel_names()))
    binding = dict(rng.choice(formula.bindings("test")))
    small = {name: min(size, rng.choice((2, 3, 4))) for name, size in binding.items()}
    try:
        kernel = expand(formula, **small)
    except DojoError:
        return  # some sizes do not go together
    if not find_violations(kernel) and count_instances(kernel, MOST_INSTANCES) < MOST_INSTANCES:
        yield kernel


def draw(move: type[Move], kernel: Kernel, rng: random.Random) -> Move:
    """A move with arbitrary parameters, taken from the names that the kernel has."""
    names = [loop.name for loop in loops(kernel.body)] or ["i"]
    written = list(labels(kernel))
    arrays = list(kernel.buffers)
    values: list[object] = []
    for field in dataclasses.fields(move):
        if field.name in WORDS:
            values.append(rng.choice(WORDS[field.name]))
        elif field.type in (int, "int"):
            values.append(rng.choice((-1, 0, 1, 2, 3, 4)))
        elif field.name in ("statement", "label"):
            values.append(rng.choice(written))
        elif field.name in ("node", "at", "guard"):
            values.append(rng.choice(written + names))
        elif field.name in ("loop", "first", "second", "outer", "inner"):
            values.append(rng.choice(names))
        else:
            values.append(rng.choice(arrays))
    return move(*values)


def drawn_moves(kernel: Kernel, seed: int, each: int) -> Iterator[Move]:
    rng = random.Random(seed)
    for name in sorted(REGISTRY):
        yield from {draw(REGISTRY[name], kernel, rng) for _ in range(each)}


def is_right(move: Move, before: Kernel, after: Kernel, seed: int) -> bool:
    """The judge's word on an accepted move."""
    if find_violations(after):
        return False
    if move.name in ALGEBRAIC:
        return agrees_in_numbers(before, after, seed, move.numerics_on(before))
    return same_meaning(before, after, free_sums=move.numerics_on(before) != "exact", seed=seed)


def agrees_in_numbers(before: Kernel, after: Kernel, seed: int, numerics: str) -> bool:
    inputs = random_inputs(before, seed)
    bound = 1e-10 if numerics != "approximate" else 0.1
    one, two = (interpret(k, inputs, oracle=True) for k in (before, after))
    return all(scaled_error(np.asarray(two[name]), np.asarray(one[name])) <= bound for name in one)


def judge(seed: int, each: int) -> Counter[str]:
    """Draw moves on the kernels of one seed; fails at the first that is accepted and wrong."""
    counts: Counter[str] = Counter()
    for kernel in tiny_kernels(seed):
        for move in drawn_moves(kernel, seed, each):
            try:
                move.check(kernel)
            except IllegalMove:
                counts["refused"] += 1
                continue
            after = move.apply(kernel)
            assert is_right(move, kernel, after, seed), f"{move} is wrong on\n{kernel}\n{after}"
            counts["accepted"] += 1
    return counts


@pytest.mark.parametrize("seed", range(12))
def test_no_illegal_move_is_accepted_in_a_sample(seed: int) -> None:
    assert sum(judge(seed, each=2).values()) > 0


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(6))
def test_no_illegal_move_is_accepted_among_thousands(
    chunk: int, record_property: pytest.RecordProperty
) -> None:
    counts: Counter[str] = Counter()
    seed = 1000 + 10_000 * chunk
    while sum(counts.values()) < 1000 or counts["accepted"] < 250:
        counts += judge(seed, each=3)
        seed += 1
    record_property("counts", dict(counts))
    print(f"chunk {chunk}: {dict(counts)}")
    assert counts["accepted"] >= 250


def reorderings(kernel: Kernel) -> Iterator[Move]:
    """Every re-ordering whose shape fits the kernel, legal or not."""
    for node in walk(kernel.body):
        block = siblings(kernel, node)
        place = next(n for n, other in enumerate(block) if other is node)
        behind = block[place + 1] if place + 1 < len(block) else None
        if behind is not None:
            yield REGISTRY["reorder"](name_of(kernel, node))
        if not isinstance(node, Loop):
            continue
        if isinstance(behind, Loop) and behind.extent == node.extent:
            yield REGISTRY["fuse"](node.name, behind.name)
        if len(node.body) == 1 and isinstance(node.body[0], Loop):
            yield REGISTRY["interchange"](node.name)
        for part in node.body[1:]:
            yield REGISTRY["fission"](node.name, name_of(kernel, part))


def completeness(seeds: range) -> Counter[str]:
    """Of the re-orderings that are legal by brute force, how many are accepted?"""
    counts: Counter[str] = Counter()
    for seed in seeds:
        for kernel in tiny_kernels(seed):
            counts.update(verdict(move, kernel) for move in reorderings(kernel))
    return counts


def verdict(move: Move, kernel: Kernel) -> str:
    if move.is_legal(kernel):
        return "accepted"
    after = move.apply(kernel)
    if find_violations(after):
        return "refused"  # it would break a rule of the language, or race
    same = history(kernel, free_sums=True) == history(after, free_sums=True)
    return "needlessly refused" if same else "refused"


def check_completeness(counts: Counter[str]) -> None:
    legal = counts["accepted"] + counts["needlessly refused"]
    rate = counts["needlessly refused"] / max(1, legal)
    print(f"refused {rate:.2%} of {legal} legal re-orderings; {dict(counts)}")
    assert legal > 0
    assert rate <= 0.01


def test_legal_re_orderings_are_accepted_in_a_sample() -> None:
    check_completeness(completeness(range(10)))


@pytest.mark.slow
def test_legal_re_orderings_are_accepted_among_hundreds() -> None:
    check_completeness(completeness(range(300)))
