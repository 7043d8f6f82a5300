"""Does constant change a number?"""

from __future__ import annotations

import pytest

from perfdojo.evolve.llvm.edits.constant import neighbours, read_real, show_real
from tests.evolve.llvm.sample import edited, line, refusal


def test_a_number_is_changed() -> None:
    after = edited("walk.light", "constant(@walk#36:1, 12)")
    assert line(after, "@walk#36") == "%shr = lshr i32 %mul10, 12"


def test_what_is_no_constant_is_refused() -> None:
    reason = refusal("walk.light", "constant(@walk#36:0, 12)")
    assert reason == "constant: expected a constant of type 'i32' at @walk#36:0, got '%mul10'"


def test_a_constant_of_another_type_is_refused() -> None:
    reason = refusal("walk.light", "constant(@walk#36:1, 1.000000e+00)")
    assert reason == "constant: expected a constant of type 'i32' at @walk#36:1, got '13'"


def test_neighbours_of_a_number_stay_in_its_type() -> None:
    assert neighbours("i8", "100") == ["-100", "0", "1", "50", "99", "101"]
    assert neighbours("i1", "true") == ["false"]
    assert neighbours("ptr", "null") == []
    assert neighbours("i32", "%x") == []


def test_reals_are_exact_bits() -> None:
    assert read_real("0x3FF8000000000000") == 1.5
    assert read_real("1.500000e+00") == 1.5
    assert show_real("double", 0.1) == "0x3FB999999999999A"
    assert read_real(show_real("float", 0.1)) == pytest.approx(0.1, rel=1e-7)
    assert set(neighbours("float", "2.000000e+00")) >= {show_real("float", x) for x in (0, 1, 4)}
