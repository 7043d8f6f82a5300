"""Do the laws of edits hold? Text round trip, exact replay, neutral lists, order, validity."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from perfdojo.evolve.llvm import (
    apply_edits,
    code_key,
    parse_edit,
    parse_module,
    to_object,
    to_ptx,
    verify_ir,
)
from perfdojo.evolve.llvm.flow import find_dangling, make_scope
from tests.evolve.llvm.sample import NAMES, module, random_edits

names = st.sampled_from(NAMES)
seeds = st.integers(0, 2**32)


@settings(max_examples=25)
@given(names, seeds)
def test_text_round_trips(name: str, seed: int) -> None:
    edits = random_edits(name, seed, 6)
    assert [parse_edit(str(edit)) for edit in edits] == list(edits)
    after = apply_edits(module(name), edits).module
    assert parse_module(str(after)) == after


@settings(max_examples=25)
@given(names, seeds)
def test_replay_is_exact(name: str, seed: int) -> None:
    edits = random_edits(name, seed, 8)
    assert random_edits(name, seed, 8) == edits
    replayed = apply_edits(module(name), [parse_edit(str(edit)) for edit in edits])
    at = module(name)
    for edit in edits:
        at = edit.apply(at)
    assert replayed.dropped == ()
    assert replayed.module == at


@settings(max_examples=25)
@given(names, seeds)
def test_any_sublist_in_any_order_leaves_nothing_dangling(name: str, seed: int) -> None:
    edits = list(random_edits(name, seed, 10))
    rng = random.Random(seed)
    rng.shuffle(edits)
    after = apply_edits(module(name), edits[: rng.randrange(11)]).module
    for function in after.functions:
        users = frozenset(one.id for one in function.instructions())
        assert find_dangling(make_scope(function), users, frozenset()) == []


@settings(max_examples=25)
@given(names, seeds)
def test_a_dropped_edit_changes_nothing(name: str, seed: int) -> None:
    edits = list(random_edits(name, seed, 8))
    random.Random(seed).shuffle(edits)
    applied = apply_edits(module(name), edits)
    dropped = {id(edit) for edit, _ in applied.dropped}
    kept = [edit for edit in edits if id(edit) not in dropped]
    assert apply_edits(module(name), kept).module == applied.module


@pytest.mark.parametrize("name", NAMES)
def test_no_edits_change_nothing(name: str) -> None:
    assert apply_edits(module(name), ()).module is module(name)


@pytest.mark.llvm
@settings(max_examples=15)
@given(names, seeds)
def test_llvm_accepts_what_edits_make(name: str, seed: int) -> None:
    after = apply_edits(module(name), random_edits(name, seed, 8)).module
    verify_ir(after.show(debug=False))
    verify_ir(after.show())


@pytest.mark.llvm
@settings(max_examples=15)
@given(names, seeds)
def test_llvm_accepts_any_sublist_in_any_order(name: str, seed: int) -> None:
    edits = list(random_edits(name, seed, 10))
    random.Random(seed).shuffle(edits)
    verify_ir(apply_edits(module(name), edits[:6]).module.show(debug=False))


@pytest.mark.llvm
@settings(max_examples=15)
@given(st.sampled_from(["saxpy.light", "stencil.O3"]), seeds)
def test_the_order_of_independent_edits_does_not_matter(name: str, seed: int) -> None:
    first, second = (random_edits(name, seed + n, 1)[0] for n in (0, 1))
    assume(not places(str(first)) & places(str(second)))
    # a way that is gone changes where values are known, and so which uses need their repair
    texts = sorted([str(first), str(second)], key=lambda text: not text.startswith("branch("))
    assume(not (texts[0].startswith("branch(") and "=" in texts[1]))
    one = apply_edits(module(name), (first, second))
    two = apply_edits(module(name), (second, first))
    assume(not one.dropped and not two.dropped)
    build = to_ptx if name.startswith("stencil") else to_object
    keys = {code_key(build(each.module.show(debug=False))) for each in (one, two)}
    assert len(keys) == 1


def places(edit: str) -> set[str]:
    """What an edit names: instructions, and functions as a whole."""
    return set(re.findall(r"@\w+(?:#[\w.]+)?", edit))
