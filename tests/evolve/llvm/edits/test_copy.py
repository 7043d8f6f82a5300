"""Does copy put a copy somewhere else, and let something use it?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_the_copy_stands_there_and_is_used() -> None:
    after = edited("walk.light", "copy(@walk#36, @walk#41, @walk#41:0, {})")
    assert line(after, "@walk#36.a109") == "%v36.a109 = lshr i32 %mul10, 13"
    assert line(after, "@walk#41") == "%rem12 = urem i32 %v36.a109, %n"


def test_an_operand_that_is_not_known_there_is_mended() -> None:
    edit = "copy(@saxpy#10, @saxpy#6, nothing, {@saxpy#10.ace7:1=%a @saxpy#10.ace7:2=1.000000e+00})"
    after = edited("saxpy.light", edit)
    assert line(after, "@saxpy#10.ace7").endswith("(float %a, float %a, float 1.000000e+00)")


def test_a_copied_store_needs_no_user() -> None:
    after = edited("saxpy.light", "copy(@saxpy#13, @saxpy#14, nothing, {})")
    assert line(after, "@saxpy#13.48ea").startswith("store float %i7, ptr %arrayidx4")


def test_the_same_copy_is_made_once() -> None:
    edit = "copy(@saxpy#13, @saxpy#14, nothing, {})"
    assert refusal("saxpy.light", edit, edit) == "there is a @saxpy#13.48ea already"


def test_a_copy_stays_in_its_function() -> None:
    reason = refusal("saxpy.light", "copy(@saxpy#13, @dot#6, nothing, {})")
    assert reason == "expected two places of one function, got @saxpy#13 and @dot#6"


def test_an_operand_without_a_repair_is_refused() -> None:
    reason = refusal("saxpy.light", "copy(@saxpy#10, @saxpy#4, nothing, {})")
    assert reason == ("operand @saxpy#10.29d8:1 would have no value, and no repair is recorded")


def test_a_user_of_another_type_is_refused() -> None:
    reason = refusal("saxpy.light", "copy(@saxpy#7, @saxpy#10, @saxpy#10:0, {})")
    assert reason == "operand @saxpy#10:0 cannot be @saxpy#7.6ed6 there"


def test_nothing_stands_before_a_phi() -> None:
    reason = refusal("saxpy.light", "copy(@saxpy#7, @saxpy#1, nothing, {})")
    assert reason == "nothing may stand before the phi at @saxpy#1"


def test_control_flow_is_not_copied() -> None:
    reason = refusal("saxpy.light", "copy(@saxpy#3, @saxpy#5, nothing, {})")
    assert reason == "'br' at @saxpy#3 has to stay as it is"
