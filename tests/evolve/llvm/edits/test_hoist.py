"""Does hoist compute a value earlier, for the same users?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, refusal


def test_it_leaves_the_loop() -> None:
    after = edited("stencil.light", "hoist(@stencil#49, @stencil#41)")
    block = next(b for b in after.function("stencil").blocks if b.terminator.id == "@stencil#41")
    assert [one.id for one in block.instructions] == ["@stencil#40", "@stencil#49", "@stencil#41"]


def test_a_later_place_is_refused() -> None:
    reason = refusal("saxpy.light", "hoist(@saxpy#6, @saxpy#9)")
    assert reason == "hoist: @saxpy#9 is not on every way to @saxpy#6"


def test_operands_have_to_be_known_there() -> None:
    reason = refusal("saxpy.light", "hoist(@saxpy#9, @saxpy#4)")
    assert reason == "operand @saxpy#9:0 would have no value, and no repair is recorded"
