"""Does the test kit notice a move that is wrong?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import pytest

from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, expand, parse_kernel
from perfdojo.ir.rewrite import find_loop, replace_node
from perfdojo.kernels import load_formula
from perfdojo.moves import REGISTRY, Move, parse_move
from perfdojo.targets import Machine
from perfdojo.testing import check_candidates, check_meaning, check_move

KERNEL = expand(load_formula("softmax"), N=3, M=4)


@dataclass(frozen=True, slots=True)
class Shorten(Move):
    """Does what no move may: forgets the last iteration of a loop."""

    name: ClassVar[str] = "shorten"
    loop: str

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        yield cls("j")
        yield cls("j")

    def check(self, kernel: Kernel) -> None:
        find_loop(kernel, self.loop)

    def apply(self, kernel: Kernel) -> Kernel:
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, extent=loop.extent - 1))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "shorten", Shorten)


def test_check_move_gives_the_changed_kernel() -> None:
    assert "for j.o in 2:" in str(check_move(parse_move("split(j, 2)"), KERNEL))


def test_check_move_raises_what_check_raises() -> None:
    with pytest.raises(IllegalMove, match="unknown loop 'q'"):
        check_move(parse_move("split(q, 2)"), KERNEL)


def test_check_move_notices_another_result() -> None:
    with pytest.raises(AssertionError, match="error"):
        check_move(Shorten("j2"), KERNEL)  # one term less in the sum


def test_check_move_notices_an_invalid_kernel() -> None:
    with pytest.raises(AssertionError, match="invalid kernel: output 'y' is not fully written"):
        check_move(Shorten("j3"), KERNEL)


def test_check_move_notices_a_text_that_does_not_parse_back() -> None:
    with pytest.raises((AssertionError, IllegalMove)):
        check_move(Shorten("(j"), KERNEL)


def test_check_candidates_notices_a_candidate_that_comes_twice() -> None:
    with pytest.raises(AssertionError, match="yielded twice"):
        check_candidates(Shorten, KERNEL)


def test_check_candidates_counts() -> None:
    assert check_candidates(REGISTRY["fuse"], KERNEL) == 3
    assert check_candidates(REGISTRY["fuse"], KERNEL, limit=1) == 3


def test_check_meaning_tells_bits_from_rounding() -> None:
    forward = parse_kernel(
        "kernel k(x: f32[64]) -> y: f32\n  y = 0.0\n  for i in 64:\n    y += x[i]\n"
    )
    backward = parse_kernel(
        "kernel k(x: f32[64]) -> y: f32\n  y = 0.0\n  for i in 64:\n    y += x[63 - i]\n"
    )
    check_meaning(forward, backward, "reassociate")
    with pytest.raises(AssertionError, match="bits differ"):
        check_meaning(forward, backward, "exact")
