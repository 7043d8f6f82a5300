"""Does wrap promise that whole numbers do not run over?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_flags_are_added_and_taken_back() -> None:
    more = edited("saxpy.light", "wrap(@saxpy#14, nuw)")
    assert line(more, "@saxpy#14") == "%inc = add nuw nsw i32 %i.0, 1"
    less = edited("saxpy.light", "wrap(@saxpy#14, none)")
    assert line(less, "@saxpy#14") == "%inc = add i32 %i.0, 1"


def test_what_does_not_fit_is_refused() -> None:
    reason = refusal("saxpy.light", "wrap(@saxpy#6, nsw)")
    assert reason == (
        "wrap: expected add, sub, mul, shl and one of nsw, nuw, none, got 'load' and 'nsw'"
    )
