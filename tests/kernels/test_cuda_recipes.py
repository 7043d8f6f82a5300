"""Do the experts' recipes for a GPU play, keep the meaning thread by thread, and compile?"""

from __future__ import annotations

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel, find_violations, interpret, loads, statements
from perfdojo.kernels import find_recipe, kernel_names, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.plan import make_plan
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate

SUITE = [name for name in kernel_names() if load_formula(name).bindings("cuda")]

# Small enough for the simulator. Rows: one for each warp, one for each block, and with a rest.
SMALL = {
    "mul": [{"N": 3, "M": 67}, {"N": 2, "M": 1028}],
    "relu": [{"N": 3, "M": 67}, {"N": 2, "M": 1028}],
    "bias_gelu": [{"N": 3, "M": 67}, {"N": 4, "M": 132}],
    "reducemean": [{"N": 9, "M": 31}, {"N": 2, "M": 1033}],
    "softmax": [{"N": 9, "M": 31}, {"N": 2, "M": 1100}],
    "layernorm": [{"N": 9, "M": 130}, {"N": 2, "M": 1100}],
    "rmsnorm": [{"N": 9, "M": 128}, {"N": 2, "M": 1040}],
    "matmul_bf16": [
        {"M": 16, "K": 128, "N": 16},
        {"M": 32, "K": 16, "N": 48},
        {"M": 7, "K": 11, "N": 13},
    ],
    "cumsum": [{"N": 5, "M": 31}, {"N": 2, "M": 384}],
    "maxpool": [
        {"B": 1, "C": 2, "H": 9, "W": 10, "pad": 1},
        {"B": 1, "C": 2, "H": 20, "W": 16, "K": 4, "stride": 1},
    ],
    "depthwise": [
        {"B": 2, "C": 2, "H": 10, "W": 13, "R": 3, "S": 3, "pad": 2, "dil": 2},
        {"B": 1, "C": 2, "H": 20, "W": 36, "R": 3, "S": 3},
    ],
    "matmul": [{"M": 16, "K": 12, "N": 32}, {"M": 7, "K": 11, "N": 13}],
    "bmm": [{"B": 2, "M": 8, "K": 12, "N": 16}, {"B": 3, "M": 7, "K": 11, "N": 13}],
    "swiglu": [{"B": 8, "D": 12, "H": 16}, {"B": 3, "D": 7, "H": 11}],
    "conv2d": [
        {"B": 1, "C": 4, "H": 10, "W": 10, "F": 8, "R": 3, "S": 3},
        {"B": 1, "C": 2, "H": 9, "W": 11, "F": 3, "R": 3, "S": 2, "pad": 1, "stride": 2},
    ],
    "attention": [{"H": 2, "T": 16, "D": 16}, {"H": 3, "T": 7, "D": 5}],
    "batchnorm": [{"B": 3, "C": 5, "H": 7, "W": 3}, {"B": 2, "C": 2, "H": 24, "W": 50}],
    "cross_entropy": [{"N": 9, "C": 33}, {"N": 2, "C": 1100}],
}
CASES = [(name, sizes) for name, several in SMALL.items() for sizes in several]


def expert(name: str, sizes: dict[str, int]) -> tuple[Kernel, Kernel]:
    before = make_kernel(name, like=(), **sizes)
    recipe = find_recipe(name, "cuda")
    assert recipe is not None
    after, _ = play_recipe(before, recipe, H200)
    return before, after


def test_every_operator_of_the_suite_has_a_recipe_that_is_tried_at_other_sizes() -> None:
    assert [name for name in SUITE if find_recipe(name, "cuda") is None] == []
    assert sorted(SMALL) == SUITE


@pytest.mark.parametrize("name", SUITE)
def test_a_recipe_plays_at_the_sizes_of_a_gpu(name: str) -> None:
    for sizes in load_formula(name).bindings("cuda"):
        _, after = expert(name, sizes)
        assert find_violations(after) == ()


@pytest.mark.parametrize(("name", "sizes"), CASES, ids=str)
def test_a_recipe_keeps_the_meaning_thread_by_thread(name: str, sizes: dict[str, int]) -> None:
    before, after = expert(name, sizes)
    inputs = random_inputs(before, seed=1)
    oracle = interpret(before, inputs, oracle=True)
    result = compare(before, simulate(lower(after), inputs), inputs, oracle)
    assert result.correct, f"{result}\n{after}"


# The recipe for large channels, with blocks of 64 threads instead of 256: the simulator is slow.
SMALL_TEAMS = (("256", "64"), (">= 2048", ">= 128"))


@pytest.mark.parametrize(
    "sizes", [{"B": 2, "C": 1, "H": 4, "W": 33}, {"B": 2, "C": 1, "H": 7, "W": 19}]
)
def test_a_team_normalises_a_channel_that_it_reads_once(sizes: dict[str, int]) -> None:
    before = make_kernel("batchnorm", like=(), **sizes)
    recipe = find_recipe("batchnorm", "cuda") or ""
    for old, new in SMALL_TEAMS:
        recipe = recipe.replace(old, new)
    after, _ = play_recipe(before, recipe, H200)
    reads = [access for st in statements(after.body) for access in loads(st.value)]
    assert [access.buffer for access in reads].count("x") == 1
    (call,) = make_plan(lower(after)).calls
    assert (call.grid, call.threads, call.together) == ((sizes["B"] * sizes["C"], 1, 1), 64, True)
    inputs = random_inputs(before, seed=1)
    oracle = interpret(before, inputs, oracle=True)
    result = compare(before, simulate(lower(after), inputs), inputs, oracle)
    assert result.correct, f"{result}\n{after}"


@pytest.mark.nvrtc
@pytest.mark.parametrize("name", SUITE)
def test_nvrtc_compiles_a_recipe_at_the_sizes_of_a_gpu(name: str) -> None:
    for sizes in load_formula(name).bindings("cuda"):
        _, after = expert(name, sizes)
        assert CudaTarget(H200).compile(after)
