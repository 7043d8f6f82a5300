"""Is the CUDA what the kernel text says, line by line, and does NVRTC take it?"""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from perfdojo.errors import TargetError
from perfdojo.ir import expand, interpret, parse_kernel
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import random_inputs, scaled_error, tolerance_of
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.emit import emit
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.program import lower
from perfdojo.testing.target import bits_of, is_exact
from tests.targets.cuda.host import Host
from tests.targets.cuda.samples import SAMPLES, sample
from tests.targets.cuda.texts import TEXTS, WIDE

each_text = pytest.mark.parametrize("name", TEXTS)
# what the simulator runs is printed, too
ALL = {**{f"sample: {name}": text for name, text in SAMPLES.items()}, **TEXTS}
CHUNK = 20  # operators of the library that are compiled at each commit; all with --slow


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    if shutil.which("g++") is None:
        pytest.skip("g++ is not installed; apt-get install g++")
    kernels = {name: parse_kernel(text) for name, text in ALL.items()}
    return Host(kernels, tmp_path_factory.mktemp("host"))


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CudaTarget:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    return CudaTarget(H200)


# --------------------------------------------------------------------------------------------
# The text


@each_text
def test_a_program_is_printed_line_by_line(name: str, golden) -> None:
    golden(emit(lower(parse_kernel(TEXTS[name]))))


def test_an_untouched_kernel_is_printed_for_one_thread(golden) -> None:
    golden(emit(lower(expand(load_formula("softmax"), N=5, M=31))))


def test_indices_beyond_32_bits_are_wide(golden) -> None:
    golden(emit(lower(parse_kernel(WIDE))))


def test_a_name_that_means_something_in_cuda_is_changed() -> None:
    text = """
kernel k(thread: f32[4], blockIdx: f32[4]) -> from0: f32[4]
  for pack0_1 in 4 block:
    from0[pack0_1] = thread[pack0_1] + blockIdx[pack0_1]
"""
    source = emit(lower(parse_kernel(text)))
    assert "from0_[pack0_1_] = thread_[pack0_1_] + blockIdx_[pack0_1_];" in source


def test_what_threads_tell_each_other_goes_through_a_plain_pointer() -> None:
    text = """
kernel k(x: f32[64]) -> y: f32[64], z: f32[64]
  for g in 1 grid:
    for t in 64 block:
      y[t] = x[t]
    for t1 in 64 block:
      z[t1] = y[63 - t1]
"""
    source = emit(lower(parse_kernel(text)))
    assert "__syncthreads();" in source
    assert "const float *__restrict__ x, float *y, float *__restrict__ z" in source


def test_a_barrier_waits_for_as_few_copies_as_it_must() -> None:
    text = emit(lower(sample("copies that run three iterations ahead")))
    body = text[text.index('extern "C"') :]
    assert body.count("commit_copies();") == 4
    assert "    wait_for_older_copies<2>();\n    __syncthreads();\n" in body
    assert "wait_for_copies()" not in text


@pytest.mark.parametrize("multiprocessors", [2, 3, 5])
def test_blocks_of_teams_take_turns(multiprocessors: int, tmp_path: Path) -> None:
    if shutil.which("g++") is None:
        pytest.skip("g++ is not installed; apt-get install g++")
    assert H200.gpu is not None
    gpu = replace(H200.gpu, multiprocessors=multiprocessors, shared_bytes_total=1300)
    kernel = parse_kernel(TEXTS["teams"])
    host = Host({"teams": kernel}, tmp_path, gpu)
    (call,) = host.plans["teams"].calls
    assert call.grid == (multiprocessors, 1, 1)  # for six turns
    for seed in range(3):
        inputs = random_inputs(kernel, seed=seed)
        assert (host.run("teams", inputs)["y"] == interpret(kernel, inputs)["y"]).all()


def test_copies_do_not_reach_into_the_next_turn() -> None:
    text = """
kernel k(x: f32[2, 32]) -> y: f32[2, 32]
  part: f32[2] heap
  s: f32[32] shared

  for c in 1 grid:
    for p in 2 team:
      for t in 32 block:
        s[t] = x[p, t] async
      part[p] = x[p, 0]
    for q in 2 team:
      for u in 32 block:
        y[q, u] = part[1 - q]
"""
    source = emit(lower(parse_kernel(text)))
    assert "    wait_for_copies();\n    __syncthreads();\n    turn = next[0];\n" in source


def test_a_condition_that_ranges_imply_is_not_tested() -> None:
    text = """
kernel k(x: f32[20]) -> y: f32[20]
  for t in 8 block:
    for i in 3 unroll:
      if 8*i + t < 20:
        y[8*i + t] = x[8*i + t]
"""
    source = emit(lower(parse_kernel(text)))
    assert source.count("if (") == 1
    assert "if (t + 16 < 20) {" in source


