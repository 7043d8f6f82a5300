"""Do the experts' recipes play, at the sizes of the suite and at others, and keep the meaning?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel, find_violations, interpret
from perfdojo.kernels import find_recipe, kernel_names, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import Machine, build_function, find_target

SUITE = [name for name in kernel_names() if load_formula(name).bindings("cpu")]

# Small enough for the interpreter; each fits the tiles of its recipe on both kinds of machine.
SMALL = {
    "mul": {"N": 5, "M": 67},
    "relu": {"N": 5, "M": 67},
    "bias_gelu": {"N": 5, "M": 67},
    "reducemean": {"N": 5, "M": 131},
    "softmax": {"N": 5, "M": 131},
    "layernorm": {"N": 5, "M": 128},
    "rmsnorm": {"N": 3, "M": 131},
    "batchnorm": {"B": 3, "C": 4, "H": 10, "W": 12},
    "matmul": {"M": 24, "K": 19, "N": 64},
    "bmm": {"B": 3, "M": 24, "K": 7, "N": 64},
    "conv2d": {"B": 2, "C": 3, "H": 6, "W": 34, "F": 16, "R": 3, "S": 3},
    "depthwise": {"B": 2, "C": 3, "H": 6, "W": 37, "R": 3, "S": 3},
    "maxpool": {"B": 2, "C": 3, "H": 9, "W": 63},
    "swiglu": {"B": 16, "D": 9, "H": 64},
    "attention": {"H": 2, "T": 64, "D": 64},
    "cumsum": {"N": 16, "M": 13},
    "cross_entropy": {"N": 5, "C": 131},
}
# The same, for recipes that know a second way.
OTHER = (
    *SMALL.items(),
    ("conv2d", {"B": 2, "C": 3, "H": 5, "W": 22, "F": 32, "R": 3, "S": 3}),  # no vectors in a line
    ("conv2d", {"B": 1, "C": 2, "H": 9, "W": 25, "F": 64, "R": 2, "S": 3, "stride": 2}),
)


def machines() -> dict[str, Machine]:
    here = find_target("cpu").machine
    return {
        "avx2": replace(here, vector_bytes=32, vector_registers=16),
        "avx512": replace(here, vector_bytes=64, vector_registers=32),
    }


def expert(name: str, machine: Machine, sizes: dict[str, int]) -> tuple[Kernel, Kernel]:
    before = make_kernel(name, like=(), **sizes)
    recipe = find_recipe(name, "cpu")
    assert recipe is not None
    after, _ = play_recipe(before, recipe, machine)
    return before, after


def test_every_operator_of_the_suite_has_a_recipe() -> None:
    assert [name for name in SUITE if find_recipe(name, "cpu") is None] == []
    assert sorted(SMALL) == sorted(SUITE)


@pytest.mark.parametrize("machine", ["avx2", "avx512"])
@pytest.mark.parametrize("name", SUITE)
def test_a_recipe_plays_at_the_sizes_of_the_suite(name: str, machine: str) -> None:
    for sizes in load_formula(name).bindings("cpu"):
        _, after = expert(name, machines()[machine], sizes)
        assert find_violations(after) == ()


@pytest.mark.cc
@pytest.mark.parametrize("machine", ["avx2", "avx512"])
@pytest.mark.parametrize(("name", "sizes"), OTHER)
def test_a_recipe_keeps_the_meaning_at_another_size(
    name: str, sizes: dict[str, int], machine: str
) -> None:
    before, after = expert(name, machines()[machine], sizes)
    inputs = random_inputs(before, seed=1)
    oracle = interpret(before, inputs, oracle=True)
    found = build_function(after)(*inputs.values())
    result = compare(before, {before.outputs[0].name: found}, inputs, oracle)
    assert result.correct, f"{result}\n{after}"
