"""What surely moves between memory and the caches, and what is surely computed."""

from __future__ import annotations

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import parse_kernel
from perfdojo.measure.floor import bytes_from_memory, bytes_surely_moved, operations_surely_done

RELU = make_kernel("relu", like=(), N=100, M=10)


def test_inputs_that_are_read_as_a_whole_and_outputs_move() -> None:
    assert bytes_surely_moved(RELU) == (4000, 4000)


def test_what_a_guard_may_skip_is_not_sure() -> None:
    kernel = parse_kernel("""
kernel half(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
  for j in 8:
    if j < 4:
      y[j] = x[j] + 1.0
""")
    assert bytes_surely_moved(kernel) == (0, 32)
    assert operations_surely_done(kernel) == 0


@pytest.mark.parametrize(("cache", "moved"), [(1999, 8000), (2000, 0), (100_000, 0)])
def test_arguments_may_wait_in_a_warm_cache(cache: int, moved: int) -> None:
    assert bytes_from_memory(RELU, cache) == moved


@pytest.mark.parametrize(("cache", "moved"), [(0, 8000), (1000, 7000), (100_000, 4000)])
def test_into_a_cold_cache_all_inputs_come_from_memory(cache: int, moved: int) -> None:
    assert bytes_from_memory(RELU, cache, cold=True) == moved
