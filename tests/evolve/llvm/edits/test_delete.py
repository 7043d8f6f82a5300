"""Does delete remove an instruction, and give its users another value?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_users_use_another_value() -> None:
    after = edited("saxpy.light", "delete(@saxpy#10, {@saxpy#13:0=@saxpy#6})")
    assert line(after, "@saxpy#13").startswith("store float %i, ptr")
    assert after.function("saxpy").find("@saxpy#10") is None


def test_a_store_goes_without_repairs() -> None:
    assert (
        edited("saxpy.light", "delete(@saxpy#13, {})").function("saxpy").find("@saxpy#13") is None
    )


def test_the_place_of_what_is_gone_can_still_be_named() -> None:
    after = edited("saxpy.light", "delete(@saxpy#13, {})", "copy(@saxpy#6, @saxpy#13, nothing, {})")
    assert "; gone #13" in str(after)


def test_a_use_without_a_repair_is_refused() -> None:
    reason = refusal("saxpy.light", "delete(@saxpy#10, {})")
    assert reason == "operand @saxpy#13:0 would have no value, and no repair is recorded"


def test_a_repair_that_is_not_needed_is_not_used() -> None:
    first = "operand(@saxpy#13:0, %a)"
    after = edited("saxpy.light", first, "delete(@saxpy#10, {@saxpy#13:0=1.000000e+00})")
    assert line(after, "@saxpy#13").startswith("store float %a, ptr")


def test_a_repair_of_another_type_is_refused() -> None:
    reason = refusal("saxpy.light", "delete(@saxpy#10, {@saxpy#13:0=1})")
    assert reason == "operand @saxpy#13:0 cannot be 1 there"


def test_a_repair_with_a_value_that_is_gone_is_refused() -> None:
    first = ("operand(@saxpy#13:0, @saxpy#6)", "delete(@saxpy#10, {})")
    last = "delete(@saxpy#6, {@saxpy#13:0=@saxpy#10})"
    assert refusal("saxpy.light", *first, last) == "there is no value @saxpy#10"


def test_what_is_gone_is_not_deleted_again() -> None:
    edit = "delete(@saxpy#13, {})"
    assert refusal("saxpy.light", edit, edit) == "there is no instruction @saxpy#13"
