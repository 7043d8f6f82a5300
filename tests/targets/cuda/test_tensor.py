"""Do tensor cores compute the product that the text says?"""

from __future__ import annotations

import re
import shutil
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest

from perfdojo.ir import Kernel, expand, interpret, parse_kernel
from perfdojo.kernels import load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.emit import emit
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from perfdojo.targets.cuda.tensor import is_product_of_all
from tests.conftest import Golden
from tests.targets.cuda.host import Host
from tests.targets.cuda.products import PRODUCTS, product

each_product = pytest.mark.parametrize("name", PRODUCTS)
_LOADS = ("load_matrices(", "load_transposed(", "pack_halves(", "tf32_from_f32(")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    if shutil.which("g++") is None:
        pytest.skip("g++ is not installed; apt-get install g++")
    return Host({**PRODUCTS, "recipe": by_recipe()}, tmp_path_factory.mktemp("host"))


def by_recipe() -> Kernel:
    """Four warps, with copies that run ahead, into tiles that are used again."""
    kernel = expand(load_formula("matmul_bf16"), M=128, K=512, N=128)
    return play_recipe(kernel, "tensor_product: 128 128 64 64 64", H200)[0]


def body_of(name: str) -> str:
    text = emit(lower(PRODUCTS[name]))
    return text[text.index('extern "C"') :]


def test_a_product_is_printed_with_its_fragments(golden: Golden) -> None:
    golden(body_of("rows of bf16"))


def test_a_factor_is_loaded_as_its_place_allows() -> None:
    used = {name: [load for load in _LOADS if load in body_of(name)] for name in PRODUCTS}
    assert used == {
        "rows of bf16": ["load_matrices(", "load_transposed("],
        "f16, both along the sum": ["load_matrices("],
        "both across the sum": ["load_transposed("],
        "rows that matrices cannot load": ["pack_halves("],
        "factors in global memory": ["pack_halves("],
        "f32 as tf32": ["tf32_from_f32("],
        "factors in the other order": ["load_matrices(", "load_transposed("],
        "a matrix with itself": ["load_matrices("],
        "steps written out": ["load_matrices(", "load_transposed("],
        "f16 along the sum, one by one": ["load_matrices("],
        "bf16 across it, one by one": ["load_matrices(", "load_transposed("],
    }


def test_what_several_products_need_is_loaded_once() -> None:
    body = body_of("rows of bf16")
    assert body.count("multiply_bf16(") == 4
    assert body.count("load_matrices(") == 1
    assert body.count("load_transposed(") == 2


def test_neighbours_of_the_right_factor_are_loaded_at_once() -> None:
    assert "load_transposed(right1, right2, " in body_of("rows of bf16")
    assert "load_matrices(right1, right2, " in body_of("f16, both along the sum")
    assert "load_transposed(right1, &" in body_of("bf16 across it, one by one")
    assert "load_matrices(right1, &" in body_of("f16 along the sum, one by one")


def test_the_next_step_is_loaded_before_this_one_is_multiplied() -> None:
    text = emit(lower(product("f32", padding=4, steps=" unroll")))
    order = re.findall(r"const unsigned left|multiply", text[text.index('extern "C"') :])
    load, multiply = ["const unsigned left"], ["multiply"] * 4
    assert order == [*load, *load, *multiply, *load, *multiply, *load, *multiply, *multiply]


def test_copies_start_between_the_steps() -> None:
    text = emit(lower(by_recipe()))
    calls = re.findall(r"(load|copy|multiply)_\w+\b.*;", text[text.index("for (int k_o") :])
    order = [call for call, _ in groupby(calls)]
    assert order == ["load", "multiply", *["copy", "load", "multiply"] * 2]


def test_copies_wait_only_for_a_product_of_all_threads() -> None:
    ops = lower(PRODUCTS["steps written out"]).launches[0].body
    assert [is_product_of_all(op, 64) for op in ops].count(True) == 1
    assert not any(is_product_of_all(op, 96) for op in ops)


@pytest.mark.cc
@each_product
def test_the_text_computes_the_product(name: str, host: Host) -> None:
    kernel = PRODUCTS[name]
    inputs = random_inputs(kernel, 0)
    wanted = interpret(kernel, inputs, oracle=True)["y"]
    found = host.run(name, inputs)["y"]
    bits = 10 if name == "f32 as tf32" else 22
    sizes = [np.abs(inputs[factor].astype(np.float64)) for factor in "ab"]
    assert np.all(np.abs(found - wanted) <= 32 * sizes[0].max() * sizes[1].max() * 2.0**-bits)


@pytest.mark.cc
def test_the_text_of_the_recipe_computes_the_product(host: Host) -> None:
    kernel = by_recipe()
    inputs = random_inputs(kernel, 0)
    found = host.run("recipe", inputs)
    assert compare(kernel, found, inputs, interpret(kernel, inputs, oracle=True)).correct


def test_the_simulator_runs_the_loops_as_they_stand() -> None:
    text = str(PRODUCTS["rows of bf16"]).replace("for q in 2:", "for q in 1:")
    kernel = parse_kernel(text)
    inputs = random_inputs(kernel, 0)
    found = simulate(lower(kernel), inputs, 0)["y"]
    assert found.tobytes() == interpret(kernel, inputs)["y"].tobytes()


@pytest.mark.nvrtc
@each_product
def test_the_compiler_takes_every_product(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    assert Path(CudaTarget(H200).compile(PRODUCTS[name])).suffix == ".cubin"
