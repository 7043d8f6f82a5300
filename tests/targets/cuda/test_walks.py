"""Does the CUDA of a kernel still compute the right thing after random moves? Run on the host."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import numpy as np
import pytest

from perfdojo.errors import KernelError, TargetError
from perfdojo.ir import Kernel, expand, interpret
from perfdojo.kernels import load_formula
from perfdojo.measure import random_inputs, scaled_error, tolerance_of
from perfdojo.moves import legal_moves, play
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.program import lower
from perfdojo.testing.target import bits_of, is_exact
from tests.targets.cuda.host import Host

OPERATORS = ("relu", "softmax", "layernorm", "matmul", "cumsum", "maxpool", "rmsnorm_bf16")
MOVES = {
    *("asynchronous", "bind", "collapse", "fuse", "interchange", "local", "partial", "privatise"),
    *("reshape", "split", "stage", "store", "unroll", "vectorise"),
}


def walk(name: str, rng: random.Random, steps: int = 8) -> Kernel:
    """An operator after random moves, every other one of them `bind`."""
    formula = load_formula(name)
    kernel = expand(formula, **formula.bindings("test")[0])
    for _ in range(steps):
        legal = [move for move in legal_moves(kernel, H200) if move.name in MOVES]
        names = sorted({move.name for move in legal})
        chosen = "bind" if "bind" in names and rng.random() < 0.5 else rng.choice(names)
        after = play(kernel, rng.choice([move for move in legal if move.name == chosen]))
        try:
            lower(after)
        except (KernelError, TargetError):
            continue  # a state on the way to a program for a GPU, such as a register between nests
        kernel = after
    return kernel


def check(kernels: dict[str, Kernel], folder: Path) -> None:
    if shutil.which("g++") is None:
        pytest.skip("g++ is not installed; apt-get install g++")
    host = Host(kernels, folder)
    for name, kernel in kernels.items():
        inputs = random_inputs(kernel, 0)
        right, found = interpret(kernel, inputs), host.run(name, inputs)
        for buffer in kernel.outputs:
            wanted, got = right[buffer.name], found[buffer.name]
            if is_exact(kernel):
                assert np.array_equal(bits_of(got), bits_of(wanted)), f"{name}\n{kernel}"
            else:
                bound = tolerance_of(kernel, buffer.dtype)
                assert scaled_error(got, wanted) <= bound, f"{name}\n{kernel}"


@pytest.mark.cc
@pytest.mark.nvrtc
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_walks_keep_their_meaning_in_cuda(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    kernels = {name: walk(name, random.Random(seed)) for name in OPERATORS}
    check(kernels, tmp_path)
    for kernel in kernels.values():
        CudaTarget(H200).compile(kernel)
