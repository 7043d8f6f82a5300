"""Is a layout found in places that tensor cores read, and only there?"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.targets.cuda.layouts import Layout, find_layout, put_in_order


def table(lines: int, place: Callable[[int, int], int]) -> list[list[int]]:
    return [[place(line, k) for k in range(16)] for line in range(lines)]


def swizzled(place: Callable[[int, int], int], lines: int) -> Callable[[int, int], int]:
    """By the bits of an address, as PTX says it: bits 4 and up, exclusive or bits 7 and up."""

    def moved(line: int, k: int) -> int:
        address = 2 * place(line, k)
        return (address ^ (address >> 7 & lines - 1) << 4) // 2

    return moved


ALONG = {
    lines: swizzled(lambda line, k, row=8 * lines: row * line + k, lines)  # type: ignore[misc]
    for lines in (2, 4, 8)
}
ACROSS = {
    lines: swizzled(
        lambda line, k, row=8 * lines: line // row * 16 * row + row * k + line % row, lines
    )  # type: ignore[misc]
    for lines in (2, 4, 8)
}


def test_cores_beside_each_other_are_found() -> None:
    along = table(64, lambda row, k: k // 8 * 520 + row * 8 + k % 8 + 8)
    assert find_layout(along) == Layout(8, 520, 64, 1, transposed=False)
    across = table(32, lambda column, k: column // 8 * 136 + k * 8 + column % 8)
    assert find_layout(across) == Layout(0, 64, 136, 1, transposed=True)


@pytest.mark.parametrize("lines", [2, 4, 8])
def test_rows_whose_lines_are_moved_are_found(lines: int) -> None:
    row = 8 * lines
    along = find_layout(table(64, ALONG[lines]))
    assert along == Layout(0, 8, 8 * row, lines, transposed=False)
    across = find_layout(table(128, ACROSS[lines]))
    assert across == Layout(0, 16 * row, 8 * row, lines, transposed=True)


@pytest.mark.parametrize("lines", [4, 8])  # a row of 2 lines is as deep as the matrix
def test_a_matrix_may_begin_within_a_row(lines: int) -> None:
    inside = table(64, lambda row, k: ALONG[lines](row, k + 16))
    assert find_layout(inside) == Layout(16, 8, 64 * lines, lines, transposed=False)


def test_other_places_are_no_layout() -> None:
    plain = table(64, lambda row, k: 64 * row + k)  # rows of 8 lines that nobody moved
    assert find_layout(plain) is None
    assert find_layout(table(64, lambda row, k: 72 * row + k)) is None
    assert find_layout(table(64, lambda row, k: row * 8 + k // 8 * 516 + k % 8)) is None
    one_off = table(64, ALONG[8])
    one_off[63][15] += 1
    assert find_layout(one_off) is None


def test_what_is_too_far_apart_is_no_layout() -> None:
    assert find_layout(table(64, lambda row, k: row * 8 + k // 8 * (1 << 17) + k % 8)) is None


@given(st.integers(0, 1 << 16), st.sampled_from([1, 2, 4, 8]))
def test_moving_lines_twice_is_nothing(place: int, lines: int) -> None:
    assert put_in_order(put_in_order(place, lines), lines) == place
