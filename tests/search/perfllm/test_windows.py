"""Is a program cut into what a model can read, the same way whatever its loops are called?"""

from __future__ import annotations

import math

import pytest

import perfdojo as dojo
from perfdojo.api import load
from perfdojo.ir import print_kernel
from perfdojo.search.perfllm.windows import Window, cut

PLAIN = """\
kernel k(x: f32[64, 100]) -> y: f32[64]
  m: f32[64] heap

  for i in 64 parallel:
    m[i] = -inf
    for j in 100:
      m[i] max= x[i, j]
  for i1 in 64:
    y[i1] = m[i1]
"""


def test_a_statement_is_read_with_its_loops_and_arrays() -> None:
    assert cut(PLAIN)[1] == Window(
        "α 64 parallel β 100: m[α] max= x[α, β]; m: f32[64] heap; x: f32[64, 100]; 2^13 times",
        math.log(6400),
    )


def test_names_of_loops_do_not_matter() -> None:
    other = PLAIN.replace("j", "j.o.i").replace("i1", "q")
    assert cut(other) == cut(PLAIN)


def test_a_guard_is_read_and_a_triangle_counts_half() -> None:
    text = """\
kernel k(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    for j in i + 1:
      if j < 4:
        y[i] += x[j]
"""
    window = cut(text)[1]
    assert window.text.startswith("α 8 β α + 1 if β < 4: y[α] += x[β]; ")
    assert window.weight == pytest.approx(math.log(8 * 5))


def test_what_runs_far_less_often_is_not_read() -> None:
    text = """\
kernel k(x: f32[1024]) -> y: f32[1]
  y[0] = 0.0
  for i in 1024:
    y[0] += x[i]
"""
    assert [window.text.split(":")[0] for window in cut(text)] == ["α 1024"]


@pytest.mark.parametrize("text", ["split(i, 8)", "", "lanes"])
def test_any_other_text_is_one_window(text: str) -> None:
    assert cut(text) == (Window(text),)


@pytest.mark.parametrize("name", ["softmax", "matmul", "causal_attention", "conv2d", "embedding"])
def test_every_kernel_has_windows(name: str) -> None:
    sizes = load(name).bindings("test")[0]
    windows = cut(print_kernel(dojo.kernel(name, **sizes)))
    assert windows
    assert all(math.isfinite(window.weight) for window in windows)
