"""Are the elements that a nest touches counted rightly?"""

from __future__ import annotations

import pytest

from perfdojo.errors import Undecided
from perfdojo.ir import find_violations, parse_kernel
from perfdojo.ir.count import find_gap, find_unwritten
from perfdojo.ir.facts import collect_facts

HEAD = "kernel k(x: f32[4, 6], n: i32[4] in 3) -> y: f32[4, 6]\n"


def gap(body: str, limit: int = 100) -> tuple[int, ...] | None:
    """The first element of `y` that `body` does not write."""
    return find_gap((4, 6), collect_facts(parse_kernel(HEAD + body)).writes("y"), limit)


@pytest.mark.parametrize(
    ("body", "first"),
    [
        ("  for i in 4:\n    for j in 3:\n      y[i, 2*j] = 1.0", (0, 1)),
        ("  for i in 4:\n    for j in i + 3:\n      y[i, j] = 1.0", (0, 3)),
        ("  for i in 4:\n    for j in 6:\n      if j < 2*i + 6:\n        y[i, j] = 1.0", None),
        ("  for i in 4:\n    for j in 6:\n      if j <= 4 + i:\n        y[i, j] = 1.0", (0, 5)),
        ("  for t in 24:\n    y[t // 6, t % 6] = 1.0", None),
        ("  for t in 23:\n    y[t // 6, t % 6] = 1.0", (3, 5)),
        ("  y[0, 0] = 1.0", (0, 1)),
        ("  for i in 4:\n    for j in 6:\n      if j > i + 9:\n        y[i, j] = 1.0", (0, 0)),
    ],
)
def test_the_first_element_that_nobody_writes_is_found(
    body: str, first: tuple[int, ...] | None
) -> None:
    assert gap(body) == first


@pytest.mark.parametrize(
    "body",
    [
        "  for i in 4:\n    for j in 6:\n      if j < n[i]:\n        y[i, j] = 1.0",
        "  for t in 200:\n    y[t % 4, t % 6] = 1.0",
    ],
)
def test_what_depends_on_data_or_has_too_many_instances_is_not_counted(body: str) -> None:
    with pytest.raises(Undecided):
        gap(body)


PASSES = """\
kernel k(x: f32[8]) -> y: f32[8]
  t: f32[8] heap

  for i in 8 {kind}:
    t[{write}] = x[i]
    y[i] = t[{read}]
"""


@pytest.mark.parametrize(
    ("kind", "write", "read", "at"),
    [
        ("", "i", "i", None),
        ("", "i", "7 - i", {"i": 0}),
        ("", "i", "i - i % 2", None),
        ("", "(i // 2)*2 + 1 - i % 2", "i", {"i": 0}),
        ("unroll", "i", "i // 2", None),
        ("parallel", "i", "i // 2", {"i": 1}),  # another iteration is not before
    ],
)
def test_a_read_that_no_write_precedes_is_found(
    kind: str, write: str, read: str, at: dict[str, int] | None
) -> None:
    text = PASSES.format(kind=kind, write=write, read=read).replace(" :", ":")
    facts = collect_facts(parse_kernel(text))
    found = next(t for t in facts.by_buffer["t"] if not t.writes)
    assert find_unwritten(found, facts.writes("t"), (), 100) == at


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
