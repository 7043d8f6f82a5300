"""Does move put an instruction somewhere else?"""

from __future__ import annotations

from perfdojo.evolve.llvm import Module
from tests.evolve.llvm.sample import edited, line, refusal


def ids(at: Module, function: str, block: int) -> list[str]:
    return [one.id for one in at.function(function).blocks[block].instructions]


def test_it_stands_before_the_place() -> None:
    after = edited("walk.light", "move(@walk#44, @walk#53, {})")
    assert ids(after, "walk", 6)[22:24] == ["@walk#44", "@walk#53"]


def test_users_that_no_longer_see_it_are_mended() -> None:
    after = edited("saxpy.light", "move(@saxpy#9, @saxpy#14, {@saxpy#10:2=%a})")
    assert line(after, "@saxpy#10").endswith("(float %a, float %i, float %a)")


def test_a_user_without_a_repair_is_refused() -> None:
    reason = refusal("saxpy.light", "move(@saxpy#9, @saxpy#14, {})")
    assert reason == "operand @saxpy#10:2 would have no value, and no repair is recorded"


def test_nothing_stands_before_itself() -> None:
    reason = refusal("saxpy.light", "move(@saxpy#9, @saxpy#9, {})")
    assert reason == "move: @saxpy#9 cannot stand before itself"


def test_a_place_that_never_was_is_refused() -> None:
    reason = refusal("saxpy.light", "move(@saxpy#9, @saxpy#77, {})")
    assert reason == "there is no place @saxpy#77"
