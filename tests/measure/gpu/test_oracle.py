"""Is the oracle of the device that of the interpreter?"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel, interpret, verify
from perfdojo.kernels import load_formula
from perfdojo.measure import random_inputs
from perfdojo.measure.gpu.oracle import make_oracle
from perfdojo.measure.peers import OPERATORS
from perfdojo.targets.cuda.plan import make_plan
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from tests.targets.cuda.host import Host

NAMES = (*OPERATORS, "matmul_bf16", "softmax_f16", "argmax", "greater", "dequantize_i8")


def make(name: str, suite: str = "test") -> Kernel:
    return make_kernel(name, like=(), **load_formula(name).bindings(suite)[0])


def same(found: np.ndarray, wanted: np.ndarray) -> bool:
    return found.dtype == wanted.dtype and bool(
        np.allclose(found, wanted, rtol=1e-13, atol=0, equal_nan=True)
    )


@pytest.mark.parametrize("name", NAMES)
def test_it_is_float64_throughout(name: str) -> None:
    kernel = make(name)
    oracle = make_oracle(kernel)
    verify(oracle)
    inputs = random_inputs(kernel, 5)
    wanted = interpret(kernel, inputs, oracle=True)
    for output, value in interpret(oracle, inputs).items():
        assert same(value, wanted[output])


@pytest.mark.parametrize("name", ["softmax", "layernorm", "cross_entropy", "matmul_bf16"])
def test_its_threads_compute_it(name: str) -> None:
    kernel = make(name)
    inputs = random_inputs(kernel, 6)
    wanted = interpret(kernel, inputs, oracle=True)
    for output, value in simulate(lower(make_oracle(kernel)), inputs, 6).items():
        assert same(value, wanted[output])


@pytest.mark.cc
def test_the_emitted_code_computes_it(tmp_path: Path) -> None:
    kernels = {name: make(name) for name in ("softmax", "bias_gelu", "maxpool", "matmul_bf16")}
    host = Host({name: make_oracle(kernel) for name, kernel in kernels.items()}, tmp_path)
    for name, kernel in kernels.items():
        inputs = random_inputs(kernel, 7)
        wanted = interpret(kernel, inputs, oracle=True)
        for output, value in host.run(name, inputs).items():
            assert same(value, wanted[output])


@pytest.mark.parametrize("name", OPERATORS)
def test_it_is_there_at_the_sizes_of_a_gpu(name: str) -> None:
    for sizes in load_formula(name).bindings("cuda"):
        oracle = make_oracle(make_kernel(name, like=(), **sizes))
        verify(oracle)
        assert make_plan(lower(oracle)).calls
