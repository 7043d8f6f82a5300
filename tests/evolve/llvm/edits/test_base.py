"""Are edits read, proposed and applied as they say?"""

from __future__ import annotations

import random

import pytest

from perfdojo.errors import IllegalEdit, NotFoundError
from perfdojo.evolve.llvm import apply_edits, parse_edit, parse_edits, propose
from perfdojo.evolve.llvm.edits import REGISTRY, default_weights
from tests.evolve.llvm.sample import module


def test_every_kind_is_proposed_for_a_gpu() -> None:
    rng = random.Random(0)
    light = module("stencil.light")
    for kind in REGISTRY:
        edit = propose(light, rng, ["stencil"], {kind: 1.0})
        assert edit.name == kind
        assert edit.apply(light) != light


def test_weights_decide_what_is_drawn() -> None:
    rng = random.Random(0)
    weights = {"wrap": 1.0, "align": 1.0, "copy": 0.0}
    edits = [propose(module("saxpy.light"), rng, ["dot"], weights) for _ in range(20)]
    assert {edit.name for edit in edits} == {"wrap", "align"}
    assert set(default_weights()) == set(REGISTRY)


def test_only_the_named_functions_are_edited() -> None:
    rng = random.Random(0)
    edits = [propose(module("saxpy.light"), rng, ["dot"]) for _ in range(30)]
    assert all("@saxpy" not in str(edit) for edit in edits)


def test_a_kind_that_fits_nowhere_is_named() -> None:
    with pytest.raises(IllegalEdit, match="propose: no edit of barrier fits @saxpy after"):
        propose(module("saxpy.light"), random.Random(0), ["saxpy"], {"barrier": 1.0})


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(IllegalEdit, match=r"unknown edit 'swop'; did you mean 'swap'\?"):
        propose(module("saxpy.light"), random.Random(0), ["saxpy"], {"swop": 1.0})
    with pytest.raises(IllegalEdit, match=r"unknown edit 'swop'; did you mean 'swap'\?"):
        parse_edit("swop(@f#1, @f#2, {})")


def test_an_unknown_function_is_named() -> None:
    with pytest.raises(NotFoundError, match="function: no 'axpy' here"):
        propose(module("saxpy.light"), random.Random(0), ["axpy"])


def test_what_is_no_edit_is_refused() -> None:
    with pytest.raises(IllegalEdit, match=r"expected an edit such as delete\(@f#17, \{\}\), got"):
        parse_edit("delete everything")


def test_the_number_of_arguments_is_checked() -> None:
    with pytest.raises(IllegalEdit, match=r"expected move\(target, before, repairs\), got 1 arg"):
        parse_edit("move(@f#1)")


def test_a_word_for_a_number_is_refused() -> None:
    with pytest.raises(IllegalEdit, match="branch: expected a whole number as 'arm', got 'left'"):
        parse_edit("branch(@f#1, left)")


def test_repairs_stand_in_braces() -> None:
    with pytest.raises(IllegalEdit, match=r"expected repairs such as \{@f#17:0=%x\}, got 'none'"):
        parse_edit("delete(@f#1, none)")


def test_edits_are_read_line_by_line() -> None:
    first, second = parse_edits("; two edits\ndelete(@f#1, {})\n\nbarrier(@f#2)\n")
    assert (str(first), str(second)) == ("delete(@f#1, {})", "barrier(@f#2)")


def test_an_edit_of_what_is_not_there_is_dropped() -> None:
    edits = parse_edits("delete(@nowhere#1, {})\ndelete(oops, {})\nnoalias(oops)")
    applied = apply_edits(module("saxpy.light"), edits)
    assert applied.module == module("saxpy.light")
    assert [reason.partition(" (")[0] for _, reason in applied.dropped] == [
        "function: no 'nowhere' here",
        "module: expected an id such as @f#17, got 'oops'",
        "function: no 'oops' here",
    ]
