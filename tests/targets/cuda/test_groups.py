"""Do four warps multiply together where the text lets them, and only there?"""

from __future__ import annotations

import re
import shutil
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest

from perfdojo.ir import Kernel, expand, interpret, parse_kernel
from perfdojo.kernels import find_recipe, load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import CudaTarget, find_target
from perfdojo.targets.cuda.emit import emit
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from tests.conftest import Golden
from tests.targets.cuda.host import Host
from tests.targets.cuda.products import ALONE, GROUPS

each_group = pytest.mark.parametrize("name", GROUPS)


def by_recipe(m: int, k: int, n: int) -> Kernel:
    recipe = find_recipe("matmul_bf16", "cuda")
    assert recipe is not None
    return play_recipe(expand(load_formula("matmul_bf16"), M=m, K=k, N=n), recipe, H200)[0]


@pytest.fixture(scope="module")
def tiles() -> Kernel:
    """Eight warps in two groups, with copies that run ahead, into tiles that are used again."""
    return by_recipe(128, 320, 128)


@pytest.fixture(scope="module")
def text(tiles: Kernel) -> str:
    return body_of(tiles)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, tiles: Kernel) -> Host:
    if shutil.which("g++") is None:
        pytest.skip("g++ is not installed; apt-get install g++")
    return Host({**GROUPS, **ALONE, "recipe": tiles}, tmp_path_factory.mktemp("host"))


def body_of(kernel: Kernel) -> str:
    text = emit(lower(kernel))
    return text[text.index('extern "C"') :]


def test_a_product_of_four_warps_is_one_instruction(golden: Golden) -> None:
    body = body_of(GROUPS["cores"])
    golden(body[body.index("fence_products") :])


@each_group
def test_a_layout_is_read_off_the_text(name: str) -> None:
    body = body_of(GROUPS[name])
    row = {"rows of 2 lines": 32, "rows of 4 lines": 64}.get(name, 16)
    assert "multiply_64x" in body
    assert set(re.findall(r"describe_matrix\(.*?, (\d+)\)", body)) == {str(row)}


@pytest.mark.parametrize("name", ALONE)
def test_other_products_are_left_to_each_warp(name: str) -> None:
    assert "multiply_64x" not in body_of(ALONE[name])
    assert "multiply_bf16(" in body_of(ALONE[name])


def test_fewer_warps_multiply_alone() -> None:
    whole = str(GROUPS["cores"])
    assert "multiply_64x" in body_of(parse_kernel(whole))
    for_two = re.sub(r"(w\d? in) 4 block", r"\1 2 block", whole)
    for_two = for_two.replace("c: f32[4,", "c: f32[2,").replace("y: f32[64", "y: f32[32")
    assert "multiply_64x" not in body_of(parse_kernel(for_two))


def test_a_gpu_without_such_groups_gets_none() -> None:
    program = lower(GROUPS["cores"])
    assert "multiply_64x" in emit(program, (9, 0))
    assert "multiply_64x" not in emit(program, (8, 0))
    assert "multiply_64x" not in emit(program, (10, 0))


def test_what_was_written_is_fenced_before_every_barrier(text: str) -> None:
    barriers = re.findall(r"(.*)\n *__syncthreads", text)
    assert len(barriers) == 1
    assert "fence_products" in barriers[0]
    assert "fence_products" not in body_of(ALONE["rows in an order that nobody reads"])


def test_the_recipe_gives_its_tiles_to_groups(text: str) -> None:
    assert text.count("multiply_64x128_bf16<") == 4
    assert set(re.findall(r"describe_matrix\(.*?, (\d+)\)", text)) == {"128"}


def test_copies_start_while_the_products_run(text: str) -> None:
    order = re.findall(r"(begin_products|commit_products|copy_async|wait_for_products)", text)
    last = [name for name, _ in groupby(order)][-4:]
    assert last == ["begin_products", "commit_products", "copy_async", "wait_for_products"]


def test_the_recipe_leaves_sizes_that_do_not_fit_to_each_warp() -> None:
    recipe = find_recipe("matmul_bf16", "cuda")
    assert recipe is not None
    kernel = expand(load_formula("matmul_bf16"), M=64, K=64, N=64)
    names = {move.name for move in play_recipe(kernel, recipe, H200)[1]}
    assert "tensor" in names
    assert "rotate" not in names


@pytest.mark.cc
@pytest.mark.parametrize("name", [*GROUPS, *ALONE])
def test_the_text_computes_the_product(name: str, host: Host) -> None:
    kernel = (GROUPS | ALONE)[name]
    inputs = random_inputs(kernel, 0)
    wanted = interpret(kernel, inputs, oracle=True)["y"]
    found = host.run(name, inputs)["y"]
    sizes = [np.abs(inputs[factor].astype(np.float64)) for factor in "ab"]
    assert np.all(np.abs(found - wanted) <= 64 * sizes[0].max() * sizes[1].max() * 2.0**-22)


@pytest.mark.cc
def test_the_text_of_the_recipe_computes_the_product(host: Host, tiles: Kernel) -> None:
    inputs = random_inputs(tiles, 0)
    found = host.run("recipe", inputs)
    assert compare(tiles, found, inputs, interpret(tiles, inputs, oracle=True)).correct


def test_the_simulator_runs_the_loops_as_they_stand() -> None:
    few = str(GROUPS["rows of 2 lines"]).replace("for n in 2", "for n in 1")
    kernel = parse_kernel(few.replace("for q in 2", "for q in 1"))
    inputs = random_inputs(kernel, 0)
    found = simulate(lower(kernel), inputs, 0)["y"]
    assert found.tobytes() == interpret(kernel, inputs)["y"].tobytes()


@pytest.mark.nvrtc
@each_group
def test_the_compiler_takes_every_product(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    assert Path(CudaTarget(H200).compile(GROUPS[name])).suffix == ".cubin"


@pytest.mark.gpu
@pytest.mark.parametrize("sizes", [(64, 64, 128), (192, 320, 128), (128, 448, 384)])
def test_the_device_computes_the_product(sizes: tuple[int, int, int]) -> None:
    import torch

    kernel = by_recipe(*sizes)
    target = find_target("cuda")
    inputs = random_inputs(kernel, 0)
    on_device = [
        torch.from_numpy(value.view(np.int16)).view(torch.bfloat16).cuda()
        for value in inputs.values()
    ]
    found = target.load(kernel, target.compile(kernel))(*on_device)
    wanted = on_device[0].double() @ on_device[1].double()
    assert (found.double() - wanted).abs().max() <= 2.0**-8 * wanted.abs().max()
