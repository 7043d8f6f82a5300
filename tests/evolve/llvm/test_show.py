"""Are edits shown at their source lines, and as what they change?"""

from __future__ import annotations

from perfdojo.evolve.llvm import location, show_diff
from tests.conftest import Golden
from tests.evolve.llvm.sample import edited, module


def test_an_instruction_has_its_source_line() -> None:
    assert location(module("saxpy.light"), "@saxpy#6") == "saxpy.c:5"


def test_inlined_code_is_shown_in_the_file_of_its_function() -> None:
    assert location(module("stencil.light"), "@stencil#3") == "stencil.cu:5"


def test_an_instruction_of_no_line_has_none() -> None:
    assert location(module("stencil.O3"), "@stencil#8") == ""
    assert location(module("saxpy.light"), "@dot#1") == ""


def test_a_difference_names_ids_and_lines(golden: Golden) -> None:
    after = edited("saxpy.light", "fastmath(@dot#9, reassoc)", "noalias(@saxpy%y)")
    golden(show_diff(module("saxpy.light"), after))


def test_no_edits_show_nothing() -> None:
    assert show_diff(module("saxpy.light"), module("saxpy.light")) == ""
