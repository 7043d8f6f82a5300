"""Are vectors only used where lanes lie together at an aligned place?"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.ir import affine, constant, parse_kernel
from perfdojo.ir.affine import Affine, substitute
from perfdojo.targets.cuda.emit import emit
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.vector import step_of

indices = st.recursive(
    st.builds(affine, st.sampled_from("ijk"), st.integers(-12, 12))
    | st.builds(constant, st.integers(-24, 24)),
    lambda inner: (
        st.builds(lambda a, b: a + b, inner, inner)
        | st.builds(lambda a, n: (a // n) * n, inner, st.integers(1, 8))
        | st.builds(lambda a, n: a % n, inner, st.integers(1, 16))
        | st.builds(lambda a, n: a // n, inner, st.integers(1, 4))
    ),
)


@given(indices, *[st.integers(-50, 50)] * 3)
def test_a_step_divides_every_value(index: Affine, i: int, j: int, k: int) -> None:
    values = {"i": i, "j": j, "k": k}
    value = substitute(index, lambda name: constant(values[name])).const
    step = step_of(index)
    assert value % step == 0 if step else value == 0


def printed(place: str, size: int = 4100) -> str:
    text = f"""
kernel k(x: f32[{size}]) -> y: f32[1024]
  for t in 256 block:
    for v in 4 vector:
      y[4*t + v] = x[{place}]
"""
    return emit(lower(parse_kernel(text)))


@pytest.mark.parametrize("place", ["4*t + v", "16*(t // 4) + 4*(t % 4) + v", "4*t + v + 8"])
def test_an_aligned_load_is_one(place: str) -> None:
    assert "pack0 = *(const f32x4 *)&x[" in printed(place)


@pytest.mark.parametrize("place", ["4*t + v + 1", "2*t + v", "4*t + 2*v", "4*t + 3 - v", "t"])
def test_another_load_is_written_lane_by_lane(place: str) -> None:
    assert "pack" not in printed(place)


def test_a_row_that_breaks_alignment_is_written_lane_by_lane() -> None:
    text = """
kernel k(x: f32[8, 10]) -> y: f32[8, 10]
  for i in 8 block:
    for j in 2:
      for v in 4 vector:
        y[i, 4*j + v] = x[i, 4*j + v]
    y[i, 8] = 0.0
    y[i, 9] = 0.0
"""
    source = emit(lower(parse_kernel(text)))
    assert "pack" not in source
    assert len(re.findall(r"y\[10 \* i \+ 4 \* j( \+ \d)?\] = ", source)) == 4


def test_a_load_that_a_choice_protects_is_not_hoisted() -> None:
    assert "pack" not in printed("4*t + v] if t < 200 else x[0", 800)
