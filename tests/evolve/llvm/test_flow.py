"""Is it known which values can be used where?"""

from __future__ import annotations

from perfdojo.evolve.llvm.flow import (
    Slot,
    dominators,
    find_back_edges,
    find_dangling,
    find_uses,
    make_scope,
)
from tests.evolve.llvm.sample import module


def test_a_block_is_dominated_by_what_is_on_every_way_to_it() -> None:
    diamond = ((1, 2), (3,), (3,), ())
    assert dominators(diamond) == (0b0001, 0b0011, 0b0101, 0b1001)


def test_a_loop_does_not_hide_what_is_before_it() -> None:
    assert dominators(((1,), (2, 3), (1,), ())) == (0b0001, 0b0011, 0b0111, 0b1011)


def test_nothing_dominates_what_is_not_reached() -> None:
    assert dominators(((2,), (2,), ())) == (0b001, 0, 0b101)


def test_uses_are_found_with_their_places() -> None:
    saxpy = module("saxpy.light").function("saxpy")
    assert list(find_uses(saxpy, "%cmp")) == [Slot("@saxpy#3", 0)]


def test_a_value_is_seen_behind_its_definition_only() -> None:
    saxpy = module("saxpy.light")
    scope = make_scope(saxpy.function("saxpy"))
    assert scope.dominates("%cmp", saxpy.instruction("@saxpy#4"), 0)
    assert not scope.dominates("%i7", saxpy.instruction("@saxpy#4"), 0)
    assert scope.dominates("%n", saxpy.instruction("@saxpy#4"), 0)


def test_a_phi_sees_what_its_ways_in_see() -> None:
    saxpy = module("saxpy.light")
    scope = make_scope(saxpy.function("saxpy"))
    phi = saxpy.instruction("@saxpy#1")
    assert scope.dominates("%inc", phi, 2)
    assert not scope.dominates("%inc", phi, 0)


def test_valid_code_has_nothing_that_dangles() -> None:
    walk = module("walk.light").function("walk")
    users = frozenset(one.id for one in walk.instructions())
    assert find_dangling(make_scope(walk), users, frozenset()) == []


def test_loops_are_found() -> None:
    dot = module("saxpy.light").function("dot")
    assert find_back_edges(dot) == [(2, 1)]
