"""Does every kernel run on a GPU with its outermost loops as threads, to the same bits?"""

from __future__ import annotations

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import interpret, parse_kernel, verify
from perfdojo.kernels import load_formula
from perfdojo.measure import random_inputs
from perfdojo.targets.cuda.naive import bind_naively
from perfdojo.targets.cuda.plan import make_plan
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from tests.conftest import Golden

ROWS = """
kernel rows(x: f32[1000, 64]) -> y: f32[1000]
  for i in 1000:
    y[i] = 0.0
    for j in 64:
      y[i] += x[i, j]
"""
NAMES = ["argmax", "batchnorm", "bias_gelu", "conv1d_causal", "cumsum", "embedding", "maxpool1d"]
NAMES += ["rmsnorm_bf16", "softmax", "sum_all", "tril"]


def test_rows_become_threads(golden: Golden) -> None:
    golden(str(bind_naively(parse_kernel(ROWS))))


@pytest.mark.parametrize("name", NAMES)
def test_the_threads_compute_the_same_bits(name: str) -> None:
    kernel = make_kernel(name, like=(), **load_formula(name).bindings("test")[-1])
    bound = bind_naively(kernel)
    verify(bound)
    inputs = random_inputs(kernel, 1)
    found = simulate(lower(bound), inputs, seed=1)
    for output, wanted in interpret(kernel, inputs).items():
        assert found[output].tobytes() == wanted.tobytes()


@pytest.mark.parametrize("name", ["softmax", "matmul", "conv2d", "attention", "cumsum"])
def test_large_kernels_get_many_threads(name: str) -> None:
    sizes = load_formula(name).bindings("cuda")[0]
    calls = make_plan(lower(bind_naively(make_kernel(name, like=(), **sizes)))).calls
    for call in calls:
        x, y, z = call.grid
        assert x * y * z * call.threads >= 16384


def test_a_kernel_for_a_gpu_stays_as_it_is() -> None:
    bound = bind_naively(parse_kernel(ROWS))
    assert bind_naively(bound) is bound


def test_a_loop_that_carries_a_value_stays_sequential() -> None:
    text = """
kernel chain(x: f32[9]) -> y: f32[9]
  y[0] = x[0]
  for i in 8:
    y[i + 1] = y[i] * x[i + 1]
"""
    assert bind_naively(parse_kernel(text)) == parse_kernel(text)


def test_loops_for_the_threads_of_a_cpu_become_those_of_a_gpu() -> None:
    parallel = ROWS.replace("1000:", "1000 parallel:")
    assert bind_naively(parse_kernel(parallel)) == bind_naively(parse_kernel(ROWS))


def test_what_is_read_before_it_is_set_is_no_thread_s_own() -> None:
    text = """
kernel k(x: f32[4]) -> y: f32[4]
  for i in 4:
    y[i] = x[i]
  for j in 4:
    y[j] = y[j] + 1.0
    y[j] += x[j]
"""
    kernel = parse_kernel(text)
    bound = bind_naively(kernel)
    verify(bound)
    assert [buffer.name for buffer in bound.temporaries] == []