@pytest.mark.parametrize(
    ("relation", "is_tested"),
    [
        *(("< 8", False), ("< 7", True), ("<= 7", False), ("<= 6", True), (">= 0", False)),
        *(("> 0", True), ("> -1", False), ("!= 8", False), ("!= -1", False), ("!= 3", True)),
        ("== 3", True),
    ],
)
def test_which_conditions_ranges_imply(relation: str, is_tested: bool) -> None:
    text = "kernel k(x: f32[8]) -> y: f32[8]\n  for s in 8 block:\n    y[s] = 0.0\n"
    text += f"  for t in 8 block:\n    if t {relation}:\n      y[t] = x[t]\n"
    assert ("if (" in emit(lower(parse_kernel(text)))) == is_tested


@pytest.mark.parametrize(
    ("loop", "lane", "shuffle"),
    [
        ("24", "l1 + 8", "__shfl_down_sync(0xffffffffu, v, 8)"),
        ("32", "31 - l1", "__shfl_sync(0xffffffffu, v, -l1 + 31)"),
    ],
)
def test_a_lane_that_is_a_fixed_number_away_is_read_by_a_step(
    loop: str, lane: str, shuffle: str
) -> None:
    text = f"""
kernel k(x: f32[32]) -> y: f32[{loop}]
  v: f32[1, 32] register

  for w in 1 block:
    for l in 32 warp:
      v[w, l] = x[l]
    for l1 in {loop} warp:
      y[l1] = v[w, {lane}]
"""
    assert shuffle in emit(lower(parse_kernel(text)))


def test_a_division_of_what_may_be_negative_rounds_down() -> None:
    text = """
kernel k(x: f32[8]) -> y: f32[8]
  for i in 8 block:
    y[i] = x[(7 - i) // 2]
"""
    assert "x[floordiv(-i + 1, 2) + 3]" in emit(lower(parse_kernel(text)))


def test_a_parallel_loop_is_refused() -> None:
    text = """
kernel k(x: f32[8]) -> y: f32[8]
  for i in 8 parallel:
    y[i] = x[i]
"""
    with pytest.raises(TargetError, match="cannot express loop 'i' of kind 'parallel'"):
        CudaTarget(H200).emit(parse_kernel(text))


# --------------------------------------------------------------------------------------------
# What it computes


@pytest.mark.cc
@pytest.mark.parametrize("name", ALL)
def test_the_text_computes_what_the_interpreter_does(name: str, host: Host) -> None:
    kernel = parse_kernel(ALL[name])
    inputs = random_inputs(kernel, 0)
    right, found = interpret(kernel, inputs), host.run(name, inputs)
    for buffer in kernel.outputs:
        wanted, got = right[buffer.name], found[buffer.name]
        if is_exact(kernel):
            assert np.array_equal(bits_of(got), bits_of(wanted)), buffer.name
        else:
            assert scaled_error(got, wanted) <= tolerance_of(kernel, buffer.dtype), buffer.name


# --------------------------------------------------------------------------------------------
# What the compiler says


@pytest.mark.nvrtc
@pytest.mark.parametrize("text", [*ALL.values(), WIDE], ids=[*ALL, "wide"])
def test_the_compiler_takes_every_program(text: str, target: CudaTarget) -> None:
    assert Path(target.compile(parse_kernel(text))).suffix == ".cubin"


def compile_operators(names: list[str], target: CudaTarget) -> None:
    for name in names:
        formula = load_formula(name)
        for sizes in formula.bindings("test")[:1]:
            assert target.compile(expand(formula, **sizes)), name


@pytest.mark.nvrtc
def test_the_compiler_takes_untouched_operators(target: CudaTarget) -> None:
    names = list(kernel_names())
    compile_operators(names[:: len(names) // CHUNK], target)


@pytest.mark.nvrtc
@pytest.mark.slow
def test_the_compiler_takes_every_untouched_operator(target: CudaTarget) -> None:
    compile_operators(list(kernel_names()), target)


@pytest.mark.parametrize(
    ("part", "count", "bounds"),
    [
        ("f16[{}] shared", 114 << 9, "256"),  # 114 KiB: half of what a multiprocessor has
        ("f16[{}] shared", (114 << 9) + 1, "256, 1"),
        ("f32[256, {}] register", 127, "256"),
        ("f32[256, {}] register", 128, "256, 1"),  # half of all registers, and none for the rest
    ],
)
def test_one_block_has_all_registers_where_no_second_one_fits(
    part: str, count: int, bounds: str
) -> None:
    rows, place = (count, "part[t, r]") if "register" in part else (1, "part[t]")
    kernel = parse_kernel(f"""
kernel copy(x: f32[256, {rows}]) -> y: f32[256, {rows}]
  part: {part.format(count)}

  for b in 1 grid:
    for t in 256 block:
      for r in {rows}:
        {place} = x[t, r]
        y[t, r] = {place}
""")
    assert f"__launch_bounds__({bounds}) dojo_copy_0(" in emit(lower(kernel))
