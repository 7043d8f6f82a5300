"""Does align promise the alignment of an address?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_an_access_is_aligned() -> None:
    after = edited("saxpy.light", "align(@saxpy#6, 32)")
    assert ", align 32, " in line(after, "@saxpy#6")


def test_an_argument_is_aligned() -> None:
    after = edited("saxpy.light", "align(@saxpy%x, 16)", "align(@saxpy%x, 64)")
    assert after.function("saxpy").arguments[1].attributes == ("noundef", "align 64")


def test_an_odd_number_of_bytes_is_refused() -> None:
    reason = refusal("saxpy.light", "align(@saxpy#6, 3)")
    assert reason == "align: expected one of 1, 4, 8, 16, 32, 64, got 3"


def test_what_is_no_access_is_refused() -> None:
    reason = refusal("saxpy.light", "align(@saxpy#5, 4)")
    assert reason == "align: expected a load or store at @saxpy#5, got 'getelementptr'"


def test_what_is_no_pointer_is_refused() -> None:
    assert refusal("saxpy.light", "align(@saxpy%n, 4)") == "align: expected a pointer at @saxpy%n"
