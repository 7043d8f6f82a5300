"""Do genomes change as they should? Laws of crossing, and credit for what helped."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.evolve.language import key_of
from perfdojo.evolve.variation import Credit, cross, make_operators
from tests.evolve.toys import Letters, Numbers

genomes = st.lists(st.sampled_from([f"set({c})" for c in "abcdef"]), unique=True).map(tuple)


@given(genomes, genomes, st.integers(0, 99))
def test_a_child_has_what_both_parents_have_and_nothing_else(
    one: tuple[str, ...], two: tuple[str, ...], seed: int
) -> None:
    child = cross(one, two, random.Random(seed))
    assert set(one) & set(two) <= set(child) <= set(one) | set(two)
    assert len(child) == len(set(child))


@given(genomes, genomes, st.integers(0, 99))
def test_a_child_keeps_the_order_of_its_first_parent(
    one: tuple[str, ...], two: tuple[str, ...], seed: int
) -> None:
    child = cross(one, two, random.Random(seed))
    assert [edit for edit in child if edit in one] == [edit for edit in one if edit in child]


@given(genomes, st.randoms())
def test_the_key_does_not_depend_on_the_order(genome: tuple[str, ...], rng: random.Random) -> None:
    other = list(genome)
    rng.shuffle(other)
    assert key_of(genome) == key_of(tuple(other))


@given(genomes, st.integers(0, 99))
def test_a_mutant_differs_by_at_most_two_new_edits(genome: tuple[str, ...], seed: int) -> None:
    operators = make_operators(Letters(), Credit(("neutral", "set")), lambda *_: None)
    child = operators.mutate(genome, random.Random(seed))
    assert len(set(child) - set(genome)) <= 2
    assert len(set(genome) - set(child)) <= 1


def test_mutants_get_other_numbers_in_the_same_place_and_it_is_heard_of() -> None:
    born: list[tuple[str, ...]] = []
    operators = make_operators(
        Numbers(), Credit(("neutral", "set")), lambda child, parent, new: born.append(new)
    )
    genome, rng = ("neutral(n)", "set(a)", "set(b)"), random.Random(0)
    tuned = set()
    for _ in range(200):
        child = operators.mutate(genome, rng)
        other = [(one, two) for one, two in zip(genome, child, strict=False) if one != two]
        if len(child) == len(genome) and len(other) == 1 and other[0][1][:5] == other[0][0][:5]:
            tuned.add(other[0])
            assert born[-1] == (other[0][1],)
    assert len(tuned) > 10
    assert {one for one, _ in tuned} == {"set(a)", "set(b)"}, "the other has no number"


def test_without_numbers_nothing_is_tuned() -> None:
    operators = make_operators(Letters(), Credit(("neutral", "set")), lambda *_: None)
    rng = random.Random(0)
    children = [operators.mutate(("set(a)",), rng) for _ in range(200)]
    assert all(edit.count("(") == 1 and len(edit) <= 10 for child in children for edit in child)


def test_weights_add_up_and_no_kind_is_given_up() -> None:
    credit = Credit(("good", "bad", "new"))
    for _ in range(500):
        credit.note(["good"], helped=True)
        credit.note(["bad"], helped=False)
    weights = credit.weights()
    assert abs(sum(weights.values()) - 1) < 1e-9
    assert weights["good"] > weights["new"] > weights["bad"] > 0.02


def test_kinds_whose_edits_lead_to_known_code_are_drawn_less_but_never_given_up() -> None:
    credit = Credit(("fresh", "vain"))
    for _ in range(20):
        credit.note(["fresh"], helped=False)
        credit.note(["vain"], helped=False, known=True)
    weights = credit.weights()
    assert weights["fresh"] > 3 * weights["vain"] > 0
    assert sum(weights.values()) == pytest.approx(1.0)


def test_an_edit_that_did_nothing_is_rarely_drawn_again() -> None:
    credit, rng = Credit(("neutral",)), random.Random(0)
    assert not credit.is_vain("neutral(a)", rng)
    credit.note_vain(["neutral(a)"])
    once = sum(credit.is_vain("neutral(a)", rng) for _ in range(1000))
    credit.note_vain(["neutral(a)"])
    twice = sum(credit.is_vain("neutral(a)", rng) for _ in range(1000))
    assert 700 < once < twice < 1000, "it may do something in another genome"


def test_mutants_avoid_edits_that_did_nothing() -> None:
    credit = Credit(("neutral",))
    credit.note_vain([f"neutral({letter})" for letter in "abcdefghi"] * 9)
    operators = make_operators(Letters(), credit, lambda *_: None)
    children = [operators.mutate((), random.Random(seed)) for seed in range(20)]
    assert {edit for child in children for edit in child} == {"neutral(j)"}
