"""Does bound let a loop run less far?"""

from __future__ import annotations

from perfdojo.evolve.llvm.edits.bound import find_bounds
from perfdojo.evolve.llvm.flow import Slot
from tests.evolve.llvm.sample import edited, line, module, refusal


def test_the_loop_runs_half_as_far() -> None:
    after = edited("saxpy.light", "bound(@saxpy#2:1, half)")
    assert line(after, "@saxpy#2.3b2c") == "%v2.3b2c = lshr i32 %n, 1"
    assert line(after, "@saxpy#2") == "%cmp = icmp slt i32 %i.0, %v2.3b2c"


def test_bounds_are_what_does_not_change_in_a_loop() -> None:
    assert find_bounds(module("saxpy.light").function("saxpy")) == [Slot("@saxpy#2", 1)]
    assert find_bounds(module("stencil.light").function("stencil")) == [Slot("@stencil#44", 1)]


def test_what_is_no_comparison_is_refused() -> None:
    reason = refusal("saxpy.light", "bound(@saxpy#14:1, half)")
    assert reason == "bound: expected a comparison of whole numbers at @saxpy#14"


def test_an_unknown_change_is_refused() -> None:
    reason = refusal("saxpy.light", "bound(@saxpy#2:1, third)")
    assert reason == "bound: expected one of half, less, more, got 'third'"
