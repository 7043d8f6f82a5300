"""Does a plan say what a launch takes, and refuse what no GPU has?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from perfdojo.errors import TargetError
from perfdojo.ir import affine, parse_kernel
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.machine import H200
from perfdojo.targets.cuda.plan import Call, grid_axes, grid_shape, make_plan
from perfdojo.targets.cuda.program import lower
from tests.targets.cuda.texts import TEXTS, WIDE


def plan_of(text: str):
    return make_plan(lower(parse_kernel(text)))


def small_target(**numbers: int) -> CudaTarget:
    assert H200.gpu is not None
    return CudaTarget(replace(H200, gpu=replace(H200.gpu, **numbers)))


def test_a_plan_names_launches_arguments_and_the_memory_between() -> None:
    plan = plan_of(TEXTS["launches"])
    assert plan.calls == (
        Call("dojo_launches_0", (5, 1, 1), 8, 0, 0, ("x", "z", "q", "s")),
        Call("dojo_launches_1", (5, 1, 1), 8, 0, 0, ("y", "s")),
    )
    assert plan.temporaries == (("s", 160),)


def test_the_innermost_grid_loop_is_x() -> None:
    (call,) = plan_of(TEXTS["grids"]).calls
    assert call.grid == (2, 4, 3)


def test_an_extent_beyond_y_and_z_puts_all_loops_on_x() -> None:
    (call,) = plan_of(WIDE).calls
    assert call.grid == (7_000_000, 1, 1)


def test_an_argument_that_only_a_guard_or_a_subscript_reads_is_passed() -> None:
    text = """
kernel k(x: f32[4], n: i32[1] in 5, at: i32[4] in 4) -> y: f32[4]
  for i in 4 block:
    y[i] = 0.0
    if i < n[0]:
      y[i] = x[at[i]]
"""
    assert plan_of(text).calls[0].arguments == ("x", "n", "at", "y")


def test_shared_memory_is_asked_for_beyond_48_kib() -> None:
    (small,), (large,) = plan_of(TEXTS["transpose"]).calls, plan_of(TEXTS["large"]).calls
    assert (small.shared, small.dynamic) == (4224, 0)
    assert (large.shared, large.dynamic) == (65552, 65552)


def test_more_threads_than_the_gpu_has_are_refused() -> None:
    with pytest.raises(
        TargetError,
        match=r"^cuda: expected at most 128 threads in a block, got 256 in 'dojo_transpose_0'; "
        r"split its block loop$",
    ):
        small_target(threads=128).emit(parse_kernel(TEXTS["transpose"]))


def test_more_shared_memory_than_the_gpu_has_is_refused() -> None:
    with pytest.raises(
        TargetError,
        match=r"^cuda: expected at most 65536 bytes of shared memory in a block, got 65552 in "
        r"'dojo_large_0'; stage smaller tiles$",
    ):
        small_target(shared_bytes=65536).emit(parse_kernel(TEXTS["large"]))


def test_blocks_of_a_team_are_neighbours_that_run_together() -> None:
    (call,) = plan_of(TEXTS["teams"]).calls
    assert (call.grid, call.threads, call.together) == ((6, 1, 1), 40, True)
    assert not any(call.together for call in plan_of(TEXTS["launches"]).calls)


def test_a_team_that_never_waits_is_an_ordinary_launch() -> None:
    text = "kernel k(x: f32[4]) -> y: f32[4]\n  for p in 4 team:\n    y[p] = x[p]\n"
    (call,) = plan_of(text).calls
    assert (call.grid, call.together) == ((4, 1, 1), False)


@pytest.mark.parametrize(
    ("multiprocessors", "shared", "blocks"), [(132, 228 << 10, 6), (1, 2500, 2), (3, 1300, 3)]
)
def test_as_many_blocks_of_teams_begin_as_run_together(
    multiprocessors: int, shared: int, blocks: int
) -> None:
    target = small_target(multiprocessors=multiprocessors, shared_bytes_total=shared)
    (call,) = target.plan(parse_kernel(TEXTS["teams"])).calls
    assert (call.grid, call.shared) == ((blocks, 1, 1), 192)


def test_a_team_of_more_blocks_than_can_run_together_is_refused() -> None:
    with pytest.raises(
        TargetError,
        match=r"^cuda: expected at most 1 blocks in a team, got 2 in 'dojo_teams_0'; split its "
        r"loop$",
    ):
        small_target(multiprocessors=1, shared_bytes_total=1300).emit(parse_kernel(TEXTS["teams"]))


def test_more_blocks_than_there_can_be_are_refused() -> None:
    launch = lower(parse_kernel(WIDE)).launches[0]
    outer, inner = launch.grid
    huge = replace(launch, grid=(outer, replace(inner, extent=inner.extent + 70_000)))
    with pytest.raises(
        TargetError, match=r"expected at most 2147483647 blocks, got 4907000000; let"
    ):
        grid_shape(huge)


def test_a_grid_loop_of_varying_extent_is_refused() -> None:
    launch = lower(parse_kernel(WIDE)).launches[0]
    outer, inner = launch.grid
    uneven = replace(launch, grid=(outer, replace(inner, extent=affine("i"))))
    with pytest.raises(TargetError, match="expected a fixed extent of grid loop 'j', got i"):
        grid_axes(uneven)
