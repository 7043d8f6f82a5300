"""Does branch go one way always?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_the_other_way_is_gone() -> None:
    assert line(edited("walk.light", "branch(@mix#1, 1)"), "@mix#1") == "br label %cond.false"


def test_a_block_no_longer_expects_a_value_from_there() -> None:
    after = edited("stencil.O3", "branch(@stencil#6, 0)")
    assert line(after, "@stencil#11") == "%cond = phi float [ %i3, %cond.true ]"


def test_it_is_made_once() -> None:
    reason = refusal("stencil.O3", "branch(@stencil#6, 0)", "branch(@stencil#6, 1)")
    assert reason == "branch: expected a conditional branch at @stencil#6, and arm 0 or 1"


def test_the_last_entry_of_a_phi_is_not_taken() -> None:
    reason = refusal("lcssa", "branch(@f#4, 0)")
    assert reason == "branch: the phi at @f#5 would be left without an entry"


def test_what_is_no_conditional_branch_is_refused() -> None:
    reason = refusal("saxpy.light", "branch(@saxpy#0, 0)")
    assert reason == "branch: expected a conditional branch at @saxpy#0, and arm 0 or 1"
