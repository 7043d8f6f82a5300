"""How does a kernel become launches, threads and barriers?"""

from __future__ import annotations

import pytest

from perfdojo.errors import KernelError, TargetError
from perfdojo.ir import parse_kernel
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.show import show
from tests.conftest import Golden
from tests.targets.cuda.samples import SAMPLES, sample


@pytest.mark.parametrize("name", SAMPLES)
def test_the_program_of(name: str, golden: Golden) -> None:
    golden(show(lower(sample(name))))


def test_a_parallel_loop_is_refused() -> None:
    kernel = parse_kernel("""
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8 parallel:
    y[i] = x[i]
""")
    message = "cuda: cannot express loop 'i' of kind 'parallel'; serialise it and bind it"
    with pytest.raises(TargetError, match=message):
        lower(kernel)


def test_a_kernel_that_breaks_a_rule_is_refused() -> None:
    kernel = parse_kernel("""
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8 block:
    y[7 - i] = 0.0
    y[i] = x[i]
""")
    with pytest.raises(KernelError, match="loop 'i' cannot be block"):
        lower(kernel)


def test_a_kernel_without_device_loops_is_launches_of_one_thread() -> None:
    kernel = parse_kernel("""
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[8] heap
  for i in 8:
    t[i] = x[i]
  for j in 8 unroll:
    y[j] = t[7 - j]
""")
    launches = lower(kernel).launches
    assert [(launch.grid, launch.threads) for launch in launches] == [((), 1), ((), 1)]
    assert "barrier" not in show(lower(kernel))


def test_a_kernel_of_a_cpu_whose_registers_outlive_a_launch_is_refused() -> None:
    kernel = parse_kernel("""
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[8] register
  for i in 8:
    t[i] = x[i]
  for j in 8:
    y[j] = t[7 - j]
""")
    with pytest.raises(TargetError, match="cuda: 't' is in register storage, which ends with the "):
        lower(kernel)


COPIED = """
kernel f(x: f32[8]) -> y: f32[8]
  s: {dtype}[8] {storage}
  for b in 1 grid:
    for t in 8 block:
      s[t] = {value} async
      {more}
    for u in 8 block:
      y[u] = {read}
"""


@pytest.mark.parametrize(
    ("storage", "value", "more", "dtype", "kept"),
    [
        ("shared", "x[t]", "y[t] = 0.0", "f32", True),
        ("shared", "x[t]", "y[t] = s[t]", "f32", False),
        ("shared", "x[t] * 2.0", "y[t] = 0.0", "f32", False),
        ("shared", "x[t]", "y[t] = 0.0", "f16", False),
        ("heap", "x[t]", "y[t] = 0.0", "f32", False),
    ],
)
def test_async_stays_where_it_means_something(
    storage: str, value: str, more: str, dtype: str, kept: bool
) -> None:
    text = COPIED.format(storage=storage, value=value, more=more, dtype=dtype, read="s[u]")
    assert ("async" in show(lower(parse_kernel(text)))) is kept


def test_a_thread_waits_for_its_own_asynchronous_copy() -> None:
    text = COPIED.format(
        storage="shared", value="{}", more="y[t] = 0.0", dtype="f32", read="s[u]"
    ).format("x[t]")
    asynchronous, plain = parse_kernel(text), parse_kernel(text.replace(" async", ""))
    assert "barrier" in show(lower(asynchronous))
    assert "barrier" not in show(lower(plain))


def test_a_barrier_stands_outside_of_a_loop_that_does_not_need_it_again() -> None:
    kernel = parse_kernel("""
kernel f(x: f32[8]) -> y: f32[8]
  s: f32[8] shared
  r: f32[8] register
  for b in 1 grid:
    for t in 8 block:
      s[t] = x[t]
      r[t] = 0.0
    for k in 8:
      if k > 2:
        for u in 8 block:
          r[u] += s[k]
    for v in 8 block:
      y[v] = r[v]
""")
    text = show(lower(kernel))
    assert text.count("barrier") == 1
    assert text.index("barrier") < text.index("for k in 8")


def test_three_stages_of_a_buffer_need_no_more_barriers_than_two() -> None:
    text = """
kernel f(x: f32[8, 4]) -> y: f32[4]
  s: f32[{n}, 4] shared
  acc: f32[4] register
  for b in 1 grid:
    for t in 4 block:
      acc[t] = 0.0
    for k in 8:
      for u in 4 block:
        s[k % {n}, u] = x[k, u]
      for v in 4 block:
        acc[v] += s[k % {n}, 3 - v]
    for w in 4 block:
      y[w] = acc[w]
"""
    counts = [show(lower(parse_kernel(text.format(n=n)))).count("barrier") for n in (1, 2, 3)]
    assert counts == [2, 1, 1]  # with two copies, the barrier between them also parts iterations
