"""Does replace let another instruction do the work of one?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_the_copy_has_the_name_of_what_it_replaces() -> None:
    after = edited("walk.light", "replace(@walk#36, @walk#35, {})")
    assert line(after, "@walk#36") == "%shr = mul i32 %i.0, -1640531535"
    assert line(after, "@walk#35") == "%mul10 = mul i32 %i.0, -1640531535"


def test_operands_that_are_not_known_there_are_mended() -> None:
    after = edited("saxpy.light", "replace(@saxpy#6, @saxpy#9, {@saxpy#6:0=@saxpy#5})")
    assert line(after, "@saxpy#6").startswith("%i = load float, ptr %arrayidx,")


def test_another_type_is_refused() -> None:
    reason = refusal("saxpy.light", "replace(@saxpy#6, @saxpy#7, {})")
    assert reason == "replace: expected a 'float', got a 'i64'"
