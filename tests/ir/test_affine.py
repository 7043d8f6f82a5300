"""Is index arithmetic canonical? Equal expressions are equal values, and print alike."""

from __future__ import annotations

import pytest

from perfdojo.ir import Access, Affine, FloorDiv, Mod, affine, constant
from perfdojo.ir.affine import gathers, interval, loop_names, map_atoms, substitute

i, j, k = affine("i"), affine("j"), affine("k")
GATHER = Access("idx", (i,))


def test_like_terms_are_merged() -> None:
    assert i + i == i * 2
    assert i * 3 - i * 2 == i
    assert i - i == constant(0)
    assert (i - i).is_constant


def test_the_order_of_terms_follows_from_the_expression() -> None:
    assert j + i * 8 == i * 8 + j
    assert str(j + i * 8) == "8*i + j"
    assert str(k + j + i) == "i + j + k"


def test_a_product_with_zero_is_nothing() -> None:
    assert (i + 3) * 0 == constant(0)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (constant(0), "0"),
        (constant(-3), "-3"),
        (i, "i"),
        (i + 1, "i + 1"),
        (i - 1, "i - 1"),
        (i * -1, "-i"),
        (i * -1 + 15, "15 - i"),
        (i * -1 - 15, "-i - 15"),
        (i * -2 + j, "-2*i + j"),
        (i // 8, "i//8"),
        ((i + 1) // 8, "(i + 1)//8"),
        ((i * 3) // 8, "(3*i)//8"),
        (i // 8 * 2, "2*(i//8)"),
        (i // 8 * -1, "-(i//8)"),
        (i % 8 + 1, "i % 8 + 1"),
        (i // 4 // 3, "(i//4)//3"),
        (i // 4 % 3, "(i//4) % 3"),
        (affine(GATHER) * 4 + j, "4*idx[i] + j"),
        (affine(Access("n")) // 2, "n//2"),
    ],
)
def test_an_index_prints_as_a_person_would_write_it(value: Affine, text: str) -> None:
    assert str(value) == text


def test_multiples_of_the_divisor_are_taken_out() -> None:
    assert (i * 8 + j) // 8 == i + j // 8
    assert (i * 8 + j) % 8 == j % 8
    assert (i * 8 + 19) // 8 == i + 2
    assert (i * 8 + 19) % 8 == constant(3)
    assert (i + 19) // 8 == (i + 3) // 8 + 2


def test_division_rounds_down_and_remainders_are_never_negative() -> None:
    assert constant(-7) // 2 == constant(-4)
    assert constant(-7) % 2 == constant(1)
    assert (i * 4 - 1) // 4 == i - 1
    assert (i * 4 - 1) % 4 == constant(3)


def test_division_by_one_changes_nothing() -> None:
    assert (i + 3) // 1 == i + 3
    assert (i + 3) % 1 == constant(0)


def test_a_coefficient_is_found_outside_of_divisions_only() -> None:
    value = i * 3 + i // 2 + affine(GATHER)
    assert value.coefficient("i") == 3
    assert value.coefficient("j") == 0


def test_names_and_gathers_are_found_everywhere() -> None:
    nested = Access("idx", (affine(Access("perm", (j,))),))
    value = i // 2 + affine(nested) % 3
    assert set(loop_names(value)) == {"i", "j"}
    assert [str(gather) for gather in gathers(value)] == ["idx[perm[j]]", "perm[j]"]


def test_substitution_reaches_into_divisions_and_gathers() -> None:
    value = i // 4 + affine(GATHER)
    moved = substitute(value, {"i": j * 8 + k}.get)
    assert moved == j * 2 + k // 4 + affine(Access("idx", (j * 8 + k,)))


def test_substitution_is_simultaneous() -> None:
    assert substitute(i * 2 + j, {"i": j, "j": i}.get) == j * 2 + i


def test_substitution_into_a_number_is_that_number() -> None:
    five = constant(5)
    assert substitute(five, {"i": j}.get) is five


def test_atoms_can_be_mapped() -> None:
    value = (i + 1) // 2 + j % 3
    assert map_atoms(value, lambda atom: f"{atom}.o") == (
        (affine("i.o") + 1) // 2 + affine("j.o") % 3
    )


def test_intervals_are_tight_for_sums_and_blocks() -> None:
    ranges = {"i": (0, 7), "j": (0, 3)}
    assert interval(i * 4 + j, ranges) == (0, 31)
    assert interval(i * -1 + 7, ranges) == (0, 7)
    assert interval(i // 2, ranges) == (0, 3)
    assert interval(i % 4, ranges) == (0, 3)
    assert interval((j + 8) % 4, ranges) == (0, 3)
    assert interval((j + 1) % 8, ranges) == (1, 4)
    assert interval(constant(3), {}) == (3, 3)


def test_the_parts_of_a_division_can_be_seen() -> None:
    assert (i // 8).terms == ((FloorDiv(i, 8), 1),)
    assert (i % 8).terms == ((Mod(i, 8), 1),)
