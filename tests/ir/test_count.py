"""Are the elements that a nest touches counted rightly?"""

from __future__ import annotations

import pytest

from perfdojo.ir import find_violations, parse_kernel
from perfdojo.ir.count import find_places
from perfdojo.ir.facts import collect_facts

HEAD = "kernel k(x: f32[4, 6], n: i32[4] in 3) -> y: f32[4, 6]\n"


def places(body: str) -> list[str] | None:
    """Rows of the map of what the last statement of `body` writes."""
    kernel = parse_kernel(HEAD + body)
    write = collect_facts(kernel).writes("y")[-1]
    found = find_places(write, (4, 6))
    return None if found is None else ["".join(".#"[int(cell)] for cell in row) for row in found]


@pytest.mark.parametrize(
    ("body", "rows"),
    [
        ("  for i in 4:\n    for j in 3:\n      y[i, 2*j] = 1.0", ["#.#.#."] * 4),
        ("  for i in 4:\n    for j in i + 1:\n      y[i, j] = 1.0",
         ["#.....", "##....", "###...", "####.."]),
        ("  for i in 4:\n    for j in 6:\n      if j < 2*i:\n        y[i, j] = 1.0",
         ["......", "##....", "####..", "######"]),
        ("  for t in 24:\n    y[t // 6, t % 6] = 1.0", ["######"] * 4),
        ("  y[1, 2] = 1.0", ["......", "..#...", "......", "......"]),
        ("  for i in 4:\n    for j in 6:\n      if j > i + 9:\n        y[i, j] = 1.0",
         ["......"] * 4),
    ],
)  # fmt: skip
def test_each_element_that_is_written_is_marked(body: str, rows: list[str]) -> None:
    assert places(body) == rows


def test_what_depends_on_data_is_not_counted() -> None:
    assert (
        places("  for i in 4:\n    for j in 6:\n      if j < n[i]:\n        y[i, j] = 1.0") is None
    )


def test_a_nest_with_too_many_instances_is_not_counted() -> None:
    assert places("  for t in 2000000:\n    y[t % 4, t % 6] = 1.0") is None


MIXED = """\
kernel add(a: f32[8, 16]) -> y: f32[8, 16]
  for p in 4:
    for x in 8:
      for q in 2:
        for r in 2:
          y[4*((x % 4)//2) + p, 8*(x % 2) + 4*r + 2*q + x//4] = a[0, 0]
"""


def test_subscripts_that_outgrow_integer_sets_are_still_decided() -> None:
    assert find_violations(parse_kernel(MIXED)) == ()


def test_a_gap_among_them_is_found() -> None:
    (found,) = find_violations(parse_kernel(MIXED.replace("2*q + x//4", "2*q")))
    assert found == "output 'y' is not fully written: nothing writes y[0, 1]"
