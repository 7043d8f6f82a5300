"""Does a kernel stay right however one plays? Long random walks over legal moves."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel, find_violations, interpret, loops, parse_kernel, print_kernel
from perfdojo.ir.device import DEVICE_KINDS, has_device_loops
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.moves import REGISTRY, Move, worst_numerics
from perfdojo.targets import Machine, build_function
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from perfdojo.testing.move import GPU_TEST_MACHINE, TEST_MACHINE
from perfdojo.testing.oracle import count_instances
from perfdojo.testing.target import bits_of

EXACT_OR_ROUNDING = ("exact", "reassociate")
MOST_SIMULATED = 20_000  # statement instances
LARGEST = 60_000  # characters of a kernel text: a walk that unrolls everything ends here


def step(
    kernel: Kernel, rng: random.Random, machine: Machine, first: tuple[str, ...] = ()
) -> Move | None:
    """A legal move of a random kind, of those in `first` if one has any; None if none has."""
    names = sorted(REGISTRY)
    rng.shuffle(names)
    for name in (*first, *names):
        moves = [
            move
            for move in REGISTRY[name].candidates(kernel, machine)
            if move.numerics_on(kernel) in EXACT_OR_ROUNDING
        ]
        if moves:
            return rng.choice(moves)
    return None


def walk(
    kernel: Kernel, seed: int, length: int, machine: Machine = TEST_MACHINE
) -> Iterator[tuple[Move, str, Kernel]]:
    """The moves of one walk, each with its numerics class there and the kernel after it.

    On a GPU every third move binds a loop if it can, so that what lies between meets device loops.
    """
    rng = random.Random(seed)
    for number in range(length):
        binds = machine.gpu is not None and number % 3 == 2
        move = step(kernel, rng, machine, ("bind", "store") if binds else ())
        if move is None or len(print_kernel(kernel)) > LARGEST:
            return
        numerics = move.numerics_on(kernel)
        kernel = move.apply(kernel)
        yield move, numerics, kernel


def check_walk(name: str, seed: int, length: int, compiled: bool) -> int:
    sizes = load_formula(name).bindings("test")[seed % len(load_formula(name).bindings("test"))]
    start = make_kernel(name, like=(), **sizes)
    inputs = random_inputs(start, seed)
    right = interpret(start, inputs)
    oracle = interpret(start, inputs, oracle=True)
    played: list[str] = []
    classes: list[str] = []
    kernel = start
    for move, numerics, after in walk(start, seed, length):
        played.append(str(move))
        classes.append(numerics)
        kernel = after
    story = f"{name} {sizes}: {'; '.join(played)}"
    assert find_violations(kernel) == (), story
    assert parse_kernel(print_kernel(kernel)) == kernel, story
    found = interpret(kernel, inputs)
    if worst_numerics(classes) == "exact":
        same = all(np.array_equal(bits_of(found[n]), bits_of(right[n])) for n in right)
        assert same, story
    else:
        assert compare(start, found, inputs, oracle).correct, story
    if compiled:
        outputs = build_function(kernel)(*inputs.values())
        given = outputs if isinstance(outputs, tuple) else (outputs,)
        named = {b.name: value for b, value in zip(start.outputs, given, strict=True)}
        assert compare(start, named, inputs, oracle).correct, story
    return len(played)


def check_gpu_walk(name: str, seed: int, length: int) -> int:
    """How many loops are a GPU's at the end; every step is valid, and so are the threads."""
    sizes = load_formula(name).bindings("test")[-1]
    start = make_kernel(name, like=(), **sizes)
    inputs = random_inputs(start, seed)
    oracle = interpret(start, inputs, oracle=True)
    played: list[str] = []
    kernel = start
    for move, _, kernel in walk(start, seed, length, GPU_TEST_MACHINE):
        played.append(str(move))
        story = f"{name} {sizes} seed {seed}: {'; '.join(played)}"
        assert find_violations(kernel) == (), story
    story = f"{name} {sizes} seed {seed}: {'; '.join(played)}"
    assert parse_kernel(print_kernel(kernel)) == kernel, story
    assert compare(start, interpret(kernel, inputs), inputs, oracle).correct, story
    if has_device_loops(kernel) and count_instances(kernel, MOST_SIMULATED) < MOST_SIMULATED:
        found = simulate(lower(kernel), inputs, seed)
        assert compare(start, found, inputs, oracle).correct, story
    return sum(loop.kind in DEVICE_KINDS for loop in loops(kernel.body))


@pytest.mark.parametrize("name", kernel_names()[::10])
def test_a_short_walk_on_a_gpu_keeps_the_meaning(name: str) -> None:
    check_gpu_walk(name, seed=2, length=15)


@pytest.mark.slow
@pytest.mark.parametrize("name", kernel_names()[::6])
def test_long_walks_on_a_gpu_keep_the_meaning(name: str) -> None:
    bound = max(check_gpu_walk(name, seed, length=25) for seed in range(6))
    # A sum alone has first to be cut into parts, which few walks do in time.
    assert bound > 0 or any(check_gpu_walk(name, seed, length=25) > 0 for seed in range(6, 24))


@pytest.mark.cc
@pytest.mark.parametrize("name", kernel_names()[::6])
def test_a_short_walk_keeps_the_meaning(name: str) -> None:
    assert check_walk(name, seed=1, length=12, compiled=True) > 0


@pytest.mark.slow
@pytest.mark.cc
@pytest.mark.parametrize("name", kernel_names())
def test_long_walks_keep_the_meaning(name: str) -> None:
    lengths = [check_walk(name, seed, length=50, compiled=seed % 4 == 0) for seed in range(20)]
    print(f"{name}: walks of {min(lengths)} to {max(lengths)} moves")
    assert max(lengths) > 10
