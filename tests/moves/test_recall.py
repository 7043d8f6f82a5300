"""recall: take a sum that is there already instead of adding it up again."""

import pytest

from perfdojo.ir import Kernel, parse_kernel
from perfdojo.moves import parse_move
from perfdojo.moves.recall import Recall
from perfdojo.testing.move import TEST_MACHINE, check_move
from tests.conftest import Golden
from tests.moves.cases import refusal

TWICE = """
kernel twice(x: f32[3, 5, 4], z: f32[3]) -> y: f32[3]
  a: f32[3] heap
  b: f32 heap

  for r in 3:
    a[r] = 0.0
    for i in 5:
      for j in 4:
        a[r] += x[r, i, j]
    b = 0.0
    for k in 5:
      for l in 4:
        b += x[r, k, l]
    b = b / 20.0
    y[r] = a[r] + b * z[r]
"""


def changed(old: str, new: str) -> Kernel:
    """The kernel with another line."""
    assert old in TWICE
    return parse_kernel(TWICE.replace(old, new))


def test_recall_copies_the_first_sum(golden: Golden) -> None:
    golden(str(check_move(Recall("b", "a"), parse_kernel(TWICE))))


def test_recall_needs_nothing_made_of_the_sum() -> None:
    after = check_move(Recall("b", "a"), changed("    b = b / 20.0\n", ""))
    assert "    b = a[r]\n" in str(after)


def test_recall_knows_other_accumulations() -> None:
    kernel = TWICE.replace("a[r] += x", "a[r] max= x").replace("b += x", "b max= x")
    check_move(Recall("b", "a"), parse_kernel(kernel))


def test_recall_offers_what_is_the_same() -> None:
    moves = Recall.candidates(parse_kernel(TWICE), TEST_MACHINE)
    assert [str(move) for move in moves] == ["recall(b, a)"]


def test_recall_needs_two_sums_one_after_the_other() -> None:
    expected = "expected 'b' to be added up before 'a', in the same block"
    assert refusal("recall(a, b)", parse_kernel(TWICE)) == expected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("b += x[r, k, l]", "b += x[r, k, 3 - l]"),
        ("b += x[r, k, l]", "b max= x[r, k, l]"),
        ("    b = 0.0", "    b = 1.0"),
        ("for l in 4:\n        b += x[r, k, l]", "for l in 3:\n        b += x[r, k, l]"),
        ("for l in 4:\n", "for l in 4 unroll:\n"),
    ],
)
def test_recall_refuses_sums_that_differ(old: str, new: str) -> None:
    words = refusal("recall(b, a)", changed(old, new))
    assert words.endswith("do not add up the same from the same start")


def test_recall_refuses_another_type() -> None:
    text = TWICE.replace("  b: f32 heap", "  b: f16 heap")
    assert refusal("recall(b, a)", parse_kernel(text)) == "'b' and 'a' are of different types"


def test_recall_refuses_what_is_no_sum() -> None:
    words = "expected '{}' to be set, and added up by loops that do only that"
    both = changed("        b += x[r, k, l]\n", "        b += x[r, k, l]\n        a[r] += 1.0\n")
    assert refusal("recall(b, a)", both) == words.format("b")
    itself = changed("b += x[r, k, l]", "b += x[r, k, l] * b")
    assert refusal("recall(b, a)", itself) == words.format("b")
    each = changed("a[r] += x[r, i, j]", "a[i % 3] += x[r, i, j]")
    assert refusal("recall(b, a)", each) == words.format("a")


def test_recall_refuses_what_changes_in_between() -> None:
    other = changed("    b = 0.0\n", "    a[r] = a[r] * 2.0\n    b = 0.0\n")
    assert refusal("recall(b, a)", other) == "'a' is written between the two sums"
    early = changed("    for k in 5", "    y[r] = b\n    for k in 5")
    assert refusal("recall(b, a)", early) == "'b' is used before it is added up"


def test_recall_round_trips() -> None:
    assert parse_move(str(Recall("b", "a"))) == Recall("b", "a")
