"""discard: do without a temporary that nobody reads."""

import pytest

from perfdojo.errors import IllegalMove
from perfdojo.ir import parse_kernel, print_kernel
from perfdojo.moves import parse_move, play
from perfdojo.testing.move import TEST_MACHINE, check_move

DEAD = parse_kernel("""
kernel k(x: f32[4]) -> y: f32[4]
  t: f32[4] heap
  u: f32 heap

  u = 0.0
  for i in 4:
    t[i] = x[i] * 2.0
    if i > 1:
      u += x[i]
    y[i] = x[i]
""")


def test_discard_removes_writes_and_what_becomes_empty() -> None:
    after = play(DEAD, parse_move("discard(t)"), parse_move("discard(u)"))
    assert print_kernel(after) == (
        "kernel k(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    y[i] = x[i]\n"
    )


def test_discard_keeps_the_meaning() -> None:
    check_move(parse_move("discard(t)"), DEAD)
    check_move(parse_move("discard(u)"), DEAD)


def test_discard_offers_only_what_nobody_reads() -> None:
    move = parse_move("discard(t)")
    assert [str(m) for m in type(move).candidates(DEAD, TEST_MACHINE)] == [
        "discard(t)",
        "discard(u)",
    ]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("discard(s)", "discard(s): 'y[i] = s[i]' reads 's'"),
        ("discard(y)", "unknown temporary 'y'"),
        ("discard(q)", "unknown temporary 'q'"),
    ],
)
def test_discard_refuses_what_is_read_or_no_temporary(move: str, reason: str) -> None:
    kernel = parse_kernel("""
kernel k(x: f32[4]) -> y: f32[4]
  s: f32[4] heap

  for i in 4:
    s[i] = x[i]
    y[i] = s[i]
""")
    with pytest.raises(IllegalMove) as error:
        play(kernel, parse_move(move))
    assert reason in str(error.value)
