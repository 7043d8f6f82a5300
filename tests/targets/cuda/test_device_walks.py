"""Do long random walks with GPU moves stay right on the device? CUDA and interpreter agree."""

from __future__ import annotations

import random

import pytest

from perfdojo.errors import KernelError, TargetError
from perfdojo.ir import Kernel, expand, find_violations, interpret
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.measure.gpu.ground import Binary
from perfdojo.measure.gpu.sanitize import sanitize
from perfdojo.measure.gpu.site import DEVICE
from perfdojo.measure.outcome import Failed
from perfdojo.moves import REGISTRY
from perfdojo.moves.base import play
from perfdojo.targets import CudaTarget, find_target
from perfdojo.targets.cuda.program import lower

NAMES = kernel_names()[::6]
MOVES = 40
MEANT = ("exact", "reassociate")


def walk(kernel: Kernel, target: CudaTarget, seed: int) -> Kernel:
    """The last state on a walk that a GPU can run; every third move tries to bind a loop."""
    rng = random.Random(seed)
    last = kernel
    for step in range(MOVES):
        names = sorted(REGISTRY)
        rng.shuffle(names)
        for name in ["bind"] * (step % 3 == 0) + names:
            moves = [
                move
                for move in REGISTRY[name].candidates(kernel, target.machine)
                if move.numerics_on(kernel) in MEANT
            ]
            if moves:
                kernel = play(kernel, rng.choice(moves))
                break
        try:
            lower(kernel)
            last = kernel
        except (KernelError, TargetError):
            continue  # a state on the way, such as a register between two launches
    return last


@pytest.mark.gpu
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_long_walk_keeps_the_meaning_on_the_device(name: str, seed: int) -> None:
    import cupy

    target = find_target("cuda")
    assert isinstance(target, CudaTarget)
    formula = load_formula(name)
    sizes = formula.bindings("test")
    start = expand(formula, **sizes[seed % len(sizes)])
    kernel = walk(start, target, seed)
    assert find_violations(kernel) == ()
    inputs = random_inputs(start, seed)
    oracle = interpret(start, inputs, oracle=True)
    assert compare(start, interpret(kernel, inputs), inputs, oracle).correct, str(kernel)
    function = target.load(kernel, target.compile(kernel))
    found = function(*(cupy.asarray(value) for value in inputs.values()))
    arrays = found if isinstance(found, tuple) else (found,)
    outputs = {b.name: cupy.asnumpy(a) for b, a in zip(start.outputs, arrays, strict=True)}
    assert compare(start, outputs, inputs, oracle).correct, str(kernel)
    if seed == 0 and NAMES.index(name) % 4 == 0:
        binary = Binary.of(target.plan(kernel), target.compile(kernel))
        said = sanitize(kernel, binary, DEVICE)
        assert not isinstance(said, Failed), said
