"""Does operand let an instruction use another value?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_the_operand_is_changed() -> None:
    after = edited("saxpy.light", "operand(@saxpy#10:1, @saxpy#9)")
    assert line(after, "@saxpy#10").endswith("(float %a, float %i6, float %i6)")


def test_the_condition_of_a_branch_may_be_a_constant() -> None:
    after = edited("saxpy.light", "operand(@saxpy#3:0, true)")
    assert line(after, "@saxpy#3").startswith("br i1 true,")


def test_a_value_that_is_not_known_there_is_refused() -> None:
    reason = refusal("saxpy.light", "operand(@saxpy#6:0, @saxpy#8)")
    assert reason == "operand @saxpy#6:0 cannot be @saxpy#8 there"


def test_an_operand_that_is_not_there_is_refused() -> None:
    assert refusal("saxpy.light", "operand(@saxpy#6:5, %x)") == "there is no operand @saxpy#6:5"


def test_a_way_is_no_value() -> None:
    reason = refusal("saxpy.light", "operand(@saxpy#3:1, %a)")
    assert reason == "operand @saxpy#3:1 is a way to go, not a value"


def test_no_constant_goes_where_llvm_wants_its_own() -> None:
    reason = refusal("walk.light", "operand(@walk#51:1, 7)")
    assert reason == "operand @walk#51:1 cannot be 7 there"


def test_what_is_no_operand_is_refused() -> None:
    reason = refusal("saxpy.light", "operand(@saxpy#6, %x)")
    assert reason == "expected an operand such as @f#17:0, got '@saxpy#6'"
