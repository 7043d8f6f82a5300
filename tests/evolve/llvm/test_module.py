"""Is a module a value that edits can change, with ids that stay?"""

from __future__ import annotations

import dataclasses

import pytest

from perfdojo.errors import BuildError, NotFoundError
from perfdojo.evolve.llvm.module import function_of
from tests.evolve.llvm.sample import line, module


def test_an_instruction_is_found_by_its_id() -> None:
    assert line(module("saxpy.light"), "@saxpy#2") == "%cmp = icmp slt i32 %i.0, %n"


def test_ids_are_counted_in_each_function() -> None:
    saxpy = module("saxpy.light")
    assert [one.id for one in saxpy.function("dot").instructions()][:3] == [
        "@dot#0", "@dot#1", "@dot#2",
    ]  # fmt: skip


def test_an_operand_is_changed_by_value() -> None:
    old = module("saxpy.light").instruction("@saxpy#2")
    assert old.with_operand(1, "7").show(debug=False) == "%cmp = icmp slt i32 %i.0, 7"
    assert old.show(debug=False) == "%cmp = icmp slt i32 %i.0, %n"


def test_an_attachment_is_replaced_or_removed() -> None:
    old = module("saxpy.light").instruction("@saxpy#6")
    assert old.with_attachment("tbaa", None).find_attachment("tbaa") is None
    assert old.with_attachment("tbaa", "!7").find_attachment("tbaa") == "!7"


def test_a_module_without_debug_information_is_smaller() -> None:
    saxpy = module("saxpy.light")
    short = saxpy.show(debug=False)
    assert len(short) < len(saxpy.show()) / 2
    assert "!DI" not in short
    assert "!dbg" not in short
    assert "!tbaa" in short


def test_an_unknown_function_is_named_with_the_nearest() -> None:
    with pytest.raises(NotFoundError, match=r"function: no 'saxpi' here; did you mean 'saxpy'\?"):
        module("saxpy.light").function("saxpi")


def test_an_unknown_instruction_is_named() -> None:
    with pytest.raises(NotFoundError, match="module: no instruction '@saxpy#99'"):
        module("saxpy.light").instruction("@saxpy#99")


def test_what_is_no_id_is_refused() -> None:
    with pytest.raises(BuildError, match="module: expected an id such as @f#17, got 'f17'"):
        function_of("f17")


def test_a_place_that_is_not_there_cannot_be_changed() -> None:
    saxpy = module("saxpy.light")
    stray = dataclasses.replace(saxpy.instruction("@saxpy#2"), id="@saxpy#99")
    with pytest.raises(NotFoundError, match="module: expected an instruction '@saxpy#99'"):
        saxpy.function("saxpy").with_instruction(stray)
